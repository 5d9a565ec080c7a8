/** People who use the site while it is being hurt: they read, they send, and they remember what they were promised. */
import { solveProof } from "../../app/domain/submissions/solve-proof.ts";
import { openStore, type StoreLocation } from "../../app/store/engine/open-store.ts";
import { makeSubmission } from "../../tests/make-submission.ts";

/** The id of a submission that was acknowledged, by a visitor who does the work where it is asked for. */
export async function submit(url: string): Promise<string | undefined> {
  const address = someone();
  const first = await post(url, address);
  if (first.status === 201) return (await first.json()).id;
  if (first.status !== 428) return void (await first.body?.cancel());
  const { proofOfWork } = await first.json();
  const solution = await solveProof(proofOfWork.challenge, proofOfWork.bits);
  const second = await post(url, address, `${proofOfWork.challenge}:${solution}`);
  return second.status === 201 ? (await second.json()).id : void (await second.body?.cancel());
}

export function post(url: string, address: string, proof?: string): Promise<Response> {
  return fetch(`${url}/api/submissions`, {
    method: "POST",
    headers: { "x-forwarded-for": address, ...(proof ? { "x-proof-of-work": proof } : {}) },
    body: JSON.stringify(makeSubmission()),
  });
}

/** The address of a visitor who was not here before. */
export const someone = (): string => `10.${byte()}.${byte()}.${byte()}`;

const byte = (): number => Math.floor(Math.random() * 256);

export interface Crowd {
  /** Ids of submissions that the site said it has. */
  readonly acknowledged: Set<string>;
  /** Pages asked for and how many of them did not come as a 200. */
  readonly pages: { asked: number; failed: number; readonly ways: Map<string, number> };
  leave(): Promise<void>;
}

/** A few who send and a few who read, until they leave. Pages are asked for in an order that meets every place. */
export function crowd(url: string, paths: readonly string[], { senders = 2, readers = 3 } = {}): Crowd {
  const acknowledged = new Set<string>();
  const pages = { asked: 0, failed: 0, ways: new Map<string, number>() };
  let here = true;
  let next = Math.floor(Math.random() * paths.length);
  const fail = (way: string) => {
    pages.failed += 1;
    pages.ways.set(way, (pages.ways.get(way) ?? 0) + 1);
  };
  const read = async () => {
    while (here) {
      pages.asked += 1;
      const path = paths[next++ % paths.length]!;
      try {
        const answer = await fetch(url + path, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
        await answer.arrayBuffer();
        if (answer.status !== 200) fail(`${answer.status}`);
      } catch (error) {
        fail(reasonOf(error));
        await pause(20);
      }
    }
  };
  const send = async () => {
    while (here) {
      const id = await submit(url).catch(() => undefined);
      if (id) acknowledged.add(id);
      else await pause(50);
    }
  };
  const all = [...Array.from({ length: readers }, read), ...Array.from({ length: senders }, send)];
  return {
    acknowledged,
    pages,
    async leave() {
      here = false;
      await Promise.all(all);
    },
  };
}

function reasonOf(error: unknown): string {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}

/** Every page that a visitor could open, those of all places first. */
export async function pathsOf(url: string): Promise<string[]> {
  const places = (await (await fetch(`${url}/api/haunted-locations`)).json()) as { slug: string; state: string }[];
  const states = new Set(places.map(({ state }) => `/state/${state.toLowerCase().replaceAll(" ", "-")}`));
  const rest = ["/", "/all-locations", "/most-haunted", "/search?q=hotel", "/submit", "/haunted-roadtrip", "/feed.xml"];
  return [...places.map(({ slug }) => `/location/${slug}`), ...states, ...rest];
}

/** Those of the acknowledged submissions that are not in the database. */
export async function lostOf(acknowledged: ReadonlySet<string>, location: StoreLocation): Promise<string[]> {
  const store = openStore(location);
  const rows = await store.db.selectFrom("submissions").select("id").execute();
  await store.close();
  const stored = new Set(rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !stored.has(id));
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Milliseconds until something is true. */
export async function timeUntil(isSo: () => Promise<boolean>, patienceMs = 120_000): Promise<number> {
  const started = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - started > patienceMs) throw new Error(`It did not recover within ${patienceMs / 1000} s.`);
    await pause(10);
  }
  return performance.now() - started;
}

export function medianAndWorst(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const seconds = (ms = 0) => `${(ms / 1000).toFixed(2)} s`;
  return `median ${seconds(sorted[Math.floor(sorted.length / 2)])}, worst ${seconds(sorted.at(-1))}`;
}

export function saidWays({ asked, failed, ways }: Crowd["pages"]): string {
  const how = [...ways].map(([way, count]) => `${count} x ${way}`).join(", ");
  return `${asked} pages asked for, ${failed} failed${how ? ` (${how})` : ""}`;
}

/** A number from the command line: --times=20. */
export function option(name: string, usual: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
  return given === undefined ? usual : Number(given);
}
