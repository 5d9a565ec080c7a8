import { escapeXml } from "../../domain/escape-xml.ts";

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
