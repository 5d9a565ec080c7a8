/** Cleans form input before validation: invisible characters are removed, an empty field counts as absent. */

/** Control, zero-width and direction characters, fillers and the empty Braille pattern, except line breaks. */
const INVISIBLE = /(?![\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/gu;

/** Values other than strings pass through, for the schema to reject. */
export function cleanLine(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== "string") return value;
  return cleanMarks(value.toWellFormed().replace(/\s+/g, " ").replace(INVISIBLE, "").normalize("NFC").trim());
}

export function cleanText(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== "string") return value;
  const text = value
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return cleanMarks(text);
}

/** No language puts more accents than this on one letter; accents without a letter are not text. */
function cleanMarks(text: string): string | undefined {
  return /[^\s\p{M}]/u.test(text) ? text.replace(/(\p{M}{3})\p{M}+/gu, "$1") : undefined;
}

/** Forms send numbers as text. */
export function cleanNumber(value: unknown): unknown {
  const text = cleanLine(value);
  if (typeof text !== "string") return text;
  const number = Number(text.replace(/^\$/, ""));
  return Number.isFinite(number) ? number : text;
}

const YES: readonly unknown[] = [true, 1, "true", "yes", "1"];
const NO: readonly unknown[] = [false, 0, "false", "no", "0"];

/** Forms and files spell yes and no in several ways. */
export function cleanBoolean(value: unknown): unknown {
  const line = cleanLine(value);
  const word = typeof line === "string" ? line.toLowerCase() : line;
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : line;
}
