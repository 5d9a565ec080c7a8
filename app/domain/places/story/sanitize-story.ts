import sanitizeHtml from "sanitize-html";
import { webLink } from "../links/web-links.ts";

/** Lines with a tag are rendered as HTML (SPEC), so only these tags are stored. */
const ALLOWED_TAGS = ["a", "b", "blockquote", "br", "cite", "em", "i", "li", "ol", "p", "q", "strong", "ul"];
const MARKUP = /<\/?[a-z!][^<>]*>?/i;

/** Lines without a tag are plain text and stay unchanged: "Smith & Sons", "5 < 7". */
export function sanitizeStory(story: string): string {
  return story
    .split("\n")
    .map((line) => (MARKUP.test(line) ? sanitizeLine(line) : line))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function sanitizeLine(line: string): string {
  return sanitizeHtml(line, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["http", "https"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    transformTags: {
      a: (tagName, attributes) => {
        const href = webLink(attributes.href);
        const attribs: Record<string, string> = href ? { href, rel: "nofollow noopener" } : {};
        return { tagName, attribs };
      },
    },
  });
}
