/**
 * What the loaders gave, on its way into the browser, at the end of the page. The router would write it as the argument of
 * a script, quoted once more and different on every page; as a block of data it is shorter, and the script that hands it
 * over is the same everywhere, so that its hash is known.
 */
const DATA_ID = "page-data";
const HAND_OVER = `{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById("${DATA_ID}").textContent);c.close()}`;

/** Lines of JSON: a "<" can only stand within a string, where an escape means the same. */
export function hydrationScripts(encoded: string): string {
  const data = encoded.includes("<") ? encoded.replaceAll("<", "\\u003c") : encoded;
  return `<script type="application/json" id="${DATA_ID}">${data}</script><script>${HAND_OVER}</script>`;
}

/** The whole of a stream of text. What a page waits for has been waited for: it comes in one or two pieces. */
export async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += decoder.decode(piece.value, { stream: true });
  }
  return text;
}
