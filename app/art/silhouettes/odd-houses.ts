/** A bar on a cliff, an airfield, an eight-sided house and others like no other. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { chimney, columns, door, steps, wall } from "../masonry.ts";
import { disc, poly, rect, track } from "../plate.ts";
import { gableFront } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { pale, pediment } from "./capitols.ts";
import { neighbors } from "./theaters.ts";

export const egyptianTheater: Silhouette = {
  era: [1920, 1932],
  phrase: "an Egyptian movie house with lotus columns and a winged disc",
  setting: "street",
  draw(site) {
    const { plate, inks } = site;
    neighbors(site, 400, 830);
    plate.fill(inks.wall, poly(404, 650, 420, 300, 800, 300, 816, 650));
    plate.fill(inks.shade, poly(800, 300, 840, 308, 858, 644, 816, 650));
    plate.fill(inks.wall, "M406 302Q412 280 400 258H820Q808 280 814 302z");
    plate.fill(inks.trim, rect(398, 254, 424, 6) + rect(408, 300, 404, 5));
    plate.bars(inks.trim, 410, 264, 400, 30, 5, 15, 0.6);
    plate.fill(PUMPKIN, disc(610, 344, 18));
    plate.fill(
      inks.trim,
      "M590 344Q560 322 470 330Q500 352 540 356Q570 360 590 352zM630 344Q660 322 750 330Q720 352 680 356Q650 360 630 352z",
    );
    plate.fill(inks.dark, rect(470, 376, 280, 160));
    for (const [x, w] of [
      [506, 44],
      [588, 44],
      [670, 44],
    ] as const)
      addWindow(site, x, 396, w, 130, "sash", x === 588);
    glaze(site);
    for (const x of [478, 568, 652, 742]) {
      plate.fill(
        inks.trim,
        poly(x - 11, 536, x - 8, 404, x + 8, 404, x + 11, 536) + `M${x - 20} 378h40q-2 20 -13 28h-14q-11 -8 -13 -28z`,
      );
      plate.line(inks.shade, 2, `M${x} 384v22M${x - 9} 384l5 20M${x + 9} 384l-5 20`);
    }
    for (const x of [436, 784]) {
      plate.fill(inks.trim, poly(x - 14, 536, x - 10, 420, x + 10, 420, x + 14, 536) + disc(x, 404, 14));
      plate.fill(inks.shade, poly(x - 20, 420, x - 12, 392, x + 12, 392, x + 20, 420), 0.7);
    }
    plate.fill(inks.roof, rect(420, 536, 380, 40));
    plate.bars(CANDLE, 434, 544, 352, 22, 12, 7, 0.9);
    let lamps = "";
    for (let x = 424; x < 800; x += 16) lamps += `M${x} 580h0`;
    plate.brush(CANDLE, 6, lamps);
    for (const x of [440, 690]) plate.fill(PUMPKIN, rect(x, 596, 80, 54), 0.9);
    door(site, 610, 650, 80, 56, false);
    site.ground = { x: 360, y: 694 };
  },
};

/** A bar and dining room on the edge of a sea cliff. */
export const cliffHouse: Silhouette = {
  phrase: "a low roadhouse on the edge of a sea cliff, its terrace lights over the surf",
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.shade, "M0 800V560Q240 530 480 528H800Q830 560 820 600Q850 640 838 690Q870 730 850 800z");
    plate.fill(inks.wall, "M0 800V560Q120 544 260 536Q230 620 250 700Q230 760 240 800z");
    plate.line(
      inks.roof,
      4,
      "M320 580q30 40 10 90M460 570q20 60 0 120M620 566q24 50 6 110M740 580q20 50 0 100M380 690q20 40 6 90M560 710q20 30 10 70",
      0.8,
    );
    plate.line(inks.trim, 4, "M0 560Q240 530 480 528H800Q830 560 820 600", 0.5);
    wall(site, 330, 440, 280, 92, 0);
    plate.fill(inks.roof, poly(312, 446, 380, 376, 590, 376, 640, 446));
    plate.line(inks.trim, 3, "M314 444L380 376H590", 0.7);
    chimney(site, 420, 326, 36, 70);
    windowRow(site, 340, 140, 3, 466, 32, 42);
    door(site, 540, 532, 46, 70);
    wall(site, 600, 400, 180, 130, 30);
    gableFront(site, 600, 404, 180, 74, 40, 20);
    windowRow(site, 608, 164, 4, 426, 28, 44);
    windowRow(site, 608, 164, 4, 482, 28, 40);
    addWindow(site, 676, 362, 28, 32, "sash", true);
    glaze(site);
    plate.fill(inks.roof, rect(770, 520, 90, 10));
    plate.line(inks.roof, 5, "M800 530l-6 40M840 530l-34 70");
    plate.bars(inks.trim, 772, 498, 88, 22, 3, 8, 0.9);
    plate.line(inks.roof, 2, "M790 420Q824 440 858 424");
    plate.line(inks.roof, 4, "M858 520V420");
    for (const [x, y] of [
      [802, 428],
      [824, 432],
      [846, 428],
    ] as const)
      plate.fill(CANDLE, disc(x, y, 5));
    plate.brush(inks.ghost, 6, "M850 740q40 -16 70 4t80 -4M870 772q60 -18 100 4t110 -6M856 700q30 -10 60 2", 0.6);
    plate.fill(inks.near, "M900 740q20 -40 60 -34t50 34zM1060 760q14 -26 44 -22t36 22z");
    plate.line(inks.near, 8, "M180 560q-14 -90 -60 -130");
    plate.brush(inks.near, 20, "M150 430h-90M190 450h-120M170 410h-60M210 470h-70");
    site.ground = { x: 420, y: 552 };
  },
};

export const controlTower: Silhouette = {
  phrase: "a striped airfield control tower over a hangar with broken panes",
  setting: "open",
  bare: true,
  peak: 110,
  draw(site) {
    const { plate, inks, random } = site;
    // The hangar: a barrel roof over a wall of small panes.
    plate.fill(inks.wall, "M120 650V520Q330 400 560 520V650z");
    plate.line(inks.trim, 5, "M116 522Q330 398 564 522");
    plate.fill(inks.shade, "M560 520q30 4 40 14V642l-40 8z");
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 12; i++)
        plate.fill(random.chance(0.2) ? inks.shade : inks.dark, rect(150 + i * 32, 540 + r * 34, 26, 28));
    windowRow(site, 190, 300, 5, 474, 30, 34);
    glaze(site);
    // The tower on its lattice, in bands.
    const tx = 770;
    plate.line(inks.roof, 8, `M${tx - 62} 650L${tx - 34} 300M${tx + 62} 650L${tx + 34} 300`);
    let lattice = "";
    for (let i = 0; i < 6; i++) {
      const y = 650 - i * 58;
      const [a, b] = [62 - i * 4.6, 62 - (i + 1) * 4.6];
      lattice +=
        track(tx - a, y, tx + b, y - 58) + track(tx + a, y, tx - b, y - 58) + track(tx - b, y - 58, tx + b, y - 58);
    }
    plate.line(inks.roof, 5, lattice);
    for (let i = 0; i < 3; i++)
      plate.fill(i % 2 ? mix(PUMPKIN, inks.wall, 0.4) : pale(inks), rect(tx - 20, 330 + i * 106, 40, 53));
    plate.fill(pale(inks), rect(tx - 64, 246, 128, 62));
    plate.fill(inks.dark, poly(tx - 70, 250, tx - 56, 196, tx + 56, 196, tx + 70, 250));
    plate.fill(PUMPKIN, poly(tx - 62, 246, tx - 52, 204, tx - 6, 204, tx - 6, 246), 0.95);
    plate.line(inks.trim, 4, `M${tx - 70} 250L${tx - 56} 196H${tx + 56}L${tx + 70} 250M${tx} 196V250`);
    plate.fill(inks.roof, rect(tx - 68, 186, 136, 12) + rect(tx - 80, 304, 160, 8));
    plate.bars(inks.roof, tx - 78, 282, 156, 22, 2, 10);
    plate.line(inks.roof, 4, `M${tx} 186V112M${tx - 16} 134h32`);
    plate.fill(PUMPKIN, disc(tx, 110, 26), 0.3);
    plate.fill(PUMPKIN, disc(tx, 110, 7));
    site.openings.push({ x: tx - 52, y: 206, w: 44, h: 40, shape: "sash", lit: true });
    wall(site, 860, 570, 170, 80, 24);
    for (let i = 0; i < 4; i++) addWindow(site, 874 + i * 38, 590, 24, 34);
    glaze(site);
    door(site, tx, 650, 40, 66);
    plate.brush(inks.trim, 5, "M200 716h90M380 716h90M560 716h90M740 716h90M920 716h90", 0.6);
    site.ground = { x: 640, y: 700 };
  },
};

export const octagonHouse: Silhouette = {
  phrase: "an eight-sided brick house with a high basement",
  setting: "lawn",
  draw(site) {
    const { plate, inks } = site;
    for (const x of [470, 700]) chimney(site, x, 250, 32, 110);
    const faces = [
      [380, 480, inks.wall],
      [480, 720, mix(inks.wall, inks.trim, 0.12)],
      [720, 820, inks.shade],
    ] as const;
    for (const [x0, x1, ink] of faces) {
      const [l, r] = [x0 === 380 ? 14 : 0, x1 === 820 ? 14 : 0];
      plate.fill(ink, poly(x0, 400 + l, x1, 400 + r, x1, 650 - r, x0, 650 - l));
    }
    plate.fill(inks.roof, poly(364, 416, 474, 398, 726, 398, 836, 416, 700, 326, 500, 326));
    plate.line(inks.trim, 4, "M366 414L500 326H700", 0.7);
    plate.fill(inks.trim, poly(376, 412, 478, 396, 722, 396, 824, 412, 824, 418, 722, 402, 478, 402, 376, 418));
    for (const y of [434, 548]) {
      for (const x of [418, 750]) addWindow(site, x, y + 6, 30, 70);
      for (const x of [510, 660]) addWindow(site, x, y, 32, 74);
    }
    addWindow(site, 584, 434, 32, 74, "sash", true);
    glaze(site);
    plate.line(inks.shade, 4, "M480 402V650M720 402V650");
    plate.fill(inks.trim, rect(548, 536, 104, 8));
    door(site, 600, 650, 50, 96);
    columns(site, 556, 88, 2, 544, 648, 11);
    pediment(site, 600, 536, 60, 34);
    steps(site, 600, 672, 120, 3, 7);
  },
};

/** A cinema in a mountain valley, built like a chalet. */
export const chalet: Silhouette = {
  phrase: "a chalet with deep bracketed eaves and carved balconies",
  setting: "open",
  draw(site) {
    const { plate, inks } = site;
    chimney(site, 740, 280, 40, 110);
    wall(site, 400, 450, 400, 200, 60);
    plate.fill(inks.wall, poly(400, 452, 600, 320, 800, 452));
    plate.fill(inks.roof, poly(600, 290, 700, 300, 940, 480, 868, 486));
    plate.line(inks.roof, 20, "M330 490L600 302L870 490");
    plate.line(inks.trim, 4, "M328 478L600 290", 0.8);
    let brackets = "";
    for (const dx of [90, 150, 210])
      brackets +=
        track(600 - dx, 306 + dx * 0.69, 600 - dx + 30, 350 + dx * 0.69) +
        track(600 + dx, 306 + dx * 0.69, 600 + dx - 30, 350 + dx * 0.69);
    plate.line(inks.trim, 5, brackets, 0.7);
    windowRow(site, 520, 160, 3, 380, 32, 54);
    windowRow(site, 414, 372, 6, 476, 34, 56);
    windowRow(site, 414, 120, 2, 570, 34, 66);
    windowRow(site, 666, 120, 2, 570, 34, 66);
    glaze(site);
    for (const [x, w, y] of [
      [506, 188, 440],
      [392, 416, 540],
    ] as const) {
      plate.fill(inks.roof, rect(x - 8, y, w + 16, 9));
      plate.bars(inks.trim, x, y - 24, w, 24, 7, 7, 0.9);
      plate.fill(inks.trim, rect(x - 6, y - 27, w + 12, 4));
    }
    door(site, 600, 650, 80, 88);
    plate.fill(CANDLE, rect(548, 556, 104, 5));
    site.ground = { x: 330, y: 702 };
  },
};
