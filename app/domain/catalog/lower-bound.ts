/** The first of so many that is not below, where those below come first; `count` where all are. */
export function lowerBound(count: number, isBelow: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
