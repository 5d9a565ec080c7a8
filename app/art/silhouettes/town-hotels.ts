import { CANDLE, PUMPKIN } from "../inks.ts";
import { belt, chimney, cornice, door, porch, wall } from "../masonry.ts";
import { arch, poly, rect } from "../plate.ts";
import { dormer, pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

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
    const floors = random.int(5, 9);
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
  phrase: "a frontier hotel with a two-story balcony",
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
