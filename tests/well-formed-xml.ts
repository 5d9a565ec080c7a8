/** A strict reader of the small part of XML that the site writes: throws where a document is not well formed. */
const TOKEN = /<\?xml [^<>]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</gu;
const STRAY = /&(?!(amp|lt|gt|quot|apos);)|\]\]>/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** What a document may carry of a text. */
export const allowedInXml = (text: string): string => text.replaceAll(new RegExp(FORBIDDEN, "gu"), "");

/** The texts of all elements of a name, unescaped. */
export function readXml(xml: string): (name: string) => string[] {
  if (FORBIDDEN.test(xml)) throw new Error("The document has a character that XML forbids.");
  const open: { name: string; text: string }[] = [];
  const found: { name: string; text: string }[] = [];
  let roots = 0;
  for (const [token, closing, name, attributes, empty] of xml.matchAll(TOKEN)) {
    if (token === "<") throw new Error("The document has a < that opens nothing.");
    if (STRAY.test(name ? attributes! : token)) throw new Error(`Not escaped: ${token.slice(0, 80)}`);
    if (name === undefined) {
      for (const element of open) element.text += token;
      if (open.length === 0 && !token.startsWith("<?xml") && token.trim() !== "") throw new Error("Text outside.");
    } else if (closing) {
      const element = open.pop();
      if (element?.name !== name) throw new Error(`</${name}> closes <${element?.name}>.`);
      found.push(element);
    } else {
      if (open.length === 0) roots += 1;
      if (empty) found.push({ name, text: "" });
      else open.push({ name, text: "" });
    }
  }
  if (open.length > 0 || roots !== 1) throw new Error("The document does not have one closed root.");
  return (name) => found.filter((element) => element.name === name).map((element) => unescaped(element.text));
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (_, name: string) => CHARACTERS[name]!);
}
