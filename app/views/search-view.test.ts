import { describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../tests/curated-directory.ts";
import { allFound, search } from "../domain/search/search.ts";
import { COMPANY_NOTE } from "../domain/search/search-texts.ts";
import { readSlots } from "../domain/search/slot-parameters.ts";
import { notesOf, resultSentence } from "./result-in-words.ts";
import { mapPath, tripPath, understoodView } from "./search-view.ts";
import { understoodChips } from "./understood-chips.ts";

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
    ["free within 90 minutes of Boston", ["Free", "Within 1.5 hours of Boston, Massachusetts"]],
    ["hotels not in Texas", ["Hotels", "Not in Texas"]],
    ["prisons or asylums in Ohio", ["Prisons", "Asylums", "In Ohio"]],
    ["an October weekend in a haunted hotel", ["Hotel", "Sleep here", "Open in October"]],
    ["hotels in Ohio", ["Hotels", "In Ohio"]],
    ["within 90 minutes of Boston", []],
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
      const { searchParams } = new URL(href, "http://x");
      expect(searchParams.get("q")).toBe(text);
      const slots = readSlots(context, Object.fromEntries(searchParams));
      const rest = understoodChips(await search(context, async () => undefined, text, { slots }), "all");
      expect(rest.map((chip) => chip.label)).toEqual(all.map((chip) => chip.label).filter((other) => other !== label));
    }
  });

  test.each([
    ["scariest place in Ohio", true],
    ["within 90 minutes of Boston", false],
    ["scariest place in Californa", false],
  ])("%s: the chips say all of it: %s", async (text, isAll) => {
    expect(understoodView(await find(text), "all").isHeadingShown).toBe(!isAll);
  });

  test.each([
    ["I saw something at Waverly Hills", 'Names and stories that match "Waverly Hills"'],
    ["a three-day drive from Nashville to New Orleans", "On the way from Nashville to New Orleans, in 3 days"],
    ["visitor reports of inns near Baton Rouge", "Inns within 100 miles of Baton Rouge, Louisiana"],
    ["who drowned in Michigan", 'In Michigan, stories with "drowned" first'],
    ["compare Stanley Hotel and Queen Mary", "The Stanley Hotel and RMS Queen Mary"],
    ["what did visitors say about the Stanley Hotel", 'Names and stories that match "Stanley Hotel"'],
  ])("%s: %s", async (text, sentence) => {
    expect(resultSentence(await find(text))).toBe(sentence);
  });

  test("a search around the visitor keeps the position in its links", async () => {
    const here = { lat: 41.88, lng: -87.63 };
    const result = await search(context, async () => undefined, "free cemeteries near me", { here });
    expect(understoodChips(result, "all")).toEqual([
      { label: "Cemeteries", href: "/search?q=free+cemeteries+near+me&in=here&free=1&lat=41.88&lng=-87.63" },
      { label: "Free", href: "/search?q=free+cemeteries+near+me&what=cemeteries&in=here&lat=41.88&lng=-87.63" },
      { label: "Within 50 miles of you", href: "/search?q=free+cemeteries+near+me&what=cemeteries&free=1" },
    ]);
  });

  test.each([
    ["hotels in Gettysburg with a pool", "We could not use: pool."],
    ["inns under $90 a night in Ohio", "We do not list what rooms cost: ask the place before you go."],
    ["bars open late in New Orleans", "We cannot search by day or hour: the page of each place says when it is open."],
    ["photographs of the Myrtles", "There is no photograph of The Myrtles here yet, only our drawing."],
    ["43215 within 60 miles jails only", undefined],
    ["free places in Ohio", undefined],
  ])("%s: says what could not be used: %s", async (text, notes) => {
    expect(notesOf(await find(text))).toBe(notes);
  });

  test("says that step-free access is known of few places", async () => {
    const { notes } = understoodView(await find("wheelchair in New Orleans"), "all");
    expect(notes).toBe("Step-free access is known of few places. Others may have it, too: ask before you go.");
    expect(understoodView(await find("hotels in New Orleans"), "all").notes).toBeUndefined();
  });

  test.each(["with kids in Pennsylvania", "dog friendly places in Gettysburg", "con perro"])(
    "%s: says once that few places tell, and leaves out jails of which nothing is known",
    async (text) => {
      const result = await find(text);
      const { notes } = understoodView(result, "all");
      expect(notes).toBe(COMPANY_NOTE);
      const places = allFound(result).map(({ place }) => place);
      expect(places.length).toBeGreaterThan(2);
      expect(
        places.filter(({ placeType, minAge, dogs }) => placeType === "prison" && (minAge ?? dogs) === undefined),
      ).toEqual([]);
    },
  );

  test("says what is left out where nothing is found, and shows what there is", async () => {
    const { loosened } = understoodView(await find("free lighthouses where I can sleep in Ohio"), "all");
    expect(loosened!.heading).toMatch(/^Without the filters: \d+ locations?$/);
    expect(understoodView(await find("lighthouses in Ohio"), "all").loosened).toBeUndefined();
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
    ["free places from Boston to Salem", "/trip?from=Boston&to=Salem&free=1"],
    ["drive from Boston to Salem with footsteps", "/trip?from=Boston&to=Salem&activity=footsteps"],
    ["places after dark from Boston to Salem, no bars", "/trip?from=Boston&to=Salem&unused=dark%2Cnot"],
    ["from Boston to Miami along I-95", "/trip?from=Boston&to=Miami&along=I-95"],
    ["ghost adventures places from Reno to Las Vegas", "/trip?from=Reno&to=Las+Vegas&list=on-ghost-adventures"],
    ["prisons between Nashville and Memphis", "/trip?from=Nashville&to=Memphis&kind=prison"],
    ["weekend trip from Chicago", "/trip?from=Chicago&days=2"],
    ["Boston to Bar Harbor by way of Portland", "/trip?from=Boston&via=Portland&to=Bar+Harbor"],
    ["haunted road trip through Ohio", "/trip?area=Ohio"],
    ["40 day road trip from Boston to Salem", "/trip?from=Boston&to=Salem&days=14"],
    ["Denver loop, back by Sunday 6 PM", "/trip?from=Denver&back=6+PM&days=2"],
    ["3 days from Denver, home by 17:30", "/trip?from=Denver&back=17%3A30&days=3"],
    ["road trip from Denver until Monday noon", "/trip?from=Denver&back=12%3A00&days=3"],
    ["loop from Denver and be back by Sunday night", "/trip?from=Denver&days=2"],
  ])("%s", async (text, path) => {
    expect(tripPath(await find(text))).toBe(path);
  });
});
