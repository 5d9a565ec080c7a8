/**
 * How far beyond p99 a request came because of something: `after` are the times of the requests after it, `without` those of as
 * long without it. The slowest, the second slowest and so on are each held against p99; where the one at the same share of the
 * requests without was itself beyond p99 and the bar, there are other reasons for that, and it is held against that one. Of no
 * requests, on either side, there is nothing to say.
 */
export function slowerBecause(after: readonly number[], without: readonly number[], p99: number, bar: number): number {
  if (after.length === 0 || without.length === 0) return Number.NaN;
  const slowestFirst = (times: readonly number[]) => times.toSorted((a, b) => b - a);
  const usual = slowestFirst(without);
  // One that stands for two or more is no reason by itself: the next has to be as slow.
  const next = after.length >= 2 * without.length ? 1 : 0;
  const excess = slowestFirst(after).map((ms, index) => {
    const rank = Math.max(1, Math.ceil(((index + 1) * without.length) / after.length)) + next;
    const other = usual[rank - 1] ?? p99;
    return ms - (other > p99 + bar ? other : p99);
  });
  return excess.reduce((most, one) => Math.max(most, one));
}
