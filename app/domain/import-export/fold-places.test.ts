import { describe, expect, it } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { type Place, PRIVATE_ADDRESS } from "../places/place.ts";
import { foldPlaces } from "./fold-places.ts";

const first = makePlace({ fullStory: "Steps in the attic.", paranormalActivityType: "Footsteps" });

describe("two rows about one place", () => {
  it.each<[string, Partial<Place>, Partial<Place>]>([
    ["tell both stories", { fullStory: "A voice." }, { fullStory: "Steps in the attic.\n\nA voice." }],
    ["tell a repeated story once", { fullStory: "Steps in the attic." }, { fullStory: "Steps in the attic." }],
    ["do not grow without end", { fullStory: "x".repeat(50_000) }, { fullStory: "Steps in the attic." }],
    [
      "name the activities of both",
      { paranormalActivityType: "Voices; Footsteps" },
      { paranormalActivityType: "Footsteps; Voices" },
    ],
    ["fill each other's gaps", { yearBuilt: 1887, latitude: 44, longitude: -123 }, { yearBuilt: 1887, latitude: 44 }],
    [
      "keep what the first one says",
      { address: "2 Other Street", houseName: "OLD MILL INN" },
      { address: first.address, houseName: first.houseName },
    ],
    ["list the reports of both", { reports: ["A cold spot."] }, { reports: ["A cold spot."], documentedReports: 1 }],
  ])("%s", (_what, later, expected) => {
    expect(foldPlaces(first, makePlace(later))).toMatchObject(expected);
  });

  it("prefer a street address to the name of the city", () => {
    const bare = makePlace({ address: "Salem, Oregon" });
    expect(foldPlaces(bare, first).address).toBe(first.address);
  });

  it.each([true, false])("are private if one of them is (the later one: %s)", (isLater) => {
    const open = makePlace({ latitude: 44.91, longitude: -123.01 });
    const closed = makePlace({ access: "private", address: PRIVATE_ADDRESS, latitude: 44.9, longitude: -123 });
    const folded = isLater ? foldPlaces(open, closed) : foldPlaces(closed, open);
    expect(folded).toMatchObject({ access: "private", address: PRIVATE_ADDRESS, latitude: 44.9, longitude: -123 });
    const { latitude: _, longitude: __, ...nowhere } = closed;
    expect(foldPlaces(open, nowhere).latitude).toBeUndefined();
  });
});
