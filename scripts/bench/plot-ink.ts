/** What the plots share: the site's colours on its dark paper, and room for their words in whatever font there is. */
export const PAPER = "#12101a";
export const INK = "#ece6d8";
export const DIM = "#a49cb0";
export const GOOD = "#e8a33d";
export const BAD = "#d9534f";
/** For lines and parts beside each other. */
export const SERIES = ["#e8a33d", "#7fb7a6", "#b79ce0", "#d98080", "#8fb0e0", "#d6cf9a", "#9a94a6"];

export const WIDTH = 900;
/** Free at both sides. */
export const EDGE = 20;
const FONT_SIZE = 13;
/** Of the font's size. Where Georgia is missing, what comes in its place is wider. */
const LETTER = 0.62;

export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The most that the longest of some texts takes. */
export const widthOf = (...texts: readonly string[]): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * FONT_SIZE * LETTER);

export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** As few lines as hold the text, each about as long. */
export function wrap(text: string, most: number): string[] {
  const lines = filled(text, most);
  let width = most;
  while (width > 1 && filled(text, width - 1).length === lines.length) width--;
  return filled(text, width).map((line) => shorten(line, most));
}

function filled(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A plot on its paper, with a title and a line of words below it. */
export function sheet(title: string, words: string, height: number, drawn: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Georgia, serif" font-size="${FONT_SIZE}">
<title>${title}</title>
<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>
<text x="${EDGE}" y="28" fill="${INK}" font-size="17">${title}</text>
<text x="${EDGE}" y="48" fill="${DIM}">${words}</text>
${drawn.join("\n")}
</svg>
`;
}
