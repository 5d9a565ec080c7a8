declare module "topojson-client" {
  export function mesh(
    topology: unknown,
    object: unknown,
    filter: (a: unknown, b: unknown) => boolean,
  ): { coordinates: unknown };
  export function feature(topology: unknown, object: unknown): { features: unknown[] };
}
