/** Road trip plans among 20,000 visitable places, and scores on instances of the team orienteering problem. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Window } from "../../app/domain/places/hours/sun-times.ts";
import { ownDirections } from "../../app/domain/roads/directions.ts";
import { EFFORT } from "../../app/domain/trips/choose-tour.ts";
import type { TripContext } from "../../app/domain/trips/find-route.ts";
import { planTrip } from "../../app/domain/trips/plan-trip.ts";
import { readQuestion } from "../../app/domain/trips/read-question.ts";
import { chooseStops } from "../../app/domain/trips/solver/choose-stops.ts";
import { loadRoadNetwork } from "../../server/roads/load-road-network.ts";
import { curatedPlaces, searchContextOf } from "../../tests/curated-directory.ts";
import { seededRandom } from "../../tests/seeded-random.ts";
import { type Figure, median } from "./figure.ts";

const PLACES = 20_000;
const QUESTIONS = [
  "from=Nashville&to=New+Orleans&days=3",
  "from=Chicago&days=2",
  "from=Gettysburg,+PA&days=1",
  "from=Seattle&to=San+Francisco&days=5&inns=1",
  "from=Boston&area=New+England&days=7&inns=1",
  "area=Texas&days=14",
  "from=New+York&to=Los+Angeles&days=14&detour=120",
  "from=Denver&days=14&hours=8&dayHours=12",
];

/** Prints scores for the instances in a folder; without a folder, measures the time of plans. */
export async function trips(folder?: string): Promise<Figure[]> {
  if (folder) return scores(folder);
  const context = crowdedDirectory();
  const measure = async (question: string): Promise<number> => {
    const before = process.cpuUsage();
    await planTrip(context, readQuestion(new URLSearchParams(question)).question);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  // The first plan also compiles the code and lays out the roads for searching.
  const first = await measure(QUESTIONS[0]!);
  const seconds: number[] = [];
  for (const question of QUESTIONS) seconds.push(await measure(question));
  return [
    {
      name: "A plan, 20,000 places: processor time",
      value: Math.max(...seconds),
      unit: "s",
      bar: { max: 1.5 },
      note: `slowest of ${seconds.length}, median ${median(seconds).toFixed(2)} s; the first of the process ${first.toFixed(2)} s`,
    },
  ];
}

/** The curated places and copies of them a few miles away. */
function crowdedDirectory(): TripContext {
  const random = seededRandom(34);
  const curated = curatedPlaces();
  const places = Array.from({ length: PLACES }, (_, i) => {
    const place = curated[i % curated.length]!;
    if (i < curated.length) return place;
    const off = () => (random() + random() + random() - 1.5) * 1.5;
    const { latitude = 40, longitude = -90 } = place;
    const access = place.access === "private" ? undefined : place.access;
    const moved = { latitude: latitude + off(), longitude: longitude + off(), rating: 2.5 + random() * 2.5 };
    return {
      ...place,
      ...moved,
      access,
      id: `${place.id}-${i}`,
      slug: `${place.slug}-${i}`,
      city: `${place.city} ${i % 97}`,
    };
  });
  const context = searchContextOf(places);
  const roads = loadRoadNetwork(".", context.gazetteer);
  return {
    ...context,
    roads: () => roads,
    directions: ownDirections(() => roads),
    askGeocoder: async () => undefined,
    today: "2026-10-10",
  };
}

interface Instance {
  readonly points: readonly { readonly x: number; readonly y: number; readonly score: number }[];
  readonly stays: readonly number[];
  readonly days: number;
  readonly limit: number;
  readonly windows?: readonly Window[];
}

/** With the effort that visitors get. */
async function scores(folder: string): Promise<Figure[]> {
  for (const file of readdirSync(folder).sort()) {
    const instance = readInstance(readFileSync(join(folder, file), "utf8"));
    console.log(instance ? `${file} ${await scoreOf(instance)}` : `${file}: no instance`);
  }
  return [];
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

async function scoreOf({ points, stays, days, limit, windows }: Instance): Promise<number> {
  const worth = (chosen: readonly number[]) => chosen.reduce((sum, index) => sum + points[index]!.score, 0);
  // As published: one decimal, cut off.
  const rounded = (length: number) => (windows ? Math.floor(length * 10) / 10 : length);
  const schedule = await chooseStops({
    driving: points.map((a) => points.map((b) => rounded(Math.hypot(a.x - b.x, a.y - b.y)))),
    stays,
    days,
    limits: { driving: limit, day: limit },
    worth,
    effort: EFFORT,
    ...(windows && {
      clock: {
        starts: () => 0,
        latest: () => limit,
        hasMeals: false,
        maxWait: Number.POSITIVE_INFINITY,
        maxFirstWait: Number.POSITIVE_INFINITY,
        // A visit may end after the window, if it begins within.
        windows: (_day, point) => [{ from: windows[point]!.from, to: windows[point]!.to + stays[point]! }],
        isTable: () => false,
      },
    }),
  });
  return schedule.excess > 0 ? 0 : worth(schedule.days.flat());
}
