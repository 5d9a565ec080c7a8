/** The same questions at growing numbers of places, asked of the finished build without a socket; medians. */
import { databaseWith } from "./data-sets.ts";
import { type InProcessSite, openInProcessSite } from "./in-process-site.ts";
import { type Effort, inFigures, type Measurement, median, ofRounds, type PartResult } from "./measurement.ts";
import { POINTS } from "./mixed-requests.ts";

const SIZES = [1_000, 11_000, 100_000];

/** Asked in several ways, of which the one that grows most counts: a median over all would hide it. */
interface Question {
  readonly name: string;
  readonly bar: number;
  readonly ways: readonly string[];
  ask(site: InProcessSite, way: string, round: number): Promise<unknown>;
  /** Where the answer grows with the directory, it counts per place in it. */
  readonly perPlace?: boolean;
  /** A page of cards, of which few places may have fewer: then it is held against the smallest directory that fills as much of it. */
  readonly cards?: true;
}

/** In the search's own answer, while it is typed, within filters, across the words of names, and for who suggests a place that may be listed already. */
const SEARCHES = [
  "/api/search?q=old+mill",
  "/api/search?q=grand+hotel",
  "/api/search?q=winchestor+mistery+house",
  "/api/search?q=cold+spots",
  "/api/search?q=lady+in+white",
  "/api/suggest?q=grand+h",
  "/api/suggest?q=winchestor",
  "/all-locations?find=hotel&sort=name",
  "/all-locations?find=salem&kind=hotel",
  "/all-locations?q=high+school",
  "/all-locations?q=e+c&sort=name",
  "/api/similar?name=Old+Mill+House",
  "/api/similar?name=cemetary",
  "/api/similar?name=Saint+Mary+of+the+Woods+Catholic+Elementary+School",
];
const WINDOWS = ["-80,38,-70,44&zoom=7", "-74.3,40.4,-73.6,41&zoom=11", "-125,24,-66,50&zoom=5"];
/** From those that find a handful to those that find nearly all, in every order, one by one and together. */
const FILTERS = [
  "q=hotel",
  "q=salem&sort=name",
  "q=a",
  "q=e&sort=reviews",
  "kind=hotel",
  "access=tours&sort=name",
  "state=California&sort=reviews",
  "state=Texas&kind=cemetery",
  "state=Ohio&q=a&sort=name",
  "activity=apparitions",
  "activity=apparitions&sort=name",
  "activity=apparitions&kind=hotel&sort=state",
  "activity=apparitions&state=Texas&q=school&sort=reviews",
];

const QUESTIONS: readonly Question[] = [
  {
    name: "list page",
    bar: 2,
    ways: ["1", "2", "20", "40"],
    ask: (site, way) => page(site, `/all-locations?page=${way}`),
  },
  {
    name: "state page",
    bar: 2,
    cards: true,
    ways: ["ohio", "texas", "iowa"],
    ask: (site, way) => page(site, `/state/${way}`),
  },
  {
    name: "filtered list",
    bar: 2,
    cards: true,
    ways: FILTERS,
    ask: (site, way) => page(site, `/all-locations?${way}`),
  },
  {
    name: "location",
    bar: 2,
    ways: ["any place"],
    ask: (site, _, round) => page(site, `/location/${placeAt(site, round * 7).slug}`),
  },
  {
    name: "20 nearest",
    bar: 2,
    ways: POINTS.map(String),
    ask: async (site, way) => site.catalog().points.nearest(pointOf(way), 20),
  },
  { name: "map viewport", bar: 2, ways: WINDOWS, ask: (site, way) => page(site, `/api/map?bbox=${way}`) },
  {
    name: "text search",
    bar: 10,
    ways: SEARCHES,
    ask: page,
  },
  {
    name: "within 50 miles, per place found",
    bar: 2,
    ways: POINTS.map(String),
    perPlace: true,
    ask: async (site, way) => site.catalog().points.within(pointOf(way), 50),
  },
];

const pointOf = (way: string) => {
  const [lat, lng] = way.split(",").map(Number);
  return { lat: lat!, lng: lng! };
};

const placeAt = (site: InProcessSite, index: number) => {
  const { places } = site.catalog();
  return places.at(index % places.length)!;
};

async function page(site: InProcessSite, url: string): Promise<Buffer> {
  const { status, body } = await site.ask(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return body;
}

/** Places that a page links to. */
const countCards = (html: Buffer): number => new Set(html.toString().match(/href="\/location\/[^"]+"/g)).size;

export async function growth({ quick }: Effort): Promise<PartResult> {
  const sizes = quick ? SIZES.slice(0, 2) : SIZES;
  const sites: InProcessSite[] = [];
  for (const size of sizes) sites.push(await openInProcessSite(await databaseWith(size)));
  try {
    for (const site of sites) await settle(site);
    const measured: Measurement[] = [];
    const lines = [];
    const rows: string[][] = [];
    for (const question of QUESTIONS) {
      const asked: AskedInOneWay[] = [];
      for (const way of question.ways) asked.push(await askInOneWay(question, way, sites, quick));
      measured.push(compare(question, sizes, asked));
      rows.push(...asked.map((one) => [question.name, one.way, ...figuresOf(one, sizes)]));
      const points = sizes.map((size, at) => [size, median(asked.flatMap(({ times }) => times[at]!))] as const);
      lines.push({ name: question.name, points });
    }
    const bySize = sizes.map((size) => `ms of ${inFigures(size)}`);
    const columns = ["Question", "Way", "Ratio", "Against", `Against ${inFigures(sizes[0]!)}`, ...bySize];
    return { measured, growth: lines, tables: [{ title: "Growth in every way of asking, medians", columns, rows }] };
  } finally {
    for (const site of sites) await site.close();
  }
}

/** The first search waits for the index, the first map for its groups; until then both are made beside everything else. */
async function settle(site: InProcessSite): Promise<void> {
  await page(site, "/api/search?q=old+mill");
  await page(site, `/api/map?bbox=${WINDOWS[0]}`);
}

interface AskedInOneWay {
  readonly way: string;
  /** By site, from the smallest directory to the largest. */
  readonly times: readonly (readonly number[])[];
  /** The site that the largest is held against. */
  readonly base: number;
}

/** The sites take turns, so that a busy moment of the machine does not fall on one size alone. */
async function askInOneWay(
  question: Question,
  way: string,
  sites: readonly InProcessSite[],
  quick: boolean,
): Promise<AskedInOneWay> {
  // Of a question with many ways, each has fewer rounds.
  const share = (all: number, least: number) => Math.max(least, Math.ceil(all / question.ways.length));
  const [warmUp, counted] = quick ? [share(30, 4), share(40, 9)] : [30, share(120, 30)];
  const times = sites.map((): number[] => []);
  for (let round = 0; round < warmUp + counted; round++) {
    for (const [index, site] of sites.entries()) {
      const elapsed = await timeOf(question, way, site, round);
      // The first rounds are for the compiler.
      if (round >= warmUp) times[index]!.push(elapsed);
    }
  }
  return { way, times, base: question.cards ? await fullAs(sites, (site) => question.ask(site, way, 0)) : 0 };
}

/** The smallest site whose page has as many cards as that of the largest. */
async function fullAs(
  sites: readonly InProcessSite[],
  ask: (site: InProcessSite) => Promise<unknown>,
): Promise<number> {
  const cards: number[] = [];
  for (const site of sites) cards.push(countCards((await ask(site)) as Buffer));
  return cards.findIndex((count) => count >= cards.at(-1)!);
}

/** Not a number where no smaller directory fills as much of the page: it would be held against itself. */
const growthOf = ({ times, base }: AskedInOneWay): number =>
  base === times.length - 1 ? Number.NaN : median(times.at(-1)!) / median(times[base]!);

const fromSmallest = ({ times }: AskedInOneWay): number => median(times.at(-1)!) / median(times[0]!);

const figuresOf = (asked: AskedInOneWay, sizes: readonly number[]): string[] => [
  ...(Number.isNaN(growthOf(asked)) ? ["", "none"] : [growthOf(asked).toFixed(2), inFigures(sizes[asked.base]!)]),
  fromSmallest(asked).toFixed(2),
  ...asked.times.map((times) => median(times).toFixed(3)),
];

function compare({ name, bar, ways }: Question, sizes: readonly number[], all: readonly AskedInOneWay[]): Measurement {
  const asked = all.filter((one) => !Number.isNaN(growthOf(one)));
  const figure = {
    group: "Growth",
    name: `${name[0]!.toUpperCase()}${name.slice(1)}, ${inFigures(sizes.at(-1)!)} places against ${inFigures(sizes[0]!)}`,
    unit: "ratio",
    bar: { atMost: bar },
  } as const;
  if (asked.length === 0) {
    return { ...figure, value: Number.NaN, note: "No smaller size fills as much of its page." };
  }
  const ratios = asked.map(growthOf);
  const worst = ratios.indexOf(Math.max(...ratios));
  const value = ratios[worst]!;
  const { way, times, base } = asked[worst]!;
  const [few, many] = [times[base]!, times.at(-1)!];
  const thirds = [0, 1, 2].map((third) => median(thirdOf(many, third)) / median(thirdOf(few, third)));
  const others = `; of ${ways.length} ways that which grows most, ${way}; the least ${Math.min(...ratios).toFixed(2)}`;
  const short = all.filter((one) => one.base > 0).length;
  const shorter =
    short > 0
      ? `; ${short} of them find less than a page among so few and are held against the smallest size that fills it (against ${inFigures(sizes[0]!)} whatever that fills, the most is ${Math.max(...all.map(fromSmallest)).toFixed(2)})`
      : "";
  return {
    ...figure,
    value,
    spread: ofRounds([value, ...thirds]).spread,
    note: `${median(many).toFixed(3)} ms against ${median(few).toFixed(3)} ms of ${inFigures(sizes[base]!)} places${ways.length > 1 ? others : ""}${shorter}; the figure is of all rounds, the spread of it and of each third of them`,
  };
}

async function timeOf(question: Question, way: string, site: InProcessSite, round: number): Promise<number> {
  site.forgetPages();
  const began = performance.now();
  const answer = await question.ask(site, way, round);
  const elapsed = performance.now() - began;
  return question.perPlace ? elapsed / Math.max(1, (answer as unknown[]).length) : elapsed;
}

function thirdOf(values: readonly number[], third: number): number[] {
  const size = Math.floor(values.length / 3);
  return values.slice(third * size, (third + 1) * size);
}
