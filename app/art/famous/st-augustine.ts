import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, PUMPKIN } from "../inks.ts";
import { lightTower } from "../kit/light-tower.ts";
import { chimney, columns, door, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { disc, poly, rect } from "../plate.ts";
import { gableFront, hipRoof } from "../roofs.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { palm } from "../trees.ts";

export const stAugustine: FamousHouse = {
  phrases: ["st. augustine light", "st augustine light", "saint augustine light"],
  state: "FL",
  night: "indigo",
  landscape: "tropics",
  moon: { phase: "crescent", x: 170, y: 250, radius: 52 },
  front: {
    peak: 70,
    phrase:
      "the St. Augustine Lighthouse, its tall tower striped in a black and white spiral, with the keepers' brick house",
    caption: "The St. Augustine Light in Florida was first lit in 1874; its tower stands 165 feet tall.",
    setting: "open",
    bare: true,
    draw(site) {
      const { plate, inks, random } = site;
      lightTower(site, { cx: 740, top: 196, base: 652, foot: 128 }, { paint: "spiral" });
      plate.fill(inks.wall, rect(664, 596, 152, 56));
      plate.fill(inks.shade, rect(760, 596, 56, 56));
      plate.fill(inks.trim, rect(658, 592, 164, 6));
      plate.fill(inks.dark, rect(724, 612, 30, 40));
      chimney(site, 380, 400, 26, 90);
      chimney(site, 508, 400, 26, 90);
      wall(site, 340, 492, 240, 158, 44);
      hipRoof(site, 340, 492, 240, 66, 40, 40, 14);
      gableFront(site, 420, 492, 80, 56, 0, 10);
      addWindow(site, 449, 460, 22, 26, "arch");
      windowRow(site, 350, 220, 4, 508, 24, 48);
      windowRow(site, 350, 80, 1, 592, 26, 50);
      windowRow(site, 490, 80, 1, 592, 26, 50);
      glaze(site);
      door(site, 460, 650, 36, 68);
      plate.fill(inks.trim, rect(330, 566, 260, 6));
      plate.bars(inks.trim, 332, 550, 256, 17, 2, 8, 0.7);
      columns(site, 336, 248, 7, 572, 650, 7);
      palm(plate, inks.near, random, 110, 770, 430);
      palm(plate, inks.near, random, 1060, 770, 380);
      palm(plate, inks.near, random, 1130, 780, 260);
      site.ground = { x: 600, y: 700 };
    },
  },
  detail: {
    alt: "Drawing looking up inside the tower at an iron stair spiralling to a bright lantern room",
    caption: "Inside the tower: 219 iron steps to the lantern.",
    draw(plate, inks) {
      plate.fill(inks.near, rect(0, 0, 1200, 800));
      for (let i = 0; i < 9; i++) {
        const s = 0.82 ** i;
        plate.fill(i % 2 ? inks.shade : inks.roof, disc(600 + i * 5, 400 - i * 4, 620 * s));
      }
      let treads = "";
      let rail = "";
      for (let i = 0; i < 96; i++) {
        const a = i * 0.21;
        const s = 0.979 ** i;
        const [cx, cy] = [600 + i * 0.46, 400 - i * 0.36];
        const next = 0.979 ** (i + 1);
        const b = a + 0.19;
        treads += poly(
          cx + Math.cos(a) * 560 * s,
          cy + Math.sin(a) * 560 * s,
          cx + Math.cos(b) * 560 * next,
          cy + Math.sin(b) * 560 * next,
          cx + Math.cos(b) * 400 * next,
          cy + Math.sin(b) * 400 * next,
          cx + Math.cos(a) * 400 * s,
          cy + Math.sin(a) * 400 * s,
        );
        rail += `${i ? "L" : "M"}${Math.round(cx + Math.cos(a) * 392 * s)} ${Math.round(cy + Math.sin(a) * 392 * s)}`;
      }
      plate.fill(inks.trim, treads, 0.75);
      plate.line(inks.ghost, 4, rail, 0.7);
      plate.fill(PUMPKIN, disc(644, 366, 96), 0.25);
      plate.fill(PUMPKIN, disc(644, 366, 60));
      plate.fill(CANDLE, disc(644, 366, 34));
    },
  },
  plan: {
    alt: "Plan drawing of an island shore with a round light tower, the keepers' house and a path to the water",
    caption: "A simplified plan, not to scale: tower and keepers' house stand on Anastasia Island, facing the inlet.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        water: "M40 40H1160V180Q980 240 760 210T420 250Q260 300 200 420T120 760H40z",
        land: "M1160 180Q980 240 760 210T420 250Q260 300 200 420T120 760H1160z",
        blocks: `${disc(760, 430, 58)}M440 450h150v100h-150z`,
        lines:
          "M730 430a30 30 0 1 1 60 0a30 30 0 1 1 -60 0M430 440h170v120h-170zM515 450v100M760 372L560 60M760 372L1000 60",
        path: "M760 490Q760 560 600 600T300 700M515 560V600",
        trees: [900, 360, 980, 470, 880, 580, 1050, 380, 340, 480, 300, 580, 660, 680, 820, 690, 1040, 640, 420, 360],
        mark: [760, 430],
      });
    },
  },
};
