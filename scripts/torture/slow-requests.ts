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

/** As many as the server reads, and a few more. */
const MANY = 160;
/** Trip planning is slow and runs off the request thread, so its routes get only one in this many of the texts. */
const TRIP_STEP = 8;
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const JSON_BODY = { "content-type": "application/json" };

/** Files, which Hono's own middleware sends. */
const NOT_OURS = /^\/(assets\/|favicon|healthz|readyz)/;

/** Reads the fields of a page's forms: what a browser would send back. */
export type ReadForm = (path: string, atDesk: boolean) => Promise<Pairs>;

/** `known` maps paths to ids that only the database has, such as that of a submission. */
export async function* slowRequests(
  vocabulary: Vocabulary,
  known: Readonly<Record<string, string>>,
  readForm: ReadForm,
): AsyncGenerator<SlowRequest> {
  const usual: Readonly<Record<string, string>> = { ...exampleValues(), ...PAGE_VALUES };
  const trials: Trials = { vocabulary, texts: slowTexts(vocabulary), usual };
  for (const pattern of SITE_PATHS) {
    if (NOT_OURS.test(pattern)) continue;
    const atDesk = pattern.startsWith("/review");
    const fill = (changed: string | undefined, value: string) =>
      pattern.replace(/:(\w+)|\*$/g, (part, name = part) =>
        name === changed ? encodeURIComponent(value) || "x" : (known[pattern] ?? usual[name] ?? "x"),
      );
    yield* slowPaths(trials, pattern, atDesk, fill);
    const rule = ROUTE_PATTERNS.find(({ path }) => path === pattern || path === `${pattern}/*`);
    if (!rule) continue;
    const route: TriedRoute = { rule, path: fill(undefined, ""), atDesk };
    yield* slowQueries(trials, route);
    if (!rule.methods.includes("POST")) continue;
    const body = jsonBody(rule, vocabulary);
    if (body) yield* slowBodies(trials, route, body);
    else yield* slowForms(trials, route, await readForm(route.path, atDesk));
  }
}

interface Trials {
  readonly vocabulary: Vocabulary;
  readonly texts: readonly SlowText[];
  /** Values that a route accepts, by the parameter's name. */
  readonly usual: Readonly<Record<string, string>>;
}

interface TriedRoute {
  readonly rule: RoutePattern;
  /** Its path with usual values. */
  readonly path: string;
  readonly atDesk: boolean;
}

type Pairs = readonly (readonly [name: string, value: string])[];

function* slowPaths(
  { texts }: Trials,
  pattern: string,
  atDesk: boolean,
  fill: (name: string, value: string) => string,
): Generator<SlowRequest> {
  const names = [...pattern.matchAll(/:(\w+)|(\*)$/g)].map(([, name]) => name ?? "*");
  for (const name of names) {
    for (const text of texts) {
      const about = `${pattern}: ${name} is ${text.name}`;
      yield { about, atDesk, make: (trial) => ({ path: fill(name, text.make(trial)) }) };
    }
  }
}

function* slowQueries(trials: Trials, { rule, path, atDesk }: TriedRoute): Generator<SlowRequest> {
  const { usual } = trials;
  const texts = rule.budget === "trip" ? trials.texts.filter((_, i) => i % TRIP_STEP === 0) : trials.texts;
  const needed = neededBy(rule, usual);
  const request = (about: string, pairs: (trial: number) => Pairs): SlowRequest => ({
    about: `${rule.path}: ${about}`,
    atDesk,
    make: (trial) => ({ path: withQuery(path, needed, pairs(trial)) }),
  });
  yield request("as usual", (trial) => [["page", String(trial + 2)]]);
  for (const name of rule.params) {
    for (const text of texts) yield request(`${name} is ${text.name}`, (trial) => [[name, text.make(trial)]]);
    if (!rule.lists.includes(name)) continue;
    for (const [what, value] of listValues(trials, name)) {
      yield request(`${name} has ${MANY} values (${what})`, (trial) =>
        Array.from({ length: MANY }, (_, i) => [name, value(trial * MANY + i)] as const),
      );
    }
  }
  // All at once: filters that are cheap alone may not be so together.
  const own = rule.params.filter((name) => name in usual);
  if (own.length > 1) {
    yield request("every parameter with its usual value", (trial) =>
      own.map((name) => [name, name === "q" ? `${usual[name]} ${trial}` : usual[name]!]),
    );
  }
  const free = rule.params.filter((name) => !(name in needed));
  for (const text of free.length > 1 ? texts : []) {
    yield request(`every parameter is ${text.name}`, (trial) => free.map((name) => [name, text.make(trial)]));
  }
}

function withQuery(path: string, needed: Readonly<Record<string, string>>, pairs: Pairs): string {
  const names = new Set(pairs.map(([name]) => name));
  const others = Object.entries(needed).filter(([name]) => !names.has(name));
  return `${path}?${new URLSearchParams([...others, ...pairs].map((pair) => [...pair]))}`;
}

function listValues(
  { vocabulary: { slugs, ids, common }, usual }: Trials,
  name: string,
): [what: string, value: (i: number) => string][] {
  const all: [string, (i: number) => string][] = [
    ["slugs", (i) => slugs[(i * 37) % slugs.length]!],
    ["ids", (i) => ids[(i * 37) % ids.length]!],
    ["words", (i) => common[i % common.length]!],
  ];
  return usual[name] === undefined ? all : [...all, ["the usual one", () => usual[name]!]];
}

function jsonBody(rule: RoutePattern, vocabulary: Vocabulary): object | undefined {
  const call = API_CALLS.find((other) => other.path === rule.path && other.method === "post");
  return (call?.body?.example ?? JSON_BODIES[rule.path]?.(vocabulary)) as object | undefined;
}

function* slowBodies({ texts }: Trials, { rule, path, atDesk }: TriedRoute, body: object): Generator<SlowRequest> {
  const request = (about: string, value: (trial: number) => unknown): SlowRequest => ({
    about: `POST ${rule.path}: ${about}`,
    atDesk,
    make: (trial) => ({
      path,
      init: { method: "POST", headers: JSON_BODY, body: JSON.stringify(value(trial)) },
    }),
  });
  yield request("as usual", () => body);
  for (const [name, value] of Object.entries(body)) {
    for (const text of texts) {
      yield request(`${name} is ${text.name}`, (trial) => ({ ...body, [name]: asTypeOf(value, text, trial) }));
    }
  }
}

function* slowForms({ texts }: Trials, { rule, path, atDesk }: TriedRoute, fields: Pairs): Generator<SlowRequest> {
  const request = (about: string, pairs: (trial: number) => Pairs): SlowRequest => ({
    about: `POST ${rule.path}: ${about}`,
    atDesk,
    make: (trial) => {
      const body = new URLSearchParams(pairs(trial).map((pair) => [...pair])).toString();
      return { path, init: { method: "POST", headers: FORM, body } };
    },
  });
  yield request("as usual", () => fields);
  for (const name of new Set(fields.map(([one]) => one))) {
    if (name === "token") continue;
    for (const text of texts) {
      yield request(`${name} is long, ${text.name}`, (trial) =>
        fields.map(([one, value]) => [one, one === name ? longest(text, trial, 20_000) : value] as const),
      );
    }
  }
}

/** The examples in the API's own documentation, by name. */
function exampleValues(): Record<string, string> {
  const shapes = API_CALLS.flatMap((call) => Object.entries(call.params?.shape ?? {}));
  return Object.fromEntries(
    shapes.flatMap(([name, schema]) => {
      const example = (schema as { meta(): { example?: unknown } | undefined }).meta()?.example;
      return example === undefined ? [] : [[name, String([example].flat()[0])]];
    }),
  );
}

/** Parameters that only pages have. */
const PAGE_VALUES: Readonly<Record<string, string>> = {
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

/** Without these a route answers at once that something is missing. */
function neededBy({ path, params }: RoutePattern, usual: Readonly<Record<string, string>>): Record<string, string> {
  const call = API_CALLS.find((other) => other.path === path);
  const required = Object.entries(call?.params?.shape ?? {})
    .filter(([, schema]) => !(schema as { safeParse(v: unknown): { success: boolean } }).safeParse(undefined).success)
    .map(([name]) => name);
  const needed = [...required, ...(path === "/map.svg" ? ["at", "size"] : [])];
  return Object.fromEntries(needed.filter((name) => params.includes(name)).map((name) => [name, usual[name] ?? "x"]));
}

/** Routes outside the API that accept JSON. */
const JSON_BODIES: Readonly<Record<string, (vocabulary: Vocabulary) => unknown>> = {
  "/saved/lookup": ({ slugs }) => slugs.slice(0, 250),
};

function asTypeOf(value: unknown, text: SlowText, trial: number): unknown {
  if (typeof value === "number") return Number(text.make(trial)) || trial;
  return longest(text, trial, 5_000);
}

function longest(text: SlowText, trial: number, length: number): string {
  const one = text.make(trial);
  return `${one} `.repeat(Math.ceil(length / (one.length + 1))).slice(0, length);
}
