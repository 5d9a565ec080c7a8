/**
 * Figures as American readers write them. Written out, because a browser's first Intl formatter takes longer than all the
 * rest of a page's own code.
 */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Whole numbers. */
export const formatCount = (count: number): string => String(count).replace(THOUSANDS, ",");
export const formatRating = (rating: number): string => rating.toFixed(1);

export function formatPrice(dollars: number): string {
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
