import type { StopProblem } from "./schedule-stops.ts";

/** Orders of the points between the first and the last one that take less driving. */
export function* reorderings(way: readonly number[], driving: StopProblem["driving"]): Generator<number[]> {
  const points = way.slice(1, -1);
  const at = (index: number): number => way[index + 1]!;
  const leg = (a: number, b: number): number => driving[at(a)]![at(b)]!;
  const length = points.length;
  for (let from = 0; from < length; from++) {
    for (let to = from + 1; to < length; to++) {
      const saved = leg(from - 1, from) + leg(to, to + 1) - leg(from - 1, to) - leg(from, to + 1);
      if (saved > 1e-6)
        yield [...points.slice(0, from), ...points.slice(from, to + 1).reverse(), ...points.slice(to + 1)];
    }
  }
  for (let count = 1; count <= 3; count++) {
    for (let from = 0; from + count <= length; from++) {
      const last = from + count - 1;
      const removed = leg(from - 1, from) + leg(last, last + 1) - leg(from - 1, last + 1);
      for (let to = -1; to < length; to++) {
        if (to >= from - 1 && to <= last) continue;
        const added = leg(to, from) + leg(last, to + 1) - leg(to, to + 1);
        if (removed - added <= 1e-6) continue;
        const moved = points.slice(from, last + 1);
        const rest = points.toSpliced(from, count);
        yield rest.toSpliced(to < from ? to + 1 : to + 1 - count, 0, ...moved);
      }
    }
  }
}
