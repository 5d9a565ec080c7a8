import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { expectWellFormed } from "../../tests/svg-expectations.ts";
import { DRAWINGS_FOLDER, printPicture, readDrawing } from "./drawing-file.ts";
import { DRAWING_RECORDS, type DrawingName, PICTURE_FILES, pictureIn, variantsOf } from "./drawings.ts";
import { colorsOf, INKS, type Inks } from "./inks.ts";
import { Plate } from "./plate.ts";
import { seededRandom } from "./seeded-random.ts";

const sheet = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${content}</svg>`;

function printed(content: string, inks: Inks): string {
  const plate = new Plate("p");
  printPicture({ plate, inks, random: seededRandom("one") }, readDrawing(sheet(content)));
  return String(plate);
}

it("prints the inks of a poster's night for the colors that an editor shows", () => {
  const wall = '<path fill="#175B5B" d="M0 0h9v9z"/>';
  expect(() => printed(wall, INKS[2]!)).toThrow(/#175B5B is no color/);
  expect(printed(wall.replace("#175B5B", "#17355B"), INKS[2]!)).toBe(`<path fill="${INKS[2]!.wall}" d="M0 0h9v9z"/>`);
  expect(printed('<rect fill="none" stroke="#ffffff" width="4" height="4"/>', INKS[2]!)).toContain('stroke="#ffffff"');
});

it("reads what Inkscape writes: layers, style attributes, its own words and transforms", () => {
  const saved = `<sodipodi:namedview id="view" pagecolor="#ffffff"><inkscape:page x="0"/></sodipodi:namedview>
    <metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata>
    <g inkscape:groupmode="layer" id="layer1" style="display:inline" transform="translate(2 3)">
      <path style="fill:#17355b;fill-opacity:0.5;stroke:none;-inkscape-stroke:none" d="M0 0h9v9z" id="path1" sodipodi:nodetypes="cccc"/>
    </g>`;
  expect(printed(saved, INKS[0]!)).toBe(
    '<g transform="translate(2 3)"><path d="M0 0h9v9z" fill="#17355b" fill-opacity="0.5" stroke="none"/></g>',
  );
});

it("reads where an uncanny detail may play, and draws nothing of that", () => {
  const stage = `<g id="stage"><rect id="door" x="570" y="560" width="60" height="90"/><circle id="standing" cx="400" cy="706" r="8"/>
    <line id="sky" x1="300" y1="290" x2="900" y2="290"/></g>`;
  const picture = readDrawing(sheet(stage));
  expect(picture.svg).toBe("");
  expect(picture.stage).toMatchObject({
    door: { x: 570, y: 560, w: 60, h: 90 },
    standing: { x: 400, y: 706 },
    sky: { y: 290 },
  });
});

it("has trees grown by the poster in place of those that stand in the file", () => {
  const tree =
    '<defs><g id="tree"><path d="M0 0v-9"/></g></defs><use href="#tree" fill="#070e21" transform="scale(2)"/>';
  const plate = new Plate("p");
  printPicture({ plate, inks: INKS[0]!, random: seededRandom("one") }, readDrawing(sheet(tree)));
  expect(String(plate)).toContain('<use href="#ptree"');
  expect(plate.definitions()).toMatch(/^<g id="ptree".{500,}<\/g>$/);
});

it.each([
  ['<path d="M0 0h9v9z"/>', /has no fill/],
  ['<text fill="#17355b">Inn</text>', /<text> is not drawn: make it a path/],
  ["<style>.a{fill:#17355b}</style>", /<style> is not drawn/],
  ['<path fill="url(#fade)" d="M0 0h9v9z"/>', /url\(#fade\) is no color/],
  ['<path fill="#17355b" filter="url(#blur)" d="M0 0h9v9z"/>', /filter=/],
  ['<g style="display:none"><path fill="#17355b" d="M0 0h9v9z"/></g>', /display="none"/],
  ['<use href="#window" fill="#17355b"/>', /only #tree and #oak can be/],
  ['<g id="stage"><rect id="door" x="1" y="1" transform="scale(2)"/></g>', /no transform/],
])("refuses what would not look the same on a poster: %s", (content, problem) => {
  expect(() => readDrawing(sheet(content))).toThrow(problem);
});

it("refuses a sheet of another size, and says in which file something is wrong", () => {
  expect(() => readDrawing('<svg viewBox="0 0 600 400"/>')).toThrow(/viewBox="0 0 1200 800"/);
  expect(() => pictureIn("inks.gpl.svg")).toThrow("data/drawings/inks.gpl.svg");
});

it("has a color in every night for each ink of the palette that editors load", () => {
  const names = Array.from(
    readFileSync(join(DRAWINGS_FOLDER, "inks.gpl"), "utf8").matchAll(/\t(\w+)$/gm),
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(30);
  for (const night of INKS)
    expect(names.filter((name) => !/^#[0-9a-f]{6}$/.test(colorsOf(night)[name] ?? ""))).toEqual([]);
});

it("is named by a record, if it lies with the drawings", () => {
  const named = Object.keys(DRAWING_RECORDS).flatMap((name) => variantsOf(name as DrawingName));
  expect(PICTURE_FILES.filter((file) => !file.includes("/")).toSorted()).toEqual(named.toSorted());
});

it("can be read, and drawn in any colors, whichever it is", () => {
  expect(PICTURE_FILES.length).toBeGreaterThan(200);
  for (const file of PICTURE_FILES)
    expectWellFormed(
      sheet(
        pictureIn(file)
          .svg.replaceAll("{#}", "")
          .replaceAll(/\{\w+\}/g, "#000000"),
      ),
    );
});
