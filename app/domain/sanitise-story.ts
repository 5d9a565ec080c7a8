import sanitizeHtml from "sanitize-html";

/** What a line of a story may contain: emphasis, lists and links to the web. Everything else is taken out. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ["a", "b", "strong", "i", "em", "br", "p", "ul", "ol", "li", "blockquote", "q", "cite", "sub", "sup"],
  allowedAttributes: { a: ["href", "title", "rel"] },
  allowedSchemes: ["http", "https"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener" }) },
};

export function sanitiseStory(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
