import { describe, expect, test } from "vitest";
import { reportFlags, sharesWords } from "./report-flags.ts";
import { readReport } from "./report-form.ts";
import { suggestedActivities, summarizeReports } from "./report-summary.ts";
import { isCutOf } from "./shortened-account.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const SENT = {
  month: "10",
  year: "2026",
  timeOfDay: "night",
  happened: "something",
  account: "Steps crossed the room above me.",
  stars: "4",
  consent: "yes",
};

function form(fields: Readonly<Record<string, string | readonly string[] | undefined>> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...SENT, ...fields })) {
    for (const one of typeof value === "string" ? [value] : (value ?? [])) data.append(name, one);
  }
  return data;
}

describe("the form of a report", () => {
  test("becomes a report", () => {
    const sent = form({ activities: ["Voices", "Footsteps"], where: " Attic ", name: "Nell\u200b" });
    expect(readReport(sent, NOW)).toEqual({
      fields: {
        month: "2026-10",
        timeOfDay: "night",
        happened: "something",
        activities: ["Footsteps", "Voices"],
        where: "Attic",
        account: SENT.account,
        stars: 4,
        name: "Nell",
      },
    });
  });

  test.each([
    ["nothing is a full answer", { happened: "nothing", account: "" }],
    ["so is not being sure", { happened: "unsure", account: undefined }],
    ["the first month that counts", { month: "1", year: "1900" }],
    ["20 characters", { account: "x".repeat(20) }],
    ["2,000 characters", { account: "x".repeat(2_000) }],
  ])("is taken: %s", (_what, fields) => {
    expect(readReport(form(fields), NOW)).toHaveProperty("fields");
  });

  test.each([
    ["no month", { month: "" }, { month: "Required" }],
    ["a month that is none", { month: "13" }, { month: "Please choose one of these." }],
    ["no year", { year: undefined }, { year: "Required" }],
    ["a year in words", { year: "last" }, { year: "Please write the year in four digits." }],
    ["before 1900", { year: "1899" }, { year: "Please give a year from 1900 on." }],
    ["next month", { month: "12" }, { month: "This date is in the future." }],
    ["next year", { year: "2027" }, { year: "This date is in the future." }],
    ["no time of day", { timeOfDay: undefined }, { timeOfDay: "Required" }],
    ["another time of day", { timeOfDay: "noon" }, { timeOfDay: "Please choose one of these." }],
    ["no outcome", { happened: "" }, { happened: "Required" }],
    ["an activity of one's own", { activities: ["Dancing"] }, { activities: "Please choose one of these." }],
    ["something without words", { account: " \u200b " }, { account: "Please tell us what happened." }],
    ["too few words", { account: "It was odd." }, { account: "Please write at least 20 characters." }],
    ["too many words", { account: "x".repeat(2_001) }, { account: "Please use at most 2,000 characters." }],
    ["a long way to it", { where: "x".repeat(121) }, { where: "Please use at most 120 characters." }],
    ["a long name", { name: "x".repeat(61) }, { name: "Please use at most 60 characters." }],
    ["no stars", { stars: "" }, { stars: "Required" }],
    ["six stars", { stars: "6" }, { stars: "Please choose one of these." }],
    ["half a star", { stars: "0.5" }, { stars: "Please choose one of these." }],
    [
      "no consent",
      { consent: undefined },
      { consent: "Please check the box: we can publish your report only if you agree." },
    ],
    [
      "nothing, but with footsteps",
      { happened: "nothing", activities: ["Footsteps"] },
      { activities: "You chose that nothing happened: please uncheck these, or choose another answer above." },
    ],
  ])("is refused with a sentence: %s", (_what, fields, errors) => {
    expect(readReport(form(fields), NOW)).toEqual({ errors });
  });

  test("a month that has begun east of us is not in the future", () => {
    expect(readReport(form({ month: "11" }), new Date("2026-10-31T23:00:00Z"))).toHaveProperty("fields");
  });
});

describe("reports together", () => {
  const said = (happened: "something" | "nothing" | "unsure", ...activities: string[]) => ({ happened, activities });
  const reports = [
    said("something", "Footsteps", "Cold Spots"),
    said("something", "Cold Spots"),
    said("unsure", "Cold Spots", "Orbs"),
    said("nothing"),
  ];

  test("are counted, the most named activity first", () => {
    expect(summarizeReports(reports)).toEqual({
      total: 4,
      something: 2,
      nothing: 1,
      unsure: 1,
      activities: [
        { label: "Cold Spots", count: 3 },
        { label: "Footsteps", count: 1 },
        { label: "Orbs", count: 1 },
      ],
    });
  });

  test("suggest what three visitors name and the listing lacks", () => {
    expect(suggestedActivities(reports, ["Voices"])).toEqual([{ label: "Cold Spots", count: 3 }]);
    expect(suggestedActivities(reports, ["cold spots"])).toEqual([]);
  });
});

describe("a shortened account", () => {
  const original = "We met Mr. Jones, who lives at 5 Elm Street. Then, the door slammed!";
  test.each([
    ["We met [...]. Then, the door slammed!", true],
    ["Then the door slammed.", true],
    ["", true],
    [original, true],
    ["Then the door screamed.", false],
    ["The door slammed. Then we met Mr. Jones.", false],
    ["We met Mr. Jones and Jones.", false],
  ])("%j: %s", (shortened, isCut) => {
    expect(isCutOf(original, shortened)).toBe(isCut);
  });
});

describe("a report is flagged", () => {
  const report = (fields: object = {}) => ({
    id: "a",
    where: undefined,
    account: "Steps crossed the floor above us, slowly, from wall to wall.",
    name: undefined,
    submittedAt: NOW.toISOString(),
    ...fields,
  });
  const other = (id: string, minutes = 300, account = "A quiet evening on the porch.") => ({
    id,
    account,
    submittedAt: new Date(NOW.getTime() + minutes * 60_000).toISOString(),
  });
  test.each<[string, object, ReturnType<typeof other>[], string[]]>([
    ["for nothing", {}, [other("b")], []],
    ["for a link", { account: "Look at https://spam.example for more of it." }, [], ["has-links"]],
    ["for a bare host", { where: "see spam-ghosts.com" }, [], ["has-links"]],
    ["for capitals", { account: "THE GHOST CAME AND SCREAMED AT ALL OF US" }, [], ["capitals"]],
    ["for an e-mail address", { account: "Write to me at nell@ghosts.example, I saw it too." }, [], ["has-links"]],
    ["for a telephone number", { account: "I saw it too. Call (555) 555-0142 after eight." }, [], ["has-links"]],
    ["for a street address", { account: "Our guide lives at 4412 Elm Street and laughed." }, [], ["has-links"]],
    ["for one in small letters", { account: "he lives at 4412 elm street, the blue house" }, [], ["has-links"]],
    [
      "not for a crowd on a road",
      { account: "About 12 people crossed the road; 2 of us in the court saw it." },
      [],
      [],
    ],
    [
      "for a shouted sentence",
      { account: "It was quiet at first, and then later on. DO NOT GO THERE ALONE! We left." },
      [],
      ["capitals"],
    ],
    ["not for devices", { account: "We used an EMF meter and an EVP recorder; the REM pod by the TV rang." }, [], []],
    ["not for a year and a room", { account: "Room 217 in 1924 and again in 2019, at 10.30 p.m., by day." }, [], []],
    [
      "for the words of another",
      {},
      [other("b", 300, "I swear: steps crossed the floor above us, slowly, from wall to wall!")],
      ["shared-words"],
    ],
    ["for a crowd", {}, ["b", "c", "d", "e"].map((id, index) => other(id, index * 10)), ["many-at-once"]],
    ["not for four in an hour", {}, ["b", "c", "d"].map((id, index) => other(id, index * 10)), []],
    ["not for itself", {}, [{ ...other("a", 0), account: report().account }], []],
  ])("%s", (_what, fields, others, flags) => {
    expect(reportFlags(report(fields), others)).toEqual(flags);
  });

  test.each([
    "Shithead",
    "what the F.U.C.K was that",
    "f u c k",
    "sh1t",
    "a$$holes",
    "fuuucking",
    "f*ck",
    "Promo code",
  ])("for bad words: %s", (name) => {
    expect(reportFlags(report({ name }), [])).toEqual(["bad-words"]);
  });

  test.each([
    "The Scunthorpe assistant passed a classic shiitake dish.",
    "Spicy spices, a casino of 1906, an escort of soldiers and a chink in the wall.",
    "We had tickets for the night tour; the guide sent a telegram, a nude statue moved.",
    "Mr. Dyke pricked up his ears at 9 p.m. I saw a cryptic shape in the crypt.",
    "In the 1970s a girl of 5 fell from the 4th floor at Hell's Gate, damn it all.",
  ])("not for harmless words: %s", (account) => {
    expect(reportFlags(report({ account }), [])).toEqual([]);
  });

  test("texts without phrases share none", () => {
    expect(sharesWords(undefined, undefined)).toBe(false);
    expect(sharesWords("Too short.", "Too short.")).toBe(false);
  });
});

describe("a flood of reports of one place", () => {
  test("is read once for each report, not once for each pair of them", () => {
    let reads = 0;
    const reports = Array.from({ length: 200 }, (_, i) => ({
      id: String(i),
      submittedAt: "2026-10-31T20:00:00.000Z",
      get account() {
        reads += 1;
        return `Report number ${i} of a long night in house ${i * 7}, told at length ${i * 13} times over`;
      },
    }));
    for (const report of reports.slice(0, 25)) reportFlags(report, reports);
    expect(reads).toBeLessThanOrEqual(2 * reports.length);
  });

  test("shares words where one was copied, in its beginning at the latest", () => {
    const words = (seed: string) => Array.from({ length: 400 }, (_, i) => `${seed}${i}`).join(" ");
    const at = "2026-10-31T20:00:00.000Z";
    const [one, copy, other] = [words("a"), `Copied. ${words("a")}`, words("b")].map((account, i) => ({
      id: String(i),
      submittedAt: at,
      account,
    }));
    expect(reportFlags(one!, [copy!])).toContain("shared-words");
    expect(reportFlags(one!, [other!])).not.toContain("shared-words");
  });
});
