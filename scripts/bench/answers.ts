/** Uncached answers, one after the other, at 20,000 places. */
import { type Figure, percentile } from "./figure.ts";
import { type BenchSite, startBenchSite } from "./sites.ts";

const QUESTIONS = 200;

interface Listed {
  readonly houseName: string;
  readonly city: string;
  readonly state: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** What visitors ask about a place, by kind. */
const KINDS: Readonly<Record<string, (place: Listed, index: number) => [path: string, init?: RequestInit]>> = {
  Search: ({ houseName, city, state }, index) => {
    const query = [houseName, `${city}, ${state}`, `hotels in ${state}`, "ghost of a woman", misspell(houseName)][
      index % 5
    ]!;
    return [`/api/search?q=${encodeURIComponent(query)}`];
  },
  Suggestion: ({ houseName, city }, index) => {
    const typed = (index % 2 === 0 ? houseName : city).slice(0, 2 + (index % 8));
    return [`/api/suggest?q=${encodeURIComponent(typed)}`];
  },
  Nearby: ({ latitude = 40, longitude = -90 }) => {
    const body = JSON.stringify({ latitude, longitude, radius: 50 });
    return ["/api/search/nearby", { method: "POST", headers: { "content-type": "application/json" }, body }];
  },
  Map: ({ latitude = 40, longitude = -90, state }, index) => {
    const zoom = 4 + (index % 12);
    const half = 180 / 2 ** zoom;
    const bbox = [longitude - 2 * half, latitude - half, longitude + 2 * half, latitude + half];
    return [`/api/map?bbox=${bbox}&zoom=${zoom}${index % 2 ? `&state=${encodeURIComponent(state)}` : ""}`];
  },
  "Filtered list": ({ houseName, state }, index) => {
    const text = encodeURIComponent(houseName.split(" ").at(-1)!);
    return [`/all-locations?q=${text}${index % 2 ? `&state=${encodeURIComponent(state)}` : ""}&page=1&sort=name`];
  },
};

export async function answers(): Promise<Figure[]> {
  const site = await startBenchSite("20,000");
  try {
    const places = await samplePlaces(site);
    const figures: Figure[] = [];
    for (const [kind, question] of Object.entries(KINDS)) {
      const times: number[] = [];
      for (const [index, place] of places.entries()) {
        const [path, init] = question(place, index);
        const started = performance.now();
        const response = await site.request(path, init);
        await response.arrayBuffer();
        times.push(performance.now() - started);
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      }
      figures.push({
        name: `${kind}, 20,000: p95`,
        value: percentile(times, 0.95),
        unit: "ms",
        bar: { max: 50 },
        note: `median ${percentile(times, 0.5).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
      });
    }
    return figures;
  } finally {
    await site.stop();
  }
}

async function samplePlaces(site: BenchSite): Promise<Listed[]> {
  const places = (await (await site.request("/api/haunted-locations")).json()) as Listed[];
  const step = Math.floor(places.length / QUESTIONS);
  return Array.from({ length: QUESTIONS }, (_, index) => places[index * step]!);
}

/** A name without its third letter. */
const misspell = (name: string): string => name.slice(0, 2) + name.slice(3);
