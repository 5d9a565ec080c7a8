/**
 * How far beyond p99 a request came because of something: `after` are the times of the requests after it, `without` those of as
 * long without it. The slowest, the second slowest and so on are each held against p99; where the one of the same rank
 * without was itself beyond p99 and the bar, there are other reasons for that, and it is held against that one.
 */
export function slowerBecause(after: readonly number[], without: readonly number[], p99: number, bar: number): number {
  const slowestFirst = (times: readonly number[]) => times.toSorted((a, b) => b - a);
  const usual = slowestFirst(without);
  const excess = slowestFirst(after).map((ms, rank) => {
    const other = usual[rank] ?? p99;
    return ms - (other > p99 + bar ? other : p99);
  });
  return excess.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
}
