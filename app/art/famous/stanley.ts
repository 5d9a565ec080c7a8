import { PUMPKIN } from "../inks.ts";
import { chimney, columns, door, steps, wall } from "../masonry.ts";
import { arch, poly, rect } from "../plate.ts";
import { dome, dormer, hipRoof, pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

function pavilion(site: Site, x: number, w: number): void {
  const { plate, inks } = site;
  wall(site, [x, 404, w, 246], { depth: 12, ink: inks.trim });
  plate.fill(inks.wall, rect([x + 6, 414, w - 12, 236]));
  plate.fill(inks.trim, poly(x - 12, 404, x + w / 2, 346, x + w + 12, 404));
  plate.fill(inks.wall, poly(x + 14, 399, x + w / 2, 358, x + w - 14, 399));
  addWindow(site, [x + w / 2 - 13, 372, 26, 26], { shape: "round" });
  addWindow(site, [x + w / 2 - 17, 426, 34, 60], { shape: "arch" });
  for (const dx of [0.2, 0.8]) addWindow(site, [x + w * dx - 9, 440, 18, 46]);
  windowRow(site, { x: x + 8, y: 512, width: w - 16, count: 3 }, { w: 22, h: 44 });
  windowRow(site, { x: x + 8, y: 586, width: w - 16, count: 3 }, { w: 22, h: 44 });
  glaze(site);
}

export const stanley: Silhouette = {
  peak: 130,
  phrase: "the Stanley Hotel, long and symmetrical beneath its cupola, the Rockies behind",
  setting: "open",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    for (const x of [330, 452, 724, 846]) chimney(site, [x, 300, 22, 60]);
    wall(site, [210, 420, 780, 230], { depth: 34 });
    hipRoof(site, [210, 420, 780, 76], { inset: 46, depth: 34, over: 12 });
    for (const cx of [372, 416, 460, 740, 784, 828]) dormer(site, [cx, 410, 26, 36]);
    for (const y of [440, 512, 586]) {
      windowRow(site, { x: 350, y, width: 134, count: 5 }, { w: 17, h: 44 });
      windowRow(site, { x: 716, y, width: 134, count: 5 }, { w: 17, h: 44 });
    }
    glaze(site);
    pavilion(site, 206, 138);
    pavilion(site, 856, 138);
    wall(site, [490, 388, 220, 262], { depth: 14 });
    plate.fill(inks.trim, poly(474, 388, 600, 322, 726, 388) + rect([474, 388, 252, 8]));
    plate.fill(inks.wall, poly(512, 382, 600, 336, 688, 382));
    addWindow(site, [582, 348, 36, 30], { shape: "arch", lit: true });
    windowRow(site, { x: 496, y: 416, width: 208, count: 5 }, { w: 22, h: 60, shape: "arch" });
    windowRow(site, { x: 496, y: 506, width: 208, count: 5 }, { w: 22, h: 46 });
    glaze(site);
    columns(site, { x: 498, w: 204, top: 396, bottom: 562 }, { count: 4, thick: 11 });
    plate.fill(inks.wall, rect([574, 262, 52, 62]));
    plate.fill(inks.shade, rect([610, 262, 16, 62]));
    for (const x of [580, 596, 613]) plate.fill(PUMPKIN, arch([x, 274, 10, 40]));
    plate.fill(inks.trim, rect([568, 258, 64, 6]) + rect([568, 318, 64, 6]));
    plate.bars(inks.trim, [552, 304, 96, 16], { thick: 2, gap: 7, opacity: 0.8 });
    dome(site, [600, 258, 56, 40]);
    pole(site, [600, 220, 84], true);
    door(site, [600, 650, 50, 74]);
    plate.fill(inks.roof, rect([196, 556, 808, 6]));
    plate.fill(inks.trim, rect([190, 562, 820, 7]));
    plate.bars(inks.trim, [196, 544, 808, 13], { thick: 2, gap: 8, opacity: 0.7 });
    columns(site, { x: 200, w: 800, top: 569, bottom: 648 }, { count: 21, thick: 7 });
    plate.fill(inks.trim, rect([186, 646, 828, 6]));
    plate.bars(inks.trim, [190, 652, 820, 10], { thick: 10, gap: 8, opacity: 0.4 });
    steps(site, [600, 676, 130], { count: 3, rise: 8 });
    site.ground = { x: 380, y: 706 };
  },
};
