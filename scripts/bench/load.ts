/**
 * Traffic from a process of its own, so that asking takes no time from answering: so many connections that ask one after the other,
 * or a steady rate, where a request's time counts from the moment it was due. Bounded in both, and on the loopback only.
 */
import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "../../tests/seeded-random.ts";
import { type Addresses, type MixedRequest, mixedRequests, type RequestKind, requestsOf } from "./mixed-requests.ts";

const MOST_SECONDS = 60;
const MOST_CONNECTIONS = 64;
const MOST_PER_SECOND = 5_000;

export interface Load {
  readonly port: number;
  readonly addresses: Addresses;
  readonly seconds: number;
  /** One kind alone; all of them mixed where it is left out. */
  readonly kind?: RequestKind;
  readonly seed?: number;
  /** One of the two: connections that ask one after the other, or requests per second. */
  readonly connections?: number;
  readonly rate?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** By kind: when each was due (the clock's milliseconds) and how long it took. */
  readonly times: Readonly<Partial<Record<RequestKind, readonly (readonly [at: number, ms: number])[]>>>;
}

export async function sendLoad(load: Load): Promise<LoadResult> {
  const child = spawn(process.execPath, [import.meta.filename, "send"], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(load));
  let said = "";
  for await (const chunk of child.stdout) said += chunk;
  if (!said) throw new Error("The process that makes the load ended without a word.");
  return JSON.parse(said);
}

/** In milliseconds; only of requests that were due when `accept` says so. */
export const timesOf = (result: LoadResult, kind: RequestKind, accept = (_at: number) => true): number[] =>
  (result.times[kind] ?? []).filter(([at]) => accept(at)).map(([, ms]) => ms);

async function send(load: Load): Promise<LoadResult> {
  const { port, addresses, kind, seed = 7 } = load;
  const seconds = Math.min(load.seconds, MOST_SECONDS);
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const times: Partial<Record<RequestKind, [number, number][]>> = {};
  const visits = visitsOf(addresses, kind, seed);
  const began = performance.now();
  const until = began + seconds * 1_000;
  let requests = 0;
  const visit = async (due: number) => {
    const one = visits.next().value!;
    await ask(agent, port, one, requests++, seed);
    times[one.kind] ??= [];
    times[one.kind]!.push([performance.timeOrigin + due, performance.now() - due]);
  };
  if (load.connections) {
    const connection = async () => {
      while (performance.now() < until) await visit(performance.now());
    };
    await Promise.all(Array.from({ length: Math.min(load.connections, MOST_CONNECTIONS) }, connection));
  } else {
    const gap = 1_000 / Math.min(load.rate ?? 1, MOST_PER_SECOND);
    const open: Promise<void>[] = [];
    for (let due = began; due < until; due += gap) {
      if (due > performance.now()) await pause(Math.max(0, due - performance.now()));
      open.push(visit(due));
    }
    await Promise.all(open);
  }
  const elapsed = (performance.now() - began) / 1_000;
  agent.destroy();
  return { requests, perSecond: requests / elapsed, times };
}

function* visitsOf(addresses: Addresses, kind: RequestKind | undefined, seed: number): Generator<MixedRequest, never> {
  if (!kind) yield* mixedRequests(addresses, Number.MAX_SAFE_INTEGER, seed);
  const make = requestsOf(addresses, seededRandom(seed));
  while (true) yield make(kind!);
}

/** Each from an address of its own, as far as the limits can tell. */
function ask(agent: Agent, port: number, { path, body }: MixedRequest, number: number, seed: number): Promise<void> {
  const visitor = `10.${seed & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = {
    "x-forwarded-for": visitor,
    "accept-encoding": "br",
    ...(body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}),
  };
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, agent, headers, method: body ? "POST" : "GET" }, (response) => {
      if (response.statusCode! >= 400) reject(new Error(`${path} answered ${response.statusCode}`));
      response.resume().once("end", resolve).once("error", reject);
    })
      .once("error", reject)
      .end(body);
  });
}

if (process.argv[2] === "send") {
  let input = "";
  for await (const chunk of process.stdin) input += chunk;
  process.stdout.write(JSON.stringify(await send(JSON.parse(input))));
}
