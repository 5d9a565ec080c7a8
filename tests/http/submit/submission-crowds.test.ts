/** What happens when very many submissions come in, from one address and from everywhere. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { solveProof } from "../../../app/domain/submissions/solve-proof.ts";
import { makeSubmission } from "../../make-submission.ts";
import { OWN_ORIGIN } from "../reviewer-client.ts";
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
    expect(html).toContain("Very many submissions have come in");
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
    const POSTS = 800;
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

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
