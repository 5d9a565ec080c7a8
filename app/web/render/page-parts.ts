/** A rendered page, cut where something is done to it. Put together it would be copied whole each time; its content is most of it. */
export interface PageParts {
  /** Up to where the head closes. */
  readonly head: string;
  readonly content: string;
  /** From where the content closes. Our own scripts stand here. */
  readonly end: string;
}

const END_OF_HEAD = "</head>";
const END_OF_CONTENT = "</main>";

/**
 * A script inside the content is none of ours: with a hash, the policy would allow the very thing that it is there to stop. Content
 * that closes `main` itself does so before the page does.
 */
export function partsOfPage(html: string): PageParts {
  const endOfHead = Math.max(html.indexOf(END_OF_HEAD), 0);
  const endOfContent = Math.max(html.lastIndexOf(END_OF_CONTENT), endOfHead);
  return {
    head: html.slice(0, endOfHead),
    content: html.slice(endOfHead, endOfContent),
    end: html.slice(endOfContent),
  };
}
