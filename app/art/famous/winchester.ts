import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, door, porch, steps, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { poly, rect } from "../plate.ts";
import { cresting, gableFront, hipRoof, pole, spire } from "../roofs.ts";
import { room } from "../rooms.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";
import { palm } from "../trees.ts";

function gableBlock(site: Site, x: number, w: number, top: number, h: number): void {
  const { plate, inks } = site;
  plate.fill(inks.wall, rect(x, top - 2, w, 652 - top));
  gableFront(site, x, top, w, h, 24, 12);
  plate.bars(inks.shade, x + 8, top - 4, w - 16, 5, 4, 6);
  pole(site, x + w / 2, top - h - 6, 40);
  addWindow(site, x + w / 2 - 12, top - h * 0.52, 24, 40, "arch");
  const floors = Math.round((640 - top) / 100);
  for (let f = 0; f < floors; f++) windowRow(site, x + 8, w - 16, 2, top + 20 + f * 104, 28, 62);
  glaze(site);
}

export const winchester: FamousHouse = {
  phrases: ["winchester mystery"],
  state: "CA",
  night: "plum",
  landscape: "ridges",
  moon: { phase: "crescent", x: 210, y: 150, radius: 58 },
  front: {
    peak: 120,
    phrase: "the Winchester house, a long crowd of gables, turrets and finials with a door that opens on air",
    caption: "Sarah Winchester's house in San Jose grew from 1886 on, room by room, without a master plan.",
    setting: "lawn",
    bare: true,
    draw(site) {
      const { plate, inks, random } = site;
      palm(plate, inks.shade, random, 150, 660, 330);
      palm(plate, inks.shade, random, 1080, 660, 300);
      for (const [x, top] of [
        [262, 352],
        [420, 262],
        [664, 250],
        [884, 330],
      ] as const)
        chimney(site, x, top, 24, 120);
      wall(site, 452, 268, 86, 200, 12);
      windowRow(site, 456, 78, 2, 290, 24, 52, "arch");
      spire(site, 495, 268, 112, 108, 38);
      wall(site, 200, 470, 200, 180);
      hipRoof(site, 200, 470, 230, 84, 50, 0, 14);
      windowRow(site, 206, 110, 3, 490, 24, 56);
      windowRow(site, 206, 110, 3, 578, 24, 54);
      wall(site, 780, 456, 220, 194, 50);
      hipRoof(site, 780, 456, 220, 96, 60, 46, 14);
      cresting(site, 842, 358, 100);
      windowRow(site, 790, 60, 1, 586, 28, 54);
      windowRow(site, 930, 66, 1, 586, 28, 54);
      glaze(site);
      wall(site, 430, 404, 270, 246, 20);
      hipRoof(site, 430, 404, 270, 110, 70, 20, 14);
      cresting(site, 488, 292, 154);
      gableBlock(site, 312, 124, 440, 108);
      gableBlock(site, 830, 104, 456, 92);
      gableBlock(site, 478, 124, 404, 122);
      windowRow(site, 610, 80, 2, 424, 26, 60);
      glaze(site);
      plate.fill(inks.wall, rect(694, 346, 96, 304));
      plate.fill(inks.shade, rect(752, 346, 38, 304));
      plate.fill(inks.trim, rect(688, 344, 108, 5) + rect(690, 480, 104, 5));
      spire(site, 742, 346, 134, 176, 44);
      for (const y of [366, 424, 500, 580])
        for (const dx of [10, 40, 72]) addWindow(site, 694 + dx, y, dx === 72 ? 14 : 20, 46, "arch");
      glaze(site);
      plate.fill(CANDLE, poly(952, 508, 978, 508, 1010, 590, 990, 610), 0.16);
      plate.fill(inks.trim, rect(944, 476, 42, 72));
      plate.fill(PUMPKIN, rect(950, 482, 30, 64));
      plate.fill(inks.roof, poly(980, 482, 1006, 474, 1006, 556, 980, 546));
      site.openings.push({ x: 950, y: 482, w: 30, h: 64, shape: "sash", lit: true });
      door(site, 560, 650, 46, 86);
      porch(site, 440, 250, 546, 7, 2);
      steps(site, 540, 664, 64, 2, 7);
      palm(plate, inks.near, random, 70, 760, 480);
      palm(plate, inks.near, random, 1140, 760, 440);
      site.ground = { x: 330, y: 700 };
    },
  },
  detail: {
    alt: "Drawing of a wooden staircase in a panelled room that climbs straight into the ceiling and stops",
    caption: "The staircase to the ceiling: it climbs, and there is no opening above.",
    draw(plate, inks) {
      room(plate, inks, { window: [180, 250, 130, 240] });
      let tread = "";
      let riser = "";
      for (let i = 0; i < 11; i++) {
        const x = 430 + i * 44;
        const y = 610 - i * 43;
        tread += rect(x - 8, y, 62, 9);
        riser += rect(x, y + 9, 54, 640 - y);
      }
      plate.fill(inks.wall, riser);
      plate.fill(inks.shade, poly(430, 655, 958, 140, 958, 655), 0.65);
      plate.fill(inks.trim, tread);
      let balusters = "";
      for (let i = 0; i < 11; i++) balusters += `M${444 + i * 44} ${612 - i * 43}v-92`;
      plate.line(inks.roof, 6, balusters);
      plate.line(inks.trim, 9, "M420 540L880 92");
      plate.fill(inks.roof, rect(408, 500, 24, 156) + poly(402, 502, 420, 480, 438, 502));
      plate.fill(inks.near, rect(840, 84, 150, 14));
      plate.fill(PUMPKIN, "M1010 250a60 60 0 1 1 120 0a60 60 0 1 1 -120 0z", 0.16);
      plate.fill(CANDLE, poly(1058, 226, 1082, 226, 1090, 266, 1050, 266));
      plate.line(inks.roof, 4, "M1070 226V190H1110M1058 226l-6 40h36l-6 -40");
    },
  },
  plan: {
    alt: "Plan drawing of a house of many small linked rooms around courts, one spot marked in orange",
    caption: "A simplified plan, not to scale: about 160 rooms, linked by passages that double back.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        walls:
          "M250 230h160v-60h150v60h120v-40h130v70h140v120h-40v90h60v110h-150v60h-170v-50h-110v70h-170v-60h-140v-110h-40v-100h60z" +
          "M330 230v90h-80M410 230v60h70v60M560 230v70h-80M480 350h120v-50M680 230v90h-80M680 320h80v-60M810 260v80h140M760 320v60h110v-40" +
          "M250 400h90v-80M340 400v90h-90M340 440h70v-90h70M410 440v60h-70M480 350v110h90v-60h80v-80M570 460v70M650 400v60h80v-80M730 460v80h-80M730 500h80v-70h70M810 500v80M350 600v-50h80v-50M430 550h60v90M490 560h80v70",
        doors:
          "M290 320h20M410 260v18M520 300h18M600 320v16M760 290v18M340 360v18M430 440h16M480 400v18M650 430v14M810 530v18M570 490v16M700 460h14",
        trees: [190, 610, 150, 330, 1010, 250, 1040, 560, 620, 690, 420, 720, 930, 690],
        path: "M540 757Q560 700 560 640",
        mark: [868, 470],
      });
    },
  },
};
