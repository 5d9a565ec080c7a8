/** The part of autocannon that the bench uses; the package comes without types. */
declare module "autocannon" {
  export default function autocannon(options: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly connections: number;
    readonly duration: number;
  }): Promise<{ readonly requests: { readonly average: number }; readonly non2xx: number; readonly errors: number }>;
}
