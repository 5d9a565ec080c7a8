/** The part of the package that we use; it ships no types of its own. */
declare module "sanitize-html" {
  interface Options {
    allowedTags: readonly string[];
    allowedAttributes: Readonly<Record<string, readonly string[]>>;
    allowedSchemes: readonly string[];
    allowProtocolRelative: boolean;
    disallowedTagsMode: "discard";
    transformTags: Readonly<Record<string, (tag: string, attributes: Record<string, string>) => unknown>>;
  }
  export default function sanitizeHtml(html: string, options: Options): string;
}
