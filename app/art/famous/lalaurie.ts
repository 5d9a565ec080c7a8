import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, PUMPKIN } from "../inks.ts";
import { cornice, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { addWindow, glaze } from "../site.ts";

export const lalaurie: FamousHouse = {
  phrases: ["lalaurie"],
  state: "LA",
  night: "slate",
  landscape: "skyline",
  moon: { phase: "crescent", x: 200, y: 140, radius: 58 },
  front: {
    phrase: "the Lalaurie house, three gray stories on a New Orleans corner with an iron gallery wrapped about it",
    caption:
      "The house at Royal and Governor Nicholls Streets, New Orleans; a fire on this site in 1834 revealed Delphine Lalaurie's torture of the people she enslaved. The house was largely rebuilt afterwards.",
    setting: "street",
    bare: true,
    draw(site) {
      const { plate, inks } = site;
      plate.fill(inks.shade, rect(120, 440, 250, 210) + rect(900, 452, 240, 198));
      plate.fill(inks.far[2], rect(116, 436, 258, 7) + rect(896, 448, 248, 7));
      for (const x of [150, 220, 290]) addWindow(site, x, 476, 30, 70);
      for (const x of [940, 1010, 1080]) addWindow(site, x, 486, 30, 70);
      for (const x of [150, 290]) addWindow(site, x, 584, 30, 66);
      glaze(site);
      wall(site, 370, 262, 390, 388, 150);
      for (const [x, s] of [
        [784, 0],
        [826, 3],
        [868, 6],
      ] as const) {
        plate.fill(inks.dark, rect(x, 306 + s, 22, 66) + rect(x, 432 + s, 22, 90) + arch(x, 574, 24, 70));
      }
      const xs = [392, 466, 540, 614, 688];
      for (const x of xs) {
        plate.fill(
          inks.roof,
          rect(x - 9, 300, 10, 76) + rect(x + 35, 300, 10, 76) + rect(x - 9, 424, 10, 100) + rect(x + 35, 424, 10, 100),
        );
        addWindow(site, x + 1, 300, 34, 76, "sash", x === 614);
        addWindow(site, x + 1, 424, 34, 100, "sash", x === 466);
      }
      glaze(site);
      cornice(site, 366, 254, 398, 152, 26);
      plate.fill(inks.wall, rect(380, 236, 374, 20));
      plate.fill(inks.trim, rect(374, 232, 386, 5));
      for (const x of xs) {
        plate.fill(inks.trim, arch(x - 8, 564, 52, 86), 0.5);
        plate.fill(x === 540 ? inks.near : inks.dark, arch(x, 572, 36, 78));
      }
      plate.fill(PUMPKIN, "M548 590a10 10 0 0 1 20 0z");
      site.door = { x: 541, y: 582, w: 34, h: 68 };
      plate.fill(inks.roof, rect(346, 530, 424, 9) + poly(770, 530, 940, 548, 940, 556, 770, 539));
      plate.fill(inks.trim, rect(346, 484, 424, 4) + poly(770, 484, 940, 504, 940, 508, 770, 488));
      plate.bars(inks.trim, 348, 488, 422, 42, 3, 7);
      let lace = "";
      for (let x = 350; x < 760; x += 20) lace += `M${x} 509a10 10 0 1 1 20 0a10 10 0 1 1 -20 0`;
      plate.line(inks.trim, 2, lace, 0.9);
      plate.line(
        inks.trim,
        3,
        "M780 490v44M800 492v44M820 494v44M840 497v44M860 499v44M880 501v44M900 503v44M920 506v44",
      );
      for (const x of [360, 450, 540, 630, 720]) plate.line(inks.roof, 4, `M${x} 539q2 22 24 26M${x} 539v30`);
      plate.fill(CANDLE, disc(352, 574, 34), 0.14);
      plate.fill(CANDLE, poly(344, 562, 360, 562, 357, 586, 347, 586));
      plate.line(inks.roof, 3, "M366 552h-14v10");
      site.ground = { x: 300, y: 706 };
    },
  },
  detail: {
    alt: "Drawing of a carved front door behind a marble vestibule, iron gallery shadows falling across the step",
    caption: "The entrance on Royal Street, in the Empire style, behind its arched vestibule.",
    draw(plate, inks) {
      plate.fill(inks.wall, rect(0, 0, 1200, 800));
      let courses = "";
      for (let y = 60; y < 700; y += 64) courses += `M0 ${y}H1200`;
      plate.line(inks.shade, 4, courses, 0.8);
      plate.fill(inks.trim, arch(360, 70, 480, 640));
      plate.fill(inks.shade, arch(392, 102, 416, 608));
      plate.fill(inks.dark, arch(424, 134, 352, 576));
      plate.fill(PUMPKIN, "M448 316a152 152 0 0 1 304 0z");
      plate.fill(CANDLE, "M520 316a80 80 0 0 1 160 0z", 0.8);
      plate.line(inks.roof, 7, "M600 164v152M492 208l108 108M708 208l-108 108M448 316a152 152 0 0 1 304 0");
      plate.fill(inks.trim, rect(436, 316, 328, 18));
      for (const x of [448, 606]) {
        plate.fill(inks.shade, rect(x, 340, 146, 370));
        plate.fill(inks.wall, rect(x + 20, 366, 106, 130) + rect(x + 20, 530, 106, 150));
        plate.line(
          inks.trim,
          4,
          `M${x + 20} 366h106v130h-106zM${x + 20} 530h106v150h-106zM${x + 40} 431a33 40 0 1 1 66 0a33 40 0 1 1 -66 0`,
          0.7,
        );
      }
      plate.fill(CANDLE, disc(590, 520, 8) + disc(612, 520, 8));
      plate.fill(inks.trim, rect(330, 706, 540, 22));
      plate.fill(inks.far[2], rect(290, 728, 620, 28));
      plate.fill(inks.near, rect(0, 756, 1200, 44));
      let shadow = "";
      for (let x = 0; x < 1200; x += 44) shadow += `M${x} 0q22 60 44 0M${x + 22} 0v54`;
      plate.line(inks.near, 7, `${shadow}M0 60H1200`);
    },
  },
  plan: {
    alt: "Plan drawing of a corner house built around a courtyard with a service wing behind",
    caption:
      "A simplified plan, not to scale: the house holds the street corner, its courtyard and service wing lie behind.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        walls:
          "M340 240h400v250h-400zM340 240v-120h110v120M460 240v250M600 240v250M340 370h120M600 370h140M380 120v120",
        doors: "M510 490h40M460 300v30M600 300v30M460 420v30M600 420v30M400 240h26",
        lines: "M320 500h440v-270M326 506h440v-276M480 140h240v80h-240zM520 180a20 20 0 1 1 40 0a20 20 0 1 1 -40 0",
        path: "M60 590H1140M830 60V760",
        trees: [520, 180, 640, 180, 940, 200, 1000, 380, 200, 200, 220, 420, 960, 680, 300, 690],
        mark: [414, 180],
      });
    },
  },
};
