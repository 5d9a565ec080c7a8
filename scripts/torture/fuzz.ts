/** 10,000 fuzzed requests against every route: no 5xx, no stack trace, no hang, and memory as before. */
import { fuzzedRequests } from "../../tests/abuse/fuzzed-requests.ts";
import { wrongWith } from "../../tests/abuse/judge-answer.ts";
import { sendRaw } from "../../tests/abuse/raw-client.ts";
import { signInAtDesk } from "./desk-session.ts";
import { megabytes } from "./heap.ts";
import { startWatchedSite } from "./watched-site.ts";

const REQUESTS = 10_000;
/** Sent first, so that caches and compiled code are there when the memory is looked at. */
const WARM_UP = 3_000;
const AT_ONCE = 16;
const PATIENCE_MS = 60_000;
/** The page cache may hold 16 MB, but fuzzed addresses should add little to it. */
const MAY_GROW_BYTES = 24 * 1024 * 1024;

export async function fuzz(seed = Number(process.env.ABUSE_SEED ?? Math.floor(Math.random() * 1e9))): Promise<number> {
  const site = await startWatchedSite();
  const places = (await (await fetch(`${site.url}/api/haunted-locations`)).json()) as Known[];
  const some = places.filter((_, i) => i % 25 === 0);
  const requests = fuzzedRequests({
    seed,
    origin: site.url,
    reviewer: await signInAtDesk(site),
    known: {
      slug: some.map((place) => place.slug),
      id: some.map((place) => place.id),
      state: ["ohio", "california", "district-of-columbia"],
      city: ["salem", "springfield", "new-orleans"],
      type: ["apparitions", "footsteps", "cold-spots"],
    },
  });
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  await send(WARM_UP);
  const before = await site.heap();
  await send(REQUESTS);
  const after = await site.heap();
  const alive = (await fetch(site.url)).status === 200;
  await site.stop();

  const said = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status || "hung up"}`);
  console.log(`Fuzz: ${WARM_UP + REQUESTS} requests, seed ${seed}: ${said.join(", ")}`);
  console.log(`Fuzz: heap ${megabytes(before)} before, ${megabytes(after)} after; ${site.errors.length} errors logged`);
  for (const line of [...wrong, ...site.errors].slice(0, 20)) console.log(`  WRONG ${line}`);
  return wrong.length + site.errors.length + (alive ? 0 : 1) + (after - before > MAY_GROW_BYTES ? 1 : 0);

  async function send(count: number): Promise<void> {
    let left = count;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) {
          const { value } = requests.next();
          const answer = await sendRaw(new URL(site.url), value, PATIENCE_MS);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          const problem = wrongWith(answer, value.whole);
          if (problem)
            wrong.push(`${problem}: ${JSON.stringify(value.about)} ${JSON.stringify(answer.text.slice(0, 400))}`);
        }
      }),
    );
  }
}

interface Known {
  readonly id: string;
  readonly slug: string;
}

if (import.meta.main) process.exit((await fuzz()) > 0 ? 1 : 0);
