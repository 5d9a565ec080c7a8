/** Contact sheets as PNG: drawings side by side with captions, and the comparison of all drawings with those saved before a change. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { drawPoster } from "../app/art/draw-poster.ts";
import { drawScene } from "../app/art/draw-scene.ts";
import { famousViews } from "../app/art/famous-houses.ts";
import { posterAlt } from "../app/art/poster-alt.ts";
import { POSTER_ROWS } from "../app/art/poster-row.ts";
import { hashOf } from "../app/art/seeded-random.ts";
import { readCuratedPlaces } from "../server/read-curated-places.ts";

type Picture = { readonly svg: string; readonly caption: string };

const FONT = "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf";
const GAP = 10;
const LINE = 20;
const PAIRS = 16;
const PAGE = 24;
const SHOWN = "saved-art";

/** One PNG of pictures in rows. */
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

/** Every drawing of the curated directory, by a name that stays. */
function allDrawings(): Map<string, string> {
  const drawings = new Map<string, string>();
  for (const place of readCuratedPlaces("data/places")) {
    drawings.set(place.id, drawPoster(place));
    for (const { view } of famousViews(place)) drawings.set(`${place.id}-${view}`, drawPoster(place, view));
  }
  return drawings.set("scene", drawScene());
}

/** Saves all drawings in one file, to compare with after a change. */
export function saveDrawings(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const drawings = allDrawings();
  writeFileSync(`${folder}/drawings.json`, JSON.stringify(Object.fromEntries(drawings)));
  const hash = hashOf([...drawings.values()].join()).toString(36);
  console.log(`${folder}/drawings.json: ${drawings.size} drawings, hash ${hash}.`);
}

/** The posters of the places that a word names (an id or its beginning, a kind of place, a preset), large and as small as a thumbnail. */
export function showPosters(words: readonly string[]): void {
  const shown = readCuratedPlaces("data/places").filter((place) => {
    const likes = POSTER_ROWS.get(place.id)?.like;
    return words.some((word) => place.id.startsWith(word) || place.placeType === word || likes === word);
  });
  const posters = shown.map(
    (place): Picture => ({ svg: drawPoster(place), caption: `${place.id} ${place.yearBuilt ?? ""}` }),
  );
  mkdirSync(SHOWN, { recursive: true });
  for (let at = 0; at < posters.length; at += PAGE) {
    const page = posters.slice(at, at + PAGE);
    writeFileSync(`${SHOWN}/posters-${at / PAGE + 1}.png`, renderSheet(page, 4, 480));
    writeFileSync(`${SHOWN}/posters-${at / PAGE + 1}-small.png`, renderSheet(page, 12, 90));
  }
  for (const place of shown) console.log(`${place.id}: ${posterAlt(place)}`);
  console.log(`${SHOWN}: ${shown.length} posters.`);
}

/** Says which drawings differ from the saved ones, and puts each beside what it was. */
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
