/**
 * Figures as American readers write them. Written out, because a browser's first Intl formatter takes longer than all the
 * rest of a page's own code.
 */
const GROUP = 3;

/** Whole numbers. */
export function formatCount(count: number): string {
  const digits = String(Math.abs(count));
  const groups = [];
  for (let end = digits.length; end > 0; end -= GROUP) groups.unshift(digits.slice(Math.max(0, end - GROUP), end));
  return (count < 0 ? "-" : "") + groups.join(",");
}

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
