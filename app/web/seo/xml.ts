/** What XML 1.0 cannot hold even escaped: control characters, halves of surrogate pairs, two non-characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Any text as the content of an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(NOT_XML, "").replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** `<name>text</name>`, the text escaped. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** A timestamp of the database in the form that feeds and sitemaps want; undefined where it is none. */
export function xmlDate(timestamp: string): string | undefined {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
