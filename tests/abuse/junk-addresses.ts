/** Addresses that all mean pages we have, or none, written in ever new ways: to fill the cache, or to get past it. */
/** Pages that exist wherever the tests run, whatever places there are. */
const PAGES = [
  "/",
  "/about",
  "/most-haunted",
  "/activity-types",
  "/all-locations",
  "/state/ohio",
  "/api/stats",
  "/feed.xml",
];

/** Makes the address number `i`; no two are the same. */
export type MakeAddress = (i: number) => string;

export const JUNK: Readonly<Record<string, MakeAddress>> = {
  "unknown parameters": (i) => `${pageOf(i)}?utm_${i}=${i}&x[]=${i}`,
  "search text": (i) => `/search?q=junk${i}`,
  "filters in new combinations": (i) => `/all-locations?q=${i}&state=ohio&sort=${i}`,
  "page numbers": (i) => `/state/ohio?page=${["", "0", "+", " ", "-"][i % 5]}${i + 900}`,
  "page numbers with more behind them": (i) => `/all-locations?page=1.${"0".repeat(i % 7)}${i}`,
  coordinates: (i) => `/?lat=${30 + i / 1e5}&lng=-${100 + i / 1e5}`,
  "places that do not exist": (i) => `/location/nowhere-${i}`,
  "cities and states that do not exist": (i) => `/city/${i}?state=${i}`,
  "states of a city": (i) => `/city/salem?state=${i}`,
  "letters in upper case": (i) => caseOf("/state/district-of-columbia", i),
  "letters as escapes": (i) => escapedOf("/state/district-of-columbia", i),
  "data of pages": (i) => `${pageOf(i) === "/" ? "/_" : pageOf(i)}.data?_routes=${i}`,
  "calls of the API": (i) => `/api/haunted-locations/state/${i}`,
  "calls that do not exist": (i) => `/api/${i}`,
  "related places of places that do not exist": (i) => `/api/related-locations/${i}`,
  "posters with other numbers": (i) => `/art/nowhere.${i.toString(36)}.svg`,
  "codes of trips": (i) => `/trip/qr.svg?from=${i}`,
  "parts of the sitemap": (i) => `/sitemap.xml?part=${i}`,
};

function pageOf(i: number): string {
  return PAGES[i % PAGES.length]!;
}

/** Each number is another way to write the letters of a path large. */
function caseOf(path: string, i: number): string {
  return respell(path, i, (letter) => letter.toUpperCase());
}

function escapedOf(path: string, i: number): string {
  return respell(path, i, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

function respell(path: string, i: number, change: (letter: string) => string): string {
  let bits = i + 1;
  return path.replace(/[a-z]/g, (letter) => {
    const changed = bits & 1 ? change(letter) : letter;
    bits = Math.floor(bits / 2);
    return changed;
  });
}

/** Headers that some servers believe. */
export const POISON = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "gopher",
  "x-forwarded-port": "1337",
  "x-forwarded-prefix": "/evil.example",
  "x-forwarded-server": "evil.example",
  "x-original-url": "/evil.example",
  "x-rewrite-url": "/evil.example",
  "x-host": "evil.example",
  forwarded: "host=evil.example;proto=gopher",
  referer: "https://evil.example/",
  origin: "https://evil.example",
  "accept-language": "evil.example",
  cookie: "evil.example=1",
  "user-agent": "evil.example",
} as const;
