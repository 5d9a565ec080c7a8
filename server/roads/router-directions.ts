/** The operator's routing server, which speaks OSRM's HTTP API. Our own roads answer when it fails. */
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { KM_PER_MILE, type LatLng } from "../../app/domain/geo/miles-between.ts";
import type { Directions, DriveTable } from "../../app/domain/roads/directions.ts";
import { type Drive, nameRoads } from "../../app/domain/roads/drive.ts";
import type { Length } from "../../app/domain/roads/road-classes.ts";
import type { Log } from "../../app/web/site-context.ts";
import { readAnswer } from "../read-answer.ts";

const TIME_OUT_MS = 3_000;
/** After a failure our own roads answer at once for a while, so that pages do not wait. */
const PAUSE_MS = 30_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const MAX_CACHED = 1_000;
const CACHE_MS = 24 * 60 * 60 * 1_000;
/** OSRM takes 100 points in a table. */
const MAX_TABLE_SIDE = 50;
const METERS_PER_MILE = KM_PER_MILE * 1_000;
const FALLBACK_NOTE =
  "The routing server did not answer: miles and minutes are estimates from our own list of highways.";

const RouteAnswer = z.object({
  routes: z
    .array(
      z.object({
        distance: z.number(),
        duration: z.number(),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
        legs: z.array(z.object({ steps: z.array(z.object({ ref: z.string().optional(), distance: z.number() })) })),
      }),
    )
    .min(1),
});

const cells = z.array(z.array(z.number().nullable()));
const TableAnswer = z.object({ durations: cells, distances: cells });

/** OSRM's codes for "no road leads there"; they come with status 400. */
const NO_WAY = z.object({ code: z.enum(["NoRoute", "NoSegment"]) });

export function routerDirections(routerUrl: string, own: Directions, log: Log): Directions {
  const cache = new LRUCache<string, Promise<unknown>>({ max: MAX_CACHED, ttl: CACHE_MS });
  let pausedUntil = 0;

  /** Undefined if no road leads there. */
  async function call<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const url = `${routerUrl}/${path}`;
    const pending = cache.get(url) ?? fetchAnswer(url);
    cache.set(url, pending);
    try {
      const answer = await pending;
      return NO_WAY.safeParse(answer).success ? undefined : schema.parse(answer);
    } catch (error) {
      cache.delete(url);
      throw error;
    }
  }

  /** One log line for a failure, not one for each request that follows it. */
  async function orOwn<T extends object | undefined>(ask: () => Promise<T>, askOwn: () => Promise<T>): Promise<T> {
    if (Date.now() >= pausedUntil) {
      try {
        return await ask();
      } catch (error) {
        if (Date.now() >= pausedUntil) log.warn({ err: error }, "the routing server did not answer");
        pausedUntil = Date.now() + PAUSE_MS;
      }
    }
    const answer = await askOwn();
    return answer && { ...answer, note: FALLBACK_NOTE };
  }

  async function route(from: LatLng, to: LatLng): ReturnType<Directions["drive"]> {
    const path = `route/v1/driving/${coordinates([from, to])}?overview=simplified&geometries=geojson&steps=true`;
    const answer = await call(path, RouteAnswer);
    return answer && { ...readRoute(answer), source: "router" };
  }

  async function table(from: readonly LatLng[], to: readonly LatLng[]): Promise<DriveTable> {
    const rows: (Length | undefined)[][] = [];
    for (const starts of chunksOf(from)) {
      const blocks = await Promise.all(chunksOf(to).map((ends) => tableBlock(starts, ends)));
      rows.push(...starts.map((_, row) => blocks.flatMap((block) => block[row]!)));
    }
    return { rows, source: "router" };
  }

  async function tableBlock(starts: readonly LatLng[], ends: readonly LatLng[]): Promise<(Length | undefined)[][]> {
    const sources = starts.map((_, index) => index).join(";");
    const destinations = ends.map((_, index) => starts.length + index).join(";");
    const query = `sources=${sources}&destinations=${destinations}&annotations=duration,distance`;
    const answer = await call(`table/v1/driving/${coordinates([...starts, ...ends])}?${query}`, TableAnswer);
    return starts.map((_, row) =>
      ends.map((__, column) => {
        const [seconds, meters] = [answer?.durations[row]?.[column], answer?.distances[row]?.[column]];
        return seconds == null || meters == null ? undefined : toLength(meters, seconds);
      }),
    );
  }

  return {
    drive: (from, to) =>
      orOwn(
        () => route(from, to),
        () => own.drive(from, to),
      ),
    table: (from, to, maxMinutes) =>
      orOwn(
        () => table(from, to),
        () => own.table(from, to, maxMinutes),
      ),
  };
}

async function fetchAnswer(url: string): Promise<unknown> {
  // The address that the operator wrote is the only one asked.
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIME_OUT_MS) });
  const answer: unknown = JSON.parse(await readAnswer(response, MAX_ANSWER_BYTES));
  if (!response.ok && !NO_WAY.safeParse(answer).success)
    throw new Error(`The routing server answered ${response.status}.`);
  return answer;
}

function readRoute({ routes: [route] }: z.infer<typeof RouteAnswer>): Drive {
  const { distance, duration, geometry, legs } = route!;
  // "I 65;US 31": two numbers of one road.
  const steps = legs
    .flatMap((leg) => leg.steps)
    .map((step) => ({ road: (step.ref ?? "").split(";")[0]!.trim(), miles: step.distance / METERS_PER_MILE }));
  return {
    ...toLength(distance, duration),
    roads: nameRoads(steps),
    line: geometry.coordinates.map(([lng, lat]) => ({ lat, lng })),
  };
}

const toLength = (meters: number, seconds: number) => ({ miles: meters / METERS_PER_MILE, minutes: seconds / 60 });

const coordinates = (points: readonly LatLng[]): string =>
  points.map(({ lat, lng }) => `${lng.toFixed(5)},${lat.toFixed(5)}`).join(";");

function chunksOf<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / MAX_TABLE_SIDE);
  return Array.from({ length: count }, (_, i) => items.slice(i * MAX_TABLE_SIDE, (i + 1) * MAX_TABLE_SIDE));
}
