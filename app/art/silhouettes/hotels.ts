import { CANDLE, PUMPKIN } from "../inks.ts";
import { belt, chimney, columns, cornice, door, porch, steps, wall } from "../masonry.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { dome, dormer, gableFront, hipRoof, pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

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

/** What stands on the roof: a sign on its frame, a stepped crown, or tank and flag. */
function crownHotel(site: Site, x: number, top: number, w: number): void {
  const { plate, inks, random } = site;
  const kind = random.pick(["sign", "sign", "steps", "tank"]);
  if (kind === "sign") {
    plate.line(
      inks.roof,
      4,
      `M${x + 30} ${top - 4}v-92M${x + w - 30} ${top - 4}v-92M${x + 30} ${top - 14}L600 ${top - 44}L${x + w - 30} ${top - 14}`,
    );
    plate.fill(inks.roof, rect(x + 14, top - 96, w - 28, 52));
    let bulbs = "";
    for (let bx = x + 22; bx < x + w - 18; bx += 16)
      bulbs += `M${Math.round(bx)} ${top - 90}h0M${Math.round(bx)} ${top - 50}h0`;
    plate.brush(CANDLE, 5, bulbs);
    plate.bars(PUMPKIN, x + 30, top - 82, w - 60, 24, 18, 9);
  } else if (kind === "steps") {
    wall(site, x + w * 0.18, top - 44, w * 0.64, 44, 30);
    wall(site, x + w * 0.32, top - 84, w * 0.36, 42, 18);
    windowRow(site, x + w * 0.2, w * 0.6, 5, top - 34, 16, 26);
    windowRow(site, x + w * 0.34, w * 0.32, 3, top - 74, 14, 24);
    glaze(site);
    plate.fill(inks.trim, rect(x + w * 0.17, top - 48, w * 0.66, 5) + rect(x + w * 0.31, top - 88, w * 0.38, 5));
    spire(site, 600, top - 88, w * 0.3, 56, 40);
  } else {
    plate.line(inks.roof, 4, `M${x + 36} ${top - 4}v-34M${x + 84} ${top - 4}v-34M${x + 36} ${top - 30}l48 24`);
    plate.fill(inks.roof, rect(x + 30, top - 84, 60, 48) + poly(x + 24, top - 84, x + 60, top - 108, x + 96, top - 84));
    wall(site, x + w - 110, top - 36, 70, 34, 16);
    pole(site, x + w - 60, top - 30, 96, true);
    plate.fill(inks.roof, rect(x - 46, top + 90, 38, 200));
    plate.bars(PUMPKIN, x - 36, top + 104, 18, 172, 18, 1);
    let bulbs = "";
    for (let y = top + 98; y < top + 286; y += 16) bulbs += `M${x - 41} ${y}h0M${x - 13} ${y}h0`;
    plate.brush(CANDLE, 5, bulbs);
  }
}

export const cityHotel: Silhouette = {
  era: [1895, 1990],
  peak: 60,
  phrase: "a tall downtown hotel with a lit entrance",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const w = random.pick([250, 290, 330]);
    const x = 600 - w / 2;
    const floors = random.int(7, 9);
    const top = 650 - 110 - floors * 44;
    for (const [nx, nw, nt] of [
      [x - 190, 180, 470],
      [x + w + 66, 200, random.int(420, 500)],
    ] as const) {
      plate.fill(inks.shade, rect(nx, nt, nw, 650 - nt));
      plate.fill(inks.far[2], rect(nx - 4, nt, nw + 8, 6));
      windowRow(site, nx + 8, nw - 16, 4, nt + 30, 20, 34);
      windowRow(site, nx + 8, nw - 16, 4, nt + 90, 20, 34);
    }
    glaze(site);
    wall(site, x, top, w, 650 - top, 70);
    let flank = "";
    for (let f = 0; f < floors; f++)
      flank += rect(x + w + 14, top + 36 + f * 43, 14, 22) + rect(x + w + 42, top + 40 + f * 42, 12, 20);
    plate.fill(inks.dark, flank);
    const bays = w / 42;
    site.beacon += bays * random.int(1, 4);
    for (let f = 0; f < floors; f++) windowRow(site, x + 12, w - 24, Math.round(bays), top + 30 + f * 44, 20, 30);
    belt(site, x, 536, w, 8, inks.trim);
    belt(site, x, top + 70, w, 4);
    glaze(site);
    cornice(site, x - 6, top - 4, w + 12, 74, 20);
    crownHotel(site, x, top, w);
    for (let i = 0; i < Math.round(bays) - 1; i++) {
      const ax = x + 14 + ((w - 28) / (Math.round(bays) - 1)) * i;
      plate.fill(i % 2 ? PUMPKIN : inks.dark, arch(ax + 4, 560, (w - 28) / (Math.round(bays) - 1) - 8, 90));
    }
    door(site, 600, 650, 56, 78);
    plate.fill(inks.roof, poly(530, 566, 670, 566, 682, 584, 518, 584));
    plate.fill(CANDLE, rect(520, 584, 160, 5));
  },
};

export const frontierHotel: Silhouette = {
  phrase: "a frontier hotel with a two-storey balcony",
  setting: "street",
  fits: ({ state }) =>
    /^(AZ|NM|NV|UT|CO|WY|MT|ID|TX|OK|KS|SD|ND|CA|NE|OR|Arizona|New Mexico|Nevada|Utah|Colorado|Wyoming|Montana|Idaho|Texas|Oklahoma|Kansas|South Dakota|North Dakota|California|Nebraska|Oregon)$/i.test(
      state.trim(),
    ),
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 360, 350, 440, 300, 90);
    plate.fill(
      inks.dark,
      rect(824, 420, 16, 34) + rect(856, 424, 14, 32) + rect(824, 540, 16, 40) + rect(856, 540, 14, 40),
    );
    const crown = random.pick(["arch", "gable"]);
    plate.fill(
      inks.wall,
      crown === "arch"
        ? "M480 352V318H530a50 46 0 0 1 100 0H680V352z"
        : poly(470, 352, 470, 322, 580, 270, 690, 322, 690, 352),
    );
    cornice(site, 360, 346, 440, 90, 24);
    plate.line(inks.trim, 4, crown === "arch" ? "M476 318H530a50 46 0 0 1 100 0H684" : "M464 322L580 266L696 322");
    addWindow(site, 563, 290, 34, 40, "round");
    windowRow(site, 376, 408, 6, 392, 32, 74, "arch");
    windowRow(site, 376, 170, 2, 548, 44, 78);
    windowRow(site, 624, 170, 2, 548, 44, 78);
    glaze(site);
    door(site, 585, 650, 62, 92);
    plate.fill(inks.roof, rect(340, 506, 480, 14));
    plate.bars(inks.trim, 344, 476, 476, 30, 2, 9, 0.6);
    plate.fill(inks.trim, rect(340, 473, 480, 4) + rect(340, 504, 480, 4));
    plate.fill(inks.roof, poly(350, 366, 810, 366, 826, 384, 334, 384));
    for (let i = 0; i < 7; i++) plate.fill(inks.trim, rect(340 + i * 78.5, 384, 7, 262));
    plate.fill(inks.trim, rect(334, 644, 492, 7));
    chimney(site, 700, 296, 26, 54);
    site.ground = { x: 300, y: 690 };
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

export const innHotel: Silhouette = {
  era: [1780, 1894],
  peak: 165,
  phrase: "an old mansard hotel with stacked porches",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const w = random.pick([400, 460]);
    const x = 600 - w / 2;
    wall(site, x, 320, w, 330, 84);
    plate.fill(inks.roof, `M${x - 12} 320q20 -24 24 -80H${x + w - 12}q4 56 24 80z`);
    plate.fill(inks.dark, `M${x + w + 12} 320q-20 -24 -24 -80h70q10 60 26 92z`);
    plate.fill(inks.trim, rect(x + 6, 236, w - 12, 5));
    for (let i = 0; i < 5; i++) dormer(site, x + (w * (i + 0.5)) / 5, 312, 32, 48);
    glaze(site);
    cornice(site, x, 320, w, 84, 24);
    windowRow(site, x + 10, w - 20, 7, 356, 26, 60);
    windowRow(site, x + 10, w - 20, 7, 456, 26, 60);
    windowRow(site, x + 10, w / 2 - 50, 3, 558, 30, 70);
    windowRow(site, x + w / 2 + 40, w / 2 - 50, 3, 558, 30, 70);
    glaze(site);
    door(site, 600, 650, 56, 86);
    for (const y of random.pick([[444, 544], [544]]))
      porch(site, x + 30, w - 60, y, 7, y === 544 ? 2 : -1, y + (y === 544 ? 106 : 88));
    chimney(site, x + 40, 176, 28, 62);
    if (random.chance(0.5)) {
      chimney(site, x + w - 70, 176, 28, 62);
    } else {
      const tx = x + w - 84;
      wall(site, tx, 270, 96, 380, 14);
      for (const y of [296, 376, 470, 570]) windowRow(site, tx + 6, 84, 2, y, 24, 56, "arch");
      glaze(site);
      cornice(site, tx, 270, 96, 0, 5);
      spire(site, tx + 48, 270, 124, 118, 34);
    }
  },
};
