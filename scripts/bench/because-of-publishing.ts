/** How much slower the slowest requests are because places were published, from what was seen by turns without and after. */
import { areEnough, ENOUGH, ifEnough } from "./enough-requests.ts";
import { type Effort, inFigures, type Measurement, quantile } from "./measurement.ts";
import { slowerBecause } from "./slower-because.ts";

const BAR_MS = 50;

/** The requests of some moments, with the full collections of the server's memory meanwhile. */
export interface Seen {
  /** Milliseconds of those that were asked while nobody else on the host had a processor. */
  readonly times: readonly number[];
  /** How many were asked in all. */
  readonly asked: number;
  readonly moments: number;
  readonly collections: number;
}

/** Some moments without a publication, then as many with one each. */
export interface Turn {
  readonly without: Seen;
  readonly after: Seen;
}

export interface Published {
  readonly places: number;
  readonly rate: number;
  readonly turns: readonly Turn[];
}

export function becauseOfPublishing({ places, rate, turns }: Published, effort: Effort): Measurement {
  const whole: Turn = {
    without: together(turns.map(({ without }) => without)),
    after: together(turns.map(({ after }) => after)),
  };
  const p99 = usualP99(whole);
  const told = ({ times, collections }: Seen) => {
    const beyond = times.filter((ms) => ms > p99 + BAR_MS).length;
    const slowest = quantile(times, 1);
    return `${beyond} of ${inFigures(times.length)} requests beyond p99 + ${BAR_MS} ms, the slowest ${slowest.toFixed(0)} ms, ${collections} full collections of memory`;
  };
  const byTurn = turns.map((turn) => excessOf(turn, p99)).filter((ms) => !Number.isNaN(ms));
  const hasSpread = byTurn.length > 1;
  const isSmall = turns.some(({ without, after }) => !areEnough(without.times, after.times));
  const spreadInWords =
    `. The figure is of all ${turns.length} turns together, the spread of each alone by the same rule` +
    (isSmall ? `, or its slowest against p99 where it had fewer than ${ENOUGH} requests` : "");
  const lookedAt =
    `. Looked at are ${shareOf(whole.after)} requests after publications and ${shareOf(whole.without)} without; ` +
    "the others were asked while others on the host had a processor";
  const notJudged = `. Not judged: ${whole.after.moments} publications, as the quick form makes, are too few for that`;
  return ifEnough(
    {
      group: "Traffic",
      name: `Publishing one of ${inFigures(places)} places: the slowest request beyond p99 because of it`,
      unit: "ms",
      value: slowerBecause(whole.after.times, whole.without.times, p99, BAR_MS),
      ...(hasSpread ? { spread: [Math.min(...byTurn), Math.max(...byTurn)] as const } : {}),
      ...(effort.quick ? {} : { bar: { atMost: BAR_MS } }),
      note:
        `p99 ${p99.toFixed(1)} ms at ${Math.round(rate)} mixed requests a second. In the two seconds after each of ${whole.after.moments} publications: ${told(whole.after)}. ` +
        `In as many moments without: ${told(whole.without)}. Each is held against p99; where the one at the same share of the requests without a publication was beyond p99 + ${BAR_MS} ms too, against that one` +
        lookedAt +
        (hasSpread ? spreadInWords : "") +
        (effort.quick ? notJudged : ""),
    },
    { "after publications": whole.after.times, without: whole.without.times },
    effort,
  );
}

/** Of one turn by its own p99; where it has too few requests for one, the slowest against that of all turns. */
function excessOf(turn: Turn, p99: number): number {
  const [after, without] = [turn.after.times, turn.without.times];
  if (!areEnough(after, without)) return quantile(after, 1) - p99;
  return slowerBecause(after, without, usualP99(turn), BAR_MS);
}

/** The lower of the two: a bad minute without a publication makes nothing fast. */
const usualP99 = ({ without, after }: Turn): number =>
  Math.min(...[without, after].map(({ times }) => quantile(times, 0.99)));

const shareOf = ({ times, asked }: Seen): string => `${inFigures(times.length)} of ${inFigures(asked)}`;

const together = (seen: readonly Seen[]): Seen => ({
  times: seen.flatMap(({ times }) => times),
  asked: seen.reduce((sum, one) => sum + one.asked, 0),
  moments: seen.reduce((sum, one) => sum + one.moments, 0),
  collections: seen.reduce((sum, one) => sum + one.collections, 0),
});
