/**
 * Nobody learns where a private place stands. Two sites differ in nothing but that, and every answer of one is the answer of the
 * other, so that no rounding, distance, drawing or order of results gives it away. A new route without a row here fails.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiRules } from "../../../app/api/index.ts";
import { milesBetween } from "../../../app/domain/geo/miles-between.ts";
import { conceal } from "../../../app/domain/places/conceal.ts";
import { type Place, PRIVATE_ADDRESS } from "../../../app/domain/places/place.ts";
import { locationSlug } from "../../../app/domain/places/slug.ts";
import routes from "../../../app/routes.ts";
import { dataOfPage } from "../../../app/web/data-url.ts";
import { readGazetteer } from "../../curated-directory.ts";
import { makePlace } from "../../make-place.ts";
import { listingFields, OWN_ORIGIN, signInReviewer } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

interface Secret {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}
const SECRETS: readonly [Secret, Secret] = [
  { address: "4711 Telltale Lane", latitude: 44.91357, longitude: -123.08642 },
  { address: "1742 Whisper Court", latitude: 44.97531, longitude: -122.97913 },
];
/** However it is rounded, cut or written. */
const TELLTALE =
  /Telltale|Whisper Court|telltale-lane|whisper-court|541-726-0|44[.\u2032]?913|44[.]?975|123[.]?086|122[.]?979/;

/** One was written with its position by mistake, another was published by a reviewer who entered it. */
const MISTAKE = { id: "or-mistake", houseName: "Blackthorn House", city: "Salem", state: "Oregon" };
const ENTERED = { id: "or-entered", houseName: "Hollow House", city: "Salem", state: "Oregon" };
/** As an import or a release brings it. */
const TOLD = { id: "or-told", houseName: "Rumor House", city: "Salem", state: "Oregon" } as const;
const STORY = "A hat of green felt hung in the hall.";
const SLUGS = [MISTAKE, ENTERED, TOLD].map(locationSlug);
const ACTIVITY = "Cold Spots";

/** Every field that would tell it, or lead to who lives there. */
function tellingFields({ address }: Secret): Partial<Place> {
  const slug = address.toLowerCase().replaceAll(" ", "-");
  return {
    zipCode: address.startsWith("4711") ? "97301" : "97302",
    boat: `From the pier at ${address}`,
    openingHours: "10:00-17:00",
    website: `https://example.org/${slug}`,
    phoneNumber: `541-726-0${address.slice(1, 4)}`,
    imageUrl: `https://example.org/${slug}.jpg`,
    hunts: "private",
    huntNote: `Ring the bell at ${address}.`,
    huntUrl: `https://example.org/hunts/${slug}`,
    shows: "Ghost Hunters, 2006",
  };
}

const placesAround = (secret: Secret) => [
  makePlace({ ...MISTAKE, ...secret, ...tellingFields(secret), access: "private", rating: 4.5, fullStory: STORY }),
  conceal(makePlace({ ...TOLD, ...secret, ...tellingFields(secret), access: "private" }), readGazetteer()),
  makePlace({
    ...ENTERED,
    address: "1 Mill Street",
    latitude: 44.9,
    longitude: -123,
    paranormalActivityType: ACTIVITY,
  }),
  // Neighbors on all sides, so that distances and orders have something to give away.
  ...[
    [44.9, -123.1],
    [44.99, -122.95],
    [44.95, -123.03],
  ].map(([latitude, longitude], index) =>
    makePlace({
      id: `or-neighbor-${index}`,
      houseName: `Neighbor ${index}`,
      paranormalActivityType: ACTIVITY,
      latitude,
      longitude,
    }),
  ),
];

let sites: readonly [TestSite, TestSite];
let tracking: readonly [string, string];

beforeAll(async () => {
  const started = await Promise.all(
    SECRETS.map((secret) => startTestSite({ places: placesAround(secret), env: { TRUST_PROXY: "1" } })),
  );
  sites = [started[0]!, started[1]!];
  const tokens: string[] = [];
  for (const [index, site] of sites.entries()) {
    const ada = await signInReviewer(site, "ada");
    const page = `/review/place/${ENTERED.id}`;
    const fields = listingFields(await (await ada.get(page)).text());
    const { address, latitude, longitude } = SECRETS[index]!;
    const { zipCode, website, phoneNumber, imageUrl } = tellingFields(SECRETS[index]!) as Record<string, string>;
    const links = { zipCode: zipCode!, website: website!, phoneNumber: phoneNumber!, imageUrl: imageUrl! };
    const where = { address, latitude: String(latitude), longitude: String(longitude), ...links };
    const hidden = { ...fields, ...where, access: "private", intent: "save" };
    const saved = await ada.post(page, hidden);
    expect(saved.status).toBe(303);
    const request = { placeId: ENTERED.id, kind: "remove", message: "We live here." };
    const body = new URLSearchParams(request).toString();
    const sent = await site.get("/corrections", { method: "POST", headers: OWN_ORIGIN, body });
    tokens.push(sent.headers.get("location")!);
  }
  tracking = [tokens[0]!, tokens[1]!];
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

const zooms = Array.from({ length: 19 }, (_, zoom) => zoom);
const WORLD = "-180,-85,180,85";
const around = ({ latitude, longitude }: Secret, by: number) =>
  [longitude - by, latitude - by, longitude + by, latitude + by].join(",");
const POINTS: readonly (readonly [number, number])[] = [
  ...SECRETS.map(({ latitude, longitude }) => [latitude, longitude] as const),
  [44.5, -123],
  [45.3, -122.5],
  [44.9, -124],
];
const nearby = (latitude: number, longitude: number, radius: number) => ({
  path: "/api/search/nearby",
  body: JSON.stringify({ latitude, longitude, radius }),
});
const TEXTS = [
  "4711 Telltale Lane, Salem, OR",
  "Telltale",
  "Blackthorn",
  "Rumor House",
  "Hollow House",
  "green felt",
  "ring the bell",
  "97301",
  "Salem, OR",
  "Oregon",
];
const withText = (make: (text: string) => string) => TEXTS.map((text) => make(encodeURIComponent(text)));
const ids = [MISTAKE.id, ENTERED.id, TOLD.id, "or-neighbor-0", "or-neighbor-1", "or-neighbor-2"];

/** Around the private places, and with each of them as a wish. */
const TRIPS = [
  "from=Salem,+OR&days=1&enter=0&detour=240",
  "area=Oregon&days=2&enter=0",
  `from=Portland,+OR&to=Salem,+OR&days=2&${SLUGS.map((slug) => `with=${slug}`).join("&")}`,
  "mode=walk&from=Salem,+OR&enter=0",
  `mode=walk&from=Salem,+OR&enter=0&${SLUGS.map((slug) => `with=${slug}`).join("&")}`,
  "from=Portland,+OR&to=Albany,+OR&days=2&enter=0&via=Salem,+OR&night=1@Salem,+OR",
  `from=Portland,+OR&to=Albany,+OR&days=2&via=${SLUGS.join("%3B")}&${SLUGS.map((slug) => `night=1@${slug}&stay=${slug}@60`).join("&")}`,
  `from=Salem,+OR&days=1&fixed=1&with=neighbor-1-salem-oregon&${SLUGS.map((slug) => `with=${slug}`).join("&")}`,
];

/** As an assistant asks. */
const tool = (name: string, input: object) => ({
  path: "/mcp",
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }),
});
function tripInput(query: string): object {
  const parameters = new URLSearchParams(query);
  const names = ["with", "via", "night", "stay", "enter"];
  return Object.fromEntries(
    [...parameters.keys()].map((name) => [name, names.includes(name) ? parameters.getAll(name) : parameters.get(name)]),
  );
}

type Asked = string | { readonly path: string; readonly body: string };
/** Reviewers are shown what is stored; tests/http/review.test.ts says who is a reviewer. */
const DESK_ONLY = /^\/review(\/|$)/;
/** Distances, drives and orders around a town, and around the private places themselves. */
const AROUND = [
  "in=Salem%2C+Oregon&miles=3&order=nearest",
  "in=Portland%2C+Oregon&minutes=55&order=nearest",
  "in=Hollow+House&miles=5&order=nearest",
  "in=Rumor+House&minutes=20",
  `in=${POINTS[0]!.join("%2C+")}&miles=1`,
  "not=Salem%2C+Oregon&in=Oregon&order=nearest",
  `in=here&lat=${POINTS[1]![0]}&lng=${POINTS[1]![1]}&miles=1&order=nearest`,
];
const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  "/": ["/", ...POINTS.map(([lat, lng]) => `/?lat=${lat}&lng=${lng}`)],
  "/search": [
    ...withText((q) => `/search?q=${q}`),
    "/search?q=house&as=words",
    "/search?q=near+the+Hollow+House",
    ...AROUND.map((query) => `/search?${query}`),
  ],
  // No neighbor is known to be open, so that nothing is left to chance: a private place is never chosen.
  "/surprise": ["/surprise", "/surprise?in=Salem%2C+Oregon&miles=5", "/surprise?in=Oregon"],
  "/compare": [
    `/compare?places=${[...SLUGS, "or-neighbor-0"].join(",")}`,
    "/compare?places=or-neighbor-0,or-neighbor-1&from=Salem,+OR",
    ...SLUGS.map((slug) => `/compare?places=or-neighbor-0,or-neighbor-1&from=${slug}`),
  ],
  "/all-locations": [
    "/all-locations",
    ...AROUND.map((query) => `/all-locations?${query}`),
    "/all-locations?access=private",
    "/all-locations?sort=name&state=oregon",
    ...withText((q) => `/all-locations?find=${q}`),
    ...withText((q) => `/all-locations?q=${q}`),
  ],
  "/map": [
    "/map",
    "/map?access=private",
    "/map?at=44.94,-123.03,14",
    ...SLUGS.map((slug) => `/map?open=${slug}`),
    ...withText((q) => `/map?q=${q}`),
  ],
  "/most-haunted": ["/most-haunted"],
  "/activity-types": ["/activity-types"],
  "/activity/:type": ["/activity/cold-spots"],
  "/kind/:kind": ["/kind/house"],
  "/lists": ["/lists"],
  "/lists/:list": ["/lists/lighthouses"],
  "/download/:file": ["gpx", "kml", "geojson", "csv"].flatMap((format) => [
    `/download/haunted-places.${format}`,
    `/download/haunted-places.${format}?access=private`,
    ...withText((q) => `/download/haunted-places.${format}?find=${q}`),
  ]),
  "/investigations": ["/investigations"],
  "/shows": ["/shows"],
  "/shows/:show": ["/shows/ghost-hunters"],
  "/state/:state": ["/state/oregon"],
  "/city/:city": ["/city/salem", "/city/salem?state=oregon"],
  "/location/:slug": [...SLUGS.map((slug) => `/location/${slug}`), "/location/neighbor-0-salem-oregon"],
  "/embed/map": ["state=Oregon", "city=salem", "kind=house", "activity=cold-spots", "list=lighthouses"].map(
    (query) => `/embed/map?${query}`,
  ),
  "/embed/location/:slug": SLUGS.map((slug) => `/embed/location/${slug}`),
  "/location/:slug/cite": SLUGS.map((slug) => `/location/${slug}/cite`),
  "/location/:slug/cite/:file": SLUGS.flatMap((slug) =>
    ["bib", "json"].map((format) => `/location/${slug}/cite/reference.${format}`),
  ),
  "/sources": ["/sources"],
  "/sources/:letter": ["/sources/e"],
  "/location/:slug/report": [...SLUGS, "neighbor-0-salem-oregon"].map((slug) => `/location/${slug}/report`),
  "/location/:slug/report/send": SLUGS.map((slug) => ({ path: `/location/${slug}/report/send`, body: "{}" })),
  "/haunted-roadtrip": ["/haunted-roadtrip"],
  "/haunted-roadtrip/:route": ["/haunted-roadtrip/california-coast"],
  "/trip": [
    "/trip",
    ...TRIPS.map((query) => `/trip?${query}`),
    "/trip?from=4711+Telltale+Lane,+Salem,+OR&days=1",
    ...SLUGS.map((slug) => `/trip?from=${slug}&to=Portland,+OR&days=1`),
  ],
  "/trip/change": SLUGS.map(
    (slug) => `/trip/change?from=Salem,+OR&fixed=1&stop=neighbor-0-salem-oregon@1&change=add:${slug}`,
  ),
  "/trip/day": TRIPS.map((query) => `/trip/day?${query}&day=1`),
  "/trip/mine": ["/trip/mine"],
  "/trip/qr.svg": SLUGS.map((slug) => `/trip/qr.svg?from=Salem,+OR&with=${slug}`),
  "/trip/:file": TRIPS.flatMap((query) => [`/trip/plan.gpx?${query}`, `/trip/plan.ics?${query}&start=2026-10-30`]),
  "/saved": ["/saved", `/saved?places=${[...SLUGS, "or-neighbor-0"].join(",")}`],
  "/saved/lookup": [{ path: "/saved/lookup", body: JSON.stringify(SLUGS) }],
  "/saved/states.svg": ["/saved/states.svg"],
  "/saved/:file": ["gpx", "kml", "csv"].map(
    (format) => `/saved/places.${format}?places=${[...SLUGS, "or-neighbor-0"].join(",")}`,
  ),
  "/submit": ["/submit"],
  "/track/:token": [],
  "/corrections": ids.map((id) => `/corrections?place=${id}`),
  "/offline": ["/offline"],
  "/about": ["/about"],
  "/privacy": ["/privacy"],
  "/sitemap.xml": ["/sitemap.xml", "/sitemap.xml?part=1", "/sitemap.xml?part=pages", "/sitemap.xml?part=places-1"],
  "/feed.xml": ["/feed.xml", "/feed.xml?state=oregon", "/feed.xml?city=salem", "/feed.xml?list=lighthouses"],
  "/robots.txt": ["/robots.txt"],
  "/opensearch.xml": ["/opensearch.xml"],
  "/site.webmanifest": ["/site.webmanifest"],
  "/.well-known/security.txt": ["/.well-known/security.txt"],
  "/map.svg": [
    ...[3, 7, 12, 18].map((zoom) => `/map.svg?at=44.94,-123.03,${zoom}&size=wide`),
    ...SLUGS.map((slug) => `/map.svg?at=44.94,-123.03,13&size=narrow&place=${slug}&around=1`),
    "/map.svg?at=44.94,-123.03,16&size=tall&access=private",
    "/map.svg?at=44.94,-123.03,7&size=wide&state=Oregon&visitable=1",
  ],
  "/art/scene/:layer": ["/art/scene/near.svg"],
  "/art/:file": SLUGS.map((slug) => `/art/${slug}.svg`),
  "/art/:slug/:view": SLUGS.map((slug) => `/art/${slug}/front.svg`),
  // tests/http/photos says that a photograph of a place that turns private is gone.
  "/photo/:file": ["/photo/0123456789abcdef0123456789abcdef-320.webp"],
  "/share/*": [...SLUGS.map((slug) => `/share/${slug}.png`), "/share/city/salem.png"],
  "/api": ["/api"],
  "/api/openapi.json": ["/api/openapi.json"],
  "/api/stats": ["/api/stats"],
  "/api/haunted-locations": ["/api/haunted-locations"],
  "/api/haunted-locations/:id": [...ids, ...SLUGS].map((id) => `/api/haunted-locations/${id}`),
  "/api/haunted-locations/state/:state": ["/api/haunted-locations/state/Oregon"],
  "/api/haunted-locations/city/:city": ["/api/haunted-locations/city/Salem"],
  "/api/related-locations/:id": ids.map((id) => `/api/related-locations/${id}`),
  "/api/visitors-reports/:id": ids.map((id) => `/api/visitors-reports/${id}`),
  "/api/oembed": [...SLUGS.map((slug) => `location/${slug}`), "state/oregon", "city/salem"].map(
    (page) => `/api/oembed?url=${encodeURIComponent(`https://hauntway.test/${page}`)}`,
  ),
  "/api/nearby-locations/:id": ids.map((id) => `/api/nearby-locations/${id}`),
  "/api/search": withText((q) => `/api/search?q=${q}`),
  "/api/search/panel": withText((q) => `/api/search/panel?q=${q}`),
  "/api/suggest": withText((q) => `/api/suggest?q=${q}`),
  "/api/geocode": withText((q) => `/api/geocode?q=${q}`),
  "/api/trip": TRIPS.map((query) => `/api/trip?${query}`),
  "/api/drive": ids.flatMap((id) => [
    `/api/drive?from=${id}&to=Portland,%20OR`,
    ...POINTS.map((point) => `/api/drive?from=${point.join(",")}&to=${id}`),
  ]),
  "/api/map": [
    ...zooms.map((zoom) => `/api/map?bbox=${WORLD}&zoom=${zoom}`),
    ...SECRETS.flatMap((secret) => [10, 14, 18].map((zoom) => `/api/map?bbox=${around(secret, 0.01)}&zoom=${zoom}`)),
    ...SLUGS.map((slug) => `/api/map?bbox=${WORLD}&zoom=18&place=${slug}`),
    ...ids.map((id) => `/api/map?bbox=${WORLD}&zoom=18&place=${id}&around=1`),
    `/api/map?bbox=${WORLD}&zoom=18&access=private`,
    ...AROUND.map((query) => `/api/map?bbox=${WORLD}&zoom=18&cards=1&${query}`),
    ...SECRETS.map((secret) => `/api/map?bbox=${around(secret, 0.01)}&zoom=16&cards=1`),
    `/api/map?bbox=${WORLD}&zoom=3&cards=1`,
  ],
  "/api/search/nearby": POINTS.flatMap(([lat, lng]) => [0.1, 5, 50, 100].map((radius) => nearby(lat, lng, radius))),
  "/api/similar": ["/api/similar?name=Hollow%20House&city=Salem&state=Oregon", "/api/similar?name=Telltale%20Lane"],
  "/api/submissions": ["/api/submissions"],
  "/api/export.csv": ["/api/export.csv"],
  "/api/export.geojson": ["/api/export.geojson"],
  "/api/datapackage.json": ["/api/datapackage.json"],
  "/api/lists": ["/api/lists"],
  "/api/lists/:list": ["/api/lists/lighthouses"],
  "/mcp": [
    ...ids.map((id) => tool("getLocation", { id })),
    ...TEXTS.map((q) => tool("searchLocations", { q })),
    ...POINTS.map(([latitude, longitude]) => tool("searchNearby", { latitude, longitude, radius: 50 })),
    ...TRIPS.map((query) => tool("getTrip", tripInput(query))),
  ],
  "/*": ["/no-such-page", "/4711-telltale-lane"],
};

type Entry = { readonly path?: string; readonly children?: readonly Entry[] };
function allPaths(entries: readonly Entry[], under = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path === undefined ? under || "/" : `${under}/${path}`;
    return children ? allPaths(children, own) : [own];
  });
}

/** Every question comes from another address: a plan of a trip is given only so often to each. */
let visitors = 0;

async function ask(site: TestSite, asked: Asked): Promise<{ status: number; body: string }> {
  visitors += 1;
  const headers = { "x-forwarded-for": `10.1.${visitors >> 8}.${visitors % 256}` };
  const response =
    typeof asked === "string"
      ? await site.get(asked, { headers })
      : await site.get(asked.path, {
          method: "POST",
          headers: { ...headers, accept: "application/json, text/event-stream", "content-type": "application/json" },
          body: asked.body,
        });
  const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
  return { status: response.status, body: body.replace(VARYING, "*") };
}
/** Times of publishing and of files, and numbers of forms and requests, which differ from site to site. */
const VARYING =
  /\d{4}-\d\d-\d\dT[\d:.]+Z|[A-Z][a-z]+ \d+, \d{4}, \d+:\d\d\W+[AP]M UTC|[0-9a-z]{8}\.[0-9a-f]{24}\.[0-9a-f]{40}|\b[0-9a-f]{32}\b|'sha256-[^']+'|DTSTAMP:\d+T\d+Z|Expires: [^\n]+/g;

test("every route is asked", () => {
  const paths = [...allPaths(routes as readonly Entry[]), ...apiRules.map(({ path }) => path)];
  const open = paths.filter((path) => !DESK_ONLY.test(path));
  expect(open.length).toBeGreaterThan(40);
  expect(open.filter((path) => !(path in ASKED))).toEqual([]);
});

describe("the answers are the same wherever the private places stand:", () => {
  const isPage = (asked: Asked): asked is string => typeof asked === "string" && !/\.[a-z]+$|^\/api\//.test(asked);

  test.each(Object.entries(ASKED).filter(([, all]) => all.length > 0))("%s", async (_route, all) => {
    for (const asked of [...all, ...all.filter(isPage).map(dataOfPage)]) {
      const [here, there] = await Promise.all(sites.map((site) => ask(site, asked)));
      const name = typeof asked === "string" ? asked : asked.path + asked.body;
      expect(here!.status, name).toBeLessThan(429);
      expect(here, name).toEqual(there);
      // Where the visitor named the spot, the answer may repeat it.
      const said = TELLTALE.test(decodeURIComponent(name)) ? "" : here!.body;
      expect(said, name).not.toMatch(TELLTALE);
    }
  });

  test("the tracking page of a request about one", async () => {
    const [here, there] = await Promise.all(
      sites.map(async (site, index) => {
        const { status, body } = await ask(site, tracking[index]!);
        // The page names its own address.
        return { status, body: body.replaceAll(tracking[index]!.split("/").at(-1)!, "TOKEN") };
      }),
    );
    expect(here!.status).toBe(200);
    expect(here).toEqual(there);
    expect(here!.body).not.toMatch(TELLTALE);
  });
});

describe("what is shown instead", () => {
  test("is the sentence, and the middle of the city where it is known", async () => {
    const [mistake, entered] = await Promise.all(
      [MISTAKE, ENTERED].map(async ({ id }) => (await sites[0].get(`/api/haunted-locations/${id}`)).json()),
    );
    expect(mistake).toMatchObject({ access: "private", address: PRIVATE_ADDRESS });
    expect(mistake).not.toHaveProperty("latitude");
    expect(entered).toMatchObject({ access: "private", address: PRIVATE_ADDRESS });
    expect(milesBetween({ lat: entered.latitude, lng: entered.longitude }, { lat: 44.94, lng: -123.03 })).toBeLessThan(
      3,
    );
  });

  test("distances from several points meet in the middle of the city", async () => {
    const shown = await (await sites[0].get(`/api/haunted-locations/${ENTERED.id}`)).json();
    const center = { lat: shown.latitude, lng: shown.longitude };
    for (const [lat, lng] of POINTS) {
      const { path, body } = nearby(lat, lng, 100);
      const found = await (await sites[0].get(path, { method: "POST", body })).json();
      const told = found.find((place: { id: string }) => place.id === ENTERED.id).distance;
      expect(told).toBeCloseTo(milesBetween({ lat, lng }, center), 1);
      expect(found.some((place: { id: string }) => place.id === MISTAKE.id)).toBe(false);
    }
  });

  test("a sentence of its story, where the page has it", async () => {
    const [found] = await (await sites[0].get("/api/search?q=green+felt")).json();
    expect(found).toMatchObject({ id: MISTAKE.id, matched: { text: STORY } });
  });

  test.each(["ring the bell", "Telltale Lane", "from the pier", "541-726-0711"])(
    "no place, if only fields that are not shown have the words: %s",
    async (text) => {
      const found = await (await sites[0].get(`/api/search?q=${encodeURIComponent(text)}`)).json();
      expect(found).toEqual([]);
    },
  );

  test("the page has no directions", async () => {
    for (const slug of SLUGS) {
      const html = await (await sites[0].get(`/location/${slug}`)).text();
      expect(html).toContain(PRIVATE_ADDRESS);
      expect(html).not.toMatch(/\/directions|google\.[a-z]+\/maps|geo:|maps\.apple/);
    }
  });
});

test("nothing was logged as an error", () => expect(sites.flatMap((site) => site.errors)).toEqual([]));
