/** Contact sheets as PNG: drawings side by side with captions, and drawings before and after a change. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { type BuildingName, isPreset, PRESETS, silhouetteNamed } from "../app/art/buildings.ts";
import { drawPoster } from "../app/art/draw-poster.ts";
import { printPicture } from "../app/art/drawing-file.ts";
import { DRAWING_RECORDS, isDrawing, PICTURE_FILES, pictureIn, variantsOf } from "../app/art/drawings.ts";
import { famousViews } from "../app/art/famous-houses.ts";
import { INKS } from "../app/art/inks.ts";
import { Plate } from "../app/art/plate.ts";
import { posterAlt } from "../app/art/poster-alt.ts";
import { drawingIssues, POSTER_ROWS, presetIssues, rowIssues } from "../app/art/poster-row.ts";
import { hashOf, seededRandom } from "../app/art/seeded-random.ts";
import { openSite, type Site } from "../app/art/site.ts";
import type { CuratedPlace } from "../app/domain/places/curated-place.ts";
import { readCuratedPlaces } from "../server/read-curated-places.ts";

type Picture = { readonly svg: string; readonly caption: string };

const FONT = "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf";
const GAP = 10;
const LINE = 20;
const PAIRS = 16;
const PAGE = 24;
/** How many pictures stand side by side, and how wide they are together. */
const COLUMNS = 4;
const SHEET = 1920;
const SHOWN = "saved-art";

/** Lays out pictures in rows on one PNG. */
function renderSheet(pictures: readonly Picture[], columns: number, width: number): Uint8Array {
  const height = Math.round((width * 2) / 3);
  const [sheetWidth, sheetHeight] = [
    columns * (width + GAP) + GAP,
    Math.ceil(pictures.length / columns) * (height + LINE + GAP) + GAP,
  ];
  const cells = pictures.map(({ svg, caption }, i) => {
    const x = GAP + (i % columns) * (width + GAP);
    const y = GAP + Math.floor(i / columns) * (height + LINE + GAP);
    const png = Buffer.from(new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
    return (
      `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>` +
      `<text x="${x}" y="${y + height + 14}" font-size="12" fill="#efe7d6">${caption.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`
    );
  });
  const sheet =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${sheetHeight}" font-family="DejaVu Sans">` +
    `<rect width="${sheetWidth}" height="${sheetHeight}" fill="#0c0f16"/>${cells.join("")}</svg>`;
  return new Resvg(sheet, { font: { fontFiles: [FONT], loadSystemFonts: false } }).render().asPng();
}

/** Every drawing of the curated directory, under a stable name. */
function allDrawings(): Map<string, string> {
  const drawings = new Map<string, string>();
  for (const place of readCuratedPlaces("data/places")) {
    drawings.set(place.id, drawPoster(place));
    for (const { view } of famousViews(place)) drawings.set(`${place.id}-${view}`, drawPoster(place, view));
  }
  return drawings;
}

/** Saves all drawings in one file, to compare with after a change. */
export function saveDrawings(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const drawings = allDrawings();
  writeFileSync(`${folder}/drawings.json`, JSON.stringify(Object.fromEntries(drawings)));
  const hash = hashOf([...drawings.values()].join()).toString(36);
  console.log(`${folder}/drawings.json: ${drawings.size} drawings, hash ${hash}.`);
}

/** A building alone, in one of the nights. */
function sampleOf(caption: string, night: number, draw: (site: Site) => void): Picture {
  const inks = INKS[night]!;
  const plate = new Plate();
  draw(openSite(plate, inks, seededRandom(caption)));
  const sky = `<rect width="1200" height="800" fill="${inks.skyMid}"/>`;
  const defs = `<defs>${plate.definitions()}</defs>`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${defs}${sky}${plate}</svg>`, caption };
}

/** The variants of a drawing, or a preset as some places would have it. */
function samplesOf(name: string, count = 4): Picture[] {
  if (isDrawing(name))
    return variantsOf(name)
      .slice(0, count)
      .map((file, i) => sampleOf(file, i, (site) => printPicture(site, pictureIn(file))));
  return Array.from({ length: Math.min(3, count) }, (_, i) => {
    const id = `sample-${i}`;
    const subject = { id, houseName: "", city: "", state: "OH", placeType: "other", activities: [] } as const;
    const silhouette = silhouetteNamed(name as BuildingName, subject);
    return sampleOf(`${name}, ${id}`, i, (site) => silhouette.draw(site));
  });
}

/** What is wrong in the data that posters are drawn from. */
function dataIssues(ids: ReadonlySet<string>): string[] {
  const files = [
    { file: "posters", records: Object.fromEntries(POSTER_ROWS), issuesOf: rowIssues },
    { file: "buildings", records: PRESETS, issuesOf: presetIssues },
    { file: "drawings", records: DRAWING_RECORDS, issuesOf: drawingIssues },
  ];
  const issues = files.flatMap(({ file, records, issuesOf }) =>
    Object.entries(records).flatMap(([name, record]) =>
      issuesOf(record).map((issue) => `data/${file}.json: ${name}: ${issue}`),
    ),
  );
  const strangers = [...POSTER_ROWS.keys()].filter((id) => !ids.has(id));
  return [
    ...issues,
    ...PICTURE_FILES.flatMap(pictureIssues),
    ...strangers.map((id) => `data/posters.json: ${id} is no place's id`),
  ];
}

function pictureIssues(file: string): string[] {
  try {
    pictureIn(file);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Words that stand for all of a kind; of each, one sample. */
const CATALOGS: Readonly<Record<string, readonly string[]>> = {
  presets: Object.keys(PRESETS),
  drawings: Object.keys(DRAWING_RECORDS),
};

/** The places that a word names: by a kind of place, a preset or drawing of their rows, the beginning of their ids or else a part of them. */
function placesBy(word: string, places: readonly CuratedPlace[]): readonly CuratedPlace[] {
  if (Object.hasOwn(CATALOGS, word)) return [];
  const said = places.filter(({ id, placeType }) => {
    const { like, drawing } = POSTER_ROWS.get(id) ?? {};
    return placeType === word || like === word || drawing === word || id.startsWith(word);
  });
  if (said.length || isPreset(word) || isDrawing(word)) return said;
  return places.filter(({ id }) => id.includes(word));
}

function samplesBy(word: string): Picture[] {
  if (isPreset(word) || isDrawing(word)) return samplesOf(word);
  return Object.hasOwn(CATALOGS, word) ? CATALOGS[word]!.flatMap((name) => samplesOf(name, 1)) : [];
}

/** A place's poster, and the other views of a famous house. */
function picturesOf(place: CuratedPlace): Picture[] {
  const others = famousViews(place).filter(({ view }) => view !== "front");
  return [
    { svg: drawPoster(place), caption: `${place.id} ${place.yearBuilt ?? ""}` },
    ...others.map(({ view }) => ({ svg: drawPoster(place, view), caption: `${place.id}, ${view}` })),
  ];
}

/** The posters of the places that the words name, large and as small as a thumbnail, after samples of presets and drawings. */
export function showPosters(words: readonly string[]): void {
  const places = readCuratedPlaces("data/places");
  const unknown = words.filter((word) => !placesBy(word, places).length && !samplesBy(word).length);
  const issues = [
    ...dataIssues(new Set(places.map(({ id }) => id))),
    ...unknown.map((word) => `${word} is no part of an id, kind of place, preset or drawing`),
  ];
  if (issues.length) {
    console.error(issues.join("\n"));
    process.exitCode = 1;
    return;
  }
  const shown = [...new Set(words.flatMap((word) => placesBy(word, places)))];
  const posters = [...words.flatMap(samplesBy), ...shown.flatMap(picturesOf)];
  mkdirSync(SHOWN, { recursive: true });
  for (let at = 0; at < posters.length; at += PAGE) {
    const page = posters.slice(at, at + PAGE);
    const columns = Math.min(COLUMNS, page.length);
    const width = Math.min(1200, SHEET / columns);
    writeFileSync(`${SHOWN}/posters-${at / PAGE + 1}.png`, renderSheet(page, columns, width));
    writeFileSync(`${SHOWN}/posters-${at / PAGE + 1}-small.png`, renderSheet(page, 12, 90));
  }
  for (const place of shown) console.log(`${place.id}: ${posterAlt(place)}`);
  const sheets = Math.ceil(posters.length / PAGE);
  console.log(`${SHOWN}/posters-1.png${sheets > 1 ? ` to posters-${sheets}.png` : ""}: ${posters.length} pictures.`);
}

/** Lists the drawings that differ from the saved ones and shows each beside its old version. */
export function compareDrawings(folder: string): void {
  const before = new Map<string, string>(
    Object.entries(JSON.parse(readFileSync(`${folder}/drawings.json`, "utf8")) as Record<string, string>),
  );
  const after = allDrawings();
  const changed = [...after].filter(([name, svg]) => before.has(name) && before.get(name) !== svg);
  for (let at = 0; at < changed.length; at += PAIRS) {
    const pairs = changed.slice(at, at + PAIRS).flatMap(([name, svg]): Picture[] => [
      { svg: before.get(name)!, caption: `before: ${name}` },
      { svg, caption: `after: ${name}` },
    ]);
    writeFileSync(`${folder}/changed-${at / PAIRS + 1}.png`, renderSheet(pairs, 4, 360));
  }
  const added = [...after.keys()].filter((name) => !before.has(name));
  console.log(
    `${after.size - changed.length - added.length} drawings are equal, ${added.length} new, ${changed.length} changed.`,
  );
  if (changed.length) console.log(`${folder}/changed-*.png: ${changed.map(([name]) => name).join(" ")}`);
}
