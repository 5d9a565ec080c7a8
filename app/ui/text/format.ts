/** Figures and phrases as American readers write them. */
const COUNT = new Intl.NumberFormat("en-US");

/** "1,234". */
export const formatCount = (count: number): string => COUNT.format(count);

export const formatRating = (rating: number): string => rating.toFixed(1);

export function formatPrice(dollars: number): string {
  if (dollars === 0) return "Free";
  return Number.isInteger(dollars) ? `$${formatCount(dollars)}` : `$${dollars.toFixed(2)}`;
}

/** "Illinois, Missouri, and Ohio". */
export function inWords(names: readonly string[]): string {
  if (names.length < 3) return names.join(" and ");
  return `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;
}

/** "1 location", "2 locations". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Cut at a word, with three dots, where a text is longer than there is room for. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 3);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).trimEnd()}...`;
}
