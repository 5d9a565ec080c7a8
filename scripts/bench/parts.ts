/** Everything that the bench can measure, by the name that --only takes. */
import type { Effort, PartResult } from "./measurement.ts";

export interface Part {
  readonly what: string;
  /** After so many seconds something hangs. */
  readonly limit: number;
  /** One page in one run would say nothing. */
  readonly notInQuick?: true;
  readonly run: (effort: Effort) => Promise<PartResult>;
}

export const PARTS: Readonly<Record<string, Part>> = {
  cached: {
    what: "A kept page against a bare server",
    limit: 90,
    run: async (effort) => (await import("./bare-server-ratio.ts")).cachedPage(effort),
  },
  "list-api": {
    what: "The full list API against a bare server",
    limit: 120,
    run: async (effort) => (await import("./bare-server-ratio.ts")).fullListApi(effort),
  },
  "first-render": {
    what: "First renders against bare renderToString",
    limit: 120,
    run: async (effort) => (await import("./first-render.ts")).firstRender(effort),
  },
  workers: {
    what: "Mixed traffic with one worker and with two",
    limit: 150,
    run: async (effort) => (await import("./mixed-traffic.ts")).workers(effort),
  },
  "under-load": {
    what: "Questions among mixed traffic and alone",
    limit: 240,
    run: async (effort) => (await import("./mixed-traffic.ts")).underLoad(effort),
  },
  growth: {
    what: "Questions by number of places",
    limit: 120,
    run: async (effort) => (await import("./growth.ts")).growth(effort),
  },
  start: {
    what: "Start to the first search",
    limit: 120,
    run: async (effort) => (await import("./start-time.ts")).startTime(effort),
  },
  memory: {
    what: "Memory of a worker",
    limit: 300,
    run: async (effort) => (await import("./memory.ts")).memory(effort),
  },
  import: {
    what: "Import against csv-parse alone",
    limit: 120,
    run: async (effort) => (await import("./import-ratio.ts")).importRatio(effort),
  },
  publish: {
    what: "Publishing a place under load",
    limit: 120,
    run: async (effort) => (await import("./publish-under-load.ts")).publishUnderLoad(effort),
  },
  works: {
    what: "Single works",
    limit: 90,
    run: async (effort) => (await import("./small-works.ts")).smallWorks(effort),
  },
  bytes: {
    what: "Bytes of visits",
    limit: 180,
    run: async (effort) => (await import("./visit-bytes.ts")).visitBytes(effort),
  },
  interaction: {
    what: "Interactions in the browser",
    limit: 300,
    run: async (effort) => (await import("./in-browser.ts")).interactionPart(effort),
  },
  lighthouse: {
    what: "Lighthouse over the public pages",
    notInQuick: true,
    limit: 1_500,
    run: async (effort) => (await import("./in-browser.ts")).lighthousePart(effort),
  },
};
