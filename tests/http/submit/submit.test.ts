import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { makeSubmission } from "../../make-submission.ts";
import { OWN_ORIGIN } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [makePlace({ id: "inn" })], env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

let visitors = 0;
/** Everyone has an address of their own, unless the test is about one who has not. */
const newAddress = () => `198.51.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`;

const send = (fields: object, headers: Record<string, string> = {}) =>
  site.get("/api/submissions", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newAddress(), ...headers },
    body: JSON.stringify(fields),
  });
const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.get("/submit", {
    method: "POST",
    headers: { ...OWN_ORIGIN, "x-forwarded-for": newAddress(), ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const formOf = (fields: Parameters<typeof makeSubmission>[0] = {}) =>
  ({ ...makeSubmission(fields) }) as unknown as Record<string, string>;
const stored = async () =>
  Number(
    (
      await site.store.db
        .selectFrom("submissions")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );
/** As the page hands it out, aged as if someone had taken their time. */
async function stampOf(): Promise<string> {
  const html = await (await site.get("/submit")).text();
  return /name="stamp" value="([^"]+)"/.exec(html)![1]!;
}

describe("POST /api/submissions", () => {
  test.each([
    ["[]", "The body must be a JSON object."],
    ['"x"', "The body must be a JSON object."],
    ["5", "The body must be a JSON object."],
    ["null", "The body must be a JSON object."],
    ["", "The body must be JSON."],
    ['{"city":', "The body must be JSON."],
  ])("a body of %j is 400 with one sentence", async (body, message) => {
    const response = await site.get("/api/submissions", {
      method: "POST",
      headers: { "x-forwarded-for": newAddress() },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message });
  });

  test("answers 201 with the stored submission and where to follow it", async () => {
    const response = await send({ ...makeSubmission(), ticketPrice: 12.5 });
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const submission = await response.json();
    expect(submission).toEqual({
      ...makeSubmission(),
      ticketPrice: 12.5,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: "pending",
      submittedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const track = await site.get(response.headers.get("location")!);
    expect(track.status).toBe(200);
    expect(await track.text()).toContain("Waiting for review");
  });

  test("ignores what a client may not set", async () => {
    const evil = {
      id: "mine",
      status: "approved",
      submittedAt: "2000-01-01",
      version: 7,
      placeId: "inn",
      publicReason: "x",
    };
    const submission = await (await send({ ...makeSubmission(), ...evil })).json();
    expect(submission).toMatchObject({ status: "pending" });
    expect(submission.id).not.toBe("mine");
    const row = await site.store.db
      .selectFrom("submissions")
      .selectAll()
      .where("id", "=", submission.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ version: 1, placeId: null, publicReason: null, decidedBy: null });
    expect(row.submittedAt).not.toMatch(/^2000/);
  });

  test("answers 400 with a message for each field", async () => {
    const response = await send({ ...makeSubmission(), zipCode: "1", website: "ftp://x", description: " " });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: "Some fields are missing or not valid.",
      errors: {
        zipCode: "String must contain at least 5 character(s)",
        website: "Invalid input",
        description: "Required",
      },
    });
  });

  test.each(["", "nonsense", "[]", "7", "null"])("answers 400 to the body %j", async (body) => {
    const response = await site.get("/api/submissions", {
      method: "POST",
      body,
      headers: { "x-forwarded-for": newAddress() },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty("message");
  });

  test("the same key and words are stored once, other words are another submission", async () => {
    const headers = { "idempotency-key": "k1", "x-forwarded-for": newAddress() };
    const first = await send(makeSubmission(), headers);
    const again = await send(makeSubmission(), headers);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    const other = await send(makeSubmission({ city: "Bend" }), headers);
    expect(other.headers.get("location")).not.toBe(first.headers.get("location"));
  });

  test("another sender's key is another key", async () => {
    const [mine, theirs] = await Promise.all(
      ["192.0.2.81", "192.0.2.82"].map((address) =>
        send(makeSubmission(), { "idempotency-key": "1", "x-forwarded-for": address }),
      ),
    );
    expect(theirs!.status).toBe(201);
    expect(theirs!.headers.get("location")).not.toBe(mine!.headers.get("location"));
  });

  test("ten at once with one key are stored once", async () => {
    const before = await stored();
    const headers = { "idempotency-key": "k10", "x-forwarded-for": newAddress() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(makeSubmission(), headers)));
    expect(new Set(answers.map((answer) => answer.headers.get("location"))).size).toBe(1);
    expect(await stored()).toBe(before + 1);
  });

  test("a filled trap is not taken, and says so", async () => {
    const before = await stored();
    const response = await send({ ...makeSubmission(), faxNumber: "1" });
    expect(response.status).toBe(409);
    expect(await stored()).toBe(before);
  });

  test("GET answers 401 to strangers", async () => {
    const response = await site.get("/api/submissions");
    expect(response.status).toBe(401);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toHaveProperty("message");
  });
});

describe("GET /submit", () => {
  test("has SPEC's form: fields, fifty states and apart from them the District, types, guidelines and links", async () => {
    const response = await site.get("/submit");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain("Report Paranormal Activity");
    expect(html).toMatch(/24-48 hours/);
    expect(html).toContain("Basic listings are free.");
    const states = /<select[^>]*name="state"[\s\S]*?<\/select>/.exec(html)![0];
    const [fifty, apart] = states.split("<optgroup");
    expect(fifty!.match(/<option/g)).toHaveLength(51);
    expect(fifty).not.toContain("Columbia");
    expect(apart).toContain(">District of Columbia</option>");
    const kinds = /<select[^>]*name="placeType"[\s\S]*?<\/select>/.exec(html)![0];
    expect(html).toContain("What kind of place is it?");
    expect(kinds).toContain('<option value="lighthouse">Lighthouses</option>');
    for (const label of ["Haunted House", "Haunted Hayride", "Corn Maze", "Escape Room", "Scream Park", "Other"]) {
      expect(html).toContain(`>${label}</option>`);
    }
    for (const href of [
      "/all-locations",
      "/most-haunted",
      "/haunted-roadtrip",
      "/",
      "/activity/apparitions",
      "/activity/object-movement",
      "/activity/door-slamming",
      "/activity/footsteps",
      "/activity/physical-contact",
      "/activity/unexplained-noises",
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toContain("Commercial Halloween attractions");
    expect(html).toContain("Ships and lighthouses");
  });

  test("each form has a number of its own", async () => expect(await stampOf()).not.toBe(await stampOf()));

  test("a token that is none shows the form", async () => {
    const html = await (await site.get("/submit?received=nope")).text();
    expect(html).toContain('name="attractionName"');
    expect(html).not.toContain("Submission Received!");
  });
});

describe("the form without JavaScript", () => {
  test("is shown again, filled, with one sentence when it comes back within a few seconds", async () => {
    const before = await stored();
    const stamp = await stampOf();
    const response = await sendForm({ ...formOf(), stamp });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("That was quick.");
    expect(html).toContain('value="Lantern Hall"');
    expect(html).toContain(`value="${stamp}"`);
    expect(await stored()).toBe(before);
  });

  test("is stored, and leads to the confirmation, which can be reloaded", async () => {
    const response = await sendForm({ ...formOf(), stamp: "" });
    expect(response.status).toBe(303);
    const path = response.headers.get("location")!;
    expect(path).toMatch(/^\/submit\?received=[0-9a-f]{32}$/);
    const html = await (await site.get(path)).text();
    expect(html).toContain("Submission Received!");
    expect(html).toContain("/track/");
    expect(html).toContain('content="noindex"');
  });

  test("errors stand beside their fields, the first one has the focus, what was written stays", async () => {
    const response = await sendForm({ ...formOf({ city: "", zipCode: "12" }), stamp: "" });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toMatch(/id="field-city"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="field-city"/);
    expect(html).toMatch(/<input[^>]*autofocus[^>]*id="field-city"|<input[^>]*id="field-city"[^>]*autofocus/i);
    expect(html.match(/autofocus/gi)).toHaveLength(1);
    expect(html).toContain("String must contain at least 5 character(s)");
    expect(html).toContain('value="12 Ferry Street"');
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>Oregon|<option value="Oregon" selected/);
  });

  test("a form from another site is refused", async () => {
    const before = await stored();
    const response = await sendForm(formOf(), { origin: "https://evil.example" });
    expect(response.status).toBe(403);
    expect(await stored()).toBe(before);
  });

  test("what was written is escaped when it comes back", async () => {
    const html = await (await sendForm({ attractionName: '"><script>alert(1)</script>' })).text();
    expect(html).not.toContain("<script>alert(1)");
  });
});

test.each(["/submit", "/corrections", "/review/sign-in", "/review/account"])(
  "%s takes a body that is no form for an empty one",
  async (path) => {
    for (const type of ["application/json", "multipart/form-data", "text/plain"]) {
      const headers = { "content-type": type, "x-forwarded-for": newAddress() };
      const { status } = await site.get(path, { method: "POST", headers, body: "{}" });
      expect([400, 401, 302, 307]).toContain(status);
    }
  },
);

describe("GET /track/{token}", () => {
  test("is never kept or indexed, and tells nothing about others", async () => {
    const path = (await send(makeSubmission())).headers.get("location")!;
    const response = await site.get(path);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    const html = await response.text();
    expect(html).not.toContain("12 Ferry Street");
    expect(html).toContain("Keep the address of this page.");
    expect(html).toContain(`href="mailto:?subject=Lantern%20Hall%3A%20where%20it%20stands&amp;body=https%3A`);
    expect(html).toContain("Copy the address");
    expect(site.http.pages.get(path)).toBeUndefined();
  });

  test.each(["0".repeat(32), "x", "%25"])("is 404 for %s", async (token) => {
    expect((await site.get(`/track/${token}`)).status).toBe(404);
  });
});

describe("GET /api/similar", () => {
  test("names places that a text may mean", async () => {
    const response = await site.get("/api/similar?name=old%20mill&city=Salem&state=Oregon");
    expect(await response.json()).toEqual([
      { slug: "old-mill-inn-salem-oregon", houseName: "Old Mill Inn", city: "Salem", state: "Oregon" },
    ]);
    expect(await (await site.get("/api/similar?name=Lantern")).json()).toEqual([]);
    expect(await (await site.get("/api/similar")).json()).toEqual([]);
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
