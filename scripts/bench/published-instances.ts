/** Scores on published instances of the team orienteering problem, Chao's and Solomon's, with the effort that visitors get. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Window } from "../../app/domain/places/hours/sun-times.ts";
import { chooseStops } from "../../app/domain/trips/solver/choose-stops.ts";

interface Instance {
  readonly points: readonly { readonly x: number; readonly y: number; readonly score: number }[];
  readonly stays: readonly number[];
  readonly days: number;
  readonly limit: number;
  readonly windows?: readonly Window[];
}

export function printScores(folder: string): void {
  for (const file of readdirSync(folder).sort()) {
    const instance = readInstance(readFileSync(join(folder, file), "utf8"));
    console.log(instance ? `${file} ${scoreOf(instance)}` : `${file}: no instance`);
  }
}

const numbersIn = (line: string): number[] =>
  line
    .trim()
    .split(/[\s;]+/)
    .map(Number);

function readInstance(text: string): Instance | undefined {
  const lines = text.trim().split(/\r?\n/);
  return lines[0]?.trim().startsWith("n") ? readWithoutWindows(lines) : readWithWindows(lines);
}

/** Chao's: three lines "n N", "m 1", "tmax T", then "x y score" a line: the first point is the start, the last one the end. */
function readWithoutWindows([size = "", tours = "", limit = "", ...lines]: string[]): Instance | undefined {
  const [count, days, tmax] = [size, tours, limit].map((line) => Number(line.trim().split(/[\s;]+/)[1]));
  if (![count, days, tmax].every(Number.isFinite)) return undefined;
  const points = lines.slice(0, count).map((line) => {
    const [x = 0, y = 0, score = 0] = numbersIn(line);
    return { x, y, score };
  });
  return { points, stays: points.map(() => 0), days: days!, limit: tmax! };
}

/** Solomon's, for one tour: "i x y stay score ... opens closes" a line; the first point is start and end. */
function readWithWindows(lines: readonly string[]): Instance | undefined {
  const rows = lines.map(numbersIn).filter((row) => row.length >= 7 && row.every(Number.isFinite));
  const [depot] = rows;
  if (!depot) return undefined;
  const all = [...rows, depot];
  return {
    points: all.map(([, x = 0, y = 0, , score = 0]) => ({ x, y, score })),
    stays: all.map(([, , , stay = 0]) => stay),
    days: 1,
    limit: depot.at(-1)!,
    windows: all.map((row) => ({ from: row.at(-2)!, to: row.at(-1)! })),
  };
}

/** When a tour with windows starts: late enough that no meal takes time. */
const AFTER_DINNER = 24 * 60;

function scoreOf({ points, stays, days, limit, windows }: Instance): number {
  const worth = (chosen: readonly number[]) => chosen.reduce((sum, index) => sum + points[index]!.score, 0);
  // As published: one decimal, cut off.
  const rounded = (length: number) => (windows ? Math.floor(length * 10) / 10 : length);
  const schedule = chooseStops({
    driving: points.map((a) => points.map((b) => rounded(Math.hypot(a.x - b.x, a.y - b.y)))),
    stays,
    days,
    limits: { driving: limit, day: limit },
    worth,
    ...(windows && {
      clock: {
        starts: () => AFTER_DINNER,
        latest: () => AFTER_DINNER + limit,
        maxWait: Number.POSITIVE_INFINITY,
        maxFirstWait: Number.POSITIVE_INFINITY,
        // A visit may end after the window, if it begins within.
        windows: (_day, point) => [
          { from: AFTER_DINNER + windows[point]!.from, to: AFTER_DINNER + windows[point]!.to + stays[point]! },
        ],
        isTable: () => false,
      },
    }),
  });
  return schedule.excess > 0 ? 0 : worth(schedule.days.flat());
}
