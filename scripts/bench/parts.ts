/** Everything that the bench can measure, by the name that --only takes. */
import type { Effort, PartResult } from "./measurement.ts";

export interface Part {
  readonly what: string;
  /** The page in docs/decisions that tells what was tried for its figures. */
  readonly decision: string;
  /** After so many seconds something hangs. */
  readonly limit: number;
  /** Too long to be measured again. */
  readonly isLong?: true;
  /** Why the quick form leaves it out. */
  readonly notInQuick?: string;
  readonly run: (effort: Effort) => Promise<PartResult>;
}

export const PARTS: Readonly<Record<string, Part>> = {
  cached: {
    what: "A kept page against a bare server",
    decision: "017-a-head-written-once.md",
    limit: 240,
    run: async (effort) => (await import("./bare-server-ratio.ts")).cachedPage(effort),
  },
  "list-api": {
    what: "The full list API against a bare server",
    decision: "017-a-head-written-once.md",
    limit: 240,
    run: async (effort) => (await import("./bare-server-ratio.ts")).fullListApi(effort),
  },
  "first-render": {
    what: "First renders against bare renderToString",
    decision: "006-first-renders-and-memory.md",
    limit: 120,
    run: async (effort) => (await import("./first-render.ts")).firstRender(effort),
  },
  workers: {
    what: "Mixed traffic with one worker and with two",
    notInQuick: "two processes have twice as much to compile, and take half a minute to be as warm as one",
    decision: "020-what-a-second-worker-costs.md",
    limit: 480,
    run: async (effort) => (await import("./mixed-traffic.ts")).workers(effort),
  },
  "under-load": {
    what: "Questions among mixed traffic and alone",
    decision: "015-pages-that-die-young.md",
    limit: 480,
    run: async (effort) => (await import("./mixed-traffic.ts")).underLoad(effort),
  },
  growth: {
    what: "Questions by number of places",
    decision: "007-own-word-index.md",
    limit: 120,
    run: async (effort) => (await import("./growth.ts")).growth(effort),
  },
  start: {
    what: "Start to the first search",
    decision: "006-first-renders-and-memory.md",
    limit: 120,
    run: async (effort) => (await import("./start-time.ts")).startTime(effort),
  },
  memory: {
    what: "Memory of a worker",
    decision: "018-cards-written-down.md",
    limit: 480,
    run: async (effort) => (await import("./memory.ts")).memory(effort),
  },
  import: {
    what: "Import against csv-parse alone",
    decision: "010-import-per-row.md",
    limit: 120,
    run: async (effort) => (await import("./import-ratio.ts")).importRatio(effort),
  },
  publish: {
    what: "Publishing a place under load",
    decision: "018-cards-written-down.md",
    limit: 480,
    run: async (effort) => (await import("./publish-under-load.ts")).publishUnderLoad(effort),
  },
  works: {
    what: "Single works",
    decision: "007-own-word-index.md",
    limit: 90,
    run: async (effort) => (await import("./small-works.ts")).smallWorks(effort),
  },
  bytes: {
    what: "Bytes of visits",
    decision: "016-nobody-waits-for-react.md",
    limit: 420,
    run: async (effort) => (await import("./visit-bytes.ts")).visitBytes(effort),
  },
  interaction: {
    what: "Interactions in the browser",
    decision: "016-nobody-waits-for-react.md",
    limit: 300,
    run: async (effort) => (await import("./in-browser.ts")).interactionPart(effort),
  },
  lighthouse: {
    what: "Lighthouse over the public pages",
    decision: "014-quiet-first-screens.md",
    notInQuick: "one page in one run would say nothing",
    isLong: true,
    limit: 1_800,
    run: async (effort) => (await import("./in-browser.ts")).lighthousePart(effort),
  },
};
