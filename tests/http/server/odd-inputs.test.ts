/** What no browser sends and a database may refuse: refused or cleaned here, never a 5xx. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { solveProof } from "../../../app/domain/submissions/solve-proof.ts";
import { addCorrection } from "../../../app/store/review/corrections.ts";
import { makePlace } from "../../make-place.ts";
import { makeSubmission } from "../../make-submission.ts";
import { listingFields, type ReviewerClient, signInForm, signInReviewer } from "../reviewer-client.ts";
import { SITE_ENGINES } from "../site-engines.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const VERSIONS = ["3000000000", "-3000000000", "1.5", "1e400", "NaN", "\0", "9".repeat(400)];
const TEXTS = ["\0", "a\0b", "a\r\nSet-Cookie: x=1", "x".repeat(8_000), "\u{1f47b}".repeat(900), "\x7f\x1b[0m"];

describe.each(SITE_ENGINES)("odd inputs on $engine", ({ environment }) => {
  let site: TestSite;
  let reviewer: ReviewerClient;
  let submission: string;
  beforeAll(async () => {
    const env = { TRUST_PROXY: "1", ...(await environment()) };
    site = await startTestSite({ places: [makePlace({ id: "inn" }), makePlace({ id: "mill" })], env });
    reviewer = await signInReviewer(site, "ada");
    const sent = await send({});
    submission = ((await sent.json()) as { id: string }).id;
  });
  afterAll(() => site.close());

  const send = (headers: Record<string, string>) =>
    site.get("/api/submissions", { method: "POST", headers, body: JSON.stringify(makeSubmission()) });

  test.each(TEXTS)("a sign-in with odd text %# is wrong, not an error", async (text) => {
    const answer = await signInForm(site, text, text, { "x-forwarded-for": `192.0.2.${TEXTS.indexOf(text)}` });
    expect(answer.status).toBe(401);
  });

  test("a proof of work with a tail is none", async () => {
    const mine = { "x-forwarded-for": "203.0.113.10" };
    for (let i = 0; i < 10; i++) expect((await send(mine)).status).toBe(201);
    const { proofOfWork } = (await (await send(mine)).json()) as { proofOfWork: { challenge: string; bits: number } };
    for (const tail of [".x", `.${"x".repeat(8_000)}`]) {
      const challenge = proofOfWork.challenge + tail;
      const solution = await solveProof(challenge, proofOfWork.bits);
      expect((await send({ ...mine, "x-proof-of-work": `${challenge}:${solution}` })).status).toBe(428);
    }
  });

  test.each(["/review", "/review/places", "/search", "/all-locations"])("%s searches for anything", async (path) => {
    for (const text of TEXTS) {
      const { status } = await reviewer.get(`${path}?q=${encodeURIComponent(text)}`);
      expect([text, status]).toEqual([text, 200]);
    }
  });

  test.each(VERSIONS)("version %j is a conflict", async (version) => {
    for (const [path, intent] of [
      [`/review/submission/${submission}`, "reject"],
      ["/review/place/inn", "hide"],
    ]) {
      const answer = await reviewer.post(path!, { intent: intent!, version, reason: "No." });
      expect([path, answer.status]).toEqual([path, 409]);
    }
  });

  test("a reason is stored without what cannot be stored", async () => {
    const answer = await reviewer.post(`/review/submission/${submission}`, {
      intent: "reject",
      version: "1",
      reason: "Not\0 found.",
    });
    expect(answer.status).toBe(303);
    const row = await site.store.db
      .selectFrom("submissions")
      .select("publicReason")
      .where("id", "=", submission)
      .executeTakeFirst();
    expect(row?.publicReason).toBe("Not found.");
  });

  test.each(TEXTS)("a listing is hidden for request %# without an error", async (text) => {
    const page = await (await reviewer.get("/review/place/mill")).text();
    const version = [listingFields(page).version].flat()[0]!;
    const intent = page.includes('value="restore"') ? "restore" : "hide";
    const answer = await reviewer.post(`/review/place/mill?request=${encodeURIComponent(text)}`, { intent, version });
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("a request that does not exist, or is about another listing, does not enter the record", async () => {
    const { id } = await addCorrection(
      site.store.db,
      { placeId: "inn", kind: "correct", message: "It moved." },
      { now: new Date(), idempotencyKey: "moved", senderHash: "x" },
    );
    for (const request of ["no-such-request", id]) {
      const page = await (await reviewer.get(`/review/place/mill?request=${request}`)).text();
      const version = [listingFields(page).version].flat()[0]!;
      const intent = page.includes('value="restore"') ? "restore" : "hide";
      const answer = await reviewer.post(`/review/place/mill?request=${request}`, { intent, version });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/review/place/mill"]);
    }
    const events = await site.store.db.selectFrom("review_events").select("correctionId").execute();
    expect(events.filter(({ correctionId }) => correctionId !== null)).toEqual([]);
  });

  test("nothing was logged as an error", () => {
    expect(site.errors).toEqual([]);
  });
});
