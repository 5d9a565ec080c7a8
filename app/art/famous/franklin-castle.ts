import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, steps, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { gableFront, hipRoof, spire } from "../roofs.ts";
import { room } from "../rooms.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const franklinCastle: FamousHouse = {
  phrases: ["franklin castle"],
  state: "OH",
  night: "plum",
  landscape: "skyline",
  moon: { phase: "full", x: 350, y: 240, radius: 124 },
  front: {
    peak: 80,
    phrase: "Franklin Castle, a tall dark stone house with a round corner turret and steep gables",
    caption: "Hannes Tiedemann, a banker, built this house on Franklin Boulevard, Cleveland, in the early 1880s.",
    setting: "street",
    bare: true,
    draw(site) {
      const { plate, inks, random } = site;
      chimney(site, 566, 142, 38, 150);
      chimney(site, 762, 200, 30, 120);
      wall(site, 470, 330, 290, 320, 90);
      hipRoof(site, 470, 330, 290, 128, 90, 84, 16);
      plate.fill(
        inks.dark,
        rect(790, 390, 22, 60) + rect(826, 394, 20, 58) + rect(790, 500, 22, 60) + rect(826, 500, 20, 60),
      );
      gableFront(site, 596, 334, 160, 130, 0, 14);
      plate.fill(inks.wall, rect(596, 330, 160, 320));
      let stones = "";
      for (let i = 0; i < 60; i++)
        stones += `M${random.int(476, 730)} ${336 + random.int(0, 17) * 18}h${random.int(12, 28)}`;
      plate.line(inks.shade, 3, stones);
      windowRow(site, 616, 120, 2, 262, 24, 48, "arch");
      windowRow(site, 606, 140, 2, 360, 32, 70);
      windowRow(site, 606, 140, 2, 466, 32, 74);
      windowRow(site, 640, 110, 2, 566, 30, 66);
      glaze(site);
      plate.fill(inks.trim, rect(470, 446, 290, 6) + rect(470, 550, 290, 6), 0.7);
      const [tx, tw, top] = [400, 128, 270];
      plate.fill(inks.wall, rect(tx, top, tw, 650 - top));
      plate.fill(inks.shade, rect(tx + tw * 0.58, top, tw * 0.42, 650 - top));
      plate.line(inks.shade, 3, "M408 420h24M440 440h20M412 500h26M430 520h20M406 600h28M440 620h18M420 384h20");
      plate.bars(inks.wall, tx - 6, top - 14, tw + 12, 15, 15, 10);
      plate.fill(
        inks.trim,
        rect(tx - 8, top, tw + 16, 6) + rect(tx - 4, 446, tw + 8, 6) + rect(tx - 4, 550, tw + 8, 6),
        0.9,
      );
      spire(site, tx + tw / 2, top - 10, tw + 6, 130, 40);
      for (const [y, h] of [
        [296, 56],
        [376, 58],
        [470, 68],
        [572, 62],
      ] as const)
        for (const [dx, w] of [
          [12, 24],
          [52, 26],
          [94, 18],
        ] as const)
          addWindow(site, tx + dx, y, w, h, y === 296 ? "arch" : "sash", y === 296 && dx === 52);
      glaze(site);
      plate.fill(inks.trim, arch(548, 544, 84, 106));
      plate.fill(inks.shade, arch(557, 553, 66, 97));
      plate.fill(inks.near, arch(566, 562, 48, 88));
      site.door = { x: 567, y: 578, w: 46, h: 72 };
      steps(site, 590, 666, 110, 3, 6);
      plate.bars(inks.near, 0, 630, 380, 60, 4, 12);
      plate.fill(inks.near, rect(0, 642, 380, 4) + rect(0, 672, 380, 4));
      plate.bars(inks.near, 860, 630, 340, 60, 4, 12);
      plate.fill(inks.near, rect(860, 642, 340, 4) + rect(860, 672, 340, 4));
      site.ground = { x: 330, y: 710 };
    },
  },
  detail: {
    alt: "Drawing of a panelled room where one panel stands open on a dark hidden stair, a candle on the floor beside it",
    caption:
      "Stories of hidden panels and passages have gathered about the house, and about the ballroom on its top floor.",
    draw(plate, inks) {
      room(plate, inks, {});
      for (let i = 0; i < 6; i++) {
        const x = 160 + i * 150;
        plate.fill(inks.shade, rect(x, 130, 120, 390));
        plate.line(inks.trim, 4, `M${x + 12} 146h96v170h-96zM${x + 12} 340h96v164h-96z`, 0.6);
      }
      plate.fill(inks.near, rect(610, 120, 120, 520));
      let treads = "";
      for (let i = 0; i < 7; i++) treads += rect(626 + i * 9, 600 - i * 46, 100 - i * 9, 8);
      plate.fill(inks.trim, treads, 0.45);
      plate.fill(inks.wall, poly(610, 120, 500, 86, 500, 700, 610, 640));
      plate.line(inks.trim, 4, "M594 150L518 128V330L594 324zM594 350L518 360V640L594 606z", 0.8);
      plate.fill(PUMPKIN, disc(800, 640, 120), 0.16);
      plate.fill(CANDLE, "M800 596q13 22 0 38q-13 -16 0 -38z");
      plate.fill(inks.ghost, rect(791, 636, 18, 50));
      plate.fill(inks.roof, rect(770, 684, 60, 9));
      plate.fill(inks.roof, rect(200, 560, 220, 14) + rect(214, 574, 12, 86) + rect(396, 574, 12, 86));
    },
  },
  plan: {
    alt: "Plan drawing of a tall town house with a round turret at one corner and a dotted passage between its walls",
    caption: "A simplified plan, not to scale: the turret at the corner, and a passage between the walls.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        walls:
          "M420 200h360v390h-280a80 80 0 0 1 -80 -80zM420 350h360M600 200v150M600 350v240M500 590a80 80 0 1 1 -80 -80M690 200v150",
        doors: "M560 590h30M600 260v30M600 430v30M640 350h30M480 350h30",
        lines:
          "M436 216h150M436 228h20M466 228h20M496 228h20M526 228h20M556 228h20M616 366v20M616 396v20M616 426v20M616 456v20M616 486v20M630 520h130M630 536h130M630 552h130",
        path: "M575 600V690M60 700H1140",
        trees: [220, 240, 260, 420, 920, 230, 960, 420, 900, 580, 180, 580],
        mark: [616, 470],
      });
    },
  },
};
