import { expect, it } from "vitest";
import { z } from "zod";
import { PRESETS } from "../app/art/buildings.ts";
import { FAMOUS_HOUSES, FAMOUS_PICTURES, famousHouse, famousPicturesSchema } from "../app/art/famous-houses.ts";
import { type DrawingName, DRAWING_RECORDS, variantsOf, pictureIn } from "../app/art/drawings.ts";
import { LANDSCAPES, type LandscapeName } from "../app/art/landscapes/landscapes.ts";
import { drawingIssues, POSTER_ROWS, presetIssues, rowIssues } from "../app/art/poster-row.ts";
import { US_STATES } from "../app/domain/geo/us-states.ts";
import { readCuratedPlaces } from "../server/read-curated-places.ts";
import landscapes from "./landscapes.json" with { type: "json" };

const curated = new Map(readCuratedPlaces(new URL("places", import.meta.url).pathname).map((place) => [place.id, place]));

it.each([...POSTER_ROWS])("the poster of %s has a row that can be drawn", (id, row) => {
  expect(rowIssues(row)).toEqual([]);
  const place = curated.get(id);
  expect(place).toBeDefined();
  expect(famousHouse(place!), "famous houses have no rows").toBeUndefined();
});

it.each(Object.entries(PRESETS))("the preset %s can be built", (_, preset) => {
  expect(presetIssues(preset)).toEqual([]);
});

it.each(Object.entries(DRAWING_RECORDS))("the drawing %s can be drawn, and shows where somebody can stand", (name, drawing) => {
  expect(drawingIssues(drawing)).toEqual([]);
  const pictures = variantsOf(name as DrawingName).map(pictureIn);
  expect(pictures.length).toBeGreaterThan(0);
  for (const { stage } of pictures) expect(stage.standing).toBeDefined();
});

it.each(Object.entries(FAMOUS_PICTURES))("the pictures of %s can be drawn", (_, pictures) => {
  expect(z.safeParse(famousPicturesSchema, pictures).error?.issues ?? []).toEqual([]);
});

it("every famous house has a front and pictures", () => {
  expect(FAMOUS_HOUSES.filter(({ front, detail }) => !front || !detail)).toEqual([]);
  expect(Object.keys(FAMOUS_PICTURES)).toHaveLength(FAMOUS_HOUSES.length);
});

it.each([
  [{ like: "tavern", material: "bricks" }, /^material .*"brick"/],
  [{ like: "taverna" }, /^like is not a preset/],
  [{ build: "house", storys: 2 }, /"storys"/],
  [{ drawing: "saloon" }, /^drawing is not a drawing/],
])("what is wrong with a row is said where it stands: %j", (row, issue) => {
  expect(rowIssues(row)).toEqual([expect.stringMatching(issue)]);
});

it("rows are in the order of their ids", () => {
  const ids = [...POSTER_ROWS.keys()];
  expect(ids).toEqual(ids.toSorted());
});

it("landscapes are known, of states and of towns", () => {
  const names = new Set(Object.keys(LANDSCAPES)) as ReadonlySet<LandscapeName>;
  const used = [...Object.values(landscapes.states).flat(), ...Object.values(landscapes.towns)] as LandscapeName[];
  expect(used.filter((name) => !names.has(name))).toEqual([]);
  const codes = new Set<string>([...US_STATES.map(({ code }) => code), "PR"]);
  expect(Object.keys(landscapes.states).filter((code) => !codes.has(code))).toEqual([]);
  for (const town of Object.keys(landscapes.towns)) expect(codes, town).toContain(town.slice(-2).toUpperCase());
});
