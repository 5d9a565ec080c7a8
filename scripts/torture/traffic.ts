/** Visitors who read pages and send submissions while the site is under attack, and what they were promised. */
import { setTimeout as pause } from "node:timers/promises";
import { solveProof } from "../../app/domain/submissions/solve-proof.ts";
import { openStore, type StoreLocation } from "../../app/store/engine/open-store.ts";
import { makeSubmission } from "../../tests/make-submission.ts";

const READERS = 3;
const SENDERS = 2;
/** A connection given to a worker just before it was killed stays open and silent. */
const TIMEOUT_MS = 10_000;

interface Traffic {
  /** Ids of submissions that the site answered with 201. */
  readonly acknowledged: ReadonlySet<string>;
  /** Pages requested, and how many of them did not get a 200, by reason. */
  readonly pages: { readonly requested: number; readonly failed: number };
  summary(): string;
  stop(): Promise<void>;
}

/** Readers go through `paths` in order, so that they meet every place. */
export function startTraffic(url: string, paths: readonly string[]): Traffic {
  const acknowledged = new Set<string>();
  const pages = { requested: 0, failed: 0 };
  const reasons = new Map<string, number>();
  let running = true;
  const read = async () => {
    while (running) {
      const path = paths[pages.requested++ % paths.length]!;
      // Use many readers: one alone would soon hit the limit for uncached pages.
      const headers = { "x-forwarded-for": randomAddress() };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const outcome = await fetch(url + path, { redirect: "manual", headers, signal }).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        ({ name, cause }: Error & { cause?: { code?: string } }) => cause?.code ?? name,
      );
      if (outcome === "200") continue;
      pages.failed += 1;
      reasons.set(outcome, (reasons.get(outcome) ?? 0) + 1);
      await pause(20);
    }
  };
  const send = async () => {
    while (running) {
      const id = await submit(url).catch(() => undefined);
      if (id) acknowledged.add(id);
      else await pause(50);
    }
  };
  const visitors = [...Array.from({ length: READERS }, read), ...Array.from({ length: SENDERS }, send)];
  return {
    acknowledged,
    pages,
    summary() {
      const why = [...reasons].map(([reason, count]) => `${count} x ${reason}`).join(", ");
      return `${pages.requested} pages requested, ${pages.failed} failed${why ? ` (${why})` : ""}`;
    },
    async stop() {
      running = false;
      await Promise.all(visitors);
    },
  };
}

/** Every page of the site, with the places' pages first. */
export async function allPaths(url: string): Promise<string[]> {
  const places = (await (await fetch(`${url}/api/haunted-locations`)).json()) as { slug: string; state: string }[];
  const states = new Set(places.map(({ state }) => `/state/${state.toLowerCase().replaceAll(" ", "-")}`));
  const rest = ["/", "/all-locations", "/most-haunted", "/search?q=hotel", "/submit", "/haunted-roadtrip", "/feed.xml"];
  return [...places.map(({ slug }) => `/location/${slug}`), ...states, ...rest];
}

/** The id of an acknowledged submission; does the proof of work if asked. */
export async function submit(url: string): Promise<string | undefined> {
  const address = randomAddress();
  const first = await post(url, address);
  const answer = await first.json();
  if (first.status === 201) return answer.id;
  if (first.status !== 428) return undefined;
  const { challenge, bits } = answer.proofOfWork;
  const second = await post(url, address, `${challenge}:${await solveProof(challenge, bits)}`);
  const { id } = await second.json();
  return second.status === 201 ? id : undefined;
}

export function post(url: string, address = randomAddress(), proof?: string): Promise<Response> {
  return fetch(`${url}/api/submissions`, {
    method: "POST",
    headers: { "x-forwarded-for": address, ...(proof ? { "x-proof-of-work": proof } : {}) },
    body: JSON.stringify(makeSubmission()),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

function randomAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}

/** How many acknowledged submissions are missing from the database. */
export async function countLost(acknowledged: Iterable<string>, location: StoreLocation): Promise<number> {
  const store = openStore(location);
  const rows = await store.db.selectFrom("submissions").select("id").execute();
  await store.close();
  const stored = new Set(rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !stored.has(id)).length;
}

/** Milliseconds until the check passes. */
export async function timeUntil(check: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<number> {
  const started = performance.now();
  while (
    !(await Promise.resolve()
      .then(check)
      .catch(() => false))
  ) {
    if (performance.now() - started > timeoutMs) throw new Error(`No recovery within ${timeoutMs / 1_000} s.`);
    await pause(10);
  }
  return performance.now() - started;
}

export function medianAndWorst(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const seconds = (ms = 0) => `${(ms / 1_000).toFixed(2)} s`;
  return `median ${seconds(sorted[Math.floor(sorted.length / 2)])}, worst ${seconds(sorted.at(-1))}`;
}
