/** Lighthouse over the public pages, and how long a page takes to answer a visitor, on a site of 11,000 places. */
import { startTileServer } from "../../tests/browser/tile-server.ts";
import { type BenchSite, startBenchSite } from "./bench-site.ts";
import { SAMPLE_SIZE } from "./data-sets.ts";
import { measureFirstMove, measureInteractions } from "./interaction.ts";
import { type PageAudit, type Reading, runLighthouse } from "./lighthouse.ts";
import { type Effort, inWords, type Measurement, ofRounds, type PartResult } from "./measurement.ts";
import { publicRoutes } from "./public-routes.ts";

const RUNS = 5;
/** Five rounds take three quarters of this where nothing else runs. */
const LIGHTHOUSE_SECONDS = 1_600;
const GROUP = "In the browser";
const FIRST_MOVE_PAGE = "/all-locations";

interface Line {
  readonly reading: Reading;
  readonly name: string;
  readonly unit: Measurement["unit"];
  readonly bar: NonNullable<Measurement["bar"]>;
}

const LINES: readonly Line[] = [
  { reading: "performance", name: "performance", unit: "points", bar: { atLeast: 98 } },
  { reading: "accessibility", name: "accessibility", unit: "points", bar: { atLeast: 100 } },
  { reading: "bestPractices", name: "best practices", unit: "points", bar: { atLeast: 100 } },
  { reading: "seo", name: "SEO", unit: "points", bar: { atLeast: 100 } },
  { reading: "largestPaintMs", name: "largest paint", unit: "ms", bar: { atMost: 1_500 } },
  { reading: "blockingMs", name: "blocking time", unit: "ms", bar: { atMost: 50 } },
  { reading: "layoutShift", name: "layout shift", unit: "shift", bar: { atMost: 0 } },
];

export async function lighthousePart({ quick }: Effort): Promise<PartResult> {
  return withSite(async (site) => {
    const routes = await publicRoutes(site);
    const paths = quick ? routes.slice(0, 1) : routes;
    const audits = await runLighthouse({ site: site.url, paths, runs: quick ? 1 : RUNS, seconds: LIGHTHOUSE_SECONDS });
    const { runs } = audits[0]!;
    const table = {
      title: `Lighthouse by page, median of ${runs}`,
      columns: ["page", ...LINES.map(({ name }) => name)],
      rows: audits.map(({ path, readings }) => [
        `\`${path}\``,
        ...LINES.map(({ reading, unit }) => inWords(readings[reading].median, unit)),
      ]),
    };
    return {
      measured: LINES.map((line) => worstPage(line, audits, runs)),
      tables: [table],
      notes: [...aboutRounds(runs), ...aboutAudits(audits)],
    };
  });
}

/** A median of fewer is told, and not held against a bar. */
function aboutRounds(runs: number): string[] {
  if (runs >= RUNS) return [];
  return [`Lighthouse had time for ${runs} of ${RUNS} rounds: its figures are not held against their bars.`];
}

/** What was not asked of every page. */
function aboutAudits(audits: readonly PageAudit[]): string[] {
  return audits
    .filter(({ skipped }) => skipped.length > 0)
    .map(({ path, skipped }) => {
      const hides = "asks search engines to leave it out";
      const does = skipped.includes("http-status-code") ? `answers 404 and ${hides}` : hides;
      return `\`${path}\` ${does}, on purpose: Lighthouse is not asked for ${skipped.join(", ")}, and the scores count without.`;
    });
}

/** What holds for the worst page holds for all. */
function worstPage({ reading, name, unit, bar }: Line, audits: readonly PageAudit[], runs: number): Measurement {
  const sorted = audits.toSorted((a, b) => a.readings[reading].median - b.readings[reading].median);
  const worst = "atLeast" in bar ? sorted[0]! : sorted.at(-1)!;
  const { median, least, most } = worst.readings[reading];
  const isMissed = "atLeast" in bar ? median < bar.atLeast : median > bar.atMost;
  const why = isMissed && worst.complaints.length > 0 ? `: ${worst.complaints.slice(0, 4).join("; ")}` : "";
  return {
    group: GROUP,
    name: `Lighthouse mobile, ${name}, worst of ${audits.length} ${audits.length === 1 ? "page" : "pages"}`,
    unit,
    value: median,
    spread: [least, most],
    ...(runs < RUNS ? {} : { bar }),
    note: `${worst.path}, median of ${runs}${why}`,
  };
}

export async function interactionPart({ quick }: Effort): Promise<PartResult> {
  const runs = quick ? 1 : 5;
  const [times, blocked] = await withSite(async ({ url }) => [
    await measureInteractions(url, runs),
    // Only told and not judged: the quick form does without.
    quick ? [] : await measureFirstMove(url, FIRST_MOVE_PAGE, runs),
  ]);
  const firstMove: Measurement = {
    group: GROUP,
    name: "Blocking time at the first move, when the scripts run",
    unit: "ms",
    ...ofRounds(blocked),
    note: `${FIRST_MOVE_PAGE} at 390 px, processor slowed four times; Lighthouse never moves and does not see this`,
  };
  const answers = times.map(
    ({ name, medianMs, leastMs, mostMs, interactions, runs }): Measurement => ({
      group: GROUP,
      name: `INP, ${name}`,
      unit: "ms",
      ...(runs === 0 ? { value: Number.NaN } : { value: medianMs, spread: [leastMs, mostMs] }),
      bar: { atMost: 100 },
      note: `11,000 places, processor slowed four times; ${interactions} interactions in ${runs} runs`,
    }),
  );
  return { measured: quick ? answers : [...answers, firstMove] };
}

async function withSite<T>(work: (site: BenchSite) => Promise<T>): Promise<T> {
  const tiles = await startTileServer();
  const site = await startBenchSite(SAMPLE_SIZE, { TILE_URL: tiles.template });
  try {
    return await work(site);
  } finally {
    await site.stop();
    await tiles.stop();
  }
}
