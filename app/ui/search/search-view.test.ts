import { describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../tests/curated-directory.ts";
import { search } from "../../domain/search/search.ts";
import { isSaidByChips, mapPath, resultSentence, tripPath, understoodChips, unmetSentence } from "./search-view.ts";

const context = searchContextOf(curatedPlaces());
const find = (text: string) => search(context, async () => undefined, text);
const chips = async (text: string) => understoodChips(await find(text), "all");

describe("what was understood", () => {
  test.each([
    [
      "a haunted hotel to sleep in within two hours of Chicago",
      ["Hotel", "Sleep here", "Within 2 hours of Chicago, Illinois"],
    ],
    ["scariest place in Ohio", ["Most haunted first", "In Ohio"]],
    ["something free tonight near Salem", ["Free", "After dark", "Within 30 miles of Salem, Massachusetts"]],
    ["best haunted hotels in America", ["Most haunted first", "Hotels"]],
    ["within 90 minutes of Boston", ["Within 1.5 hours of Boston, Massachusetts"]],
    ["an October weekend in a haunted hotel", ["Hotel", "Sleep here", "In October"]],
    ["hotels in Ohio", []],
    ["Salem, MA", []],
  ])("%s", async (text, labels) => {
    expect((await chips(text)).map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    "a haunted hotel to sleep in within two hours of Chicago",
    "most haunted free cemeteries after dark in Savannah",
    "scariest open prison within 3 hours of Columbus, Ohio",
    "best overnight inns in New England",
    "a haunted inn for two nights in October near Savannah",
  ])("%s: a link drops one part and keeps the others", async (text) => {
    const all = await chips(text);
    expect(all.length).toBeGreaterThan(2);
    for (const { label, href } of all) {
      const rest = await chips(new URL(href, "http://x").searchParams.get("q")!);
      const others = all.map((chip) => chip.label).filter((other) => other !== label);
      // A town without limit has the usual radius; what is left may be a plain search, whose sentence says it all.
      if (rest.length > 0) expect(rest.map((chip) => chip.label)).toEqual(others);
    }
  });

  test.each([
    ["scariest place in Ohio", true],
    ["lighthouses in Maine", false],
    ["scariest lighthouses in Kansas", false],
  ])("%s: the chips say all of it: %s", async (text, isAll) => {
    const result = await find(text);
    expect(isSaidByChips(result, understoodChips(result, "all"))).toBe(isAll);
  });

  test.each([
    ["I saw something at Waverly Hills", 'Places named in "I saw something at Waverly Hills"'],
    ["a three-day drive from Nashville to New Orleans", "On the way from Nashville to New Orleans, in 3 days"],
    ["visitor reports of inns near Baton Rouge", 'Matching "inns" within 100 miles of Baton Rouge, Louisiana'],
    ["what did visitors say about the Stanley Hotel", 'Names and stories that match "Stanley Hotel"'],
  ])("%s: %s", async (text, sentence) => {
    expect(resultSentence(await find(text))).toBe(sentence);
  });

  test("a search around the visitor keeps the position in its links", async () => {
    const here = { lat: 41.88, lng: -87.63 };
    const result = await search(context, async () => undefined, "free cemeteries near me", { here });
    expect(understoodChips(result, "all")).toEqual([
      { label: "Cemeteries", href: "/search?q=free+near+me&lat=41.88&lng=-87.63" },
      { label: "Free", href: "/search?q=cemeteries+near+me&lat=41.88&lng=-87.63" },
      { label: "Within 50 miles of you", href: "/search?q=cemeteries+free" },
    ]);
  });

  test("says which filters nothing passes", async () => {
    expect(unmetSentence(await find("free lighthouses where I can sleep in Ohio"))).toBe(
      'No place here is marked both "Free" and "Sleep here", so these are all that match the rest.',
    );
    expect(unmetSentence(await find("free places in Ohio"))).toBeUndefined();
    expect(unmetSentence(await find("dog friendly inns in Ohio open now"))).toBe(
      "We do not list opening hours or whether pets are welcome: ask the place before you go.",
    );
  });
});

describe("the map", () => {
  test("opens around the point that was asked for, and only then", async () => {
    expect(mapPath(await find("everything around Savannah on a map"))).toMatch(/^\/map\?at=32\.\d\d,-81\.\d\d,9$/);
    expect(mapPath(await find("lighthouses in Maine"))).toBeUndefined();
  });
});

describe("a drive", () => {
  test.each([
    ["haunted inns on the way from Boston to New York", "/trip?from=Boston&to=New+York&kind=hotel&inns=1"],
    ["three-day drive from Nashville to New Orleans", "/trip?from=Nashville&to=New+Orleans&days=3"],
    ["inns near my route from Boston to Salem", "/trip?from=Boston&to=Salem&kind=hotel&inns=1"],
    ["prisons between Nashville and Memphis", "/trip?from=Nashville&to=Memphis&kind=prison"],
    ["weekend trip from Chicago", "/trip?from=Chicago&days=2"],
    ["haunted road trip through Ohio", "/trip?area=Ohio"],
    ["40 day road trip from Boston to Salem", "/trip?from=Boston&to=Salem&days=14"],
  ])("%s", async (text, path) => {
    expect(tripPath(await find(text))).toBe(path);
  });
});
