/** The operator's routing server, which speaks OSRM's HTTP API. Our own roads take over when it fails. */
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { KM_PER_MILE, type LatLng } from "../../app/domain/geo/miles-between.ts";
import type { Directions, DriveTable } from "../../app/domain/roads/directions.ts";
import { type Drive, nameRoads } from "../../app/domain/roads/drive.ts";
import type { Length } from "../../app/domain/roads/road-classes.ts";
import type { WayOptions } from "../../app/domain/roads/way-options.ts";
import { isClosedIn } from "../../app/domain/roads/winter.ts";
import type { Log } from "../../app/web/site-context.ts";
import { AnswerTooLongError, readAnswer } from "../read-answer.ts";

const TIME_OUT_MS = 3_000;
/** After a failure our own roads answer for a while, so that pages do not wait. */
const PAUSE_MS = 30_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** The size of a cache entry besides its points or cells, and of each of those. */
const ENTRY_BYTES = 500;
const ITEM_BYTES = 64;
/** Enough for the map of a day; longer lines are thinned out. */
const MAX_LINE_POINTS = 1_000;
/** "US 31". */
const MAX_ROAD_LENGTH = 40;
const MAX_ROADS = 60;
const CACHE_MS = 24 * 60 * 60 * 1_000;
/** OSRM's limit of points in a table. */
const MAX_TABLE_SIDE = 50;
const METERS_PER_MILE = KM_PER_MILE * 1_000;
const FALLBACK_NOTE =
  "The routing server did not answer: miles and minutes are estimates from our own list of highways.";

/** No drive on Earth is longer, in meters or in seconds. */
const length = z.number().min(0).max(100_000_000);
const RouteAnswer = z.object({
  routes: z
    .array(
      z.object({
        distance: length,
        duration: length,
        // Check them after thinning: there may be a hundred thousand.
        geometry: z.object({ coordinates: z.custom<readonly unknown[]>(Array.isArray) }),
        legs: z.array(z.object({ steps: z.array(z.object({ ref: z.string().optional(), distance: length })) })),
      }),
    )
    .min(1),
});
const Line = z.array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]));

const cells = z.array(z.array(length.nullable()));
const TableAnswer = z.object({ durations: cells, distances: cells });

/** OSRM's codes for "no road leads there"; they come with status 400. */
const NO_WAY = z.object({ code: z.enum(["NoRoute", "NoSegment"]) });

/** The part of an answer that is cached, and its number of points or cells. */
interface Reduced {
  readonly value: unknown;
  readonly items: number;
}

const TOO_LONG = Symbol("too long");

const withNote = <T extends object | undefined>(answer: T): T => answer && { ...answer, note: FALLBACK_NOTE };

export function routerDirections(routerUrl: string, own: Directions, log: Log): Directions {
  const cache = new LRUCache<string, Reduced, () => Promise<Reduced>>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ items }) => ENTRY_BYTES + items * ITEM_BYTES,
    ttl: CACHE_MS,
    fetchMethod: (_url, _stale, { context: ask }) => ask(),
    ignoreFetchAbort: true,
  });
  let pausedUntil = 0;

  /**
   * The part of an answer that we use; undefined if no road leads there. The answer itself may be a thousand times as
   * large.
   */
  async function call<T>(path: string, reduce: (answer: unknown) => T, count: (reduced: T) => number) {
    const url = `${routerUrl}/${path}`;
    const ask = async (): Promise<Reduced> => {
      try {
        const answer = await fetchAnswer(url);
        if (NO_WAY.safeParse(answer).success) return { items: 0, value: undefined };
        const value = reduce(answer);
        return { items: count(value), value };
      } catch (error) {
        if (!(error instanceof AnswerTooLongError)) throw error;
        log.warn({ bytes: MAX_ANSWER_BYTES }, "an answer of the routing server was too long");
        return { items: 0, value: TOO_LONG };
      }
    };
    const { value } = await cache.forceFetch(url, { context: ask });
    if (value === TOO_LONG) throw TOO_LONG;
    return value as T | undefined;
  }

  /** Logs a failure once, not for each request that follows it. */
  async function orOwn<T extends object | undefined>(ask: () => Promise<T>, askOwn: () => Promise<T>): Promise<T> {
    if (Date.now() >= pausedUntil) {
      try {
        return await ask();
      } catch (error) {
        // The failure concerns this drive only: others are still requested.
        if (error === TOO_LONG) return withNote(await askOwn());
        if (Date.now() >= pausedUntil) log.warn({ err: error }, "the routing server did not answer");
        pausedUntil = Date.now() + PAUSE_MS;
      }
    }
    return withNote(await askOwn());
  }

  async function route(from: LatLng, to: LatLng): ReturnType<Directions["drive"]> {
    const path = `route/v1/driving/${coordinates([from, to])}?overview=simplified&geometries=geojson&steps=true`;
    const drive = await call(
      path,
      (answer) => readRoute(RouteAnswer.parse(answer)),
      ({ line, roads }) => line.length + roads.length,
    );
    return drive && { ...drive, source: "router" };
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
    const cells = await call(
      `table/v1/driving/${coordinates([...starts, ...ends])}?${query}`,
      (answer) => {
        const { durations, distances } = TableAnswer.parse(answer);
        return starts.map((_, row) =>
          ends.map((__, column) => {
            const [seconds, meters] = [durations[row]?.[column], distances[row]?.[column]];
            return seconds == null || meters == null ? undefined : toLength(meters, seconds);
          }),
        );
      },
      (rows) => rows.length * ends.length,
    );
    return cells ?? starts.map(() => ends.map(() => undefined));
  }

  /** The server knows no seasons: where our roads lead over one that snow closes, they say so, or the way around it. */
  async function driveInSeason(from: LatLng, to: LatLng, options: WayOptions = {}): ReturnType<Directions["drive"]> {
    const ownDrive = () => own.drive(from, to, options);
    if (isOwn(options)) return ownDrive();
    const winterRoads = (await own.drive(from, to))?.winterRoads ?? [];
    const { month } = options;
    if (month !== undefined && winterRoads.some((road) => isClosedIn(road, month))) return ownDrive();
    const found = await orOwn(() => route(from, to), ownDrive);
    return found && month === undefined ? { ...found, winterRoads } : found;
  }

  return {
    drive: driveInSeason,
    table: (from, to, maxMinutes, options) =>
      isOwn(options)
        ? own.table(from, to, maxMinutes, options)
        : orOwn(
            () => table(from, to),
            () => own.table(from, to, maxMinutes, options),
          ),
  };
}

/** Options that a routing server cannot take: the kinds of roads that it can avoid differ from one to the next. */
const isOwn = ({ avoidInterstates, preferRoad }: WayOptions = {}): boolean =>
  avoidInterstates === true || preferRoad !== undefined;

async function fetchAnswer(url: string): Promise<unknown> {
  // Never request anything but the address that the operator configured.
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
    .map((step) => ({
      road: (step.ref ?? "").slice(0, MAX_ROAD_LENGTH).split(";")[0]!.trim(),
      miles: step.distance / METERS_PER_MILE,
    }));
  return {
    ...toLength(distance, duration),
    roads: nameRoads(steps).slice(0, MAX_ROADS),
    // Unknown: the server does not say.
    crossings: [],
    winterRoads: [],
    line: Line.parse(thinned(geometry.coordinates)).map(([lng, lat]) => ({ lat, lng })),
  };
}

/** Evenly spaced, including both ends. */
function thinned<T>(points: readonly T[]): readonly T[] {
  if (points.length <= MAX_LINE_POINTS) return points;
  const step = (points.length - 1) / (MAX_LINE_POINTS - 1);
  return Array.from({ length: MAX_LINE_POINTS }, (_, i) => points[Math.round(i * step)]!);
}

const toLength = (meters: number, seconds: number) => ({ miles: meters / METERS_PER_MILE, minutes: seconds / 60 });

const coordinates = (points: readonly LatLng[]): string =>
  points.map(({ lat, lng }) => `${lng.toFixed(5)},${lat.toFixed(5)}`).join(";");

function chunksOf<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / MAX_TABLE_SIDE);
  return Array.from({ length: count }, (_, i) => items.slice(i * MAX_TABLE_SIDE, (i + 1) * MAX_TABLE_SIDE));
}
