/** HTML entities in text that comes from elsewhere. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    ndash: "-",
    mdash: " - ",
    hellip: "...",
    lsquo: "'",
    rsquo: "'",
    ldquo: '"',
    rdquo: '"',
    deg: "°",
    frac12: "½",
    aacute: "á",
    agrave: "à",
    auml: "ä",
    ccedil: "ç",
    eacute: "é",
    egrave: "è",
    iacute: "í",
    ntilde: "ñ",
    oacute: "ó",
    ouml: "ö",
    uacute: "ú",
    uuml: "ü",
    Eacute: "É",
    Ntilde: "Ñ",
  }),
);

/** Decodes once: "&amp;lt;" is the text "&lt;", not a tag. Unknown entities stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return NAMED.get(name) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}
