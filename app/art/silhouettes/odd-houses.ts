/** Houses and towers that no preset builds. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { belt, chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { disc, poly, rect, type Spot, track } from "../plate.ts";
import { dormer, hipRoof } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, BASE, glaze, type Site, windowRow } from "../site.ts";
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
    plate.fill(inks.trim, rect([398, 254, 424, 6]) + rect([408, 300, 404, 5]));
    plate.bars(inks.trim, [410, 264, 400, 30], { thick: 5, gap: 15, opacity: 0.6 });
    plate.fill(PUMPKIN, disc(610, 344, 18));
    plate.fill(
      inks.trim,
      "M590 344Q560 322 470 330Q500 352 540 356Q570 360 590 352zM630 344Q660 322 750 330Q720 352 680 356Q650 360 630 352z",
    );
    plate.fill(inks.dark, rect([470, 376, 280, 160]));
    for (const [x, w] of [
      [506, 44],
      [588, 44],
      [670, 44],
    ] as const)
      addWindow(site, [x, 396, w, 130], { lit: x === 588 });
    glaze(site);
    for (const x of [478, 568, 652, 742]) {
      plate.fill(
        inks.trim,
        poly(x - 11, 536, x - 8, 404, x + 8, 404, x + 11, 536) + `M${x - 20} 378h40q-2 20 -13 28h-14q-11 -8 -13 -28z`,
      );
      plate.line([inks.shade, 2], `M${x} 384v22M${x - 9} 384l5 20M${x + 9} 384l-5 20`);
    }
    for (const x of [436, 784]) {
      plate.fill(inks.trim, poly(x - 14, 536, x - 10, 420, x + 10, 420, x + 14, 536) + disc(x, 404, 14));
      plate.fill(inks.shade, poly(x - 20, 420, x - 12, 392, x + 12, 392, x + 20, 420), 0.7);
    }
    plate.fill(inks.roof, rect([420, 536, 380, 40]));
    plate.bars(CANDLE, [434, 544, 352, 22], { thick: 12, gap: 7, opacity: 0.9 });
    let lamps = "";
    for (let x = 424; x < 800; x += 16) lamps += `M${x} 580h0`;
    plate.brush([CANDLE, 6], lamps);
    for (const x of [440, 690]) plate.fill(PUMPKIN, rect([x, 596, 80, 54]), 0.9);
    door(site, [610, 650, 80, 56], false);
    site.ground = { x: 360, y: 694 };
  },
};

export const octagonHouse: Silhouette = {
  phrase: "an eight-sided brick house with a high basement",
  setting: "lawn",
  draw(site) {
    const { plate, inks } = site;
    for (const x of [470, 700]) chimney(site, [x, 250, 32, 110]);
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
    plate.line([inks.trim, 4], "M366 414L500 326H700", 0.7);
    plate.fill(inks.trim, poly(376, 412, 478, 396, 722, 396, 824, 412, 824, 418, 722, 402, 478, 402, 376, 418));
    for (const y of [434, 548]) {
      for (const x of [418, 750]) addWindow(site, [x, y + 6, 30, 70]);
      for (const x of [510, 660]) addWindow(site, [x, y, 32, 74]);
    }
    addWindow(site, [584, 434, 32, 74], { lit: true });
    glaze(site);
    plate.line([inks.shade, 4], "M480 402V650M720 402V650");
    plate.fill(inks.trim, rect([548, 536, 104, 8]));
    door(site, [600, 650, 50, 96]);
    columns(site, { x: 556, w: 88, top: 544, bottom: 648 }, { count: 2, thick: 11 });
    plate.fill(inks.wall, poly(540, 536, 600, 502, 660, 536));
    plate.line([inks.trim, 5], "M532 536L600 499L668 536z");
    steps(site, [600, 672, 120], { count: 3, rise: 7 });
  },
};

/** A cinema in a mountain valley, built like a chalet. */
export const chalet: Silhouette = {
  phrase: "a chalet with deep bracketed eaves and carved balconies",
  setting: "open",
  draw(site) {
    const { plate, inks } = site;
    chimney(site, [740, 280, 40, 110]);
    wall(site, [400, 450, 400, 200], { depth: 60 });
    plate.fill(inks.wall, poly(400, 452, 600, 320, 800, 452));
    plate.fill(inks.roof, poly(600, 290, 700, 300, 940, 480, 868, 486));
    plate.line([inks.roof, 20], "M330 490L600 302L870 490");
    plate.line([inks.trim, 4], "M328 478L600 290", 0.8);
    let brackets = "";
    for (const dx of [90, 150, 210])
      brackets +=
        track(600 - dx, 306 + dx * 0.69, 600 - dx + 30, 350 + dx * 0.69) +
        track(600 + dx, 306 + dx * 0.69, 600 + dx - 30, 350 + dx * 0.69);
    plate.line([inks.trim, 5], brackets, 0.7);
    windowRow(site, { x: 520, y: 380, width: 160, count: 3 }, { w: 32, h: 54 });
    windowRow(site, { x: 414, y: 476, width: 372, count: 6 }, { w: 34, h: 56 });
    windowRow(site, { x: 414, y: 570, width: 120, count: 2 }, { w: 34, h: 66 });
    windowRow(site, { x: 666, y: 570, width: 120, count: 2 }, { w: 34, h: 66 });
    glaze(site);
    for (const [x, w, y] of [
      [506, 188, 440],
      [392, 416, 540],
    ] as const) {
      plate.fill(inks.roof, rect([x - 8, y, w + 16, 9]));
      plate.bars(inks.trim, [x, y - 24, w, 24], { thick: 7, gap: 7, opacity: 0.9 });
      plate.fill(inks.trim, rect([x - 6, y - 27, w + 12, 4]));
    }
    door(site, [600, 650, 80, 88]);
    plate.fill(CANDLE, rect([548, 556, 104, 5]));
    site.ground = { x: 330, y: 702 };
  },
};

function battlements(site: Site, [x, y, w]: Spot, ink = site.inks.wall): void {
  const count = Math.max(2, Math.round(w / 30));
  const step = w / (count - 0.4);
  let d = rect([x - 6, y - 4, w + 12, 10]);
  for (let i = 0; i < count; i++) d += rect([x - 6 + step * i, y - 20, step * 0.6, 18]);
  site.plate.fill(ink, d);
  site.plate.fill(site.inks.trim, rect([x - 6, y + 4, w + 12, 4]), 0.7);
}

export const stoneTower: Silhouette = {
  phrase: "a battlemented stone tower alone in the woods",
  setting: "wild",
  draw(site) {
    const { inks } = site;
    const stone = mix(inks.wall, inks.trim, 0.2);
    wall(site, [535, 250, 130, 400], { depth: 22, ink: stone });
    battlements(site, [535, 250, 130], stone);
    for (const y of [300, 390, 480]) addWindow(site, [588, y, 24, 54], { shape: "lancet" });
    glaze(site);
    belt(site, [535, 372, 130]);
    belt(site, [535, 462, 130]);
    door(site, [600, 650, 46, 84]);
    site.ground = { x: 430, y: 690 };
  },
};

export const cabin: Silhouette = {
  phrase: "a log house with a stone chimney in the woods",
  setting: "wild",
  era: [1700, 1870],
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, poly(396, 650, 410, 346, 466, 346, 486, 650));
    plate.fill(inks.wall, poly(396, 650, 410, 346, 446, 346, 452, 650));
    wall(site, [460, 500, 300, 150], { depth: 90 });
    plate.fill(inks.roof, poly(436, 512, 480, 386, 816, 386, 782, 512));
    plate.fill(inks.dark, poly(816, 386, 872, 530, 856, 532, 806, 402));
    plate.fill(inks.shade, poly(760, 512, 808, 396, 850, 520));
    plate.line([inks.trim, 3], "M438 510L480 386H816", 0.7);
    let logs = "";
    for (let y = 514; y < 646; y += 17) logs += `M452 ${y}H768`;
    plate.line([inks.shade, 4], logs);
    let ends = "";
    for (let y = 506; y < 646; y += 17) ends += disc(458, y, 7) + disc(762, y, 7);
    plate.fill(inks.trim, ends, 0.5);
    windowRow(site, { x: 480, y: 548, width: 100, count: 1 }, { w: 46, h: 48 });
    addWindow(site, [690, 548, 46, 48], { lit: true });
    glaze(site);
    door(site, [626, BASE, 46, 92], false);
    if (random.chance(0.6)) {
      plate.fill(inks.roof, poly(440, 506, 784, 506, 800, 532, 424, 532));
      for (const x of [434, 560, 668, 784]) plate.fill(inks.trim, rect([x, 532, 8, 118]));
    }
    plate.brush([inks.fog, 14], "M440 334q-20 -40 10 -70t0 -80q-20 -30 16 -60", 0.25);
    site.ground = { x: 350, y: 692 };
  },
};

export const raisedCreole: Silhouette = {
  era: [1720, 1824],
  phrase: "a raised Creole plantation house with a deep gallery",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const dormers = random.pick([2, 3]);
    chimney(site, [500, 250, 30, 90]);
    chimney(site, [680, 250, 30, 90]);
    wall(site, [350, 440, 500, 210], { depth: 50, ink: inks.shade });
    windowRow(site, { x: 372, y: 456, width: 456, count: 7 }, { w: 28, h: 78 });
    windowRow(site, { x: 372, y: 578, width: 190, count: 3 }, { w: 26, h: 60 });
    windowRow(site, { x: 638, y: 578, width: 190, count: 3 }, { w: 26, h: 60 });
    glaze(site);
    hipRoof(site, [340, 440, 520, 150], { inset: 170, depth: 56, over: 18 });
    for (let i = 0; i < dormers; i++) dormer(site, [600 + (i - (dormers - 1) / 2) * 110, 420, 36, 52]);
    glaze(site);
    cornice(site, [340, 440, 520]);
    columns(site, { x: 348, w: 504, top: 448, bottom: 548 }, { count: 9, thick: 8 });
    plate.bars(inks.trim, [350, 522, 500, 26], { thick: 2, gap: 9, opacity: 0.55 });
    plate.fill(inks.trim, rect([344, 519, 512, 3]) + rect([336, 546, 528, 8]));
    columns(site, { x: 350, w: 500, top: 554, bottom: 650 }, { count: 7, thick: 20 });
    door(site, [600, 650, 44, 78]);
    plate.fill(inks.trim, poly(548, 552, 652, 552, 690, 660, 510, 660));
    let treads = "";
    for (let i = 1; i < 9; i++) treads += `M${Math.round(548 - i * 4.2)} ${552 + i * 12}h${Math.round(104 + i * 8.4)}`;
    plate.line([inks.far[2], 3], treads);
    site.door = { x: 578, y: 470, w: 44, h: 78 };
  },
};
