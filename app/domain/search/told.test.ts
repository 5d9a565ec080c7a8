/** What stories tell is found, and the sentence that tells it is shown. */
import { describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../tests/curated-directory.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { pickSome, seededRandom } from "../../../tests/seeded-random.ts";
import { matchedSentence } from "./matched-sentence.ts";
import { allFound, search } from "./search.ts";
import { storyParts } from "./text-index.ts";

const places = curatedPlaces();
const context = searchContextOf(places);
const nobody = async () => undefined;
const find = async (text: string) => allFound(await search(context, nobody, text)).map(({ place }) => place);

/** All words of a place, one space between them. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
const told = places.map((place) => ({
  place,
  words: wordsOf([place.houseName, place.storySummary, ...storyParts(place)].join(" . ")),
}));
const telling = (text: string) => told.filter(({ words }) => words.includes(wordsOf(text))).map(({ place }) => place);

describe("a name that stories tell", () => {
  /** Two capitalized words inside a sentence; what is a street or a building has other words after it. */
  const NAME = /(?<=[a-z,] )[A-Z][a-z]{2,} (?:[A-Z]\. )?(?:Mc|O')?[A-Z][a-z]{2,}(?= [a-z]|[,.;])/g;
  const GIVEN = new Set(
    "John Mary William James Charles George Robert Thomas Henry Edward Joseph Elizabeth Sarah Frank Samuel David Richard Anna Margaret Emily Alice Martha Jane Catherine Ellen Clara Helen Ruth Emma Eliza Kate Daniel Benjamin Andrew Michael Stephen Albert Walter Arthur Frederick Louis Harry Jacob Isaac Nathaniel Patrick Francis Hugh Philip Nancy Susan Julia Laura Hannah Rebecca Rachel Agnes".split(
      " ",
    ),
  );
  const NO_PERSON =
    /(?:Street|Avenue|Road|House|Hotel|Inn|Hall|County|Park|Church|City|River|Lake|Hill|School|University|College|Cemetery|Island|Theat|Museum|Society|Day|War|Town|Building|Library|Station|Beach|Valley|Mountain|Creek|Company|Club|Room|Bridge|Fort|Center|Square|Hospital)/;

  const persons = [
    ...new Set(places.flatMap((place) => storyParts(place).flatMap((text) => text.match(NAME) ?? []))),
  ].filter((name) => GIVEN.has(name.split(" ")[0]!) && !NO_PERSON.test(name) && telling(name).length === 1);

  test("is found where it is told", async () => {
    const drawn = pickSome(persons.toSorted(), 50, seededRandom(65));
    const missed: string[] = [];
    for (const name of drawn) {
      const [teller] = telling(name);
      if (!(await find(name)).slice(0, 3).includes(teller!)) missed.push(name);
    }
    expect(drawn).toHaveLength(50);
    // A few may be a town, or what is reported: "Lucy Bell".
    expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(3);
  });

  test.each(["Ghost Adventures", "Hauck", "yellow fever", "Abraham Lincoln", "Al Capone", "Mark Twain"])(
    "is found in every story: %s",
    async (subject) => {
      const found = new Set(await find(subject));
      const tellers = telling(subject);
      expect(tellers.length).toBeGreaterThan(5);
      expect(tellers.filter((place) => found.has(place)).length).toBeGreaterThanOrEqual(0.9 * tellers.length);
    },
  );

  test.each([
    ["Kate Morgan", "Hotel del Coronado"],
    ["Chloe", "The Myrtles"],
    ["ghost of Chloe", "The Myrtles"],
    ["Regis Philbin", "Whaley House"],
    ["Yankee Jim", "Whaley House"],
    ["Resurrection Mary", "Resurrection Cemetery"],
    ["Flora Stanley", "The Stanley Hotel"],
    ["Room 217", "The Stanley Hotel"],
    ["Elisa Lam", "Cecil Hotel"],
    ["Marie Laveau", "St. Louis Cemetery No. 1"],
    ["Headless Horseman", "Old Dutch Church of Sleepy Hollow"],
    ["Robert the Doll", "Fort East Martello and Robert the Doll"],
  ])("leads to its place first: %s, %s", async (name, first) => {
    expect((await find(name))[0]?.houseName).toBe(first);
  });

  test.each([
    ["places where a murder happened in Los Angeles", /murder/],
    ["murdered in Chicago", /murder/],
    ["who drowned in Michigan", /drown/],
    ["hanging in Texas", /hang/],
    ["hotels where a bride died", /bride/],
    ["cannibal", /cannibal/],
    ["axe", / ax /],
    ["poisoned", /poison/],
  ])("comes first where the question is what happened, in any form of its word: %s", async (question, word) => {
    const first = (await find(question)).slice(0, 3);
    expect(first.length).toBeGreaterThan(0);
    for (const place of first) expect(told.find((one) => one.place.id === place.id)!.words).toMatch(word);
  });

  test("beats a hamlet of that name, which is offered", async () => {
    const { slots, alternatives } = await search(context, nobody, "Chloe");
    expect(slots.words).toBe("Chloe");
    expect(alternatives).toContain("Chloe, West Virginia");
  });
});

describe("the sentence that was found", () => {
  const place = makePlace({
    houseName: "Raven Hall",
    storySummary: "A hall with steps at night.",
    fullStory:
      "THE HALL\n\nIt was built by a miller. In 1912 <em>Anna Crow's</em> brother drowned here! Anna saw a crow.",
    reports: ["Steps are heard."],
  });
  const shown = (...texts: string[]) => {
    const matched = matchedSentence(place, texts);
    return matched && { text: matched.text, marked: matched.marks.map(([from, to]) => matched.text.slice(from, to)) };
  };

  test("has the phrase rather than the same words apart, and no markup", () => {
    expect(shown("Anna Crow")).toEqual({
      text: "In 1912 Anna Crow's brother drowned here!",
      marked: ["Anna", "Crow's"],
    });
  });

  test("marks a word in any of its forms", () => {
    expect(shown("drown")?.marked).toEqual(["drowned"]);
    expect(shown("drowning")?.marked).toEqual(["drowned"]);
  });

  test("is not shown where name and summary have the words", () => {
    expect(shown("raven hall")).toBeUndefined();
    expect(shown("steps")).toBeUndefined();
  });

  test("is cut around the words if it is long", () => {
    const long = makePlace({ fullStory: `${"Word after word ".repeat(40)}Jim Crane ${"and on and on ".repeat(40)}.` });
    const { text, marks } = matchedSentence(long, ["Jim Crane"])!;
    expect(text.length).toBeLessThan(240);
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(["Jim", "Crane"]);
  });
});
