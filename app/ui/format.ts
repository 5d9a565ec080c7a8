/** Figures as American readers write them. */
const COUNT = new Intl.NumberFormat("en-US");

/** Below a thousand there is nothing to group, and the formatter is slow. */
export const formatCount = (count: number): string =>
  Number.isInteger(count) && Math.abs(count) < 1_000 ? String(count) : COUNT.format(count);
export const formatRating = (rating: number): string => rating.toFixed(1);

export function formatPrice(dollars: number): string {
  return Number.isInteger(dollars) ? `$${formatCount(dollars)}` : `$${dollars.toFixed(2)}`;
}

const CONJUNCTION = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "Illinois, Missouri, and Ohio". */
export const inWords = (names: readonly string[]): string => CONJUNCTION.format(names);

/** "1 location", "2 locations". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
