import { describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../tests/curated-directory.ts";
import { isFree } from "../places/number-words.ts";
import { isOpenIn } from "../places/season.ts";
import { type SearchResult, search } from "./search.ts";

const context = searchContextOf(curatedPlaces());
const ask = async () => undefined;
const find = (text: string) => search(context, ask, text);

/** What was understood, in one line. */
function say({ parsed, wish }: SearchResult): string {
  const what = "words" in parsed && parsed.words ? [parsed.words] : [];
  const where = () => {
    switch (parsed.kind) {
      case "near":
      case "state":
      case "region":
        return parsed.label;
      case "route":
        return `${parsed.area ?? `${parsed.from} > ${parsed.to ?? "back"}`}${parsed.days ? `, ${parsed.days} days` : ""}`;
      case "activity":
        return parsed.label;
      case "words":
        return "words";
      default:
        return parsed.kind;
    }
  };
  const limit = wish.minutes ? [`${wish.minutes} min`] : wish.miles ? [`${wish.miles} mi`] : [];
  const month = wish.month ? [`month ${wish.month}`] : [];
  const said = [...what, where(), ...limit, ...wish.filters, ...month, ...wish.unlisted.map((one) => `no ${one}`)];
  return [...(wish.ranked ? ["ranked"] : []), ...said].join(" | ");
}

const WISHES: readonly (readonly [wish: string, understood: string])[] = [
  // Superlatives mean rank.
  ["scariest place in Ohio", "ranked | Ohio"],
  ["the scariest place in Ohio", "ranked | Ohio"],
  ["the scariest place in Ohio and why", "ranked | Ohio"],
  ["most haunted places in Texas", "ranked | Texas"],
  ["most haunted hotels in New Orleans", "ranked | hotels | New Orleans, Louisiana"],
  ["best haunted hotels in America", "ranked | hotels | the United States"],
  ["top 10 haunted places in California", "ranked | California"],
  ["creepiest roads in New Jersey", "ranked | roads | New Jersey"],
  ["spookiest cemetery near Chicago", "ranked | cemetery | Chicago, Illinois"],
  ["what is the most haunted house in Pennsylvania", "ranked | Pennsylvania"],
  ["scariest lighthouse", "ranked | lighthouse | the United States"],
  ["most haunted place in America", "ranked | the United States"],
  ["Ohio's scariest places", "ranked | Ohio"],
  ["best ghost towns in the West Virginia", "ranked | ghost towns | West Virginia"],
  // Filters.
  ["free haunted places in Salem", "Salem, Massachusetts | free"],
  ["something free tonight near Salem", "Salem, Massachusetts | free | dark"],
  ["haunted places that are free and open in Savannah", "Savannah, Georgia | enter | free"],
  ["cemeteries in Savannah after dark", "cemeteries | Savannah, Georgia | dark"],
  ["haunted places to visit at night near Boston", "Boston, Massachusetts | dark"],
  ["haunted hotels where I can sleep in Gettysburg", "hotels | Gettysburg, Pennsylvania | stay"],
  ["can sleep in a haunted prison", "prison | the United States | stay"],
  ["haunted jail you can stay overnight in", "jail | the United States | stay"],
  ["overnight in Ohio", "Ohio | stay"],
  ["spend the night in a haunted asylum", "asylum | the United States | stay"],
  ["asylums open to the public in West Virginia", "asylums | West Virginia | enter"],
  ["haunted houses I can go inside near Philadelphia", "Philadelphia, Pennsylvania | enter"],
  ["open lighthouses in Maine", "lighthouses | Maine | enter"],
  ["haunted things to do tonight in New Orleans", "New Orleans, Louisiana | dark"],
  ["free haunted roads in New Jersey", "roads | New Jersey | free"],
  ["free", "the United States | free"],
  ["haunted places that cost nothing in Denver", "Denver, Colorado | free"],
  ["open in January near Duluth with a bed", "Duluth, Minnesota | enter | stay | month 1"],
  ["hotels near Savannah open in January", "hotels | Savannah, Georgia | enter | month 1"],
  // When.
  ["an October weekend in a haunted hotel", "hotel | the United States | stay | month 10"],
  ["a haunted hotel for Halloween weekend", "hotel | the United States | stay | month 10"],
  ["a haunted inn for two nights in October near Savannah", "inn | Savannah, Georgia | stay | month 10"],
  ["haunted bed and breakfast for Halloween night in New England", "bed and breakfast | New England | stay | month 10"],
  ["spooky B&Bs Halloween 2026", "bed and breakfast | the United States | stay | month 10"],
  ["weekend getaway haunted inn Vermont", "inn | Vermont | stay"],
  ["romantic haunted inn for our anniversary", "inn | the United States | stay"],
  ["a weekend in Savannah", "Savannah, Georgia"],
  ["halloween night in salem", "Salem, Massachusetts | month 10"],
  ["lighthouses in Maine in January", "lighthouses | Maine | month 1"],
  ["Halloween", "Halloween | words"],
  ["The May-Stringer House", "The May-Stringer House | words"],
  ["may I visit Alcatraz", "Alcatraz | words"],
  // What listings don't say.
  ["kid friendly ghost tours near 02139", "Cambridge, Massachusetts 02139 | no what suits children"],
  ["dog friendly haunted hotels in Savannah", "hotels | Savannah, Georgia | no whether pets are welcome"],
  ["wheelchair accessible haunted hotels", "hotels | the United States | no wheelchair access"],
  ["cheap haunted hotels in New Orleans", "hotels | New Orleans, Louisiana | no what rooms cost"],
  ["open now near Denver", "Denver, Colorado | enter | no opening hours"],
  // Driving.
  ["a haunted hotel to sleep in within two hours of Chicago", "hotel | Chicago, Illinois | 120 min | stay"],
  ["within 2 hours of Chicago", "Chicago, Illinois | 120 min"],
  ["haunted hotels within 2 hours of Chicago", "hotels | Chicago, Illinois | 120 min"],
  ["haunted inns 90 minutes from Boston", "inns | Boston, Massachusetts | 90 min"],
  ["2 hours from Atlanta", "Atlanta, Georgia | 120 min"],
  ["an hour from Nashville", "Nashville, Tennessee | 60 min"],
  ["half an hour from Seattle", "Seattle, Washington | 30 min"],
  ["haunted prisons within a 3 hour drive of Columbus, Ohio", "prisons | Columbus, Ohio | 180 min"],
  ["1.5 hours drive from Denver", "Denver, Colorado | 90 min"],
  ["scariest place within an hour of Pittsburgh", "ranked | Pittsburgh, Pennsylvania | 60 min"],
  ["within 30 miles of Salem, MA", "Salem, Massachusetts | 30 mi"],
  ["haunted hotels 50 miles from Denver", "hotels | Denver, Colorado | 50 mi"],
  ["free haunted places within an hour of Washington DC", "Washington, District of Columbia | 60 min | free"],
  // On the way: for the planner.
  ["on the way from Nashville to New Orleans", "Nashville > New Orleans"],
  ["haunted hotels on the way from Boston to New York", "hotels | Boston > New York"],
  ["three-day drive from Nashville to New Orleans", "Nashville > New Orleans, 3 days"],
  ["haunted stops between Chicago and St. Louis", "Chicago > St. Louis"],
  ["road trip from Los Angeles to San Francisco", "Los Angeles > San Francisco"],
  ["2 day haunted road trip from Denver to Santa Fe", "Denver > Santa Fe, 2 days"],
  ["places along the way from Atlanta to Savannah", "Atlanta > Savannah"],
  ["a weekend from Boston to Salem", "Boston > Salem, 2 days"],
  ["Nashville to New Orleans in three days", "Nashville > New Orleans, 3 days"],
  ["Nashville to New Orleans in three days, sleep in haunted inns", "inns | Nashville > New Orleans, 3 days"],
  ["from Boston to Salem and stay in a haunted hotel", "inns | Boston > Salem"],
  ["drive from Nashville to New Orleans over a weekend", "Nashville > New Orleans, 2 days"],
  ["Chicago to St. Louis", "Chicago > St. Louis"],
  ["inns near my route from Boston to Salem", "inns | Boston > Salem"],
  ["inns near my route Boston to Salem", "inns | Boston > Salem"],
  ["haunted hotels on my way to Salem from Boston", "hotels | Boston > Salem"],
  ["what haunted places are between Nashville and Memphis", "Nashville > Memphis"],
  ["old jails worth a stop between Nashville and Memphis", "jail | Nashville > Memphis"],
  ["ghosts on the way from Austin to Houston", "Austin > Houston"],
  ["lighthouses from Portland Maine to Boston", "lighthouses | Portland Maine > Boston"],
  ["from 45202 to Lexington with nights in inns", "inns | 45202 > Lexington"],
  ["weekend trip from Chicago", "Chicago > back, 2 days"],
  ["day trip from Boston", "Boston > back, 1 days"],
  ["3 days around Savannah", "Savannah > back, 3 days"],
  ["haunted road trip through Ohio", "Ohio"],
  ["three days in New England", "New England, 3 days"],
  ["Gateway to Hell", "Gateway to Hell | words"],
  // Names, and what looks like a wish but is none.
  ["The Stanley Hotel", "The Stanley Hotel | words"],
  ["everything around Savannah", "Savannah, Georgia"],
  ["everything around Savannah on a map", "Savannah, Georgia"],
  ["lighthouses in Maine", "lighthouses | Maine"],
  ["most haunted lighthouse near me", "ranked | lighthouse | here"],
  ["free haunted places near me", "here | free"],
  ["free cemeteries nearby?", "cemeteries | here | free"],
  ["what haunted places are in my area", "here"],
  ["Freetown", "Freetown, Massachusetts"],
];

describe("a wish is understood:", () => {
  test.each(WISHES)("%s", async (wish, understood) => {
    expect(say(await find(wish))).toBe(understood);
  });
});

describe("what a wish finds", () => {
  test("is ordered by rank where the best is asked for", async () => {
    const { places } = await find("scariest place in Ohio");
    const scores = places.map(({ place }) => place.rating);
    expect(places.length).toBeGreaterThan(20);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test("passes its filters", async () => {
    const { places } = await find("something free tonight near Salem");
    expect(places.length).toBeGreaterThan(0);
    for (const { place } of places) expect([isFree(place), place.afterDark]).toEqual([true, true]);
    for (const { place } of (await find("haunted hotels I can sleep in in Ohio")).places) expect(place.stay).toBe(true);
  });

  test("is all there is where no place passes, and says which filter was not met", async () => {
    const { places, unmet } = await find("free lighthouses where I can sleep in Ohio");
    expect(places.length).toBeGreaterThan(0);
    expect(unmet).toEqual(["free", "stay"]);
  });

  test("is open in the month that was named; where nothing is, it says so", async () => {
    const all = await find("lighthouses in Maine");
    const january = await find("lighthouses in Maine in January");
    const [closed] = all.places.filter(({ place }) => !isOpenIn(place, 1));
    expect(january.places).toEqual(all.places.filter(({ place }) => isOpenIn(place, 1)));
    const alone = searchContextOf(curatedPlaces().filter(({ id }) => id === closed!.place.id));
    const { places, isClosedThen } = await search(alone, ask, "lighthouses in Maine in January");
    expect([places.length, isClosedThen]).toEqual([1, true]);
  });

  test("lies around the visitor where the device says where that is", async () => {
    const here = { lat: 41.88, lng: -87.63 };
    const { parsed, places } = await search(context, ask, "free cemeteries near me", { here });
    expect(parsed).toMatchObject({ kind: "near", label: "you", words: "cemeteries" });
    expect(places.length).toBeGreaterThan(2);
    for (const { place, distance } of places) {
      expect([isFree(place), distance! <= 50]).toEqual([true, true]);
    }
  });

  test.each([
    ["Winchester mansion", "Winchester Mystery House"],
    ["is the white house haunted", "The White House"],
    ["hanted hotel san antonio", "Menger Hotel"],
    ["haunted cemetery near 60614", "Graceland Cemetery"],
    ["casas embrujadas en Texas", "Marfa Lights Viewing Area"],
  ])("begins with what a stranger means: %s", async (text, name) => {
    const { named, places } = await find(text);
    expect([...named, ...places][0]?.place.houseName).toBe(name);
  });

  test("is nothing rather than every name with a short word of it", async () => {
    expect((await find("La Llorona")).places).toEqual([]);
  });

  test("is close by if it is for tonight, and farther where nothing is", async () => {
    expect((await find("something free tonight near Salem")).miles).toBe(30);
    expect((await find("tonight within 60 miles of Salem, MA")).miles).toBe(60);
    expect((await find("free tonight near Duluth")).miles).toBe(100);
  });

  test.each(["tell what I saw at Waverly Hills", "i want to tell what i saw at waverly hills"])(
    "is the place that a sentence names: %s",
    async (text) => {
      const { places } = await find(text);
      expect(places.map(({ place }) => place.houseName)).toEqual(["Waverly Hills Sanatorium"]);
    },
  );

  test("lies within the miles that were named", async () => {
    const { places, miles } = await find("within 30 miles of Salem, MA");
    expect(miles).toBe(30);
    expect(Math.max(...places.map(({ distance }) => distance!))).toBeLessThanOrEqual(30);
  });
});
