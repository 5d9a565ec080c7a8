import { belt, chimney, cornice, door, porch, steps, wall } from "../masonry.ts";
import { disc, poly, rect } from "../plate.ts";
import { dormer, gableFront, gableSide } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const farmhouse: Silhouette = {
  era: [1840, 1915],
  phrase: "a gabled farmhouse with a front porch",
  setting: "lawn",
  draw(site) {
    const { random } = site;
    const w = random.int(200, 230);
    const x = 470;
    chimney(site, x + w + 90, 352, 30, 110);
    wall(site, x + w - 10, 478, random.int(180, 220), 172, 60);
    gableSide(site, x + w - 10, 478, 200, 84, 60);
    windowRow(site, x + w + 30, 150, 2, 520, 28, 52);
    glaze(site);
    if (random.chance(0.6)) chimney(site, x + 30, 222, 28, 110);
    wall(site, x, 400, w, 250, 40);
    gableFront(site, x, 400, w, random.int(140, 175), 46, 20);
    addWindow(site, x + w / 2 - 16, 322, 32, 60, random.pick(["lancet", "arch", "sash"]));
    windowRow(site, x + 12, w - 24, 2, 424, 32, 62);
    windowRow(site, x + 12, w - 24, 2, 562, 30, 60);
    glaze(site);
    door(site, x + w / 2, 650, 40, 80);
    porch(site, x - 24, w + 48, 538, 5, random.pick([1, 2]));
    steps(site, x + w / 2, 662, 66, 2, 7);
  },
};

export const colonial: Silhouette = {
  era: [1600, 1835],
  phrase: "a colonial house with a great central chimney",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const central = random.chance(0.6);
    wall(site, 400, 440, 370, 210, 96);
    if (central) chimney(site, 596, 252, 58, 110);
    gableSide(site, 400, 440, 370, 128, 96);
    if (!central) {
      chimney(site, 420, 252, 36, 110);
      chimney(site, 776, 252, 36, 110);
      for (const cx of [480, 590, 700]) dormer(site, cx, 420, 34, 48);
    }
    windowRow(site, 410, 350, 5, 458, 34, 58);
    windowRow(site, 410, 140, 2, 556, 34, 62);
    windowRow(site, 620, 140, 2, 556, 34, 62);
    belt(site, 400, 534, 370);
    glaze(site);
    plate.fill(inks.trim, poly(544, 556, 585, 528, 626, 556));
    plate.fill(inks.trim, rect(550, 556, 12, 94) + rect(608, 556, 12, 94));
    door(site, 585, 650, 42, 88);
    steps(site, 585, 660, 76, 2, 6);
  },
};

export const gambrel: Silhouette = {
  era: [1890, 1940],
  phrase: "a Dutch Colonial house with a gambrel roof and two attic eyes",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    chimney(site, 730, 230, 34, 150);
    plate.fill(inks.shade, poly(700, 650, 700, 440, 790, 452, 790, 644));
    plate.fill(inks.roof, poly(570, 240, 690, 252, 748, 330, 806, 462, 716, 450, 656, 318));
    plate.fill(inks.wall, poly(440, 650, 440, 446, 492, 314, 570, 246, 648, 314, 700, 446, 700, 650));
    plate.line(inks.roof, 14, "M426 452L484 316L570 242L656 316L714 452");
    plate.line(inks.trim, 3, "M420 452L478 312L570 234", 0.7);
    belt(site, 440, 440, 260, 6);
    belt(site, 440, 540, 260, 6);
    for (const side of [0, 1]) {
      addWindow(site, side ? 588 : 520, 330, 32, 40, "arch", true);
    }
    windowRow(site, 462, 216, 2, 456, 36, 62);
    windowRow(site, 450, 90, 1, 562, 34, 64);
    windowRow(site, 600, 90, 1, 562, 34, 64);
    glaze(site);
    door(site, 570, 650, 42, 82);
    if (random.chance(0.5)) porch(site, 520, 100, 552, 2, 0);
    steps(site, 570, 662, 70, 2, 7);
  },
};

export const adobe: Silhouette = {
  phrase: "an adobe house with a timber portal",
  setting: "open",
  fits: ({ state }) => /^(AZ|NM|Arizona|New Mexico)$/i.test(state.trim()),
  draw(site) {
    const { plate, inks, random } = site;
    const r2 = random.int(410, 440);
    plate.fill(inks.shade, `M520 650V${r2}q8 -12 24 -10H740q14 0 18 14V650z`);
    windowRow(site, 560, 160, 2, r2 + 34, 30, 46);
    glaze(site);
    plate.fill(inks.wall, "M360 650Q364 520 372 508q6 -10 20 -9H810q14 0 18 12q10 60 12 139z");
    plate.fill(inks.trim, "M372 508q6 -10 20 -9H810q14 0 18 12z", 0.6);
    let vigas = "";
    for (let x = 396; x < 810; x += 34) vigas += disc(x, 524, 6);
    plate.fill(inks.roof, vigas);
    windowRow(site, 376, 90, 1, 560, 40, 50);
    windowRow(site, 740, 80, 1, 560, 40, 50);
    glaze(site);
    plate.fill(inks.dark, rect(480, 548, 240, 102));
    addWindow(site, 500, 572, 34, 44, "sash", true);
    glaze(site);
    door(site, 600, 650, 46, 84);
    plate.fill(inks.roof, rect(470, 540, 260, 12));
    for (const x of [476, 556, 636, 714]) plate.fill(inks.trim, rect(x, 552, 9, 98) + rect(x - 9, 552, 27, 7));
    plate.line(inks.roof, 4, `M${random.pick([420, 780])} 510l26 -120m14 0l-26 120m-9 -30h18m-12 -30h18m-12 -30h18`);
    cornice(site, 540, r2 - 6, 200, 0);
  },
};
