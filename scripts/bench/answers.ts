/** The processor time of uncached answers, one after the other. */
import { type Figure, median, percentile } from "./figure.ts";
import { type BenchSite, type SiteRequest, startBenchSite } from "./sites.ts";

const QUESTIONS = 100;
const FEW_QUESTIONS = 25;

interface Listed {
  readonly slug: string;
  readonly houseName: string;
  readonly city: string;
  readonly state: string;
  readonly placeType: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

interface Kind {
  request(place: Listed, index: number): SiteRequest;
  /** Milliseconds. */
  readonly most: number;
}

/** What visitors ask about a place, by kind. */
const KINDS: Readonly<Record<string, Kind>> = {
  Search: {
    most: 40,
    request({ houseName, city, state }, index) {
      const texts = [houseName, `${city}, ${state}`, `hotels in ${state}`, "ghost of a woman", misspell(houseName)];
      return [`/api/search?q=${encodeURIComponent(texts[index % texts.length]!)}`];
    },
  },
  Suggestion: {
    most: 15,
    request({ houseName, city }, index) {
      const typed = (index % 2 === 0 ? houseName : city).slice(0, 2 + (index % 8));
      return [`/api/suggest?q=${encodeURIComponent(typed)}`];
    },
  },
  Nearby: {
    most: 40,
    request({ latitude = 40, longitude = -90 }) {
      const body = JSON.stringify({ latitude, longitude, radius: 50 });
      return ["/api/search/nearby", { method: "POST", headers: { "content-type": "application/json" }, body }];
    },
  },
  Map: {
    most: 20,
    request({ latitude = 40, longitude = -90, state }, index) {
      const zoom = 4 + (index % 12);
      const half = 180 / 2 ** zoom;
      const bbox = [longitude - 2 * half, latitude - half, longitude + 2 * half, latitude + half];
      return [`/api/map?bbox=${bbox}&zoom=${zoom}${index % 2 ? `&state=${encodeURIComponent(state)}` : ""}`];
    },
  },
  "List with a text": {
    most: 30,
    request({ houseName, state }, index) {
      const text = encodeURIComponent(houseName.split(" ").at(-1)!);
      return [`/all-locations?q=${text}${index % 2 ? `&state=${encodeURIComponent(state)}` : ""}&page=1&sort=name`];
    },
  },
  "List with filters": {
    most: 30,
    request({ state, placeType }, index) {
      const filters = { state, kind: placeType, [["free", "enter", "stay", "dark"][index % 4]!]: "1", sort: "name" };
      return [`/all-locations?${new URLSearchParams(filters)}`];
    },
  },
  "Place page": { most: 40, request: ({ slug }) => [`/location/${slug}`] },
};

export async function answers(): Promise<Figure[]> {
  const site = await startBenchSite("20,000");
  try {
    const places = await samplePlaces(site, QUESTIONS);
    const figures: Figure[] = [];
    for (const [kind, { request, most }] of Object.entries(KINDS)) {
      const times = await site.processorTimes(places.map(request));
      figures.push({
        name: `${kind}, 20,000: processor time, p95`,
        value: percentile(times, 0.95),
        unit: "ms",
        bar: { max: most },
        note: `median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
      });
    }
    return figures;
  } finally {
    await site.stop();
  }
}

/** Five times the size that the site is made for: whether it still works, and what it takes. */
export async function hundredThousand(): Promise<Figure[]> {
  const started = performance.now();
  const site = await startBenchSite("100,000");
  const readySeconds = (performance.now() - started) / 1_000;
  try {
    const places = await samplePlaces(site, FEW_QUESTIONS);
    const medians: string[] = [];
    for (const [kind, { request }] of Object.entries(KINDS)) {
      medians.push(`${kind.toLowerCase()} ${median(await site.processorTimes(places.map(request))).toFixed(0)} ms`);
    }
    return [
      {
        name: "100,000 imported places: memory after these requests",
        value: (await site.metric("process_resident_memory_bytes")) / 1024 ** 2,
        unit: "MB",
        bar: { max: 2_048 },
        note: `import and start ${readySeconds.toFixed(0)} s; median processor time: ${medians.join(", ")}`,
      },
    ];
  } finally {
    await site.stop();
  }
}

async function samplePlaces(site: BenchSite, count: number): Promise<Listed[]> {
  const places = (await (await site.request("/api/haunted-locations")).json()) as Listed[];
  const step = Math.floor(places.length / count);
  return Array.from({ length: count }, (_, index) => places[index * step]!);
}

/** A name without its third letter. */
const misspell = (name: string): string => name.slice(0, 2) + name.slice(3);
