/** The same questions at growing numbers of places, asked of the finished build without a socket; medians. */
import { databaseWith } from "./data-sets.ts";
import { type InProcessSite, openInProcessSite } from "./in-process-site.ts";
import { type Effort, type Measurement, median, ofRounds, type PartResult } from "./measurement.ts";
import { POINTS } from "./mixed-requests.ts";

const SIZES = [1_000, 11_000, 100_000];
const WARM_UP = 30;

interface Question {
  readonly name: string;
  readonly bar: number;
  ask(site: InProcessSite, round: number): Promise<unknown>;
  /** Where the answer grows with the directory, it counts per place in it. */
  readonly perPlace?: boolean;
}

const SEARCHES = ["old mill", "grand hotel", "winchestor mistery house", "cold spots", "lady in white"];
const WINDOWS = ["-80,38,-70,44&zoom=7", "-74.3,40.4,-73.6,41&zoom=11", "-125,24,-66,50&zoom=5"];
/** Each asks in a way of its own; those that find many places are among them. */
const FILTERS = [
  "q=hotel",
  "q=salem&sort=name",
  "kind=hotel",
  "access=tours&sort=name",
  "state=California&sort=reviews",
  "state=Texas&kind=cemetery",
  "activity=apparitions&sort=reviews",
];
type Listed<T> = { readonly length: number; at(index: number): T | undefined };
const at = <T>(list: Listed<T>, round: number): T => list.at(round % list.length)!;

const QUESTIONS: readonly Question[] = [
  { name: "list page", bar: 2, ask: (site, round) => page(site, `/all-locations?page=${1 + (round % 40)}`) },
  { name: "state page", bar: 2, ask: (site, round) => page(site, `/state/${at(["ohio", "texas", "iowa"], round)}`) },
  { name: "filtered list", bar: 2, ask: (site, round) => page(site, `/all-locations?${at(FILTERS, round)}`) },
  {
    name: "location",
    bar: 2,
    ask: (site, round) => page(site, `/location/${at(site.catalog().places, round * 7).slug}`),
  },
  { name: "20 nearest", bar: 2, ask: async (site, round) => site.catalog().points.nearest(pointOf(round), 20) },
  { name: "map viewport", bar: 2, ask: (site, round) => page(site, `/api/map?bbox=${at(WINDOWS, round)}`) },
  {
    name: "text search",
    bar: 10,
    ask: (site, round) => page(site, `/api/search?q=${encodeURIComponent(at(SEARCHES, round))}`),
  },
  {
    name: "within 50 miles, per place found",
    bar: 2,
    perPlace: true,
    ask: async (site, round) => site.catalog().points.within(pointOf(round), 50),
  },
];

const pointOf = (round: number) => {
  const [lat, lng] = at(POINTS, round);
  return { lat, lng };
};

async function page(site: InProcessSite, url: string): Promise<void> {
  const { status } = await site.ask(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
}

export async function growth({ quick }: Effort): Promise<PartResult> {
  const sizes = quick ? SIZES.slice(0, 2) : SIZES;
  const sites: InProcessSite[] = [];
  for (const size of sizes) sites.push(await openInProcessSite(await databaseWith(size)));
  try {
    for (const site of sites) await settle(site);
    const measured: Measurement[] = [];
    const lines = [];
    for (const question of QUESTIONS) {
      const times = await timesOf(question, sites, quick ? 40 : 120);
      measured.push(compare(question, sizes.at(-1)!, times[0]!, times.at(-1)!));
      lines.push({ name: question.name, points: sizes.map((size, at) => [size, median(times[at]!)] as const) });
    }
    return { measured, growth: lines };
  } finally {
    for (const site of sites) await site.close();
  }
}

/** The first search waits for the index, the first map for its groups; until then both are made beside everything else. */
async function settle(site: InProcessSite): Promise<void> {
  await page(site, "/api/search?q=old+mill");
  await page(site, `/api/map?bbox=${WINDOWS[0]}`);
}

/** The sites take turns, so that a busy moment of the machine does not fall on one size alone. */
async function timesOf(question: Question, sites: readonly InProcessSite[], rounds: number): Promise<number[][]> {
  const times = sites.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const [index, site] of sites.entries()) {
      const elapsed = await timeOf(question, site, round + WARM_UP);
      if (round >= 0) times[index]!.push(elapsed);
    }
  }
  return times;
}

function compare(
  { name, bar }: Question,
  places: number,
  few: readonly number[],
  many: readonly number[],
): Measurement {
  return {
    group: "Growth",
    name: `${name[0]!.toUpperCase()}${name.slice(1)}, ${places.toLocaleString("en-US")} places against 1,000`,
    unit: "ratio",
    ...ofRounds([0, 1, 2].map((third) => median(thirdOf(many, third)) / median(thirdOf(few, third)))),
    bar: { atMost: bar },
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
