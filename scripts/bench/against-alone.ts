/** What the slowest of a hundred questions of a kind waits among all the others, against what it waits alone. */
import { ifEnough } from "./enough-requests.ts";
import { type Effort, type Measurement, median, quantile } from "./measurement.ts";
import type { RequestKind } from "./mixed-requests.ts";

/** Milliseconds of the requests of quiet moments, by round. */
export interface Asked {
  readonly kind: RequestKind;
  /** Mixed requests a second. */
  readonly rate: number;
  readonly mixed: readonly (readonly number[])[];
  readonly alone: readonly (readonly number[])[];
  /** How many were asked in mixed traffic, in other moments too. */
  readonly allMixed: number;
}

export function againstAlone({ kind, rate, mixed, alone, allMixed }: Asked, effort: Effort): Measurement {
  // The times of all rounds together: one round holds two or three requests beyond its p99.
  const [amongs, singles] = [mixed.flat(), alone.flat()];
  const [among, single] = [quantile(amongs, 0.99), quantile(singles, 0.99)];
  const rounds = mixed.length;
  // A round without a quiet moment has none.
  const ratios = mixed
    .map((times, round) => quantile(times, 0.99) / quantile(alone[round]!, 0.99))
    .filter((ratio) => !Number.isNaN(ratio));
  return ifEnough(
    {
      group: "Traffic",
      name: `p99 of ${kind} in mixed traffic at half the possible rate, against alone`,
      unit: "ratio",
      value: among / single,
      ...(ratios.length > 1 ? { spread: [Math.min(...ratios), Math.max(...ratios)] as const } : {}),
      bar: { atMost: 3 },
      note: `${among.toFixed(1)} ms (median ${median(amongs).toFixed(1)}) at ${Math.round(rate)} requests a second, against ${single.toFixed(1)} ms one after the other; ${amongs.length} of ${allMixed} requests, the others were asked while others on the host had a processor${ratios.length > 1 ? `; the figure is of all ${rounds} rounds together, the spread of each alone` : ""}`,
    },
    { "in mixed traffic": amongs, alone: singles },
    effort,
  );
}
