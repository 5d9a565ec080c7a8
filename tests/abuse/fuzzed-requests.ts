/** Requests that nobody should send, the same for the same seed, against every address of the route table. */
import { makeSubmission } from "../make-submission.ts";
import { ROUTE_PATTERNS } from "../route-patterns.ts";
import { seededRandom } from "../seeded-random.ts";
import { NASTY_ESCAPES, NASTY_TEXTS, NASTY_VALUES } from "./nasty-values.ts";
import type { RawRequest } from "./raw-client.ts";
import { SITE_PATHS } from "./site-paths.ts";

export interface FuzzOptions {
  readonly seed: number;
  /** Known values for the names in paths, so that some requests reach a page: { slug: [...], id: [...] }. */
  readonly known?: Readonly<Record<string, readonly string[]>>;
  /** The cookie and form token of someone who is signed in at the desk; a part of the requests carries them. */
  readonly reviewer?: { readonly cookie: string; readonly token: string };
  readonly origin: string;
}

export interface FuzzedRequest extends RawRequest {
  /** What to repeat, in a line. */
  readonly about: string;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"];
const CONTENT_TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  "text/plain",
  "application/json; charset=utf-16",
  "x/y/z; ===",
];
const OTHER_HEADERS = [
  "Host",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Original-URL",
  "X-Rewrite-URL",
  "X-HTTP-Method-Override",
  "Forwarded",
  "Origin",
  "Referer",
  "Cookie",
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Range",
  "If-None-Match",
  "If-Modified-Since",
  "Idempotency-Key",
  "X-Form-Stamp",
  "X-Proof-Of-Work",
  "Sec-Fetch-Site",
  "Authorization",
  "Upgrade",
  "Transfer-Encoding",
  "Content-Encoding",
];

export function* fuzzedRequests({ seed, known = {}, reviewer, origin }: FuzzOptions): Generator<FuzzedRequest> {
  const random = seededRandom(seed);
  const chance = (part: number) => random() < part;
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)]!;
  const nasty = () => pick(NASTY_TEXTS);
  const { host } = new URL(origin);

  for (let number = 0; ; number++) {
    // Each route in turn, so that none is left out.
    const path = fillPath(SITE_PATHS[number % SITE_PATHS.length]!);
    const rule = ROUTE_PATTERNS.find(({ pattern }) => pattern.test(path))!;
    const method = chance(0.15) ? pick(METHODS) : pick(rule.methods);
    const target = mutateTarget(path + query(rule.params));
    const { type, body } = method === "GET" || method === "HEAD" ? { type: "", body: Buffer.alloc(0) } : content();
    const desk = reviewer && chance(0.2);
    const headers = [
      `Host: ${host}`,
      "Connection: close",
      // Everyone comes from elsewhere: limits are not what is tried here.
      `X-Forwarded-For: 10.${below(256)}.${below(256)}.${below(256)}`,
      ...(method === "GET" || method === "HEAD" ? [] : [`Content-Type: ${type}`, `Content-Length: ${body.length}`]),
      ...(desk ? [`Cookie: ${reviewer.cookie}`, `Origin: ${origin}`] : []),
      ...Array.from({ length: chance(0.4) ? 1 + below(3) : 0 }, () => `${pick(OTHER_HEADERS)}: ${headerValue()}`),
      ...(chance(0.01) ? [`X-Large: ${"x".repeat(below(40_000))}`] : []),
    ];
    const head = `${method} ${target} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`;
    const bytes = mangle(Buffer.concat([Buffer.from(head, "latin1"), body]));
    // Transfer-Encoding: chunked and the like announce a body that does not come.
    const whole = bytes.intact && !/\r\n(Transfer-Encoding|Host|Upgrade): /.test(head.replace(/\r\nHost: /, ""));
    yield { bytes: bytes.buffer, whole, about: `request ${number} of seed ${seed}: ${head.slice(0, 300)}` };
  }

  function fillPath(pattern: string): string {
    return pattern
      .split("/")
      .map((part) => {
        if (part === "*") return chance(0.5) ? "place/x.png" : encode(nasty());
        if (!part.startsWith(":")) return part;
        const values = known[part.slice(1)];
        if (values && chance(0.6)) return pick(values);
        return chance(0.3) ? pick(NASTY_ESCAPES) : encode(nasty()) || "x";
      })
      .join("/");
  }

  function query(parameters: readonly string[]): string {
    if (chance(0.3)) return "";
    const names = [...parameters, "_routes", "utm_source", "__proto__", "constructor"];
    const pairs = Array.from({ length: 1 + below(4) }, () => {
      const value = chance(0.15)
        ? pick(NASTY_ESCAPES)
        : encode(chance(0.2) ? pick(known[pick(Object.keys(known))] ?? [""]) : nasty());
      return `${pick(names)}${chance(0.1) ? "[]" : ""}=${value}`;
    });
    return `?${pairs.join("&")}`;
  }

  function mutateTarget(target: string): string {
    if (chance(0.06)) return `${target}.data`;
    if (chance(0.05)) return target.toUpperCase();
    if (chance(0.05))
      return target.slice(0, below(target.length)) + pick(NASTY_ESCAPES) + target.slice(below(target.length));
    if (chance(0.02))
      return pick(["*", "//", "http://evil.example/", "/\\evil.example", "/.git/config", "/.env", "/%2e%2e/"]);
    return target;
  }

  function headerValue(): string {
    if (chance(0.3))
      return pick(["evil.example", "https", "/admin", "gzip, br", "bytes=0-1", "*", "chunked", "websocket", "null"]);
    const text = nasty().slice(0, 2_000);
    // A line of its own would be another header.
    return chance(0.1) ? text.replace(/[\r\n]/g, "") : text.replace(/\p{Cc}/gu, "");
  }

  function content(): { type: string; body: Buffer } {
    const type = chance(0.7) ? CONTENT_TYPES[chance(0.6) ? 0 : 1]! : pick(CONTENT_TYPES);
    if (chance(0.03)) return { type, body: Buffer.alloc(60_000 + below(20_000), 0x61) };
    if (chance(0.05)) return { type, body: Buffer.from(Array.from({ length: below(200) }, () => below(256))) };
    if (type.includes("json")) return { type, body: Buffer.from(json()) };
    const fields = new URLSearchParams();
    for (const [name, value] of Object.entries(submission())) fields.append(name, plain(value).slice(0, 5_000));
    if (reviewer && chance(0.5)) {
      fields.append("token", reviewer.token);
      fields.append("intent", pick(DESK_INTENTS));
    }
    for (let i = below(4); i > 0; i--) fields.append(pick(FORM_FIELDS), nasty());
    return { type, body: Buffer.from(fields.toString()) };
  }

  function json(): string {
    if (chance(0.08)) return "[".repeat(1 + below(30_000));
    if (chance(0.05)) return `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
    if (chance(0.1)) return JSON.stringify(pick(NASTY_VALUES)) ?? "";
    const text = JSON.stringify(submission());
    if (chance(0.1)) return text.slice(0, below(text.length));
    if (chance(0.15)) return text.replace("{", '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},');
    return text;
  }

  /** A good one of which some fields are not. */
  function submission(): Record<string, unknown> {
    const fields: Record<string, unknown> = { ...makeSubmission(), latitude: 44.9, longitude: -123, radius: 50 };
    for (const name of Object.keys(fields)) if (chance(0.3)) fields[name] = pick(NASTY_VALUES);
    return fields;
  }

  function mangle(buffer: Buffer): { buffer: Buffer; intact: boolean } {
    if (chance(0.97)) return { buffer, intact: true };
    if (chance(0.5)) return { buffer: buffer.subarray(0, below(buffer.length)), intact: false };
    const copy = Buffer.from(buffer);
    for (let i = 1 + below(5); i > 0; i--) copy[below(Math.min(copy.length, 400))] = below(256);
    return { buffer: copy, intact: false };
  }
}

const DESK_INTENTS = ["save", "draft", "approve", "reject", "duplicate", "undo", "hide", "restore", "done", "decline"];

const FORM_FIELDS = [
  "username",
  "password",
  "next",
  "reason",
  "version",
  "replaces",
  "place",
  "kind",
  "stamp",
  "faxNumber",
  "message",
];

const plain = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** As an address carries it; what cannot be written in UTF-8 goes as bytes that are none. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return "%ed%a0%80";
  }
}
