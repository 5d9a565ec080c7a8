/**
 * `art show` draws posters, presets and drawings; `art save` and `art compare` show how a change affects the drawings; `art
 * twins` finds look-alikes; `art icons` renders the site's icons from the mark.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { drawFavicon, drawIcon, drawMarker } from "../app/art/logo.ts";
import { compareDrawings, saveDrawings, showPosters } from "./art-sheets.ts";
import { findTwins } from "./art-twins.ts";

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

const [command, ...words] = process.argv.slice(2);
const [folder = "saved-art"] = words;
if (command === "show" && words.length > 0) showPosters(words);
else if (command === "twins") findTwins();
else if (command === "save") saveDrawings(folder);
else if (command === "compare") compareDrawings(folder);
else if (command === "icons") await writeIcons();
else {
  console.error("Usage: art show WORD... | art twins | art save [folder] | art compare [folder] | art icons");
  process.exitCode = 1;
}
