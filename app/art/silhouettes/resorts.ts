import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, disc, rect } from "../plate.ts";
import { dome, dormer, gableFront, hipRoof, pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const grandResort: Silhouette = {
  era: [1875, 1918],
  peak: 120,
  phrase: "a grand resort hotel with a cupola and long verandas",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const floors = random.pick([2, 3]);
    const top = floors === 3 ? 380 : 420;
    chimney(site, 330, top - 130, 26, 70);
    chimney(site, 840, top - 130, 26, 70);
    wall(site, 230, top, 740, 650 - top, 60);
    hipRoof(site, 230, top, 740, 84, 110, 56);
    for (const cx of random.chance(0.5) ? [370, 430, 770, 830] : [400, 800]) dormer(site, cx, top - 14, 30, 42);
    for (let f = 0; f < floors; f++) {
      windowRow(site, 340, 170, 4, top + 26 + f * 78, 24, 46);
      windowRow(site, 690, 170, 4, top + 26 + f * 78, 24, 46);
    }
    glaze(site);
    for (const x of [216, 862]) {
      wall(site, x, top - 6, 122, 656 - top, 14);
      gableFront(site, x, top, 122, 70, 20, 12);
      addWindow(site, x + 50, top - 36, 22, 30, "arch");
      for (let f = 0; f < floors; f++) windowRow(site, x + 8, 106, 2, top + 26 + f * 78, 26, 48);
    }
    glaze(site);
    wall(site, 506, top - 30, 188, 680 - top, 18);
    gableFront(site, 506, top - 30, 188, 80, 20, 14);
    for (let f = 0; f < floors; f++) windowRow(site, 514, 172, 3, top + f * 78, 28, 50, f ? "sash" : "arch");
    addWindow(site, 586, top - 82, 28, 36, "arch");
    glaze(site);
    const c = top - 104;
    plate.fill(inks.wall, rect(562, c - 52, 76, 60));
    plate.fill(inks.shade, rect(614, c - 52, 24, 60));
    for (const x of [570, 592, 616]) addWindow(site, x, c - 42, 14, 38, "arch");
    glaze(site);
    if (random.chance(0.5)) dome(site, 600, c - 52, 92, 54);
    else spire(site, 600, c - 52, 96, 84);
    pole(site, 600, c - 100, 62, true);
    door(site, 600, 650, 58, 82);
    plate.fill(inks.trim, rect(210, 560, 780, 5));
    plate.fill(inks.shade, rect(214, 565, 772, 8));
    columns(site, 222, 756, 19, 565, 650, 8);
    plate.fill(inks.trim, rect(206, 646, 788, 5));
    steps(site, 600, 672, 120, 3, 7);
  },
};

export const missionHotel: Silhouette = {
  phrase: "a Spanish mission hotel with twin towers and an arcade",
  setting: "lawn",
  fits: ({ state }) => /^(AZ|NM|CA|FL|TX|Arizona|New Mexico|California|Florida|Texas)$/i.test(state.trim()),
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 290, 430, 620, 220, 50);
    hipRoof(site, 290, 430, 620, 50, 50, 46);
    windowRow(site, 300, 150, 4, 452, 26, 50, "arch");
    windowRow(site, 750, 150, 4, 452, 26, 50, "arch");
    glaze(site);
    wall(site, 500, 380, 200, 270, 0);
    plate.fill(inks.wall, "M500 382V352q24 0 34 -24q22 -44 66 -46q44 2 66 46q10 24 34 24V382z");
    plate.line(inks.trim, 4, "M498 352q26 0 36 -24q22 -44 66 -46q44 2 66 46q10 24 36 24");
    addWindow(site, 580, 318, 40, 40, "round");
    windowRow(site, 510, 180, 3, 420, 30, 62, "arch");
    glaze(site);
    const tall = random.int(270, 300);
    for (const x of [434, 690]) {
      wall(site, x, tall, 76, 650 - tall, 14);
      cornice(site, x, tall + 70, 76);
      for (const dx of [10, 42]) plate.fill(inks.dark, arch(x + dx, tall + 16, 24, 48));
      cornice(site, x, tall, 76);
      if (random.chance(0.3)) dome(site, x + 38, tall, 74, 46);
      else spire(site, x + 38, tall, 96, 50, 22);
      addWindow(site, x + 26, tall + 120, 24, 54, "arch");
      addWindow(site, x + 26, tall + 210, 24, 54, "arch");
    }
    glaze(site);
    let arcade = "";
    for (let i = 0; i < 4; i++) arcade += arch(302 + i * 33, 560, 26, 90) + arch(774 + i * 33, 560, 26, 90);
    for (let i = 0; i < 3; i++) arcade += arch(516 + i * 60, 540, 48, 110);
    plate.fill(inks.dark, arcade);
    plate.fill(PUMPKIN, disc(600, 584, 9));
    plate.fill(CANDLE, disc(600, 584, 5));
    site.door = { x: 576, y: 560, w: 48, h: 90 };
    plate.fill(inks.trim, rect(290, 540, 150, 5) + rect(766, 540, 150, 5));
    steps(site, 600, 666, 180, 2, 7);
  },
};
