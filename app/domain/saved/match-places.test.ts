import { describe, expect, test } from "vitest";
import { type FilePlace, type KnownPlace, matchPlaces } from "./match-places.ts";

const OURS: readonly KnownPlace[] = [
  ["stanley-hotel", "Stanley Hotel", "Estes Park", "Colorado", 40.3833, -105.5181],
  ["queen-mary", "RMS Queen Mary", "Long Beach", "California", 33.7529, -118.1902],
  ["old-jail-ohio", "Old Jail", "Salem", "Ohio", 40.9, -80.86],
  ["old-jail-oregon", "Old Jail", "Salem", "Oregon", 44.94, -123.03],
].map(([slug, houseName, city, state, lat, lng]) => ({ slug, houseName, city, state, lat, lng }) as KnownPlace);

const matched = (place: FilePlace) => matchPlaces([place], OURS).found[0]?.ours.slug;

describe("a place of a file is ours", () => {
  test.each<[string, FilePlace, string]>([
    ["by a link to its page", { name: "Anything", slug: "queen-mary" }, "queen-mary"],
    ["by its name alone, with or without an article", { name: "The Stanley Hotel" }, "stanley-hotel"],
    ["by a similar name at the same spot", { name: "The Queen Mary", lat: 33.7531, lng: -118.19 }, "queen-mary"],
    ["by its name where the pin is in the next town", { name: "Old Jail", lat: 44.8, lng: -123.1 }, "old-jail-oregon"],
  ])("%s", (_how, place, slug) => {
    expect(matched(place)).toBe(slug);
  });

  test("once, however often the file has it", () => {
    const { found, missing } = matchPlaces([{ name: "Stanley Hotel" }, { name: "The Stanley Hotel" }], OURS);
    expect([found.length, missing.length]).toEqual([1, 0]);
  });
});

describe("a place of a file is not found", () => {
  test.each<[string, FilePlace]>([
    ["if two of ours have its name and it has no position", { name: "Old Jail" }],
    ["if its name is ours and it is in another state", { name: "Stanley Hotel", lat: 33.75, lng: -118.19 }],
    ["if it is next door under another name", { name: "Aquarium of the Pacific", lat: 33.753, lng: -118.19 }],
    ["if a name in another script leaves no letter", { name: "ホテル" }],
    ["if the link is to a page that we do not have", { name: "Gone Inn", slug: "gone-inn" }],
  ])("%s", (_why, place) => {
    expect(matched(place)).toBeUndefined();
    expect(matchPlaces([place], OURS).missing).toEqual([place]);
  });
});
