import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, door, steps, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { disc, oval, rect } from "../plate.ts";
import { dormer, gableSide } from "../roofs.ts";
import { room } from "../rooms.ts";
import { addWindow, glaze } from "../site.ts";
import { mossOak } from "../trees.ts";
import { bust } from "../uncanny-figures.ts";

export const myrtles: FamousHouse = {
  phrases: ["myrtles plantation", "the myrtles"],
  state: "LA",
  night: "spruce teal",
  landscape: "bayou",
  moon: { phase: "gibbous", x: 250, y: 150, radius: 58 },
  front: {
    phrase: "the Myrtles, a long low plantation house with dormers and a lacework iron gallery under live oaks",
    caption: "The Myrtles at St. Francisville, Louisiana, begun about 1796; the long gallery came later.",
    setting: "lawn",
    bare: true,
    draw(site) {
      const { plate, inks, random } = site;
      for (const x of [316, 500, 690, 858]) chimney(site, x, 330, 30, 110);
      wall(site, 220, 500, 720, 150, 50, inks.wall);
      gableSide(site, 206, 500, 736, 118, 56, 16);
      for (const cx of [330, 440, 580, 720, 830]) dormer(site, cx, 484, 38, 56);
      glaze(site);
      for (let i = 0; i < 9; i++) {
        const x = 244 + i * 78;
        if (i === 4) continue;
        plate.fill(inks.roof, rect(x - 13, 530, 11, 100) + rect(x + 32, 530, 11, 100));
        addWindow(site, x, 530, 30, 104, "sash", i === 2 || i === 7);
      }
      glaze(site);
      door(site, 572, 644, 52, 110);
      plate.fill(inks.roof, rect(190, 496, 784, 12));
      plate.fill(inks.trim, rect(190, 508, 784, 5));
      let lace = "";
      for (let x = 200; x < 960; x += 26) lace += `M${x} 514q13 22 26 0M${x + 13} 514v9`;
      plate.line(inks.trim, 2.5, lace);
      for (let i = 0; i < 10; i++) {
        const x = 200 + i * 84;
        plate.line(
          inks.trim,
          3,
          `M${x} 512v132M${x + 12} 512v132M${x} 530l12 14l-12 14l12 14l-12 14l12 14l-12 14l12 14M${x - 16} 514q14 4 16 24M${x + 28} 514q-14 4 -16 24`,
        );
      }
      plate.bars(inks.trim, 200, 612, 320, 30, 2, 9, 0.8);
      plate.bars(inks.trim, 624, 612, 340, 30, 2, 9, 0.8);
      plate.fill(inks.trim, rect(196, 609, 326, 4) + rect(620, 609, 346, 4) + rect(190, 642, 784, 8));
      steps(site, 572, 668, 100, 3, 7);
      mossOak(plate, inks.near, random, -10, 770, 400);
      mossOak(plate, inks.near, random, 1220, 770, 380);
      site.ground = { x: 420, y: 706 };
    },
  },
  detail: {
    alt: "Drawing of a tall gilt-framed mirror in a dark hall, a faint face and small hand marks in the glass",
    caption: "The hall mirror, said to hold those who died in the house because nobody covered it.",
    draw(plate, inks) {
      room(plate, inks, {});
      plate.bars(inks.shade, 140, 100, 920, 440, 26, 60, 0.35);
      plate.fill(CANDLE, "M440 560V190q60 -10 80 -50q80 -60 160 0q20 40 80 50V560z", 0.75);
      plate.fill(inks.roof, "M462 546V206q50 -8 76 -46q62 -44 124 0q26 38 76 46V546z");
      plate.fill(inks.skyMid, "M478 530V222q50 -10 70 -44q52 -36 104 0q20 34 70 44V530z");
      plate.fill(inks.skyLow, "M478 530V420L722 240V530z", 0.25);
      plate.fill(inks.ghost, bust(600, 530, 190), 0.28);
      plate.fill(inks.ghost, oval(600, 394, 36, 48), 0.5);
      plate.fill(inks.skyMid, oval(587, 386, 7, 10) + oval(613, 386, 7, 10) + oval(600, 416, 8, 5));
      plate.brush(inks.ghost, 7, "M690 470h0M682 456v-18M691 452v-22M700 454v-20M709 460v-14M676 468l-8 -8", 0.6);
      plate.fill(inks.near, rect(430, 556, 340, 22) + rect(450, 578, 20, 76) + rect(730, 578, 20, 76));
      for (const x of [330, 870]) {
        plate.fill(PUMPKIN, disc(x, 300, 80), 0.15);
        plate.fill(CANDLE, "M" + x + " 268q14 24 0 40q-14 -16 0 -40z");
        plate.fill(inks.trim, rect(x - 6, 308, 12, 44) + rect(x - 22, 350, 44, 7));
      }
    },
  },
  plan: {
    alt: "Plan drawing of a long single-story house behind a full-width gallery, with oaks and a pond",
    caption: "A simplified plan, not to scale: rooms in a row behind the gallery, the mirror in the entrance hall.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        walls: "M220 300h760v170h-760zM380 300v170M540 300v170M660 300v170M820 300v170M380 385h160M660 385h160",
        doors: "M590 470h30M440 385h30M720 385h30M540 420v30M660 420v30M380 340v26M820 340v26",
        lines:
          "M210 470V520H990V470M210 500h780M260 520v-10M360 520v-10M460 520v-10M740 520v-10M840 520v-10M940 520v-10",
        path: "M605 525Q600 620 500 680T200 760",
        water: "M780 640q90 -50 180 0q60 50 -40 80q-150 20 -180 -30q0 -30 40 -50z",
        trees: [140, 200, 300, 180, 480, 200, 700, 170, 880, 210, 1040, 260, 130, 560, 320, 620, 690, 620, 1060, 560],
        mark: [600, 380],
      });
    },
  },
};
