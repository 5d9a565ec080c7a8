import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readCuratedPlaces } from "../../server/read-curated-places.ts";
import { makePlace } from "../../tests/make-place.ts";
import { expectWellFormed } from "../../tests/svg-expectations.ts";
import { ACTIVITY_VOCABULARY } from "../domain/places/activity-vocabulary.ts";
import { PLACE_TYPES } from "../domain/places/place.ts";
import { homeOf, PRESETS, silhouetteOf } from "./buildings.ts";
import { drawPoster } from "./draw-poster.ts";
import { DRAWINGS_FOLDER } from "./drawing-file.ts";
import { DRAWINGS, pictureIn } from "./drawings.ts";
import { FAMOUS_HOUSES, famousHouse, famousViews } from "./famous-houses.ts";
import { INKS, type Inks } from "./inks.ts";
import { landscapeOf } from "./landscapes/landscape-of-place.ts";
import { LANDSCAPES } from "./landscapes/landscapes.ts";
import { drawFavicon, drawIcon, drawMarker } from "./logo.ts";
import { planPoster } from "./plan-poster.ts";
import { Plate } from "./plate.ts";
import { posterAlt } from "./poster-alt.ts";
import { type PosterSubject, posterSubject } from "./poster-subject.ts";
import { seededRandom } from "./seeded-random.ts";
import type { Silhouette } from "./silhouettes/silhouette.ts";
import { SILHOUETTES } from "./silhouettes/silhouettes.ts";
import { openSite } from "./site.ts";
import { APPARITIONS, stageWindow, UNCANNY_DETAILS, uncannyDetail } from "./uncanny.ts";

const STATES =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC".split(
    " ",
  );

const subjects: PosterSubject[] = Array.from({ length: 300 }, (_, i) => ({
  id: `place-${i}`,
  houseName: `Place ${i}`,
  city: i % 9 === 4 ? "Chicago" : "Anytown",
  state: i % 9 === 4 ? "IL" : (STATES[i % STATES.length] ?? "CA"),
  placeType: PLACE_TYPES[i % PLACE_TYPES.length] ?? "other",
  activities: [ACTIVITY_VOCABULARY[i % ACTIVITY_VOCABULARY.length] ?? "Apparitions"],
}));

const famousFronts = FAMOUS_HOUSES.map((house, i) => ({
  ...(subjects[i] as PosterSubject),
  houseName: `The ${house.phrases[0]?.toUpperCase()}`,
  state: house.state,
}));
const firstSubject = subjects[0] as PosterSubject;
const curated = readCuratedPlaces("data/places");

describe("drawPoster", () => {
  it("draws the same poster for the same place every time", () => {
    for (const subject of subjects.slice(0, 44)) expect(drawPoster({ ...subject })).toBe(drawPoster(subject));
  });

  it("draws different posters for two hotels", () => {
    const hotel = { ...firstSubject, placeType: "hotel" as const };
    expect(drawPoster({ ...hotel, id: "one" })).not.toBe(drawPoster({ ...hotel, id: "two" }));
  });

  it("weighs at most 12 KB compressed, 4.5 KB at the median", () => {
    const weights = [...subjects, ...curated].map((subject) => gzipSync(drawPoster(subject)).length);
    weights.sort((a, b) => a - b);
    expect(weights.at(-1)).toBeLessThanOrEqual(12 * 1024);
    expect(weights[weights.length >> 1]).toBeLessThanOrEqual(4500);
  });

  it("gives well-formed SVG without script, styles, text or outside references", () => {
    for (const subject of [...subjects, ...famousFronts]) expectWellFormed(drawPoster(subject));
  });

  it("never prints a coordinate that is not a number", () => {
    for (const subject of [...subjects, ...famousFronts])
      expect(drawPoster(subject)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("always shows one warm light", () => {
    for (const subject of [...subjects, ...famousFronts]) expect(drawPoster(subject)).toMatch(/"#f0803c"|"#ffc57d"/);
  });

  it("keeps its ids apart from those of another place's poster", () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const [one, two] = [ids(drawPoster(firstSubject)), ids(drawPoster(subjects[22] as PosterSubject))];
    expect(one.length).toBeGreaterThan(0);
    expect(one.filter((id) => two.includes(id))).toEqual([]);
  });

  it("draws places of an unknown type and without activities", () => {
    const odd = { ...firstSubject, placeType: "castle" as PosterSubject["placeType"], activities: [], state: "" };
    expectWellFormed(drawPoster(odd));
    expect(posterAlt(odd)).toMatch(/^Poster drawing of /);
  });
});

describe("what posters are made of", () => {
  it("has a silhouette for every place type that fits any place, and 18 or more in all", () => {
    const all = new Set(PLACE_TYPES.flatMap((type) => SILHOUETTES[type]));
    expect(all.size).toBeGreaterThanOrEqual(18);
    for (const type of PLACE_TYPES) expect(SILHOUETTES[type].some((name) => !homeOf(name).states)).toBe(true);
  });

  it("has a window and a door to show things at in every building that is not out of doors", () => {
    const buildings = [
      ...Object.values(DRAWINGS),
      ...FAMOUS_HOUSES.map((house) => house.front),
      ...Object.values(PRESETS).map((preset) => silhouetteOf(preset)),
      ...curated.map((place) => planPoster(place).silhouette).filter(({ building }) => building),
    ];
    for (const building of buildings.filter(({ outdoors }) => !outdoors)) {
      for (const seed of ["one", "two", "three", "four", "five"]) {
        const site = openSite(new Plate(), INKS[0] as Inks, seededRandom(seed));
        building.draw(site);
        expect(stageWindow(site.openings), building.phrase).toBeDefined();
        expect(site.door, building.phrase).toBeDefined();
      }
    }
  });

  it("has a detail of its own for every activity of the vocabulary, and eight forms of apparitions", () => {
    const details = ACTIVITY_VOCABULARY.map((activity) => uncannyDetail(activity, "a"));
    const pictures = [...details, ...APPARITIONS].map(({ file }) => pictureIn(`${file}.svg`).svg);
    expect(new Set(pictures).size).toBe(ACTIVITY_VOCABULARY.length - 1 + 8);
    expect(details.find(({ lit }) => lit && !["pumpkin", "dark"].includes(lit))).toBeUndefined();
  });

  it("has no picture of a detail that nothing draws", () => {
    const named = [...Object.values(UNCANNY_DETAILS), ...APPARITIONS].flatMap(({ file }) =>
      ["", "-outdoors", "-afloat"].map((way) => `${file}${way}.svg`.replace("uncanny/", "")),
    );
    expect(readdirSync(join(DRAWINGS_FOLDER, "uncanny")).filter((file) => !named.includes(file))).toEqual([]);
  });

  it("gives an activity outside the vocabulary a kindred detail", () => {
    expect(uncannyDetail("Disembodied whispers", "a")).toBe(UNCANNY_DETAILS.Voices);
    expect(uncannyDetail("Lady in a red dress", "a")).toBe(UNCANNY_DETAILS["Woman in White"]);
    expect(APPARITIONS).toContain(uncannyDetail("constructor", "a"));
    expect(APPARITIONS).toContain(uncannyDetail(undefined, "b"));
  });

  it("has eight palettes and at least seven landscapes, and puts every state in one", () => {
    expect(INKS).toHaveLength(8);
    expect(Object.keys(LANDSCAPES).length).toBeGreaterThanOrEqual(7);
    const house = { ...firstSubject, placeType: "house" as const, city: "Anytown" };
    expect(landscapeOf({ ...house, state: "Arizona" })).toBe("mesas");
    expect(landscapeOf({ ...house, state: "LA" })).toBe("bayou");
    expect(landscapeOf({ ...house, state: "IL", city: "Chicago" })).toBe("skyline");
    expect(landscapeOf({ ...house, state: "ZZ" })).toBe("ridges");
  });

  it("says in the alt text what is drawn", () => {
    expect(posterAlt({ ...firstSubject, placeType: "asylum", activities: ["Orbs"] })).toMatch(
      /^Poster drawing of a Kirkbride asylum .* moon.*, .* behind, pale orbs adrift\.$/,
    );
  });
});

describe("what a poster stands for", () => {
  const place = (
    houseName: string,
    state: string,
    placeType: PosterSubject["placeType"],
    architectureStyle?: string,
  ) => ({
    ...firstSubject,
    houseName,
    state,
    placeType,
    architectureStyle,
  });
  const drawn = (subject: PosterSubject): Silhouette => planPoster(subject).silhouette;

  it.each([
    ["dc-white-house", /the White House/],
    ["dc-us-capitol", /great dome/],
    ["ne-state-capitol", /tall tower/],
    ["tx-alamo", /the Alamo/],
    ["ma-house-of-the-seven-gables", /Seven Gables/],
    ["ct-mark-twain-house", /Mark Twain House/],
    ["wy-old-faithful-inn", /Old Faithful Inn/],
    ["ca-hotel-del-coronado", /conical ballroom/],
    ["md-uss-constellation", /sloop of war/],
    ["ca-moss-beach-distillery", /sea cliff/],
    ["or-shanghai-tunnels", /tunnels/],
    ["mn-first-avenue", /stars/],
    ["wa-pike-place-market", /market/],
    ["wv-harpers-ferry", /rivers/],
    ["nc-devils-tramping-ground", /bare ring/],
    ["hi-ford-island", /control tower/],
    ["ky-liberty-hall", /brick Federal house/],
    ["mo-lemp-mansion", /brewery/],
    ["ma-the-mount", /cupola/],
    ["ny-morris-jumel-mansion", /tall columns/],
  ])("draws %s for itself, whatever it is called", (id, phrase) => {
    const renamed = { ...place("Some Place", "OH", "house"), id };
    expect(drawn(renamed).phrase).toMatch(phrase);
    expect(drawn({ ...renamed, id: "some-place" }).phrase).not.toMatch(phrase);
  });

  it("gives a building the outline of the first style that its architecture names", () => {
    expect(drawn(place("Anyone's", "OH", "mansion", "Second Empire")).phrase).toMatch(/Second Empire/);
    expect(drawn(place("Anyone's", "OH", "mansion", "Italianate over Georgian")).phrase).toMatch(/Italianate/);
    expect(drawn(place("Anyone's", "NM", "hotel", "Pueblo Revival")).phrase).toMatch(/Pueblo/);
    expect(drawn(place("Anyone's", "OH", "church", "Gothic Revival")).phrase).toMatch(/Gothic/);
    expect(drawn(place("Anyone's", "OH", "lighthouse", "Art Deco")).phrase).toMatch(/light/);
  });

  it("trusts a name that says what the thing is more than its type and style", () => {
    expect(drawn(place("Old Railroad Tunnel", "OH", "other", "Gothic Revival")).phrase).toMatch(/tunnel/);
    expect(drawn(place("Crystal Cavern", "MO", "park")).phrase).toMatch(/cave/);
    expect(drawn(place("Miller's Covered Bridge", "VT", "bridge")).phrase).toMatch(/covered/);
    expect(drawn(place("Cathedral Park", "OR", "park")).phrase).not.toMatch(/church/);
    expect(drawn(place("Any Rocks Amphitheatre", "CO", "park")).phrase).not.toMatch(/movie|opera/);
  });

  it.each(["cemetery", "fort", "hotel"] as const)(
    "draws no more than a quarter of all places of type %s alike",
    (type) => {
      const counts = new Map<Silhouette, number>();
      const all = STATES.flatMap((state) =>
        [0, 1, 2, 3].map((i) => ({ ...place("Some Place", state, type), id: `${type}-${state}-${i}` })),
      );
      for (const subject of all) counts.set(drawn(subject), (counts.get(drawn(subject)) ?? 0) + 1);
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(all.length / 4);
    },
  );
});

describe("famous houses", () => {
  it("finds them by a phrase in the name, in any case", () => {
    expect(famousHouse({ houseName: "The STANLEY Hotel", state: "Colorado" })).toBeDefined();
    expect(famousHouse({ houseName: "RMS Queen Mary (Long Beach)", state: "CA" })).toBeDefined();
    expect(famousHouse({ houseName: "Stanley House", state: "Colorado" })).toBeUndefined();
    expect(famousHouse({ houseName: "Whaley House", state: "Michigan" })).toBeUndefined();
  });

  it("has two or three views of each, with alt text and caption, all drawn and light", () => {
    expect(FAMOUS_HOUSES.length).toBeGreaterThanOrEqual(14);
    for (const subject of famousFronts) {
      const views = famousViews(subject);
      expect(views.length).toBeGreaterThanOrEqual(2);
      const drawings = views.map(({ view }) => drawPoster(subject, view));
      expect(new Set(drawings).size).toBe(views.length);
      for (const svg of drawings) {
        expectWellFormed(svg);
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(gzipSync(svg).length).toBeLessThanOrEqual(12 * 1024);
      }
      for (const { alt, caption } of views) expect(Math.min(alt.length, caption.length)).toBeGreaterThan(20);
    }
  });

  it("has no gallery for other places", () => {
    expect(famousViews({ houseName: "Anybody's House", state: "Ohio" })).toEqual([]);
  });
});

it("draws icons and the marker as well-formed SVG", () => {
  for (const svg of [drawFavicon(), drawIcon(512), drawIcon(512, true), drawMarker()]) expectWellFormed(svg);
});

it("gets everything that it is chosen by from a place", () => {
  const place = makePlace({
    yearBuilt: 1860,
    architectureStyle: "Greek Revival",
    paranormalActivityType: "Cold Spots",
  });
  expect(posterSubject(place)).toEqual({
    id: place.id,
    houseName: place.houseName,
    city: place.city,
    state: place.state,
    placeType: place.placeType,
    yearBuilt: 1860,
    architectureStyle: "Greek Revival",
    activities: ["Cold Spots"],
  });
});
