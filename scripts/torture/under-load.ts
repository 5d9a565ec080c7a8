/** Visitors who read every page and send submissions while something goes wrong, and what they were promised. */
import { setTimeout as pause } from "node:timers/promises";
import { solveProof } from "../../app/domain/submissions/solve-proof.ts";
import { openStore, type StoreLocation } from "../../app/store/engine/open-store.ts";
import { makeSubmission } from "../../tests/make-submission.ts";

const READERS = 3;
const SENDERS = 2;
/** A connection given to a worker just before it was killed stays open and silent. */
const TIMEOUT_MS = 10_000;
const RECOVERY_MS = 120_000;

/** Pages requested, and how many of them did not get a 200. */
type PageCounts = { requested: number; failed: number };

interface Attacked {
  readonly name: string;
  readonly url: string;
  /** Where submissions are stored, once it is over. */
  location(): StoreLocation;
}

/** Returns the number of failures: those that `trouble` returns, and acknowledged submissions that are not stored. */
export async function underLoad(
  { name, url, location }: Attacked,
  trouble: (pages: Readonly<PageCounts>) => Promise<number>,
): Promise<number> {
  const pages: PageCounts = { requested: 0, failed: 0 };
  /** Ids of submissions that the site answered with 201. */
  const acknowledged = new Set<string>();
  const paths = await allPaths(url);
  let running = true;
  const read = async () => {
    while (running) {
      if ((await statusOf(url + paths[pages.requested++ % paths.length]!)) === 200) continue;
      pages.failed += 1;
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
  const failures = await trouble(pages);
  running = false;
  await Promise.all(visitors);
  const lost = await countLost(acknowledged, location());
  console.log(`${name}: ${pages.requested} pages requested, ${pages.failed} failed`);
  console.log(`  ${acknowledged.size} submissions acknowledged, ${lost} lost`);
  return failures + lost;
}

async function countLost(acknowledged: ReadonlySet<string>, location: StoreLocation): Promise<number> {
  const store = openStore(location);
  const rows = await store.db.selectFrom("submissions").select("id").execute();
  await store.close();
  const stored = new Set(rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !stored.has(id)).length;
}

/** Every page of the site, with the places' pages first. */
async function allPaths(url: string): Promise<string[]> {
  const places = (await (await fetch(`${url}/api/haunted-locations`)).json()) as { slug: string; state: string }[];
  const states = new Set(places.map(({ state }) => `/state/${state.toLowerCase().replaceAll(" ", "-")}`));
  const rest = ["/", "/all-locations", "/most-haunted", "/search?q=hotel", "/submit", "/haunted-roadtrip", "/feed.xml"];
  return [...places.map(({ slug }) => `/location/${slug}`), ...states, ...rest];
}

/** Undefined if there was no answer. Each reader is a new one: a single one would soon hit the limit for uncached pages. */
export const statusOf = (url: string): Promise<number | undefined> =>
  fetch(url, {
    redirect: "manual",
    headers: { "x-forwarded-for": randomAddress() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => undefined,
  );

/** The id of an acknowledged submission; does the proof of work if asked. */
async function submit(url: string): Promise<string | undefined> {
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

function post(url: string, address: string, proof?: string): Promise<Response> {
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

/** Milliseconds until a submission is accepted. */
export const timeUntilAccepted = (url: string): Promise<number> =>
  timeUntil(async () => (await submit(url)) !== undefined);

/** Milliseconds until the check passes. */
export async function timeUntil(check: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await check().catch(() => false))) {
    if (performance.now() - started > RECOVERY_MS) throw new Error(`No recovery within ${RECOVERY_MS / 1_000} s.`);
    await pause(10);
  }
  return performance.now() - started;
}
