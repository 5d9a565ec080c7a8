/** What happens when very many submissions come in, from one address and from everywhere. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROOF_BITS } from "../../../app/domain/submissions/proof-of-work.ts";
import { solveProof } from "../../../app/domain/submissions/solve-proof.ts";
import { makePlace } from "../../make-place.ts";
import { makeSubmission } from "../../make-submission.ts";
import { OWN_ORIGIN } from "../reviewer-client.ts";
import { SITE_ENGINES } from "../site-engines.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

const send = (fields: object, headers: Record<string, string>) =>
  site.get("/api/submissions", { method: "POST", headers, body: JSON.stringify(fields) });

describe("too many submissions", () => {
  test("after the tenth in an hour an address must prove a little work, each proof counts once", async () => {
    const mine = { "x-forwarded-for": "203.0.113.10" };
    for (let i = 0; i < 10; i++) expect((await send(makeSubmission(), mine)).status).toBe(201);
    const asked = await send(makeSubmission(), mine);
    expect(asked.status).toBe(428);
    const { proofOfWork } = await asked.json();
    const solution = await solveProof(proofOfWork.challenge, proofOfWork.bits);
    const proof = { ...mine, "x-proof-of-work": `${proofOfWork.challenge}:${solution}` };
    expect((await send(makeSubmission(), { ...mine, "x-proof-of-work": `${proofOfWork.challenge}:1` })).status).toBe(
      428,
    );
    expect((await send(makeSubmission(), { ...proof, "x-forwarded-for": "203.0.113.11" })).status).toBe(201);
    expect((await send(makeSubmission(), proof)).status).toBe(201);
    expect((await send(makeSubmission(), proof)).status).toBe(428);
    expect((await send(makeSubmission(), { "x-forwarded-for": "203.0.113.12" })).status).toBe(201);
  });

  test("without JavaScript the form comes back filled, with a sentence", async () => {
    const response = await site.get("/submit", {
      method: "POST",
      headers: { ...OWN_ORIGIN, "x-forwarded-for": "203.0.113.10" },
      body: new URLSearchParams({ ...makeSubmission(), stamp: "" } as unknown as Record<string, string>).toString(),
    });
    expect(response.status).toBe(429);
    const html = await response.text();
    expect(html).toContain("More submissions have come in than we can take");
    expect(html).toContain('value="Lantern Hall"');
  });
});

describe("a flood", () => {
  test("of hundreds of spam posts leaves the site up, and an honest one gets through", async () => {
    const flooded = await startTestSite({ env: { TRUST_PROXY: "1" } });
    const post = (address: string, proof?: string) =>
      flooded.get("/api/submissions", {
        method: "POST",
        headers: { "x-forwarded-for": address, ...(proof ? { "x-proof-of-work": proof } : {}) },
        body: JSON.stringify(makeSubmission({ description: "Buy now" })),
      });
    const statuses = new Map<number, number>();
    const POSTS = 400;
    for (let sent = 0; sent < POSTS; sent += 50) {
      const batch = Array.from({ length: 50 }, (_, i) => post(`10.0.${(sent + i) % 200}.1`));
      for (const { status } of await Promise.all(batch)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].toSorted()).toEqual([201, 428]);
    expect(statuses.get(201)).toBeLessThan(300);
    expect((await flooded.get("/")).status).toBe(200);
    const asked = await post("192.0.2.1");
    const { proofOfWork } = await asked.json();
    const solution = await solveProof(proofOfWork.challenge, proofOfWork.bits);
    expect((await post("192.0.2.1", `${proofOfWork.challenge}:${solution}`)).status).toBe(201);
    await flooded.close();
  }, 120_000);
});

describe.each(SITE_ENGINES)("requests about listings on $engine", ({ environment }) => {
  let crowded: TestSite;
  beforeAll(async () => {
    const env = { TRUST_PROXY: "1", ...(await environment()) };
    crowded = await startTestSite({ places: [makePlace({ id: "inn" })], env });
  });
  afterAll(() => crowded.close());

  let messages = 0;
  const request = (address: string, fields: Record<string, string> = {}) => {
    messages += 1;
    return crowded.get("/corrections", {
      method: "POST",
      headers: { ...OWN_ORIGIN, "x-forwarded-for": address },
      body: new URLSearchParams({
        placeId: "inn",
        kind: "remove",
        message: `It is gone, ${messages}.`,
        ...fields,
      }).toString(),
    });
  };
  const statusesOf = async (requests: readonly Promise<Response>[]) =>
    (await Promise.all(requests)).map(({ status }) => status);

  test("after the tenth in an hour the form comes back with its words, and a proof of work is taken once", async () => {
    const mine = "203.0.113.10";
    for (let i = 0; i < 10; i++) expect((await request(mine)).status).toBe(303);
    const asked = await request(mine, { message: "It burnt down." });
    expect(asked.status).toBe(429);
    const html = await asked.text();
    expect(html).toContain("It burnt down.");
    expect(html).toContain("More submissions have come in than we can take");
    const proof = await solveChallenge(html);
    expect((await request("203.0.113.11", { proof })).status).toBe(303);
    expect(await statusesOf([request(mine, { proof }), request(mine, { proof })])).toEqual(
      expect.arrayContaining([303, 429]),
    );
    expect((await request(mine, { proof })).status).toBe(429);
  });

  test("the same request again is not another one", async () => {
    const mine = "203.0.113.20";
    const first = await request(mine, { message: "Same." });
    for (let i = 0; i < 15; i++) {
      const again = await request(mine, { message: "Same." });
      expect(again.headers.get("location")).toBe(first.headers.get("location"));
    }
  });

  test("of 300 at once from one IPv6 prefix a few are taken, and an honest one gets through", async () => {
    const flood = Array.from({ length: 300 }, (_, i) => request(`2001:db8:77:${i.toString(16)}::1`));
    const taken = (await statusesOf(flood)).filter((status) => status === 303).length;
    expect(taken).toBe(40);
    expect((await request("192.0.2.1")).status).toBe(303);
    expect((await request("2001:db8:78::1")).status).toBe(303);
    const proof = await solveChallenge(await (await request("2001:db8:77:9999::1")).text());
    expect((await request("2001:db8:77:9999::1", { proof })).status).toBe(303);
  });

  test("of hundreds from everywhere those beyond the bound need a proof", async () => {
    const flood = Array.from({ length: 260 }, (_, i) => request(`10.1.${i}.1`));
    const taken = (await statusesOf(flood)).filter((status) => status === 303).length;
    expect(taken).toBeGreaterThan(100);
    expect(taken).toBeLessThan(200);
    expect((await request("192.0.2.77")).status).toBe(429);
    expect(crowded.errors).toEqual([]);
  });
});

/** What the browser does with the challenge of a refused form. */
async function solveChallenge(html: string): Promise<string> {
  const challenge = /[0-9a-z]+\.[0-9a-f]{16}\.[0-9a-f]{40}/.exec(html)![0];
  return `${challenge}:${await solveProof(challenge, PROOF_BITS)}`;
}

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
