import { chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { poly, rect } from "../plate.ts";
import { dormer, hipRoof } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { glaze, windowRow } from "../site.ts";

export const greekRevival: Silhouette = {
  era: [1825, 1870],
  phrase: "a columned Greek Revival plantation house",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const pediment = random.chance(0.5);
    const count = random.pick([6, 8]);
    chimney(site, 410, 262, 32, 100);
    chimney(site, 760, 262, 32, 100);
    wall(site, 360, 400, 480, 250, 60, inks.shade);
    windowRow(site, 380, 440, 5, 424, 32, 78);
    windowRow(site, 380, 176, 2, 542, 32, 96);
    windowRow(site, 644, 176, 2, 542, 32, 96);
    glaze(site);
    door(site, 600, 646, 54, 104);
    hipRoof(site, 348, 376, 504, 92, 120, 60, 12);
    if (!pediment) {
      wall(site, 540, 250, 120, 40, 16);
      windowRow(site, 544, 112, 3, 256, 20, 26);
      glaze(site);
      hipRoof(site, 540, 250, 120, 34, 40, 14, 8);
    }
    plate.fill(inks.trim, rect(344, 376, 512, 8));
    plate.fill(inks.wall, rect(350, 384, 500, 16));
    if (pediment) {
      plate.fill(inks.wall, poly(470, 380, 600, 306, 730, 380));
      plate.line(inks.trim, 5, "M462 382L600 302L738 382");
    }
    plate.fill(inks.roof, rect(356, 520, 488, 6));
    plate.bars(inks.trim, 360, 494, 480, 26, 2, 10, 0.5);
    plate.fill(inks.trim, rect(356, 492, 488, 3));
    columns(site, 362, 476, count, 398, 648, 18);
    plate.fill(inks.trim, rect(340, 646, 520, 6));
    steps(site, 600, 672, 130, 3, 7);
  },
};

export const raisedCreole: Silhouette = {
  era: [1720, 1824],
  phrase: "a raised Creole plantation house with a deep gallery",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const dormers = random.pick([2, 3]);
    chimney(site, 500, 250, 30, 90);
    chimney(site, 680, 250, 30, 90);
    wall(site, 350, 440, 500, 210, 50, inks.shade);
    windowRow(site, 372, 456, 7, 456, 28, 78);
    windowRow(site, 372, 190, 3, 578, 26, 60);
    windowRow(site, 638, 190, 3, 578, 26, 60);
    glaze(site);
    hipRoof(site, 340, 440, 520, 150, 170, 56, 18);
    for (let i = 0; i < dormers; i++) dormer(site, 600 + (i - (dormers - 1) / 2) * 110, 420, 36, 52);
    glaze(site);
    cornice(site, 340, 440, 520, 0);
    columns(site, 348, 504, 9, 448, 548, 8);
    plate.bars(inks.trim, 350, 522, 500, 26, 2, 9, 0.55);
    plate.fill(inks.trim, rect(344, 519, 512, 3) + rect(336, 546, 528, 8));
    columns(site, 350, 500, 7, 554, 650, 20);
    door(site, 600, 650, 44, 78);
    plate.fill(inks.trim, poly(548, 552, 652, 552, 690, 660, 510, 660));
    let treads = "";
    for (let i = 1; i < 9; i++) treads += `M${Math.round(548 - i * 4.2)} ${552 + i * 12}h${Math.round(104 + i * 8.4)}`;
    plate.line(inks.far[2], 3, treads);
    site.door = { x: 578, y: 470, w: 44, h: 78 };
  },
};
