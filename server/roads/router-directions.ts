/**
 * The operator's routing server, which speaks OSRM's HTTP API, for the drives that are shown. Our own roads take over when it
 * fails, and where they know what it does not: passes closed in a month, boats, and what visitors prefer.
 */
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { KM_PER_MILE, type LatLng } from "../../app/domain/geo/miles-between.ts";
import type { Directions } from "../../app/domain/roads/directions.ts";
import { type Drive, nameRoads } from "../../app/domain/roads/drive.ts";
import type { WayOptions } from "../../app/domain/roads/way-options.ts";
import type { Log } from "../../app/web/site-context.ts";
import { AnswerTooLongError, readAnswer } from "../read-answer.ts";

const TIME_OUT_MS = 3_000;
/** After a failure our own roads answer for a while, so that pages do not wait. */
const PAUSE_MS = 30_000;
/** For all drives of one plan together. */
const MAX_PLAN_WAIT_MS = 6_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** The size of a cache entry besides its points and roads, and of each of those. */
const ENTRY_BYTES = 500;
const ITEM_BYTES = 64;
/** Enough for the map of a day; longer lines are thinned out. */
const MAX_LINE_POINTS = 1_000;
/** "US 31", "Bolivar Ferry". */
const MAX_NAME = 40;
const MAX_ROADS = 60;
const CACHE_MS = 24 * 60 * 60 * 1_000;
const METERS_PER_MILE = KM_PER_MILE * 1_000;
const FALLBACK_NOTE =
  "The routing server did not answer: miles and minutes are estimates from our own list of highways.";

/** No drive on Earth is longer, in meters or in seconds. */
const length = z.number().min(0).max(100_000_000);
const Step = z.object({
  ref: z.string().optional(),
  name: z.string().optional(),
  mode: z.string().optional(),
  distance: length,
});
const RouteAnswer = z.object({
  routes: z
    .array(
      z.object({
        distance: length,
        duration: length,
        // Check them after thinning: there may be a hundred thousand.
        geometry: z.object({ coordinates: z.custom<readonly unknown[]>(Array.isArray) }),
        legs: z.array(z.object({ steps: z.array(Step) })),
      }),
    )
    .min(1),
});
const Line = z.array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]));

/** OSRM's codes for "no road leads there"; they come with status 400. */
const NO_WAY = z.object({ code: z.enum(["NoRoute", "NoSegment"]) });

/** The part of an answer that is used, and cached; the answer itself may be a thousand times as large. */
interface Answer {
  /** Undefined if no road leads there. */
  readonly drive?: Drive;
  readonly isTooLong?: boolean;
}

type FoundDrive = Awaited<ReturnType<Directions["drive"]>>;

export interface RouterDirections extends Directions {
  /** The same for one plan: a server that is slow with its drives is left alone as one that fails. */
  ofOnePlan(): Directions;
}

export function routerDirections(routerUrl: string, own: Directions, log: Log): RouterDirections {
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ drive }) => ENTRY_BYTES + (drive ? drive.line.length + drive.roads.length : 0) * ITEM_BYTES,
    ttl: CACHE_MS,
    fetchMethod: (url) => fetchRoute(url, log),
    ignoreFetchAbort: true,
  });
  let pausedUntil = 0;
  const isPaused = () => performance.now() < pausedUntil;
  /** Logs this once, not for each request that follows. */
  function pause(message: string, error?: unknown): void {
    if (!isPaused()) log.warn({ err: error }, message);
    pausedUntil = performance.now() + PAUSE_MS;
  }

  async function route(from: LatLng, to: LatLng, ownDrive: FoundDrive): Promise<FoundDrive> {
    const path = `route/v1/driving/${coordinates([from, to])}?overview=simplified&geometries=geojson&steps=true`;
    const fallback = ownDrive && { ...ownDrive, note: FALLBACK_NOTE };
    if (isPaused()) return fallback;
    try {
      const { drive, isTooLong } = await answers.forceFetch(`${routerUrl}/${path}`);
      if (isTooLong) return fallback;
      return drive && { ...drive, cautions: ownDrive?.cautions ?? [], source: "router" };
    } catch (error) {
      pause("the routing server did not answer", error);
      return fallback;
    }
  }

  function waitingAtMost(maxMs: number): Directions {
    let waited = 0;
    return {
      async drive(from, to, options = {}) {
        const found = await own.drive(from, to, options);
        if (await isOurs(own, from, to, { found, options })) return found;
        const start = performance.now();
        const routed = await route(from, to, found);
        waited += performance.now() - start;
        if (waited > maxMs && !isPaused()) pause("the routing server was too slow for a plan");
        return routed;
      },
      table: own.table,
    };
  }
  return { ...waitingAtMost(Number.POSITIVE_INFINITY), ofOnePlan: () => waitingAtMost(MAX_PLAN_WAIT_MS) };
}

/** Whether only our own roads know this way. The kinds of roads that a server can avoid differ from one to the next. */
async function isOurs(
  own: Directions,
  from: LatLng,
  to: LatLng,
  { found, options }: { readonly found: FoundDrive; readonly options: WayOptions },
): Promise<boolean> {
  if (options.avoidInterstates || options.preferRoad !== undefined) return true;
  if (!found) return false;
  if (found.crossings.some(({ kind }) => kind === "boat")) return true;
  const usual = options.month === undefined ? found : await own.drive(from, to);
  return usual?.miles !== found.miles;
}

async function fetchRoute(url: string, log: Log): Promise<Answer> {
  try {
    const answer = await fetchAnswer(url);
    return NO_WAY.safeParse(answer).success ? {} : { drive: readRoute(RouteAnswer.parse(answer)) };
  } catch (error) {
    if (!(error instanceof AnswerTooLongError)) throw error;
    // This concerns one drive only: others are still requested.
    log.warn({ bytes: MAX_ANSWER_BYTES }, "an answer of the routing server was too long");
    return { isTooLong: true };
  }
}

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
  const steps = legs.flatMap((leg) => leg.steps);
  const ferries = steps.filter(({ mode, name }) => mode === "ferry" && name);
  return {
    miles: distance / METERS_PER_MILE,
    minutes: duration / 60,
    roads: nameRoads(steps.map((step) => ({ road: roadOf(step), miles: step.distance / METERS_PER_MILE }))).slice(
      0,
      MAX_ROADS,
    ),
    crossings: ferries.slice(0, MAX_ROADS).map(({ name }) => ({ kind: "ferry", name: name!.slice(0, MAX_NAME) })),
    cautions: [],
    line: Line.parse(thinned(geometry.coordinates)).map(([lng, lat]) => ({ lat, lng })),
  };
}

/** "I 65;US 31": two numbers of one road. */
const roadOf = ({ ref = "" }: z.infer<typeof Step>): string => ref.slice(0, MAX_NAME).split(";")[0]!.trim();

/** Evenly spaced, including both ends. */
function thinned<T>(points: readonly T[]): readonly T[] {
  if (points.length <= MAX_LINE_POINTS) return points;
  const step = (points.length - 1) / (MAX_LINE_POINTS - 1);
  return Array.from({ length: MAX_LINE_POINTS }, (_, i) => points[Math.round(i * step)]!);
}

const coordinates = (points: readonly LatLng[]): string =>
  points.map(({ lat, lng }) => `${lng.toFixed(5)},${lat.toFixed(5)}`).join(";");
