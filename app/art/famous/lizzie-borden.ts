import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, door, steps, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { disc, poly, rect } from "../plate.ts";
import { gableFront } from "../roofs.ts";
import { room } from "../rooms.ts";
import { addWindow, glaze, type Site } from "../site.ts";

function shuttered(site: Site, x: number, y: number, w: number, h: number, lit?: boolean): void {
  site.plate.fill(site.inks.roof, rect(x - 16, y, 13, h) + rect(x + w + 3, y, 13, h));
  addWindow(site, x, y, w, h, "sash", lit);
}

export const lizzieBorden: FamousHouse = {
  phrases: ["lizzie borden"],
  state: "MA",
  night: "moss green",
  landscape: "village",
  moon: { phase: "half", x: 220, y: 150, radius: 56 },
  front: {
    phrase: "the Lizzie Borden house, a narrow gabled clapboard house with dark shutters, its front door at one side",
    caption: "The Borden house on Second Street in Fall River, Massachusetts, built in 1845.",
    setting: "street",
    bare: true,
    draw(site) {
      const { plate, inks } = site;
      chimney(site, 640, 178, 34, 130);
      plate.fill(inks.shade, poly(730, 378, 880, 400, 880, 640, 730, 650));
      plate.fill(inks.roof, poly(600, 226, 742, 246, 912, 424, 758, 400));
      chimney(site, 760, 200, 30, 110);
      for (const [x, y] of [
        [764, 436],
        [824, 440],
        [764, 560],
        [824, 558],
      ] as const)
        addWindow(site, x, y, 24, 56, "sash", x === 824 && y === 440);
      glaze(site);
      wall(site, 470, 378, 260, 272, 0);
      gableFront(site, 470, 382, 260, 150, 0, 24);
      let boards = "";
      for (let y = 392; y < 648; y += 14) boards += `M472 ${y}h256`;
      plate.line(inks.shade, 1.5, boards, 0.7);
      plate.fill(inks.trim, rect(464, 374, 272, 7) + rect(470, 380, 9, 270) + rect(721, 380, 9, 270));
      shuttered(site, 556, 300, 30, 56);
      shuttered(site, 614, 300, 30, 56, true);
      for (const x of [508, 584, 660]) shuttered(site, x, 408, 34, 76, x === 584);
      for (const x of [594, 666]) shuttered(site, x, 534, 34, 84);
      glaze(site);
      plate.fill(inks.trim, rect(484, 524, 74, 126));
      door(site, 521, 650, 44, 106, false);
      plate.fill(CANDLE, rect(500, 536, 42, 12), 0.9);
      plate.fill(inks.roof, poly(474, 528, 521, 508, 568, 528) + rect(474, 526, 94, 7));
      steps(site, 521, 662, 70, 2, 7);
      plate.bars(inks.near, 0, 620, 440, 60, 10, 9);
      plate.fill(inks.near, rect(0, 632, 440, 5) + rect(0, 662, 440, 5));
      plate.bars(inks.near, 900, 620, 300, 60, 10, 9);
      plate.fill(inks.near, rect(900, 632, 300, 5) + rect(900, 662, 300, 5));
      site.ground = { x: 380, y: 708 };
    },
  },
  detail: {
    alt: "Drawing of a Victorian sitting room with an empty black sofa beneath a framed picture, moonlight across the floor",
    caption:
      "The sitting room, where Andrew Borden was found on 4 August 1892. His daughter Lizzie was tried for it and acquitted.",
    draw(plate, inks) {
      room(plate, inks, { window: [180, 220, 130, 250] });
      plate.bars(inks.shade, 340, 100, 730, 436, 4, 40, 0.5);
      plate.fill(inks.trim, rect(560, 190, 240, 160));
      plate.fill(inks.roof, rect(574, 204, 212, 132));
      plate.fill(inks.far[2], poly(574, 336, 640, 270, 700, 310, 740, 280, 786, 336));
      plate.fill(
        inks.near,
        "M420 640V520q0 -40 40 -44q40 -60 130 -60q90 0 100 30q20 -30 110 -30q80 0 120 60q36 6 36 44V640z",
      );
      plate.fill(inks.shade, "M452 560h476q14 40 0 60H452q-14 -20 0 -60z");
      plate.line(inks.trim, 4, "M460 476q40 -60 130 -60q90 0 100 30q20 -30 110 -30q80 0 120 60", 0.8);
      plate.fill(inks.near, rect(440, 630, 16, 40) + rect(930, 630, 16, 40));
      plate.fill(inks.roof, rect(980, 560, 110, 10) + rect(1030, 570, 10, 90));
      plate.fill(PUMPKIN, disc(1035, 510, 80), 0.16);
      plate.fill(CANDLE, poly(1014, 500, 1056, 500, 1046, 540, 1024, 540));
      plate.fill(inks.roof, rect(1028, 540, 14, 22));
    },
  },
  plan: {
    alt: "Plan drawing of a narrow house with rooms opening straight into one another, the sitting room marked in orange",
    caption: "A simplified plan of the ground floor, not to scale: the rooms open into one another.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        walls: "M380 170h440v480h-440zM380 330h440M600 170v160M380 500h440M560 330v170M640 500v150M500 500v150",
        doors: "M470 330h40M700 330h40M560 400v40M600 230v36M690 500h40M430 500h40M440 650h50",
        lines: "M400 520h80M400 536h80M400 552h80M400 568h80M400 584h80M400 600h80",
        path: "M465 660V760M60 730H1140",
        trees: [180, 220, 980, 260, 200, 480, 1000, 520],
        mark: [690, 420],
      });
    },
  },
};
