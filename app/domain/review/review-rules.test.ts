import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { makeSubmission } from "../../../tests/make-submission.ts";
import { EMPTY_CATALOG, reviseCatalog } from "../catalog/catalog.ts";
import { loadGazetteer } from "../geo/gazetteer.ts";
import { changedFields } from "../places/changed-fields.ts";
import { sanitizeStory } from "../places/story/sanitize-story.ts";
import { findLikelyDuplicates, findSubmissionDuplicates } from "../submissions/likely-duplicates.ts";
import { findPendingDuplicates } from "../submissions/pending-duplicates.ts";
import { isOverdue, promisedBy } from "../submissions/submission.ts";
import { flagsOf } from "../submissions/submission-flags.ts";
import { whereaboutsOf } from "../submissions/submission-whereabouts.ts";
import { checkPassword } from "./password.ts";

const gazetteer = loadGazetteer(readFileSync("data/gazetteer.json.gz"));

describe("the promise", () => {
  test("is 48 hours, and only pending items can be overdue", () => {
    const submittedAt = "2026-10-29T20:00:00.000Z";
    expect(promisedBy(submittedAt).toISOString()).toBe("2026-10-31T20:00:00.000Z");
    const after = new Date("2026-10-31T20:00:00.001Z");
    expect(isOverdue({ status: "pending", submittedAt }, after)).toBe(true);
    expect(isOverdue({ status: "pending", submittedAt }, promisedBy(submittedAt))).toBe(false);
    expect(isOverdue({ status: "approved", submittedAt }, after)).toBe(false);
  });
});

describe("flags", () => {
  const place = makePlace();
  const WHERE = whereaboutsOf(makeSubmission(), gazetteer);
  const similar = { ...makeSubmission(), id: "similar", submittedAt: "2026-10-29T20:00:00.000Z" };
  test.each([
    ["a type that the guidelines refuse", { attractionType: "hayride" }, {}, ["refused-type"]],
    ["three links", { description: "http://a.b https://c.d www.e.f" }, {}, ["links"]],
    ["two links", { description: "http://a.b https://c.d" }, {}, []],
    ["a likely duplicate", {}, { duplicates: [{ place, likeness: 0.9, miles: 1, sameAddress: false }] }, ["duplicate"]],
    ["a distant likeness", {}, { duplicates: [{ place, likeness: 0.6, miles: 30, sameAddress: false }] }, []],
    [
      "a likeness next door",
      {},
      { duplicates: [{ place, likeness: 0.6, miles: 0.6, sameAddress: false }] },
      ["duplicate"],
    ],
    [
      "one like it in the queue",
      {},
      { pendingDuplicates: [{ submission: similar, likeness: 0.8, sameAddress: false }] },
      ["pending-duplicate"],
    ],
    ["a ZIP code of another state", { state: "Ohio" }, {}, ["zip-elsewhere"]],
    ["a repeated sender", {}, { fromSender: 3 }, ["repeated-sender"]],
    ["nothing", {}, {}, []],
  ] as const)("for %s", (_what, fields, seen, flags) => {
    expect(
      flagsOf(makeSubmission(fields), { duplicates: [], pendingDuplicates: [], fromSender: 1, where: WHERE, ...seen }),
    ).toEqual(flags);
  });
});

describe("likely duplicates in the queue", () => {
  const waiting = (id: string, fields: Parameters<typeof makeSubmission>[0] = {}) => ({
    ...makeSubmission(fields),
    id,
    submittedAt: "2026-10-29T20:00:00.000Z",
  });
  const hall = waiting("hall");
  test.each([
    ["the same name", { streetAddress: "1 Other Street" }, true],
    ["a name with a mistake in it", { attractionName: "Lanturn Hall", streetAddress: "" }, true],
    ["another name at the same address", { attractionName: "Town Office", streetAddress: "12 ferry street" }, true],
    ["another name on the same street", { attractionName: "Town Office", streetAddress: "Ferry Street" }, false],
    ["the same name in another town", { city: "Portland", streetAddress: "" }, true],
    ["half the name in the same town", { attractionName: "Lantern Bridge Ferry", streetAddress: "" }, false],
    ["half the name in another town", { attractionName: "Lantern Light Mill", city: "Portland" }, false],
    ["the same in another state", { state: "Ohio" }, false],
    ["another place", { attractionName: "Grey Mill", streetAddress: "9 Water Street" }, false],
    ["a name of signs alone", { attractionName: "\u{1F47B}", streetAddress: "" }, false],
  ])("%s: %o", (_what, fields, isDuplicate) => {
    expect(
      findPendingDuplicates(hall, [hall, waiting("other", fields)]).map(({ submission }) => submission.id),
    ).toEqual(isDuplicate ? ["other"] : []);
  });

  test("the most similar come first, four at most", () => {
    const others = [
      "Town Office",
      "Lantern Hall",
      "Lantern",
      "Lantern Hall Annex",
      "The Lantern Hall",
      "Lantern Hill",
    ].map((attractionName, at) => waiting(`${at}`, { attractionName }));
    const found = findPendingDuplicates(hall, others);
    expect(found).toHaveLength(4);
    expect(found.map(({ likeness }) => likeness)).toEqual(
      found.map(({ likeness }) => likeness).toSorted((a, b) => b - a),
    );
    expect(found[0]!.likeness).toBe(1);
  });
});

describe("likely duplicates", () => {
  const winchester = makePlace({
    id: "w",
    houseName: "Winchester Mystery House",
    city: "San Jose",
    state: "California",
    latitude: 37.318,
    longitude: -121.951,
  });
  const stanley = makePlace({ id: "s", houseName: "The Stanley Hotel", city: "Estes Park", state: "Colorado" });
  const mill = makePlace({ id: "m", houseName: "Old Mill Inn", city: "Salem", state: "Oregon" });
  const catalog = reviseCatalog(EMPTY_CATALOG, {
    version: 1,
    published: [winchester, stanley, mill],
    withdrawn: [],
    formerSlugs: [],
  });
  const found = (name: string, where: { city?: string; state?: string } = {}) =>
    findLikelyDuplicates(catalog, { name, ...where }).map(({ place }) => place.id);

  test.each([
    ["Winchester Mystery House", {}, ["w"]],
    ["winchestr mistery house", {}, ["w"]],
    ["Winchester", { state: "California" }, ["w"]],
    ["Winchester Myst", {}, ["w"]],
    ["Stanley", { city: "Estes Park", state: "Colorado" }, ["s"]],
    ["Winchester Mystery House", { state: "Ohio" }, []],
    ["The House Hotel Inn", {}, []],
    ["Lantern Hall", {}, []],
  ])("of %s %j are %j", (name, where, ids) => expect(found(name, where)).toEqual(ids));

  test("are also searched for in the state of the ZIP code", () => {
    const wanted = { name: "Winchester Mystery House", state: "Texas" };
    const zip = gazetteer.findZip("95128");
    expect(findLikelyDuplicates(catalog, wanted)).toEqual([]);
    expect(findSubmissionDuplicates(catalog, wanted, undefined)).toEqual([]);
    expect(findSubmissionDuplicates(catalog, wanted, zip).map(({ place }) => place.id)).toEqual(["w"]);
    expect(findSubmissionDuplicates(catalog, { ...wanted, state: "California" }, zip)).toHaveLength(1);
  });

  test("say how far away they are", () => {
    const position = { lat: 37.3, lng: -121.9 };
    const [first] = findLikelyDuplicates(catalog, { name: "Winchester Mystery House", state: "California", position });
    expect(first).toMatchObject({ likeness: 1, miles: expect.closeTo(3.05, 1) });
  });
});

describe("a story", () => {
  test.each([
    ["plain text stays", "Smith & Sons, 5 < 7\n\nTHE END", "Smith & Sons, 5 < 7\n\nTHE END"],
    ["allowed markup stays", "It was <em>cold</em>.", "It was <em>cold</em>."],
    ["scripts go", "A<script>alert(1)</script>B", "AB"],
    ["handlers go", '<p onclick="x()">Hi</p>', "<p>Hi</p>"],
    ["pictures go", '<img src=x onerror="x()">gone', "gone"],
    ["an unclosed tag goes", "<img src=x onerror=alert(1)", ""],
    ["links to code lose it", '<a href="javascript:x()">a</a>', "<a>a</a>"],
    [
      "links are marked",
      '<a href="https://e.org/" target=_top>a</a>',
      '<a href="https://e.org/" rel="nofollow noopener">a</a>',
    ],
    ["styles go", '<b style="position:fixed">b</b><style>*{}</style>', "<b>b</b>"],
  ])("%s", (_what, story, sanitized) => expect(sanitizeStory(story)).toBe(sanitized));
});

describe("passwords", () => {
  test.each([
    ["short", "elevenchars"],
    ["too long", "x".repeat(201)],
    ["with the name in it", "my name is ADA lovelace"],
    ["with the site's name in it", "The Hauntway at night"],
    ["much used", "1qaz2wsx3edc"],
    ["much used, in capitals", "QWERTYqwerty"],
  ])("%s ones are refused", (_what, password) => expect(() => checkPassword(password, "ada")).toThrow());
});

describe("the history", () => {
  test("names what changed and nothing else", () => {
    const before = { houseName: "A", city: "B", reports: ["x"], updatedAt: "1" };
    const after = { houseName: "C", city: "B", reports: ["x", "y"], updatedAt: "2", access: "open", stay: false };
    expect(changedFields(before, after)).toEqual([
      { field: "houseName", before: "A", after: "C" },
      { field: "reports", before: "x", after: "x; y" },
      { field: "access", before: "", after: "open" },
      { field: "stay", before: "", after: "no" },
    ]);
  });
});
