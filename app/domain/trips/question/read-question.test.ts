import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACE_TYPES } from "../../places/place.ts";
import type { TripQuestion } from "../trip.ts";
import { DEFAULT_QUESTION, questionSearch, readQuestion } from "./read-question.ts";
import { TRIP_PARAMETERS } from "./trip-parameters.ts";

const read = (query: string) => readQuestion(new URLSearchParams(query));

describe("a question is read", () => {
  test("with defaults for what is absent", () => {
    expect(read("from=Nashville&to=New+Orleans")).toEqual({
      question: { ...DEFAULT_QUESTION, from: "Nashville", to: "New Orleans" },
      mistakes: {},
    });
  });

  test("with every parameter", () => {
    const query =
      "from=37201&via=Akron&along=US+62&avoid=interstates&area=Ohio&days=4&hours=6.5&dayHours=11&detour=60&list=ships&kind=hotel&kind=prison&activity=Cold+Spots" +
      "&enter=0&inns=1&free=1&people=4&start=2026-10-30&at=8:30&back=18:00&with=a-b&with=c-d@2&without=e-f&fixed=1" +
      "&stay=a-b@90&stay=c-d@20&stay=a-b@120&starts=3@11:15&starts=2@10+AM&night=2@Estes+Park,+CO";
    expect(read(query)).toEqual({
      question: {
        from: "37201",
        to: "",
        via: "Akron",
        area: "Ohio",
        mode: "car",
        days: 4,
        hours: 6.5,
        dayHours: 11,
        detour: 60,
        list: "ships",
        kinds: ["hotel", "prison"],
        activities: ["cold-spots"],
        enter: false,
        inns: true,
        start: "2026-10-30",
        at: "08:30",
        back: "18:00",
        along: "US 62",
        avoid: "interstates",
        free: true,
        people: 4,
        with: [{ slug: "a-b" }, { slug: "c-d", day: 2 }],
        without: ["e-f"],
        stays: [
          { slug: "a-b", minutes: 120 },
          { slug: "c-d", minutes: 20 },
        ],
        starts: [
          { day: 2, at: "10:00" },
          { day: 3, at: "11:15" },
        ],
        nights: [{ day: 2, town: "Estes Park, CO" }],
        choice: "fixed",
      },
      mistakes: {},
    });
  });

  test.each([
    ["", true],
    ["enter=0", false],
    ["enter=0&enter=1", true],
    ["enter=1", true],
    ["enter=no", false],
  ])("%j: only what can be entered: %s", (query, enter) => {
    expect(read(query).question.enter).toBe(enter);
  });

  test("without places, so not with those alone", () => {
    expect(read("only=1").question.choice).toBe("open");
  });

  test("by way of towns that are named one by one or together", () => {
    for (const query of ["via=Mobile, AL&via=Selma", "via=Mobile, AL; Selma"]) {
      expect(read(query).question.via).toBe("Mobile, AL; Selma");
    }
  });

  test("with a place that is named twice as it was named last", () => {
    expect(read("with=a&with=b&with=a@2").question.with).toEqual([{ slug: "a", day: 2 }, { slug: "b" }]);
  });
});

describe("what cannot be used gets a sentence, and the rest stays", () => {
  test.each<[query: string, name: keyof ReturnType<typeof read>["mistakes"], kept: Partial<TripQuestion>]>([
    ["days=15", "days", { days: 14 }],
    ["days=2.5", "days", { days: 3 }],
    ["days=many", "days", { days: 0 }],
    ["hours=0", "hours", { hours: 1 }],
    ["hours=8&dayHours=4", "dayHours", { hours: 8, dayHours: 8 }],
    ["detour=-5", "detour", { detour: 0 }],
    ["kind=hotel&kind=castle", "kind", { kinds: ["hotel"] }],
    ["start=2026-02-30", "start", { start: undefined }],
    ["start=soon", "start", { start: undefined }],
    ["at=25:00", "at", { at: "09:00" }],
    ["stay=a@90&stay=b@long", "stay", { stays: [{ slug: "a", minutes: 90 }] }],
    ["stay=a@601", "stay", { stays: [] }],
    ["starts=2@noon&starts=1@8", "starts", { starts: [{ day: 1, at: "08:00" }] }],
    ["starts=4@10:00", "starts", { starts: [] }],
    ["night=3@Memphis&night=1@Natchez", "night", { nights: [{ day: 1, town: "Natchez" }] }],
    ["night=Memphis", "night", { nights: [] }],
    ["back=Sunday", "back", { back: undefined }],
    ["avoid=hills", "avoid", { avoid: "" }],
    ["people=0", "people", { people: 1 }],
    ["days=2&with=a@3", "with", { with: [{ slug: "a" }] }],
    ["to=Memphis&area=Ohio", "area", { to: "Memphis", area: "" }],
  ])("%s", (query, name, kept) => {
    const { question, mistakes } = read(`from=Nashville&${query}`);
    expect(mistakes).toEqual({ [name]: expect.stringMatching(/^[A-Z].+\.$/) });
    expect(question).toMatchObject({ from: "Nashville", ...kept });
  });
});

const slugs = fc.stringMatching(/^[a-z0-9]{3,12}(-[a-z0-9]{1,8}){0,3}$/);
const anyQuestion: fc.Arbitrary<TripQuestion> = fc.record({
  from: fc.constantFrom("", "Nashville", "36.1,-86.7", "1 Main Street, Salem & more"),
  to: fc.constantFrom("", "New Orleans, LA"),
  via: fc.constantFrom("", "Mobile, AL; Selma"),
  along: fc.constantFrom("", "Route 66"),
  avoid: fc.constantFrom("", "interstates"),
  area: fc.constant(""),
  mode: fc.constant("car"),
  days: fc.integer({ min: 0, max: 14 }),
  hours: fc.constantFrom(4, 5, 6.5),
  dayHours: fc.constantFrom(8, 10, 12.5),
  detour: fc.integer({ min: 0, max: 240 }),
  list: fc.constantFrom("", "lighthouses"),
  kinds: fc.subarray([...PLACE_TYPES]),
  activities: fc.subarray(["apparitions", "cold-spots", "footsteps"]),
  enter: fc.boolean(),
  inns: fc.boolean(),
  free: fc.boolean(),
  people: fc.integer({ min: 1, max: 50 }),
  start: fc.constantFrom(undefined, "2026-10-30", "2028-02-29"),
  at: fc.constantFrom("09:00", "00:00", "23:59"),
  back: fc.constantFrom(undefined, "18:00"),
  with: fc
    .uniqueArray(slugs, { maxLength: 5 })
    .map((all) => all.map((slug, index) => (index === 0 ? { slug, day: 1 } : { slug }))),
  without: fc.uniqueArray(slugs, { maxLength: 5 }),
  stays: fc
    .uniqueArray(slugs, { maxLength: 2 })
    .map((all) => all.map((slug, index) => ({ slug, minutes: 30 + 60 * index }))),
  starts: fc.constantFrom([], [{ day: 1, at: "08:00" }]),
  nights: fc.constant([]),
  choice: fc.constantFrom("open", "only", "fixed"),
});
const questions = anyQuestion.filter(({ choice, with: stops }) => choice !== "only" || stops.length > 0);

test.each([
  ["back=6+PM", { back: "18:00" }],
  ["back=12:30+am", { back: "00:30" }],
  ["at=9", { at: "09:00" }],
  ["avoid=0&avoid=interstates", { avoid: "interstates" }],
])("%s is understood", (query, expected) => {
  const { question, mistakes } = read(`from=Nashville&${query}`);
  expect(mistakes).toEqual({});
  expect(question).toMatchObject(expected);
});

describe("a walk", () => {
  test.each<[string, Partial<TripQuestion>, string]>([
    ["mode=walk&from=Salem", { mode: "walk", from: "Salem", days: 1, at: "09:00" }, "?from=Salem&mode=walk"],
    ["mode=walk&at=Salem,+MA", { from: "Salem, MA", at: "09:00" }, "?from=Salem,+MA&mode=walk"],
    [
      "mode=walk&from=Salem&at=17:30&dayHours=4",
      { at: "17:30", dayHours: 4 },
      "?from=Salem&mode=walk&dayHours=4&at=17%3A30",
    ],
    ["mode=walk&from=Salem&to=Boston&days=3&inns=1", { to: "", days: 3, inns: false }, "?from=Salem&mode=walk&days=3"],
  ])("%s", (query, expected, search) => {
    const { question, mistakes } = read(query);
    expect(mistakes).toEqual({});
    expect(question).toMatchObject(expected);
    expect(questionSearch(question)).toBe(search);
  });

  test("is the only other way to go", () => {
    expect(read("mode=fly&from=Salem").mistakes).toEqual({ mode: "A trip is made by car or on foot: car, walk." });
  });
});

describe("the address of a question", () => {
  test("reads as the same question", () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(read(questionSearch(question).slice(1))).toEqual({ question, mistakes: {} });
      }),
    );
  });

  test("names no parameter that it leaves at its default", () => {
    expect(questionSearch(DEFAULT_QUESTION)).toBe("");
    expect(questionSearch({ ...DEFAULT_QUESTION, from: "Salem", enter: false })).toBe("?from=Salem&enter=0");
  });

  test("is read back from any query, in at most so many parameters", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...TRIP_PARAMETERS), fc.string())), (pairs) => {
        const { question } = readQuestion(new URLSearchParams(pairs));
        expect(read(questionSearch(question).slice(1))).toEqual({ question, mistakes: {} });
      }),
    );
  });
});
