/** Figures and phrases as American readers write them. */
const COUNT = new Intl.NumberFormat("en-US");
const LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "1,234". */
export const formatCount = (count: number): string => COUNT.format(count);

export const formatRating = (rating: number): string => rating.toFixed(1);

export function formatPrice(dollars: number): string {
  if (dollars === 0) return "Free";
  return Number.isInteger(dollars) ? `$${formatCount(dollars)}` : `$${dollars.toFixed(2)}`;
}

/** "Illinois, Missouri, and Ohio". */
export const inWords = (names: readonly string[]): string => LIST.format(names);

/** "1 location", "2 locations". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Truncates at a word boundary and appends "...". */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 3);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).trimEnd()}...`;
}
