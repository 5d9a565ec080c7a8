import type { FamousHouse } from "../famous-house.ts";
import { mix, PUMPKIN } from "../inks.ts";
import { chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { dome, gableFront, hipRoof, spire } from "../roofs.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

function cupola(site: Site, cx: number, y: number): void {
  const { plate, inks } = site;
  plate.fill(inks.trim, rect(cx - 20, y - 36, 40, 36));
  plate.fill(inks.dark, arch(cx - 13, y - 30, 11, 26) + arch(cx + 2, y - 30, 11, 26));
  spire(site, cx, y - 36, 52, 40, 16);
}

function wing(site: Site, x: number, w: number, top: number, ink: string): void {
  wall(site, x, top, w, 650 - top, 0, ink);
  hipRoof(site, x, top, w, 44, 20, 0, 6);
  const count = Math.round(w / 32);
  for (let y = top + 20; y < 600; y += 66) windowRow(site, x + 4, w - 8, count, y, 14, 38);
  glaze(site);
}

export const transAllegheny: FamousHouse = {
  phrases: ["trans-allegheny", "trans allegheny", "weston state hospital"],
  state: "WV",
  night: "indigo",
  landscape: "ridges",
  moon: { phase: "crescent", x: 190, y: 130, radius: 56 },
  front: {
    peak: 74,
    phrase:
      "the Trans-Allegheny Lunatic Asylum, its stone wings stepping back from a tall clock tower with a white cupola",
    caption: "The asylum at Weston, West Virginia, was built of hand-cut sandstone between 1858 and 1881.",
    setting: "lawn",
    bare: true,
    draw(site) {
      const { plate, inks } = site;
      const back = mix(inks.shade, inks.far[1], 0.3);
      site.wakefulness = 0.07;
      site.beacon = 90;
      for (const x of [120, 300, 456, 724, 880, 1060]) chimney(site, x, 372, 16, 60);
      wing(site, 20, 160, 486, back);
      wing(site, 1020, 160, 486, back);
      wing(site, 170, 190, 462, inks.shade);
      wing(site, 840, 190, 462, inks.shade);
      cupola(site, 230, 420);
      cupola(site, 970, 420);
      wing(site, 350, 160, 436, inks.wall);
      wing(site, 690, 160, 436, inks.wall);
      for (const x of [322, 790]) {
        wall(site, x, 420, 88, 230, 8);
        gableFront(site, x, 422, 88, 54, 10, 8);
        for (const y of [440, 510, 580]) windowRow(site, x + 4, 80, 3, y, 15, 42, "arch");
      }
      glaze(site);
      wall(site, 506, 396, 188, 254, 12);
      gableFront(site, 506, 400, 188, 76, 12, 10);
      for (const y of [416, 484]) windowRow(site, 512, 176, 5, y, 18, 46, "arch");
      addWindow(site, 587, 350, 26, 26, "round");
      glaze(site);
      wall(site, 562, 244, 76, 160, 10);
      cornice(site, 562, 244, 76, 0, 5);
      plate.fill(inks.dark, disc(600, 290, 27));
      plate.fill(inks.moon, disc(600, 290, 23));
      plate.line(inks.roof, 3, "M600 290v-15M600 290l10 6");
      for (const x of [576, 606]) addWindow(site, x, 330, 18, 44, "arch", false);
      glaze(site);
      plate.fill(inks.trim, rect(572, 176, 56, 66));
      plate.fill(mix(inks.trim, inks.shade, 0.5), rect(610, 176, 18, 66));
      plate.fill(inks.dark, arch(578, 186, 13, 50) + arch(594, 186, 13, 50) + arch(611, 186, 12, 50));
      plate.fill(inks.trim, rect(566, 172, 68, 6));
      dome(site, 600, 172, 62, 46);
      plate.line(inks.roof, 4, "M600 128V74");
      door(site, 600, 650, 48, 78);
      plate.fill(inks.trim, rect(534, 556, 132, 8));
      columns(site, 544, 112, 4, 564, 650, 9);
      plate.bars(inks.trim, 534, 542, 132, 14, 2, 8);
      steps(site, 600, 668, 120, 3, 6);
      site.ground = { x: 430, y: 700 };
    },
  },
  detail: {
    alt: "Drawing of a long empty ward corridor with doors ajar, peeling light on the floor, and a wheelchair facing away",
    caption:
      "A ward corridor. The hospital closed in 1994, long after it had held far more patients than it was built for.",
    draw(plate, inks) {
      plate.fill(inks.roof, rect(0, 0, 1200, 800));
      plate.fill(inks.wall, rect(470, 260, 260, 260));
      plate.fill(inks.shade, poly(0, 0, 470, 260, 470, 520, 0, 800));
      plate.fill(inks.dark, poly(1200, 0, 730, 260, 730, 520, 1200, 800));
      plate.fill(inks.ground, poly(0, 800, 470, 520, 730, 520, 1200, 800));
      plate.fill(inks.trim, arch(546, 310, 108, 210));
      plate.fill(inks.skyLow, arch(556, 320, 88, 180));
      plate.line(inks.roof, 4, "M600 320v180M556 390h88M556 445h88");
      plate.fill(inks.moon, poly(556, 540, 644, 540, 720, 800, 480, 800), 0.2);
      for (const s of [1, 0.6, 0.36]) {
        for (const side of [-1, 1]) {
          const x = (v: number) => 600 + side * (130 + v * s);
          const y = (v: number) => 390 + v * s;
          const lit = s === 0.6 && side > 0;
          const [a, b] = [330, 200];
          plate.fill(
            lit ? PUMPKIN : inks.near,
            poly(x(a), y(-150 - a * 0.18), x(b), y(-120 - b * 0.12), x(b), y(170 + b * 0.4), x(a), y(190 + a * 0.5)),
          );
          if (lit)
            plate.fill(
              PUMPKIN,
              poly(x(a), y(190 + a * 0.5), x(b), y(170 + b * 0.4), x(0), y(230), x(90), y(330)),
              0.22,
            );
        }
      }
      plate.line(inks.near, 9, "M560 690a48 48 0 1 1 96 0a48 48 0 1 1 -96 0M568 600V540H650V650");
      plate.line(inks.near, 4, "M560 690h96M608 642v96M574 656l68 68M642 656l-68 68");
      plate.fill(inks.near, rect(566, 560, 84, 62));
      plate.line(inks.near, 8, "M650 632h40v60M650 560l30 -8");
    },
  },
  plan: {
    alt: "Plan drawing of an asylum whose wings step back one behind the other on both sides of a center building",
    caption: "Kirkbride's plan, simplified: each ward stands behind the next, so that every room had light and air.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        blocks:
          "M540 500h120v90h-120zM440 470h100v50h-100zM660 470h100v50h-100zM400 380h50v140h-50zM750 380h50v140h-50zM280 360h130v46h-130zM790 360h130v46h-130zM240 270h50v136h-50zM910 270h50v136h-50zM120 250h130v44h-130zM950 250h130v44h-130zM570 400h60v100h-60zM540 320h120v60h-120z",
        path: "M600 600V680Q600 720 420 730T60 720M600 680Q620 720 780 730T1140 720",
        trees: [
          300, 600, 200, 560, 140, 640, 420, 640, 780, 640, 900, 580, 1000, 620, 500, 200, 700, 190, 340, 200, 880, 200,
        ],
        mark: [265, 330],
      });
    },
  },
};
