/** Not allowed in XML 1.0 even when escaped: control characters, lone surrogates and two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the point
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text.replace(NOT_XML, "").replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** `<name>text</name>`, the text escaped. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** A database timestamp as W3C date-time, for feeds and sitemaps; undefined if invalid. */
export function xmlDate(timestamp: string): string | undefined {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
