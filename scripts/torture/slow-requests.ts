/** Requests that may be slow: every route and every parameter in the server's own tables, with every slow text. */
import { API_CALLS } from "../../app/api/index.ts";
import type { RoutePattern } from "../../app/web/route-rule.ts";
import { SITE_PATHS } from "../../tests/abuse/site-paths.ts";
import { ROUTE_PATTERNS } from "../../tests/route-patterns.ts";
import { type SlowText, slowTexts, type Vocabulary } from "./slow-texts.ts";

export interface SlowRequest {
  /** The route, and what is slow about the request. */
  readonly about: string;
  /** Sent as a signed-in reviewer. */
  readonly atDesk: boolean;
  make(trial: number): { readonly path: string; readonly init?: RequestInit };
}

/** As many values of one parameter as the server reads, and a few more. */
const MANY = 160;
/** Trip planning is slow and runs off the request thread, so its routes get only one in this many of the texts. */
const TRIP_STEP = 8;

/** Files, which Hono's own middleware sends. */
const NOT_OURS = /^\/(assets\/|favicon|healthz|readyz)/;

type Values = Readonly<Record<string, string>>;

/** Reads the fields of a page's forms: what a browser would send back. */
export type ReadForm = (path: string, atDesk: boolean) => Promise<Values>;

/** Values that a route accepts, by the parameter's name: the examples in the API's documentation, and what only pages have. */
const USUAL: Values = {
  ...Object.fromEntries(
    API_CALLS.flatMap((call) => Object.entries(call.params?.shape ?? {})).flatMap(([name, schema]) => {
      const example = (schema as { meta(): { example?: unknown } | undefined }).meta()?.example;
      return example === undefined ? [] : [[name, String([example].flat()[0])]];
    }),
  ),
  at: "39.8,-98.6,5",
  size: "wide",
  lat: "39.8",
  lng: "-98.6",
  file: "trip.gpx",
  layer: "far",
  view: "poster.svg",
  within: "100",
  "*": "place/x.png",
};

/** `known` maps paths to ids that only the database has, such as that of a submission. */
export async function* slowRequests(
  vocabulary: Vocabulary,
  known: Values,
  readForm: ReadForm,
): AsyncGenerator<SlowRequest> {
  const texts = slowTexts(vocabulary);
  for (const pattern of SITE_PATHS) {
    if (NOT_OURS.test(pattern)) continue;
    const atDesk = pattern.startsWith("/review");
    const fill = (values: Values) =>
      pattern.replace(/:(\w+)|\*$/g, (part, name = part) =>
        values[name] === undefined ? (known[pattern] ?? USUAL[name] ?? "x") : encodeURIComponent(values[name]) || "x",
      );
    for (const [, name = "*"] of pattern.matchAll(/:(\w+)|\*$/g)) {
      for (const text of texts) {
        const about = `${pattern}: ${name} is ${text.name}`;
        yield { about, atDesk, make: (trial) => ({ path: fill({ [name]: text.make(trial) }) }) };
      }
    }
    const rule = ROUTE_PATTERNS.find(({ path }) => path === pattern || path === `${pattern}/*`);
    if (!rule) continue;
    const path = fill({});
    const few = rule.budget === "trip" ? texts.filter((_, i) => i % TRIP_STEP === 0) : texts;
    const needed = neededBy(rule);
    for (const { about, pairs } of slowQueries(rule, few, vocabulary)) {
      const make = (trial: number) => ({ path: `${path}?${withNeeded(needed, pairs(trial))}` });
      yield { about: `${pattern}: ${about}`, atDesk, make };
    }
    if (!rule.methods.includes("POST")) continue;
    const json = jsonBody(pattern, vocabulary);
    const body = json ?? (await readForm(path, atDesk));
    for (const { about, value } of slowBodies(body, texts)) {
      const make = (trial: number) => ({ path, init: json ? jsonRequest(value(trial)) : formRequest(value(trial)) });
      yield { about: `POST ${pattern}: ${about}`, atDesk, make };
    }
  }
}

interface SlowQuery {
  readonly about: string;
  pairs(trial: number): [name: string, value: string][];
}

function* slowQueries(
  { params, lists, path }: RoutePattern,
  texts: readonly SlowText[],
  { slugs, ids, common }: Vocabulary,
): Generator<SlowQuery> {
  yield { about: "as usual", pairs: (trial) => [["page", String(trial + 2)]] };
  const values: Readonly<Record<string, readonly string[]>> = { slugs, ids, words: common };
  for (const name of params) {
    for (const text of texts) yield { about: `${name} is ${text.name}`, pairs: (trial) => [[name, text.make(trial)]] };
    for (const [what, from] of lists.includes(name) ? Object.entries(values) : []) {
      const pairs = (trial: number): [string, string][] =>
        Array.from({ length: MANY }, (_, i) => [name, from[((trial * MANY + i) * 37) % from.length]!]);
      yield { about: `${name} has ${MANY} values (${what})`, pairs };
    }
  }
  if (params.length < 2) return;
  // All at once: filters that are cheap alone may not be so together.
  const own = params.filter((name) => name in USUAL);
  const usual =
    (trial: number) =>
    (name: string): [string, string] => [name, `${USUAL[name]}${name === "q" ? trial : ""}`];
  yield { about: "every parameter with its usual value", pairs: (trial) => own.map(usual(trial)) };
  const free = params.filter((name) => !(name in neededBy({ path, params })));
  for (const text of texts) {
    yield { about: `every parameter is ${text.name}`, pairs: (trial) => free.map((name) => [name, text.make(trial)]) };
  }
}

/** Without these a route answers at once that something is missing. */
function neededBy({ path, params }: Pick<RoutePattern, "path" | "params">): Values {
  const call = API_CALLS.find((other) => other.path === path);
  const required = Object.entries(call?.params?.shape ?? {})
    .filter(([, schema]) => !(schema as { safeParse(v: unknown): { success: boolean } }).safeParse(undefined).success)
    .map(([name]) => name);
  const needed = [...required, ...(path === "/map.svg" ? ["at", "size"] : [])];
  return Object.fromEntries(needed.filter((name) => params.includes(name)).map((name) => [name, USUAL[name] ?? "x"]));
}

function withNeeded(needed: Values, pairs: [name: string, value: string][]): URLSearchParams {
  const others = Object.entries(needed).filter(([name]) => !pairs.some(([own]) => own === name));
  return new URLSearchParams([...others, ...pairs]);
}

function jsonBody(path: string, { slugs }: Vocabulary): object | undefined {
  if (path === "/saved/lookup") return slugs.slice(0, 250);
  return API_CALLS.find((call) => call.path === path && call.method === "post")?.body?.example as object | undefined;
}

interface SlowBody {
  readonly about: string;
  value(trial: number): object;
}

function* slowBodies(body: object, texts: readonly SlowText[]): Generator<SlowBody> {
  yield { about: "as usual", value: () => body };
  for (const [name, value] of Object.entries(body)) {
    if (name === "token") continue;
    for (const text of texts) {
      const slow = (trial: number) =>
        typeof value === "number" ? Number(text.make(trial)) || trial : longest(text, trial);
      yield { about: `${name} is long, ${text.name}`, value: (trial) => ({ ...body, [name]: slow(trial) }) };
    }
  }
}

const jsonRequest = (value: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

const formRequest = (value: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(value as Record<string, string>).toString(),
});

const LONG = 20_000;

function longest(text: SlowText, trial: number): string {
  const one = text.make(trial);
  return `${one} `.repeat(Math.ceil(LONG / (one.length + 1))).slice(0, LONG);
}
