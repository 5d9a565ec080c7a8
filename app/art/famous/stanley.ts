import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, columns, door, steps, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { dome, dormer, hipRoof, pole } from "../roofs.ts";
import { room } from "../rooms.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

function pavilion(site: Site, x: number, w: number): void {
  const { plate, inks } = site;
  wall(site, x, 404, w, 246, 12, inks.trim);
  plate.fill(inks.wall, rect(x + 6, 414, w - 12, 236));
  plate.fill(inks.trim, poly(x - 12, 404, x + w / 2, 346, x + w + 12, 404));
  plate.fill(inks.wall, poly(x + 14, 399, x + w / 2, 358, x + w - 14, 399));
  addWindow(site, x + w / 2 - 13, 372, 26, 26, "round");
  addWindow(site, x + w / 2 - 17, 426, 34, 60, "arch");
  for (const dx of [0.2, 0.8]) addWindow(site, x + w * dx - 9, 440, 18, 46);
  windowRow(site, x + 8, w - 16, 3, 512, 22, 44);
  windowRow(site, x + 8, w - 16, 3, 586, 22, 44);
  glaze(site);
}

export const stanley: FamousHouse = {
  phrases: ["stanley hotel"],
  state: "CO",
  night: "midnight blue",
  landscape: "mountains",
  moon: { phase: "full", x: 180, y: 140, radius: 54 },
  front: {
    peak: 130,
    phrase: "the Stanley Hotel, long and symmetrical beneath its cupola, the Rockies behind",
    caption: "F. O. Stanley's hotel above Estes Park, Colorado, opened in 1909.",
    setting: "open",
    bare: true,
    draw(site) {
      const { plate, inks } = site;
      for (const x of [330, 452, 724, 846]) chimney(site, x, 300, 22, 60);
      wall(site, 210, 420, 780, 230, 34);
      hipRoof(site, 210, 420, 780, 76, 46, 34, 12);
      for (const cx of [372, 416, 460, 740, 784, 828]) dormer(site, cx, 410, 26, 36);
      for (const y of [440, 512, 586]) {
        windowRow(site, 350, 134, 5, y, 17, 44);
        windowRow(site, 716, 134, 5, y, 17, 44);
      }
      glaze(site);
      pavilion(site, 206, 138);
      pavilion(site, 856, 138);
      wall(site, 490, 388, 220, 262, 14);
      plate.fill(inks.trim, poly(474, 388, 600, 322, 726, 388) + rect(474, 388, 252, 8));
      plate.fill(inks.wall, poly(512, 382, 600, 336, 688, 382));
      addWindow(site, 582, 348, 36, 30, "arch", true);
      windowRow(site, 496, 208, 5, 416, 22, 60, "arch");
      windowRow(site, 496, 208, 5, 506, 22, 46);
      glaze(site);
      columns(site, 498, 204, 4, 396, 562, 11);
      plate.fill(inks.wall, rect(574, 262, 52, 62));
      plate.fill(inks.shade, rect(610, 262, 16, 62));
      for (const x of [580, 596, 613]) plate.fill(PUMPKIN, arch(x, 274, 10, 40));
      plate.fill(inks.trim, rect(568, 258, 64, 6) + rect(568, 318, 64, 6));
      plate.bars(inks.trim, 552, 304, 96, 16, 2, 7, 0.8);
      dome(site, 600, 258, 56, 40);
      pole(site, 600, 220, 84, true);
      door(site, 600, 650, 50, 74);
      plate.fill(inks.roof, rect(196, 556, 808, 6));
      plate.fill(inks.trim, rect(190, 562, 820, 7));
      plate.bars(inks.trim, 196, 544, 808, 13, 2, 8, 0.7);
      columns(site, 200, 800, 21, 569, 648, 7);
      plate.fill(inks.trim, rect(186, 646, 828, 6));
      plate.bars(inks.trim, 190, 652, 820, 10, 10, 8, 0.4);
      steps(site, 600, 676, 130, 3, 8);
      site.ground = { x: 380, y: 706 };
    },
  },
  detail: {
    alt: "Drawing of a wide hotel staircase dividing at a landing beneath a tall arched window, a lamp lit on the newel post",
    caption: "The grand staircase rises from the lobby; Stephen King spent a night in room 217 in 1974.",
    draw(plate, inks) {
      room(plate, inks, { ceiling: 60 });
      plate.fill(inks.trim, arch(500, 110, 200, 260));
      plate.fill(inks.skyMid, arch(514, 124, 172, 246));
      plate.fill(inks.skyLow, rect(514, 290, 172, 80), 0.6);
      plate.fill(inks.moon, disc(640, 200, 26));
      plate.line(inks.roof, 5, "M600 124v246M514 250h172M514 310h172M557 134v236M643 134v236");
      for (let i = 0; i < 7; i++) {
        const w = 300 + i * 34;
        plate.fill(i % 2 ? inks.shade : inks.far[2], rect(600 - w / 2, 400 + i * 36, w, 36));
        plate.fill(inks.trim, rect(600 - w / 2, 400 + i * 36, w, 5));
        plate.fill(PUMPKIN, rect(600 - w * 0.2, 400 + i * 36, w * 0.4, 36), 0.3);
      }
      plate.fill(inks.roof, rect(300, 380, 600, 22));
      plate.fill(inks.trim, rect(300, 380, 600, 4));
      plate.fill(
        inks.wall,
        poly(300, 402, 450, 402, 240, 200, 140, 200) + poly(900, 402, 750, 402, 960, 200, 1060, 200),
      );
      plate.line(inks.trim, 9, "M450 330L340 640M750 330L860 640M450 330L250 130M750 330L950 130");
      plate.bars(inks.trim, 306, 330, 146, 52, 6, 14);
      plate.bars(inks.trim, 750, 330, 146, 52, 6, 14);
      for (const x of [340, 860]) {
        plate.fill(inks.roof, rect(x - 15, 560, 30, 110));
        plate.fill(PUMPKIN, disc(x, 512, 70), 0.14);
        plate.fill(CANDLE, disc(x, 526, 22));
        plate.fill(inks.roof, rect(x - 4, 544, 8, 20));
      }
    },
  },
  plan: {
    alt: "Plan drawing of a long hotel with a central portico and end pavilions above a curving drive",
    caption: "A simplified plan, not to scale: one long range with a portico at its middle.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        blocks: "M220 300h120v-20h150v-30h220v30h150v20h120v110h-120v-16h-150v60h-220v-60h-150v16h-120z",
        lines:
          "M230 440h740M340 300v94M490 280v114M710 280v114M860 300v94M490 360h220M600 250v110M415 280v114M785 280v114",
        path: "M60 690Q400 640 600 500Q800 640 1140 690",
        trees: [150, 180, 230, 150, 330, 170, 880, 160, 980, 190, 140, 540, 1040, 560, 400, 640, 820, 650, 600, 690],
        mark: [660, 300],
      });
    },
  },
};
