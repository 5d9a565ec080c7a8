import { describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../tests/curated-directory.ts";
import { suggest } from "./suggest.ts";

const context = searchContextOf(curatedPlaces());

describe("suggestions", () => {
  test.each([
    ["ohio", { kind: "state", label: "Ohio", href: "/state/ohio" }],
    ["oh", { kind: "state", label: "Ohio", href: "/state/ohio" }],
    ["0197", { kind: "zip", label: "01970 Salem, Massachusetts", href: "/search?q=01970" }],
    ["salem", { kind: "city", label: "Salem, Massachusetts", href: "/search?q=Salem%2C%20Massachusetts" }],
    ["salem, or", { kind: "city", label: "Salem, Oregon", href: "/search?q=Salem%2C%20Oregon" }],
    ["salem or", { kind: "city", label: "Salem, Oregon", href: "/search?q=Salem%2C%20Oregon" }],
    [
      "san fran",
      { kind: "city", label: "San Francisco, California", href: "/search?q=San%20Francisco%2C%20California" },
    ],
    ["st. aug", { kind: "place", label: "St. Augustine Lighthouse, St. Augustine, Florida" }],
    ["winchester my", { kind: "place", label: "Winchester Mystery House, San Jose, California" }],
    ["mystery", { kind: "place", label: "Winchester Mystery House, San Jose, California" }],
    ["winchestor mistery", { kind: "place", label: "Winchester Mystery House, San Jose, California" }],
    ["winchestor mist", { kind: "place", label: "Winchester Mystery House, San Jose, California" }],
    ["winchistor m", { kind: "place", label: "Winchester Mystery House, San Jose, California" }],
    ["stanly hot", { kind: "place", label: "The Stanley Hotel, Estes Park, Colorado" }],
    ["salem m", { kind: "city", label: "Salem, Massachusetts" }],
    ["salem ma", { kind: "city", label: "Salem, Massachusetts" }],
    ["salem mass", { kind: "city", label: "Salem, Massachusetts" }],
    ["salem o", { kind: "city", label: "Salem, Oregon" }],
    ["portland m", { kind: "city", label: "Portland, Maine" }],
    ["portland ma", { kind: "city", label: "Portland, Maine" }],
    ["portland mai", { kind: "city", label: "Portland, Maine" }],
    ["portland ore", { kind: "city", label: "Portland, Oregon" }],
    ["springfield i", { kind: "city", label: "Springfield, Illinois" }],
    ["springfield ill", { kind: "city", label: "Springfield, Illinois" }],
    ["charleston w", { kind: "city", label: "Charleston, West Virginia" }],
    ["charleston west v", { kind: "city", label: "Charleston, West Virginia" }],
    ["charleston w. va", { kind: "city", label: "Charleston, West Virginia" }],
    ["philly p", { kind: "city", label: "Philadelphia, Pennsylvania" }],
    ["new o", { kind: "city", label: "New Orleans, Louisiana" }],
    ["san f", { kind: "city", label: "San Francisco, California" }],
    ["poltergiest", { kind: "activity", label: "Poltergeist Activity", href: "/activity/poltergeist-activity" }],
    ["apparations", { kind: "activity", label: "Apparitions", href: "/activity/apparitions" }],
    ["shadow figurs", { kind: "activity", label: "Shadow Figures", href: "/activity/shadow-figures" }],
    ["philadelfia", { kind: "city", label: "Philadelphia, Pennsylvania" }],
    ["winchestr", { kind: "place", label: "Winchester Mystery House, San Jose, California" }],
    ["stanly hotel", { kind: "place", label: "The Stanley Hotel, Estes Park, Colorado" }],
    ["alcatras", { kind: "place", label: "Alcatraz, San Francisco, California" }],
    ["savanah", { kind: "city", label: "Savannah, Georgia" }],
    ["philly", { kind: "city", label: "Philadelphia, Pennsylvania" }],
    ["haunted prison", { kind: "type", label: "Prisons & Jails", href: "/all-locations?kind=prison" }],
    ["pensylvania", { kind: "state", label: "Pennsylvania", href: "/state/pennsylvania" }],
  ])("%j lists %o first", (text, expected) => {
    expect(suggest(context, text)[0]).toMatchObject(expected);
  });

  test.each([
    ["apparit", { kind: "activity", label: "Apparitions", href: "/activity/apparitions" }],
    ["new", { kind: "state", label: "New Jersey", href: "/state/new-jersey" }],
    ["new", { kind: "city", label: "New Orleans, Louisiana" }],
    ["la", { kind: "city", label: "Los Angeles, California" }],
    ["lighthouse", { kind: "type", label: "Lighthouses", href: "/all-locations?kind=lighthouse" }],
    ["lighthouse", { kind: "place", label: "St. Augustine Lighthouse, St. Augustine, Florida" }],
    ["salem", { kind: "place", label: expect.stringMatching(/, Salem, Massachusetts$/) }],
    ["lalaurie house", { kind: "place", label: "Lalaurie Mansion, New Orleans, Louisiana" }],
    ["philly", { kind: "place", label: "Eastern State Penitentiary, Philadelphia, Pennsylvania" }],
  ])("%j offers %o", (text, expected) => {
    expect(suggest(context, text)).toContainEqual(expect.objectContaining(expected));
  });

  test.each([
    ["salem m", "Salem, Oregon"],
    ["portland m", "Portland, Oregon"],
    ["springfield i", "Springfield, Missouri"],
    ["charleston w", "Charleston, South Carolina"],
  ])("%j does not offer %s", (text, label) => {
    expect(suggest(context, text).map((suggestion) => suggestion.label)).not.toContain(label);
  });

  test.each(["", "  ", "'", "xyzzyq", "🎃"])("%j suggests nothing", (text) => {
    expect(suggest(context, text)).toEqual([]);
  });

  test.each(["salem", "new", "washington", "la", "gettysburg", "hotel"])("%j offers several kinds", (text) => {
    const kinds = suggest(context, text).map(({ kind }) => kind);
    expect(new Set(kinds).size).toBeGreaterThan(1);
    expect(kinds.filter((kind) => kind === "city").length).toBeLessThanOrEqual(4);
  });

  test("are at most eight, without duplicates", () => {
    for (const text of ["s", "sa", "the", "hotel", "new", "9", "0", "springfield", "c", "washington"]) {
      const suggestions = suggest(context, text);
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(8);
      expect(new Set(suggestions.map(({ label }) => label)).size).toBe(suggestions.length);
    }
  });
});
