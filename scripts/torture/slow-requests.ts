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
export type ReadForm = (path: string, atDesk: boolean) => Promise<readonly (readonly [name: string, value: string])[]>;

/** `known` maps paths to ids that only the database has, such as that of a submission. */
export async function* slowRequests(
  vocabulary: Vocabulary,
  known: Readonly<Record<string, string>>,
  readForm: ReadForm,
): AsyncGenerator<SlowRequest> {
  const texts = slowTexts(vocabulary);
  const usual: Readonly<Record<string, string>> = { ...exampleValues(), ...PAGE_VALUES };
  for (const path of SITE_PATHS) {
    if (NOT_OURS.test(path)) continue;
    const rule = ROUTE_PATTERNS.find(({ path: other }) => other === path || other === `${path}/*`);
    const isDesk = path.startsWith("/review");
    const names = [...path.matchAll(/:(\w+)|(\*)$/g)].map(([, name]) => name ?? "*");
    const fill = (changed: string | undefined, value: string) =>
      path.replace(/:(\w+)|\*$/g, (part, name = part) =>
        name === changed ? encodeURIComponent(value) || "x" : (known[path] ?? usual[name] ?? "x"),
      );
    for (const name of names) {
      for (const text of texts) {
        yield {
          about: `${path}: ${name} is ${text.name}`,
          atDesk: isDesk,
          make: (t) => ({ path: fill(name, text.make(t)) }),
        };
      }
    }
    if (!rule) continue;
    yield* queries(rule, fill(undefined, ""), isDesk);
    if (rule.methods.includes("POST")) yield* posts(rule, fill(undefined, ""), isDesk);
  }

  function* queries(rule: RoutePattern, path: string, atDesk: boolean): Generator<SlowRequest> {
    const tried = rule.budget === "trip" ? texts.filter((_, i) => i % TRIP_STEP === 0) : texts;
    const base = neededBy(rule, usual);
    const withQuery = (pairs: readonly (readonly [string, string])[]) => {
      const query = new URLSearchParams(
        Object.entries(base).filter(([name]) => pairs.every(([other]) => other !== name)),
      );
      for (const [name, value] of pairs) query.append(name, value);
      return `${path}?${query}`;
    };
    yield {
      about: `${rule.path}: as usual`,
      atDesk,
      make: (trial) => ({ path: withQuery([["page", String(trial + 2)]]) }),
    };
    for (const name of rule.params) {
      for (const text of tried) {
        const about = `${rule.path}: ${name} is ${text.name}`;
        yield { about, atDesk, make: (trial) => ({ path: withQuery([[name, text.make(trial)]]) }) };
      }
      if (!rule.lists.includes(name)) continue;
      for (const [what, value] of listValues(name)) {
        const about = `${rule.path}: ${name} has ${MANY} values (${what})`;
        const pairs = (trial: number) =>
          Array.from({ length: MANY }, (_, i) => [name, value(trial * MANY + i)] as const);
        yield { about, atDesk, make: (trial) => ({ path: withQuery(pairs(trial)) }) };
      }
    }
    // All at once: filters that are cheap alone may not be so together.
    const own = rule.params.filter((name) => name in usual);
    if (own.length > 1) {
      const about = `${rule.path}: every parameter with its usual value`;
      yield {
        about,
        atDesk,
        make: (trial) => ({
          path: withQuery(own.map((name) => [name, name === "q" ? `${usual[name]} ${trial}` : usual[name]!])),
        }),
      };
    }
    const free = rule.params.filter((name) => !(name in base));
    for (const text of free.length > 1 ? tried : []) {
      const about = `${rule.path}: every parameter is ${text.name}`;
      yield { about, atDesk, make: (trial) => ({ path: withQuery(free.map((name) => [name, text.make(trial)])) }) };
    }
  }

  function listValues(name: string): [what: string, value: (i: number) => string][] {
    const { slugs, ids, common } = vocabulary;
    const all: [string, (i: number) => string][] = [
      ["slugs", (i) => slugs[(i * 37) % slugs.length]!],
      ["ids", (i) => ids[(i * 37) % ids.length]!],
      ["words", (i) => common[i % common.length]!],
    ];
    return usual[name] === undefined ? all : [...all, ["the usual one", () => usual[name]!]];
  }

  async function* posts(rule: RoutePattern, path: string, atDesk: boolean): AsyncGenerator<SlowRequest> {
    const call = API_CALLS.find((other) => other.path === rule.path && other.method === "post");
    const body = call?.body?.example ?? JSON_BODIES[rule.path]?.(vocabulary);
    if (body !== undefined) {
      const send = (value: unknown): RequestInit => ({
        method: "POST",
        headers: JSON_BODY,
        body: JSON.stringify(value),
      });
      yield { about: `POST ${rule.path}: as usual`, atDesk, make: () => ({ path, init: send(body) }) };
      for (const [name, value] of Object.entries(body as object)) {
        for (const text of texts) {
          const changed = (trial: number) => ({ ...(body as object), [name]: asTypeOf(value, text, trial) });
          const about = `POST ${rule.path}: ${name} is ${text.name}`;
          yield { about, atDesk, make: (trial) => ({ path, init: send(changed(trial)) }) };
        }
      }
      return;
    }
    const fields = await readForm(path, atDesk);
    const send = (pairs: readonly (readonly [string, string])[]): RequestInit => ({
      method: "POST",
      headers: FORM,
      body: new URLSearchParams(pairs.map((pair) => [...pair])).toString(),
    });
    yield { about: `POST ${rule.path}: as usual`, atDesk, make: () => ({ path, init: send(fields) }) };
    for (const name of new Set(fields.map(([one]) => one))) {
      if (name === "token") continue;
      for (const text of texts) {
        const changed = (trial: number) =>
          fields.map(([one, value]) => [one, one === name ? longest(text, trial, 20_000) : value] as const);
        const about = `POST ${rule.path}: ${name} is long, ${text.name}`;
        yield { about, atDesk, make: (trial) => ({ path, init: send(changed(trial)) }) };
      }
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
