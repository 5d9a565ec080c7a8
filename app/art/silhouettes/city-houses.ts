import { chimney, columns, cornice, door, wall } from "../masonry.ts";
import { disc, poly, rect } from "../plate.ts";
import { dormer, hipRoof } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, BASE, glaze, windowRow } from "../site.ts";

export const cabin: Silhouette = {
  phrase: "a log house with a stone chimney in the woods",
  setting: "wild",
  era: [1700, 1870],
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, poly(396, 650, 410, 346, 466, 346, 486, 650));
    plate.fill(inks.wall, poly(396, 650, 410, 346, 446, 346, 452, 650));
    wall(site, 460, 500, 300, 150, 90);
    plate.fill(inks.roof, poly(436, 512, 480, 386, 816, 386, 782, 512));
    plate.fill(inks.dark, poly(816, 386, 872, 530, 856, 532, 806, 402));
    plate.fill(inks.shade, poly(760, 512, 808, 396, 850, 520));
    plate.line(inks.trim, 3, "M438 510L480 386H816", 0.7);
    let logs = "";
    for (let y = 514; y < 646; y += 17) logs += `M452 ${y}H768`;
    plate.line(inks.shade, 4, logs);
    let ends = "";
    for (let y = 506; y < 646; y += 17) ends += disc(458, y, 7) + disc(762, y, 7);
    plate.fill(inks.trim, ends, 0.5);
    windowRow(site, 480, 100, 1, 548, 46, 48);
    addWindow(site, 690, 548, 46, 48, "sash", true);
    glaze(site);
    door(site, 626, BASE, 46, 92, false);
    if (random.chance(0.6)) {
      plate.fill(inks.roof, poly(440, 506, 784, 506, 800, 532, 424, 532));
      for (const x of [434, 560, 668, 784]) plate.fill(inks.trim, rect(x, 532, 8, 118));
    }
    plate.brush(inks.fog, 14, "M440 334q-20 -40 10 -70t0 -80q-20 -30 16 -60", 0.25);
    site.ground = { x: 350, y: 692 };
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
