import { describe, expect, test } from "vitest";
import { makePlace } from "../../../../tests/make-place.ts";
import type { LocatedPlace, Place } from "../../places/place.ts";
import { eveningWorth, isTable } from "../days/trip-day-hours.ts";
import type { Candidate } from "../route/trip-candidates.ts";
import { type Arrival, menuOf } from "./stay.ts";
import type { Town } from "./town.ts";
import { gatherPlaces } from "./town.ts";

const BY_DAY = { from: 10 * 60, to: 17 * 60 };
const ALL_DAY = { from: 0, to: 24 * 60 };
const AT_TABLE = [
  { from: 11 * 60, to: 14.5 * 60 },
  { from: 17 * 60, to: 22 * 60 },
];

function place(name: string, fields: Partial<Place> = {}, worth = 2, miles = 0): Candidate {
  const made = makePlace({
    id: name,
    houseName: name,
    access: "open",
    latitude: 40 + miles / 69,
    longitude: -80,
    ...fields,
  });
  return { place: made as LocatedPlace, point: { lat: made.latitude!, lng: made.longitude! }, worth, stayMinutes: 60 };
}

const museum = place("museum", { placeType: "museum" });
const jail = place("jail", { placeType: "prison" });
const church = place("church", { placeType: "church" }, 1);
const tavern = place("tavern", { placeType: "restaurant" });
const theater = place("theater", { placeType: "theater" });
const bridge = place("bridge", { placeType: "bridge", afterDark: true }, 1);
const lobbies = ["Grand", "Plaza", "Ritz", "Astor"].map((name) => place(name, { placeType: "hotel" }, 1.5));

const windowsOf = ({ place: { placeType } }: Candidate) => {
  if (placeType === "restaurant") return AT_TABLE;
  if (placeType === "theater") return [{ from: 18 * 60, to: 22 * 60 }];
  return placeType === "bridge" || placeType === "hotel" ? [ALL_DAY] : [BY_DAY];
};

const WISHES = { isAsked: () => false, isWished: () => false, maxWays: Number.POSITIVE_INFINITY, wayHour: 0.4 };

function stayIn(places: readonly Candidate[], arrival: Partial<Arrival> = {}, wishes: Partial<typeof WISHES> = {}) {
  const town: Town = {
    name: "Town",
    point: places[0]!.point,
    places,
    inns: [],
    bed: undefined,
    rooms: 0,
    minutes: (from, to) => (from === to ? 0 : 5),
  };
  const day = {
    frame: { starts: 9 * 60, latest: 21 * 60, sunset: 17 * 60, lastLeg: 0 },
    factsOf: (one: Candidate) => ({
      windows: windowsOf(one),
      isTable: isTable(one.place),
      evening: eveningWorth(one.place),
    }),
    isFor: () => true,
  };
  const usual = { day, at: 9 * 60, meals: 0, isMorning: true, room: 8, used: [], isEvening: false, lastLeg: 0 };
  return menuOf(town, { ...usual, ...arrival }, { ...WISHES, ...wishes });
}
const namesOf = (stays: ReturnType<typeof stayIn>) => stays.at(-1)!.visits.map(({ place }) => place.houseName);

describe("a stay", () => {
  test.each<[string, readonly Candidate[], Partial<Arrival>, readonly string[]]>([
    ["sees what is open", [museum, jail], {}, ["museum", "jail"]],
    ["leaves out what closes before", [museum, jail], { at: 15 * 60 }, ["museum"]],
    ["has a meal at a table and does not sit there otherwise", [tavern], { at: 14.4 * 60, meals: 1 }, []],
    ["keeps the theater for its evening", [museum, theater], { at: 15 * 60, isEvening: true }, ["museum", "theater"]],
    ["waits for no theater on the way through", [museum, theater], { at: 11 * 60 }, ["museum"]],
    ["sees no place twice", [museum, jail], { used: [museum] }, ["jail"]],
    ["has no more stops than the day has room for", [jail, church], { room: 1 }, ["jail"]],
    ["does not go from lobby to lobby", lobbies, {}, ["Grand", "Plaza"]],
  ])("%s", (_, places, arrival, names) => {
    expect(namesOf(stayIn(places, arrival)).toSorted()).toEqual(names.toSorted());
  });

  test("offers each of its beginnings, the best first", () => {
    const stays = stayIn([museum, church]);
    expect(stays.map(({ visits }) => visits.length)).toEqual([0, 1, 2]);
    expect(stays[1]!.visits).toEqual([museum]);
  });

  test("says whether its last visit would wait for the evening if the day ended with it", () => {
    const through = stayIn([bridge], { at: 16 * 60, meals: 1 });
    expect(through.at(-1)).toMatchObject({ waits: true, hasEvening: false });
    const evening = stayIn([bridge], { at: 16 * 60, meals: 1, isEvening: true });
    expect(evening.at(-1)).toMatchObject({ waits: false, hasEvening: true });
  });

  test("has what was asked for even where it is closed", () => {
    const asked = { isAsked: (one: Candidate) => one === museum };
    expect(namesOf(stayIn([museum], { at: 18 * 60 }, asked as Partial<typeof WISHES>))).toEqual(["museum"]);
  });
});

test("places within four miles are one town, and an island is one of its own", () => {
  const near = place("near", {}, 1, 2);
  const far = place("far", {}, 3, 30);
  const island = place("island", { boat: "the pier" }, 1, 1);
  const groups = gatherPlaces([museum, near, far, island], 4).map((group) => group.map(({ place }) => place.houseName));
  expect(groups.toSorted()).toEqual([["far"], ["island"], ["museum", "near"]]);
});
