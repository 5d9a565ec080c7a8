import { afterEach, describe, expect, test } from "vitest";
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import { newDatabase } from "../new-database.ts";
import { type SiteProcess, startSiteProcess } from "../site-process.ts";
import { TEST_POSTGRES_URL } from "../store/engines.ts";
import { startRoundRobin } from "./round-robin.ts";

const servers: SiteProcess[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

describe.runIf(TEST_POSTGRES_URL)("several servers on one PostgreSQL", () => {
  test("show what was published through one of them, and a rolling restart loses no request", async () => {
    const DATABASE_URL = await newDatabase(TEST_POSTGRES_URL!);
    const env = { DATABASE_URL, LOG_LEVEL: "silent", TRUST_PROXY: "1" };
    for (let i = 0; i < 2; i++) servers.push(await startSiteProcess(env));

    const store = openStore({ databaseUrl: DATABASE_URL, dataDir: "" });
    await savePlaces(store.db, [{ place: makePlace({ id: "new" }), origin: "curated" }], new Date());
    await store.close();
    const published = performance.now();
    const have = async () =>
      Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/api/haunted-locations/new`)).status));
    await expect.poll(have, { timeout: 20_000, interval: 20 }).toEqual([200, 200]);
    console.log(`Shown by both servers ${Math.round(performance.now() - published)} ms after it was published`);

    const proxy = await startRoundRobin(servers);
    let going = true;
    const answers = new Map<number, number>();
    const note = (status: number) => answers.set(status, (answers.get(status) ?? 0) + 1);
    const readers = Array.from({ length: 4 }, async () => {
      while (going) note((await fetch(`${proxy.url}/all-locations`).then(drained)).status);
    });
    const writer = (async () => {
      for (let n = 0; going; n++) {
        const headers = { "x-forwarded-for": `10.0.${n >> 8}.${n % 256}` };
        const body = JSON.stringify(makeSubmission());
        const { status } = await fetch(`${proxy.url}/api/submissions`, { method: "POST", headers, body }).then(drained);
        // Very many at once are asked for a proof of work, which is an answer too.
        note(status === 428 ? 201 : status);
      }
    })();
    for (const [at, server] of [...servers.entries()]) {
      await server.stop();
      servers[at] = await startSiteProcess({ ...env, PORT: new URL(server.url).port });
    }
    going = false;
    await Promise.all([...readers, writer]);
    await proxy.close();
    console.log(`Two restarts: ${[...answers].map(([status, count]) => `${count} x ${status}`).join(", ")}`);
    expect([...answers.keys()].sort()).toEqual([200, 201]);
  });
});

async function drained(answer: Response): Promise<Response> {
  await answer.arrayBuffer();
  return answer;
}
