/** A text with memory of its own: what is cut from a page, and kept, would hold all of the page. */
export function detachedText(text: string): string {
  return Buffer.from(text).toString();
}
