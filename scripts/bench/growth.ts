/** Every question at 100,000 places against the same at 1,000, asked of the finished build without a socket; medians. */

import { type BenchFigure, median, printFigure, spreadOf } from "./bench-figure.ts";
import { databaseWith } from "./data-sets.ts";
import { type InProcessSite, openInProcessSite } from "./in-process-site.ts";

const SMALL = 1_000;
const LARGE = 100_000;

interface Question {
  readonly name: string;
  readonly bar: number;
  ask(site: InProcessSite, round: number): Promise<unknown>;
  /** Where the answer grows with the directory, it counts per place in it. */
  readonly perPlace?: boolean;
}

const SEARCHES = ["old mill", "grand hotel", "winchestor mistery house", "cold spots", "lady in white"];
const POINTS = [
  [42.52, -70.89],
  [39.74, -104.99],
  [40.71, -74.0],
  [33.75, -84.39],
] as const;
const WINDOWS = ["-80,38,-70,44&zoom=7", "-74.3,40.4,-73.6,41&zoom=11", "-125,24,-66,50&zoom=5"];
const at = <T>(list: readonly T[], round: number): T => list[round % list.length]!;

const QUESTIONS: readonly Question[] = [
  { name: "list page", bar: 2, ask: (site, round) => site.ask(`/all-locations?page=${1 + (round % 40)}`) },
  { name: "state page", bar: 2, ask: (site, round) => site.ask(`/state/${at(["ohio", "texas", "iowa"], round)}`) },
  {
    name: "location",
    bar: 2,
    ask: (site, round) => site.ask(`/location/${site.catalog().places[round * 7]!.slug}`),
  },
  {
    name: "20 nearest",
    bar: 2,
    ask: async (site, round) => site.catalog().points.nearest(pointOf(round), 20),
  },
  { name: "map viewport", bar: 2, ask: (site, round) => site.ask(`/api/map?bbox=${at(WINDOWS, round)}`) },
  {
    name: "text search",
    bar: 10,
    ask: (site, round) => site.ask(`/api/search?q=${encodeURIComponent(at(SEARCHES, round))}`),
  },
  {
    name: "radius search, per place",
    bar: 2,
    perPlace: true,
    ask: async (site, round) => site.catalog().points.within(pointOf(round), 50),
  },
];

const pointOf = (round: number) => {
  const [lat, lng] = at(POINTS, round);
  return { lat, lng };
};

export async function growth(rounds = 60): Promise<BenchFigure[]> {
  const small = await openInProcessSite(await databaseWith(SMALL));
  const large = await openInProcessSite(await databaseWith(LARGE));
  try {
    const figures: BenchFigure[] = [];
    for (const question of QUESTIONS) figures.push(await compare(question, small, large, rounds));
    return figures;
  } finally {
    await small.close();
    await large.close();
  }
}

async function compare(
  question: Question,
  small: InProcessSite,
  large: InProcessSite,
  rounds: number,
): Promise<BenchFigure> {
  const [few, many]: [number[], number[]] = [[], []];
  for (let round = -10; round < rounds; round++) {
    const times = [await timeOf(question, small, Math.abs(round)), await timeOf(question, large, Math.abs(round))];
    if (round < 0) continue;
    few.push(times[0]!);
    many.push(times[1]!);
  }
  const value = median(many) / median(few);
  return {
    name: `${question.name}, 100,000 places against 1,000`,
    value,
    spread: spreadOf([0, 1, 2].map((third) => median(thirdOf(many, third)) / median(thirdOf(few, third)))),
    bar: question.bar,
    ok: value <= question.bar,
    note: `${median(many).toFixed(3)} ms against ${median(few).toFixed(3)} ms`,
  };
}

async function timeOf(question: Question, site: InProcessSite, round: number): Promise<number> {
  site.forgetPages();
  const began = performance.now();
  const answer = await question.ask(site, round);
  const elapsed = performance.now() - began;
  return question.perPlace ? elapsed / Math.max(1, (answer as unknown[]).length) : elapsed;
}

function thirdOf(values: readonly number[], third: number): number[] {
  const size = Math.floor(values.length / 3);
  return values.slice(third * size, (third + 1) * size);
}

if (import.meta.main) {
  for (const figure of await growth()) printFigure(figure);
  process.exit(0);
}
