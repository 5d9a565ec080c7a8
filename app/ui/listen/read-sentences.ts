/** The sentences of an element, each with the place where it stands, so that it can be marked while it is read. */
import { sentencesIn } from "./spoken-text.ts";

export interface SpokenSentence {
  readonly text: string;
  readonly range?: Range;
}

const BLOCK = "p, h2, h3, h4, li, blockquote, dd";

export function sentencesOfText(text: string): SpokenSentence[] {
  return sentencesIn(text).map(({ from, to }) => ({ text: text.slice(from, to) }));
}

/** Every block of text in it, the innermost ones, but buttons and the like, which are not printed either. */
export function sentencesOfElement(element: Element): SpokenSentence[] {
  const blocks = [...element.querySelectorAll(BLOCK)].filter(
    (block) => !block.querySelector(BLOCK) && !block.closest("[data-print=hide]"),
  );
  return (blocks.length > 0 ? blocks : [element]).flatMap(sentencesOfBlock);
}

function sentencesOfBlock(block: Element): SpokenSentence[] {
  let text = "";
  const parts: { readonly node: Node; readonly at: number }[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeName === "BR") text += " ";
    if (node.nodeType !== Node.TEXT_NODE) continue;
    parts.push({ node, at: text.length });
    text += node.nodeValue;
  }
  const place = (offset: number): [Node, number] => {
    const part = parts.findLast(({ at }) => at <= offset)!;
    return [part.node, Math.min(offset - part.at, part.node.nodeValue!.length)];
  };
  return sentencesIn(text).map(({ from, to }) => {
    const range = document.createRange();
    range.setStart(...place(from));
    range.setEnd(...place(to - 1));
    // The last letter may be in another node than what follows it.
    range.setEnd(range.endContainer, range.endOffset + 1);
    return { text: text.slice(from, to), range };
  });
}
