import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, door, porch, steps, wall } from "../masonry.ts";
import { poly, type Quad, rect } from "../plate.ts";
import { cresting, gableFront, hipRoof, pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";
import { palm } from "../trees.ts";

function gableBlock(site: Site, [x, w, top, h]: Quad): void {
  const { plate, inks } = site;
  plate.fill(inks.wall, rect([x, top - 2, w, 652 - top]));
  gableFront(site, [x, top, w, h], { depth: 24, over: 12 });
  plate.bars(inks.shade, [x + 8, top - 4, w - 16, 5], { thick: 4, gap: 6 });
  pole(site, [x + w / 2, top - h - 6, 40]);
  addWindow(site, [x + w / 2 - 12, top - h * 0.52, 24, 40], { shape: "arch" });
  const floors = Math.round((640 - top) / 100);
  for (let f = 0; f < floors; f++)
    windowRow(site, { x: x + 8, y: top + 20 + f * 104, width: w - 16, count: 2 }, { w: 28, h: 62 });
  glaze(site);
}

export const winchester: Silhouette = {
  peak: 120,
  phrase: "the Winchester house, a long crowd of gables, turrets and finials with a door that opens on air",
  setting: "lawn",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    palm({ plate, ink: inks.shade, random }, [150, 660, 330]);
    palm({ plate, ink: inks.shade, random }, [1080, 660, 300]);
    for (const [x, top] of [
      [262, 352],
      [420, 262],
      [664, 250],
      [884, 330],
    ] as const)
      chimney(site, [x, top, 24, 120]);
    wall(site, [452, 268, 86, 200], { depth: 12 });
    windowRow(site, { x: 456, y: 290, width: 78, count: 2 }, { w: 24, h: 52, shape: "arch" });
    spire(site, [495, 268, 112, 108], 38);
    wall(site, [200, 470, 200, 180]);
    hipRoof(site, [200, 470, 230, 84], { inset: 50, over: 14 });
    windowRow(site, { x: 206, y: 490, width: 110, count: 3 }, { w: 24, h: 56 });
    windowRow(site, { x: 206, y: 578, width: 110, count: 3 }, { w: 24, h: 54 });
    wall(site, [780, 456, 220, 194], { depth: 50 });
    hipRoof(site, [780, 456, 220, 96], { inset: 60, depth: 46, over: 14 });
    cresting(site, [842, 358, 100]);
    windowRow(site, { x: 790, y: 586, width: 60, count: 1 }, { w: 28, h: 54 });
    windowRow(site, { x: 930, y: 586, width: 66, count: 1 }, { w: 28, h: 54 });
    glaze(site);
    wall(site, [430, 404, 270, 246], { depth: 20 });
    hipRoof(site, [430, 404, 270, 110], { inset: 70, depth: 20, over: 14 });
    cresting(site, [488, 292, 154]);
    gableBlock(site, [312, 124, 440, 108]);
    gableBlock(site, [830, 104, 456, 92]);
    gableBlock(site, [478, 124, 404, 122]);
    windowRow(site, { x: 610, y: 424, width: 80, count: 2 }, { w: 26, h: 60 });
    glaze(site);
    plate.fill(inks.wall, rect([694, 346, 96, 304]));
    plate.fill(inks.shade, rect([752, 346, 38, 304]));
    plate.fill(inks.trim, rect([688, 344, 108, 5]) + rect([690, 480, 104, 5]));
    spire(site, [742, 346, 134, 176], 44);
    for (const y of [366, 424, 500, 580])
      for (const dx of [10, 40, 72]) addWindow(site, [694 + dx, y, dx === 72 ? 14 : 20, 46], { shape: "arch" });
    glaze(site);
    plate.fill(CANDLE, poly(952, 508, 978, 508, 1010, 590, 990, 610), 0.16);
    plate.fill(inks.trim, rect([944, 476, 42, 72]));
    plate.fill(PUMPKIN, rect([950, 482, 30, 64]));
    plate.fill(inks.roof, poly(980, 482, 1006, 474, 1006, 556, 980, 546));
    site.openings.push({ x: 950, y: 482, w: 30, h: 64, shape: "sash", lit: true });
    door(site, [560, 650, 46, 86]);
    porch(site, { x: 440, w: 250, top: 546 }, { posts: 7, gap: 2 });
    steps(site, [540, 664, 64], { count: 2, rise: 7 });
    palm({ plate, ink: inks.near, random }, [70, 760, 480]);
    palm({ plate, ink: inks.near, random }, [1140, 760, 440]);
    site.ground = { x: 330, y: 700 };
  },
};
