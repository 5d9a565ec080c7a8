/** Traffic as the benchmark means it: 70% kept pages, 20% first renders, 5% search, 5% map and nearby. Always the same. */
import { openStore } from "../../app/store/engine/open-store.ts";
import { seededRandom } from "../../tests/seeded-random.ts";

export type RequestKind = "kept" | "first" | "search" | "suggest" | "map" | "nearby";

export interface Addresses {
  /** Pages that many visit. */
  readonly popular: readonly string[];
  /** Places whose pages nobody asked for yet. */
  readonly slugs: readonly string[];
}

const POPULAR = [
  "/",
  "/all-locations",
  "/most-haunted",
  "/activity-types",
  "/state/ohio",
  "/state/texas",
  "/about",
  // Made from all places, and made anew when one is published.
  "/feed.xml",
  "/sitemap.xml",
];
const SEARCHES = ["Salem, MA", "Chicago", "Texas", "60614", "old mill", "grand hotel denver", "haunted hotels in Ohio"];
const TYPED = ["s", "sal", "salem", "the", "old", "grand h", "ohio", "cold sp"];
export const POINTS = [
  [42.52, -70.89],
  [39.74, -104.99],
  [40.71, -74.0],
  [33.75, -84.39],
] as const;
const WINDOWS = ["bbox=-125,24,-66,50&zoom=5", "bbox=-80,38,-70,44&zoom=7", "bbox=-74.3,40.4,-73.6,41&zoom=11"];
const MOST_SLUGS = 20_000;

/** Some of the places of a database, in no order that the server would know. */
export async function addressesOf(dataDir: string): Promise<Addresses> {
  const store = openStore({ dataDir });
  const rows = await store.db
    .selectFrom("haunted_locations")
    .select("slug")
    .where("hiddenAt", "is", null)
    .orderBy("id")
    .limit(MOST_SLUGS)
    .execute();
  await store.close();
  return { popular: POPULAR, slugs: rows.map(({ slug }) => slug) };
}

export interface MixedRequest {
  readonly kind: RequestKind;
  readonly path: string;
  /** JSON for calls that take it. */
  readonly body?: string;
}

/** Places are gone through one by one from anywhere in the list: a page that comes up again was pushed out long before. */
export function requestsOf(addresses: Addresses, random: () => number): (kind: RequestKind) => MixedRequest {
  let place = Math.floor(random() * addresses.slugs.length);
  return (kind) => {
    if (kind === "first") place = (place + 1) % addresses.slugs.length;
    return requestOf(kind, addresses, place, random);
  };
}

function requestOf(
  kind: RequestKind,
  { popular, slugs }: Addresses,
  place: number,
  random: () => number,
): MixedRequest {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  switch (kind) {
    case "kept":
      return { kind, path: pick(popular) };
    case "first":
      return { kind, path: `/location/${slugs[place]}` };
    case "search":
      return { kind, path: `/api/search?q=${encodeURIComponent(pick(SEARCHES))}` };
    case "suggest":
      return { kind, path: `/api/suggest?q=${encodeURIComponent(pick(TYPED))}` };
    case "map":
      return { kind, path: `/api/map?${pick(WINDOWS)}` };
    case "nearby": {
      const [latitude, longitude] = pick(POINTS);
      return { kind, path: "/api/search/nearby", body: JSON.stringify({ latitude, longitude, radius: 50 }) };
    }
  }
}

/** One list of shares for a hundred requests. */
const SHARES: readonly (readonly [RequestKind, number])[] = [
  ["kept", 70],
  ["first", 20],
  ["search", 3],
  ["suggest", 2],
  ["map", 3],
  ["nearby", 2],
];
/** All of them. */
export const KINDS: readonly RequestKind[] = SHARES.map(([kind]) => kind);
const HUNDRED = SHARES.flatMap(([kind, share]) => Array.from({ length: share }, () => kind));

export function* mixedRequests(addresses: Addresses, count: number, seed = 7): Generator<MixedRequest> {
  const random = seededRandom(seed);
  const make = requestsOf(addresses, random);
  for (let i = 0; i < count; i++) yield make(HUNDRED[Math.floor(random() * HUNDRED.length)]!);
}
