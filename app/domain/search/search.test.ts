import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogOf, indexOf, NOW, readAtlas, searchContextOf } from "../../../tests/curated-directory.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { DomainError } from "../domain-error.ts";
import { milesBetween } from "../geo/miles-between.ts";
import type { Place, PlaceCard } from "../places/place.ts";
import { allFound, alsoMatchesWords, search } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";
import { isOfSearchType, readSearchType } from "./search-parameters.ts";

const winchesterHouse = makePlace({
  id: "mystery",
  houseName: "Winchester Mystery House",
  city: "San Jose",
  state: "California",
  placeType: "mansion",
  latitude: 37.3184,
  longitude: -121.9511,
});
const inn = makePlace({
  id: "inn",
  houseName: "Fuller Inn",
  city: "Winchester",
  state: "Virginia",
  latitude: 39.19,
  longitude: -78.17,
});
const jail = makePlace({
  id: "jail",
  houseName: "Old Jail",
  city: "Front Royal",
  state: "Virginia",
  placeType: "prison",
  latitude: 38.92,
  longitude: -78.19,
});
const lost = makePlace({ id: "lost", houseName: "Lost Inn", city: "Winchester", state: "Virginia" });
const context = searchContextOf([winchesterHouse, inn, jail, lost]);
const nobody = async () => undefined;
const names = (found: readonly { place: { houseName: string } }[]) => found.map(({ place }) => place.houseName);

describe("the search", () => {
  test("a town that is also a name lists the names first, then places nearby by distance", async () => {
    const result = await search(context, nobody, "Winchester");
    expect(result.slots.areas).toMatchObject([{ kind: "near", label: "Winchester, Virginia" }]);
    expect(names(result.named)).toEqual(["Winchester Mystery House"]);
    expect(names(result.places)).toEqual(["Fuller Inn", "Old Jail"]);
    expect(names(allFound(result))).toEqual(["Winchester Mystery House", "Fuller Inn", "Old Jail"]);
    const town = result.slots.areas[0] as { lat: number; lng: number };
    expect(result.places[1]!.distance).toBeCloseTo(milesBetween(town, { lat: 38.92, lng: -78.19 }), 6);
  });

  test("a town with its state lists only places nearby", async () => {
    const result = await search(context, nobody, "Winchester, VA");
    expect(result.named).toEqual([]);
    expect(names(result.places)).toEqual(["Fuller Inn", "Old Jail"]);
  });

  test("a state lists all its places, also those without coordinates", async () => {
    const result = await search(context, nobody, "virginia");
    expect(names(result.places)).toEqual(["Fuller Inn", "Lost Inn", "Old Jail"]);
    expect(result.places[0]!.distance).toBeUndefined();
  });

  test("the type filter applies to names and to places nearby", async () => {
    expect(names(allFound(await search(context, nobody, "Winchester", { type: "prison" })))).toEqual(["Old Jail"]);
    expect(names(allFound(await search(context, nobody, "Winchester", { type: "mansion" })))).toEqual([
      "Winchester Mystery House",
    ]);
  });

  test("if no place is of that kind, nothing is found, and all places of the area are offered instead", async () => {
    const { places, slots, loosened } = await search(context, nobody, "bridges in virginia");
    expect(slots).toMatchObject({ areas: [{ label: "Virginia" }], kinds: [{ label: "bridges" }] });
    expect(places).toEqual([]);
    expect(loosened!.heading).toBe('Without "bridges"');
    expect(names(loosened!.places)).toEqual(["Fuller Inn", "Lost Inn", "Old Jail"]);
    expect(names((await search(context, nobody, "virginia jails")).places)).toEqual(["Old Jail"]);
  });

  test("a district lists what is in it, and private places only where nothing is: nobody is told that they are there", async () => {
    const at = { latitude: 29.9591, longitude: -90.0641, city: "New Orleans", state: "Louisiana" } as const;
    const home = makePlace({ id: "home", access: "private", ...at });
    const bar = makePlace({ id: "bar", ...at });
    const far = makePlace({ id: "far", ...at, latitude: 30.02 });
    const idsIn = async (places: PlaceCard[]) =>
      (await search(searchContextOf(places as Place[]), nobody, "french quarter")).places.map(({ place }) => place.id);
    expect(await idsIn([home, bar, far])).toEqual(["bar"]);
    expect(await idsIn([home, far])).toEqual(["far", "home"]);
  });

  test("many imported listings do not turn the Salem that editors wrote about into another", async () => {
    const inSalem = (state: string, rating: number) => (_: unknown, i: number) =>
      makePlace({ id: `${state}-${i}`.toLowerCase(), city: "Salem", state, rating });
    const places = [
      ...Array.from({ length: 19 }, inSalem("Oregon", 0)),
      ...Array.from({ length: 5 }, inSalem("Massachusetts", 4)),
    ];
    const { slots, alternatives } = await search(searchContextOf(places), nobody, "Salem");
    expect(slots.areas).toMatchObject([{ label: "Salem, Massachusetts" }]);
    expect(alternatives).toContain("Salem, Oregon");
  });

  test("words that mean nothing leave nothing out, and the answer says so", async () => {
    const jail = await search(context, nobody, "a jail we could walk through in Virginia");
    expect(names(jail.places)).toEqual(["Old Jail"]);
    const beds = await search(context, nobody, "where can I sleep in a haunted room tonight near Winchester, VA");
    expect(beds.slots.areas).toMatchObject([{ kind: "near", label: "Winchester, Virginia" }]);
    const quiet = await search(context, nobody, "quiet places in Virginia");
    expect(quiet.unused).toEqual(["quiet"]);
    expect(names(quiet.places)).toEqual(["Fuller Inn", "Lost Inn", "Old Jail"]);
  });

  test("what listings do not say is left out, and the answer says so", async () => {
    const { slots, places } = await search(context, nobody, "places in Virginia in Canada");
    expect(slots.unlisted).toEqual(["places outside the United States"]);
    expect(names(places)).toEqual(["Fuller Inn", "Lost Inn", "Old Jail"]);
  });

  test("a busy geocoder is reported as busy, not as nothing found", async () => {
    const crowded = async () => {
      throw new DomainError("unavailable", "Later.");
    };
    expect(await search(context, crowded, "12 boscawen street")).toMatchObject({ busy: true, places: [] });
    expect((await search(context, crowded, "Winchester, VA")).busy).toBeUndefined();
  });

  test("finds a house by its street address, unless it is private", async () => {
    const at = (id: string, address: string, fields: object = {}) =>
      makePlace({ id, houseName: `House ${id}`, city: "Salem", state: "Massachusetts", address, ...fields });
    const streets = searchContextOf([
      at("a", "12 North Elm Street"),
      at("b", "12 Oak Avenue"),
      at("c", "Private property, not open to visitors", { access: "private" }),
    ]);
    const ids = async (text: string) => allFound(await search(streets, nobody, text)).map(({ place }) => place.id);
    expect(await ids("12 n elm st")).toEqual(["a"]);
    expect(await ids("12 Elm St")).toEqual(["a"]);
    expect(await ids("12 oak ave, salem, ma")).toEqual(["b"]);
    expect(await ids("12 oak ave, boston, ma")).toEqual([]);
    expect(await ids("14 oak ave")).toEqual([]);
  });

  test("the same text can be searched for as words", async () => {
    const result = await search(context, nobody, "Winchester", { asWords: true });
    expect(result.slots.words).toBe("Winchester");
    expect(names(result.places)).toContain("Lost Inn");
    expect(alsoMatchesWords(context, await search(context, nobody, "Winchester"))).toBe(true);
    expect(alsoMatchesWords(context, await search(context, nobody, "Denver"))).toBe(false);
  });

  test("asks the outside service if nothing else matches", async () => {
    const asked: string[] = [];
    const ask = async (text: string) => {
      asked.push(text);
      return { lat: 39.2, lng: -78.2, label: "12 Boscawen Street" };
    };
    const result = await search(context, ask, "12 boscawen street");
    expect(result.slots.areas).toMatchObject([{ kind: "near", label: "12 Boscawen Street" }]);
    expect(names(result.places)).toEqual(["Fuller Inn", "Old Jail"]);
    await search(context, ask, "Winchester");
    await search(context, ask, "mystery house");
    expect(asked).toEqual(["12 boscawen street"]);
  });

  test("results come from the current catalog even if the index lags behind", async () => {
    const renamed = { ...winchesterHouse, city: "Santa Clara" };
    const { index } = context;
    const now = { catalog: catalogOf([renamed]), ...readAtlas(), index, now: NOW };
    expect((await search(now, nobody, "mystery house")).places.map(({ place }) => place)).toEqual([renamed]);
    expect((await search(now, nobody, "fuller inn")).places).toEqual([]);
  });
});

describe("the search index", () => {
  const find = (index: SearchIndex, text: string) => index.findWords(text).places.map((place) => place.id);

  test("follows each change to a place", () => {
    const index = indexOf([]);
    index.put(makePlace({ id: "a", houseName: "Raven Hall" }));
    expect(find(index, "raven")).toEqual(["a"]);
    index.put(makePlace({ id: "a", houseName: "Crow Hall" }));
    expect(find(index, "raven")).toEqual([]);
    expect(find(index, "crow")).toEqual(["a"]);
    expect(index.findNamesBeginning("rav", 5)).toEqual([]);
    expect(index.findNamesBeginning("cro", 5)).toHaveLength(1);
    index.remove("a");
    index.remove("never there");
    expect(find(index, "crow")).toEqual([]);
    expect(index.findNamesBeginning("cro", 5)).toEqual([]);
    expect(index.size).toBe(0);
  });

  test("finds after any changes what a scan of the names finds", () => {
    const WORDS = ["raven", "crow", "owl", "hall", "inn", "mill"];
    const change = fc.record({ id: fc.nat(20).map(String), words: fc.uniqueArray(fc.constantFrom(...WORDS)) });
    const wanted = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(change), wanted, (changes, words) => {
        const index = indexOf([]);
        const names = new Map<string, readonly string[]>();
        for (const { id, words: name } of changes) {
          if (name.length === 0) {
            index.remove(id);
            names.delete(id);
          } else {
            index.put(makePlace({ id, houseName: name.join(" ") }));
            names.set(id, name);
          }
        }
        const expected = [...names].filter(([, name]) => words.every((word) => name.includes(word))).map(([id]) => id);
        const found = index.findNamed(words).map((place) => place.id);
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  test("returns how well the words match", () => {
    const index = indexOf([]);
    index.put(makePlace({ id: "a", houseName: "Raven Hall", storySummary: "Steps." }));
    expect(index.findWords("raven hall").match).toBe("exact");
    expect(index.findWords("raven ha").match).toBe("exact");
    expect(index.findWords("ravem hall").match).toBe("similar");
    expect(index.findWords("raven dungeon").match).toBe("some");
    expect(index.findWords("something at raven hall").match).toBe("name");
    expect(index.findWords("dungeon").places).toEqual([]);
  });

  test("names with that prefix come before names that contain it", () => {
    const index = indexOf([]);
    index.put(makePlace({ id: "a", houseName: "Old Raven Inn", rating: 5 }));
    index.put(makePlace({ id: "b", houseName: "Raven Hall", rating: 1 }));
    index.put(makePlace({ id: "c", houseName: "The Raven's Nest", rating: 2 }));
    expect(index.findNamesBeginning("rave", 5).map((place) => place.id)).toEqual(["c", "b", "a"]);
    expect(index.findNamesBeginning("rave", 2).map((place) => place.id)).toEqual(["c", "b"]);
    expect(index.findNamesBeginning("raven in", 5).map((place) => place.id)).toEqual(["a"]);
  });
});

describe("the order", () => {
  const at = (id: string, latitude: number, longitude: number, fields: Partial<PlaceCard> = {}) =>
    makePlace({ id, houseName: `Inn ${id}`, city: "Springfield", state: "Illinois", latitude, longitude, ...fields });
  const springfield = searchContextOf([
    at("dear", 39.81, -89.64, { rating: 5, ticketPrice: 15 }),
    at("free", 39.9, -89.64, { rating: 2, ticketPrice: 0 }),
    at("unknown", 39.8, -89.65, { rating: 3, ticketPrice: undefined }),
    at("west", 38.81, -89.95, { rating: 4, ticketPrice: 5 }),
    at("north", 41.88, -87.63, { rating: 1, ticketPrice: 0 }),
  ]);
  test.each([
    ["cheapest in Illinois", ["free", "north", "west", "dear", "unknown"]],
    ["cheap in Illinois", ["free", "north", "west", "dear"]],
    ["hidden gems in Illinois", ["north", "free", "unknown", "west", "dear"]],
    ["along Route 66", ["north", "free", "dear", "unknown", "west"]],
    // The best of a town is not in the next one.
    ["best in Springfield, IL", ["dear", "unknown", "free"]],
    ["Springfield, IL", ["unknown", "dear", "free", "west"]],
  ])("%s: %j", async (text, ids) => {
    expect(allFound(await search(springfield, nobody, text)).map(({ place }) => place.id)).toEqual(ids);
  });
});

test("places like one are of its kind, the nearest first", async () => {
  const reports = { paranormalActivityType: "Footsteps", placeType: "prison" } as const;
  const alike = searchContextOf([
    makePlace({ id: "far", houseName: "Far Jail", latitude: 30, longitude: -90, ...reports }),
    makePlace({ id: "near", houseName: "Near Jail", latitude: 39.1, longitude: -78, ...reports }),
    makePlace({ id: "asked", houseName: "Raven Rock", latitude: 39, longitude: -78, ...reports }),
    makePlace({ id: "other", houseName: "Quiet Inn", latitude: 39, longitude: -78, paranormalActivityType: "Lights" }),
  ]);
  const result = await search(alike, nobody, "places like Raven Rock");
  expect(allFound(result).map(({ place }) => place.id)).toEqual(["asked", "near", "far"]);
});

describe("the type filter", () => {
  test.each([
    ["hotel", { placeType: "hotel" }, true],
    ["hotel", { placeType: "house" }, false],
    ["hotel", { placeType: "house", paranormalActivityType: "Haunted Hotel rooms" }, true],
    ["all", { placeType: "road" }, true],
  ] as const)("%s with %j: %s", (type, fields, expected) => {
    expect(isOfSearchType(makePlace(fields), type)).toBe(expected);
  });

  test("on a page, an unknown type means no filter", () => {
    expect([null, "", "castle", "prison"].map(readSearchType)).toEqual(["all", "all", "all", "prison"]);
  });
});
