/**
 * `art contact-sheet` writes a page of sample posters, `art places` one of all curated places; `art save` and `art
 * compare` show how a change affects the drawings; `art icons` renders the site's icons from the mark.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { drawPoster } from "../app/art/draw-poster.ts";
import { drawScene } from "../app/art/draw-scene.ts";
import { FAMOUS_HOUSES, famousViews } from "../app/art/famous-houses.ts";
import { drawFavicon, drawIcon, drawMarker } from "../app/art/logo.ts";
import { posterAlt } from "../app/art/poster-alt.ts";
import type { PosterSubject } from "../app/art/poster-subject.ts";
import { ACTIVITY_VOCABULARY } from "../app/domain/places/activity-vocabulary.ts";
import { PLACE_TYPES } from "../app/domain/places/place.ts";
import { readCuratedPlaces } from "../server/read-curated-places.ts";
import { compareDrawings, saveDrawings, showPosters } from "./art-sheets.ts";
import { findTwins } from "./art-twins.ts";

const STATES = "CA LA NM CO MA FL PA TX OR IL GA AZ NY KS ME WV MI SC NV HI WA TN".split(" ");

function sampleSubject(i: number): PosterSubject {
  return {
    id: `sample-${i}`,
    houseName: `Sample ${i}`,
    city: i % 11 === 5 ? "Chicago" : "Anytown",
    state: i % 11 === 5 ? "IL" : (STATES[(i * 7) % STATES.length] ?? "CA"),
    placeType: PLACE_TYPES[i % PLACE_TYPES.length] ?? "other",
    activities: [ACTIVITY_VOCABULARY[(i * 5) % ACTIVITY_VOCABULARY.length] ?? "Apparitions"],
  };
}

type Figure = (name: string, svg: string, caption: string) => Promise<string>;

async function openSheet(folder: string): Promise<{ figure: Figure; write(content: string): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  return {
    async figure(name, svg, caption) {
      await writeFile(`${folder}/${name}.svg`, svg);
      return `<figure><img src="${name}.svg" alt="" width="360" height="240" loading="lazy"><figcaption>${caption}</figcaption></figure>`;
    },
    write: (content) =>
      writeFile(
        `${folder}/index.html`,
        `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{background:#0c0f16;color:#efe7d6;font:13px/1.4 sans-serif;margin:16px}` +
          `main{display:grid;grid-template-columns:repeat(auto-fill,360px);gap:16px}figure{margin:0}figcaption{padding:6px 0}.scene{width:100%;height:auto}</style>${content}`,
      ),
  };
}

async function writeContactSheet(folder = "contact-sheet"): Promise<void> {
  const { figure, write } = await openSheet(folder);
  const posters = await Promise.all(
    Array.from({ length: 60 }, (_, i) => {
      const subject = sampleSubject(i);
      return figure(
        `poster-${i}`,
        drawPoster(subject),
        `${subject.placeType}, ${subject.state}. ${posterAlt(subject)}`,
      );
    }),
  );
  const famous = await Promise.all(
    FAMOUS_HOUSES.flatMap(({ phrases, state }, i) => {
      const subject = { ...sampleSubject(i), id: `famous-${i}`, houseName: phrases[0] ?? "", state };
      return famousViews(subject).map(({ view, caption }) =>
        figure(`famous-${i}-${view}`, drawPoster(subject, view), caption),
      );
    }),
  );
  await writeFile(`${folder}/scene.svg`, drawScene());
  await write(
    `<img class="scene" src="scene.svg" alt=""><h2>Posters</h2><main>${posters.join("")}</main><h2>Famous houses</h2><main>${famous.join("")}</main>`,
  );
  console.log(`${folder}/index.html: ${posters.length} posters, ${famous.length} famous views, the scene.`);
}

/** Every curated place with its name, to check that its building is recognizable. */
async function writePlacesSheet(folder = "contact-sheet-places"): Promise<void> {
  const { figure, write } = await openSheet(folder);
  const figures = await Promise.all(
    readCuratedPlaces("data/places").map((place, i) =>
      figure(`place-${i}`, drawPoster(place), `<b>${place.houseName}</b>, ${place.state}. ${posterAlt(place)}`),
    ),
  );
  await write(`<main>${figures.join("")}</main>`);
  console.log(`${folder}/index.html: ${figures.length} curated places.`);
}

async function writeIcons(): Promise<void> {
  await mkdir("public/icons", { recursive: true });
  const png = (svg: string) => new Resvg(svg).render().asPng();
  await writeFile("public/favicon.svg", drawFavicon());
  const sized = (size: number) => new Resvg(drawFavicon(), { fitTo: { mode: "width", value: size } }).render().asPng();
  await writeFile("public/favicon.ico", packIco([16, 32, 48].map((size) => ({ size, png: sized(size) }))));
  await writeFile("app/map/marker.svg", drawMarker());
  for (const size of [180, 192, 512])
    await writeFile(`public/icons/icon-${size}.png`, png(drawIcon(size, size === 180)));
  await writeFile("public/icons/icon-maskable-512.png", png(drawIcon(512, true)));
  console.log("public/favicon.svg, public/favicon.ico, public/icons and app/map/marker.svg written.");
}

/** Packs PNGs of one icon into an .ico file, which some clients request at /favicon.ico no matter what. */
function packIco(pictures: readonly { readonly size: number; readonly png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)]);
}

const [command, folder, ...words] = process.argv.slice(2);
if (command === "contact-sheet") await writeContactSheet(folder);
else if (command === "places") await writePlacesSheet(folder);
else if (command === "twins") findTwins();
else if (command === "save") saveDrawings(folder ?? "saved-art");
else if (command === "show" && folder) showPosters([folder, ...words]);
else if (command === "compare") compareDrawings(folder ?? "saved-art");
else if (command === "icons") await writeIcons();
else {
  console.error(
    "Usage: art contact-sheet [folder] | art places [folder] | art show WORD... | art twins | art save [folder] | art compare [folder] | art icons",
  );
  process.exitCode = 1;
}
