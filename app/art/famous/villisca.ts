import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, door, steps, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { disc, poly, rect } from "../plate.ts";
import { gableFront, gableSide } from "../roofs.ts";
import { room } from "../rooms.ts";
import { addWindow, glaze } from "../site.ts";

export const villisca: FamousHouse = {
  phrases: ["villisca"],
  state: "IA",
  night: "slate",
  landscape: "prairie",
  moon: { phase: "half", x: 240, y: 150, radius: 60 },
  front: {
    phrase: "the Villisca house, a plain frame house with a small porch under a prairie sky",
    caption:
      "The Moore house in Villisca, Iowa, where eight people were killed in June 1912. The crime was never solved.",
    setting: "lawn",
    draw(site) {
      const { plate, inks } = site;
      wall(site, 640, 510, 150, 140, 50);
      gableSide(site, 640, 510, 150, 70, 54, 12);
      addWindow(site, 690, 546, 30, 60, "sash", false);
      glaze(site);
      chimney(site, 604, 276, 26, 80);
      wall(site, 470, 432, 180, 218, 46, inks.wall);
      let boards = "";
      for (let y = 444; y < 648; y += 13) boards += `M472 ${y}h176`;
      plate.line(inks.shade, 1.5, boards, 0.7);
      gableFront(site, 470, 434, 180, 118, 52, 20);
      plate.fill(inks.trim, rect(470, 434, 7, 216) + rect(643, 434, 7, 216));
      addWindow(site, 546, 366, 28, 48, "sash", true);
      addWindow(site, 500, 458, 32, 66, "sash", false);
      addWindow(site, 588, 458, 32, 66, "sash", false);
      addWindow(site, 588, 568, 34, 66, "sash", false);
      glaze(site);
      door(site, 518, 650, 38, 82);
      plate.fill(inks.roof, poly(466, 536, 654, 536, 672, 558, 448, 558));
      plate.fill(inks.trim, rect(448, 558, 224, 5));
      for (const x of [454, 556, 660]) plate.fill(inks.trim, rect(x, 562, 7, 88));
      plate.fill(inks.trim, rect(444, 645, 232, 6));
      steps(site, 518, 662, 56, 2, 6);
      plate.fill(inks.roof, poly(850, 650, 850, 590, 886, 556, 922, 590, 922, 650));
      plate.line(inks.trim, 3, "M846 592L886 554L926 592", 0.6);
      site.ground = { x: 390, y: 698 };
    },
  },
  detail: {
    alt: "Drawing of a small bedroom with a cloth hung over the mirror and an oil lamp without its chimney on the floor",
    caption:
      "Mirrors were found covered with cloth, and a lamp burning low on the floor with its glass chimney taken off.",
    draw(plate, inks) {
      room(plate, inks, { window: [230, 220, 120, 220] });
      plate.fill(inks.roof, rect(560, 470, 290, 170));
      plate.fill(inks.shade, rect(574, 486, 262, 40) + rect(574, 536, 262, 40) + rect(574, 586, 262, 40));
      plate.fill(
        inks.trim,
        disc(666, 506, 5) + disc(744, 506, 5) + disc(666, 556, 5) + disc(744, 556, 5) + rect(550, 462, 310, 10),
      );
      plate.fill(inks.roof, rect(600, 190, 16, 276) + rect(794, 190, 16, 276) + rect(600, 180, 210, 16));
      plate.fill(
        inks.ghost,
        "M590 176q110 -26 230 0q8 110 -6 200q-10 30 -30 8q-20 40 -50 6q-30 44 -60 2q-30 30 -50 -6q-30 20 -34 -20q-6 -100 0 -190z",
        0.92,
      );
      plate.line(inks.cloud, 5, "M640 190q-12 90 4 180M700 182q10 100 -6 190M760 186q14 90 0 170", 0.6);
      plate.fill(inks.near, rect(900, 470, 12, 190) + rect(1050, 430, 14, 240) + rect(900, 560, 160, 60));
      plate.fill(inks.ghost, poly(906, 540, 1050, 540, 1050, 580, 906, 580), 0.6);
      plate.fill(PUMPKIN, disc(470, 690, 130), 0.16);
      plate.fill(inks.roof, "M446 730q0 -26 24 -30q24 4 24 30z");
      plate.fill(inks.trim, rect(460, 690, 20, 12));
      plate.fill(CANDLE, "M470 640q16 26 6 48h-12q-10 -22 6 -48z");
    },
  },
  plan: {
    alt: "Plan drawing of a very small house: parlor, sitting bedroom and kitchen below, with a barn behind",
    caption: "A simplified plan of the ground floor, not to scale: small rooms and a steep stair.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        walls: "M420 330h180v220h-180zM600 360h180v150h-180zM600 360v150",
        doors: "M460 550h36M600 420v36M700 510h36M600 390v16",
        lines:
          "M400 550h220v44h-220zM612 372h60M612 384h60M612 396h60M612 408h60M880 200h140v110h-140zM880 255h140M430 350h60v90h-60z",
        path: "M480 596V690M60 700H1140",
        trees: [240, 300, 300, 480, 900, 460, 1000, 560, 520, 200, 680, 220, 180, 600],
        mark: [460, 400],
      });
    },
  },
};
