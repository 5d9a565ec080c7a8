import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, cornice, door, steps, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { disc, poly, rect } from "../plate.ts";
import { gableSide } from "../roofs.ts";
import { room } from "../rooms.ts";
import { glaze, windowRow } from "../site.ts";
import { palm } from "../trees.ts";

export const whaley: FamousHouse = {
  phrases: ["whaley house"],
  state: "CA",
  night: "old gold",
  landscape: "coast",
  moon: { phase: "full", x: 220, y: 170, radius: 66 },
  front: {
    phrase: "the Whaley House, a two-story brick Greek Revival house with a white porch and balcony",
    caption:
      "Thomas Whaley's house of 1857 in Old Town San Diego was also a store, a theater and the county courthouse.",
    setting: "lawn",
    bare: true,
    draw(site) {
      const { plate, inks, random } = site;
      palm(plate, inks.shade, random, 300, 650, 260);
      wall(site, 250, 524, 180, 126, 0, inks.shade);
      gableSide(site, 250, 524, 180, 46, 20, 12);
      windowRow(site, 258, 160, 3, 556, 30, 70);
      glaze(site);
      chimney(site, 446, 262, 32, 90);
      chimney(site, 770, 262, 32, 90);
      wall(site, 420, 396, 390, 254, 110);
      gableSide(site, 420, 396, 390, 62, 116, 16);
      let bricks = "";
      for (let i = 0; i < 46; i++) bricks += `M${random.int(426, 780)} ${random.int(404, 640)}h${random.int(8, 18)}`;
      plate.line(inks.shade, 2.5, bricks);
      plate.fill(
        inks.dark,
        rect(840, 430, 24, 60) + rect(884, 434, 22, 58) + rect(840, 560, 24, 70) + rect(884, 558, 22, 70),
      );
      windowRow(site, 430, 370, 5, 420, 32, 86);
      windowRow(site, 430, 148, 2, 556, 32, 90);
      windowRow(site, 652, 148, 2, 556, 32, 90);
      glaze(site);
      cornice(site, 420, 396, 390, 110, 0);
      door(site, 615, 650, 48, 96);
      plate.fill(inks.trim, rect(406, 526, 418, 10));
      plate.bars(inks.trim, 410, 486, 410, 40, 4, 9);
      plate.fill(inks.trim, rect(406, 482, 418, 5));
      for (const x of [410, 506, 564, 656, 714, 808])
        plate.fill(inks.trim, rect(x, 482, 11, 168) + rect(x - 4, 536, 19, 7));
      plate.fill(inks.trim, rect(402, 644, 426, 7));
      steps(site, 615, 664, 90, 2, 7);
      palm(plate, inks.near, random, 100, 770, 470);
      palm(plate, inks.near, random, 1110, 770, 420);
      site.ground = { x: 360, y: 704 };
    },
  },
  detail: {
    alt: "Drawing of a narrow house staircase seen through an archway, a lamp on the wall at each side",
    caption:
      "The staircase. James 'Yankee Jim' Robinson was hanged on this ground in 1852, before the house was built.",
    draw(plate, inks) {
      room(plate, inks, { left: 180, right: 1020 });
      plate.fill(inks.near, "M440 640V250a160 160 0 0 1 320 0V640z");
      for (let i = 0; i < 11; i++) {
        const s = 1 - i * 0.052;
        const y = 640 - i * 37;
        plate.fill(i % 2 ? inks.shade : inks.far[2], rect(600 - 150 * s, y - 37, 300 * s, 37));
        plate.fill(inks.trim, rect(600 - 154 * s, y - 37, 308 * s, 5));
        plate.fill(PUMPKIN, rect(600 - 60 * s, y - 32, 120 * s, 32), 0.26);
      }
      plate.fill(inks.trim, rect(534, 176, 132, 60));
      plate.fill(inks.skyLow, rect(542, 184, 116, 52), 0.8);
      plate.line(inks.trim, 9, "M448 560L536 160M752 560L664 160");
      plate.line(inks.trim, 4, "M462 640V500M488 560V390M510 470V290M738 640V500M712 560V390M690 470V290", 0.8);
      plate.line(inks.trim, 16, "M432 640V250a168 168 0 0 1 336 0V640");
      plate.fill(inks.roof, rect(424, 520, 24, 120) + rect(752, 520, 24, 120));
      for (const x of [310, 890]) {
        plate.fill(PUMPKIN, disc(x, 300, 90), 0.15);
        plate.fill(CANDLE, poly(x - 16, 280, x + 16, 280, x + 10, 326, x - 10, 326));
        plate.line(inks.roof, 5, `M${x} 326v30M${x - 16} 280l16 -18l16 18`);
      }
    },
  },
  plan: {
    alt: "Plan drawing of a square brick house with a central hall and a courtroom wing at one side",
    caption:
      "A simplified plan of the ground floor, not to scale: parlor, hall and stair, with the old courtroom beside them.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        walls: "M300 260h580v290h-580zM520 260v290M620 260v290M740 260v290M620 400h260",
        doors: "M550 550h40M520 380v40M620 320v40M620 460v40M520 480v30M680 400h30",
        lines:
          "M530 290h80M530 306h80M530 322h80M530 338h80M530 354h80M500 560h400v40h-400zM510 600v-10M600 600v-10M700 600v-10M800 600v-10M330 300h150M330 330h150M330 360h150M330 470h150v50h-150z",
        path: "M570 600V680M60 690H1140",
        trees: [200, 200, 180, 400, 980, 240, 1010, 440, 220, 600, 960, 610, 460, 180, 720, 170],
        mark: [570, 430],
      });
    },
  },
};
