/** Hotels known by their outline: the log inn at the geyser, the seaside ballroom, the pink palace, the bell tower. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { chimney, columns, door, wall } from "../masonry.ts";
import { disc, poly, rect, track } from "../plate.ts";
import { dormer, hipRoof, pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const oldFaithfulInn: Silhouette = {
  phrase: "the Old Faithful Inn, one enormous shingled roof over log walls, flags along its ridge",
  setting: "wild",
  bare: true,
  peak: 120,
  draw(site) {
    const { plate, inks, random } = site;
    for (const [x, w] of [
      [110, 290],
      [800, 290],
    ] as const) {
      wall(site, x, 520, w, 130, 0);
      plate.fill(inks.roof, poly(x - 14, 526, x + 20, 446, x + w - 20, 446, x + w + 14, 526));
      for (let i = 0; i < 4; i++) {
        const cx = x + 40 + i * 70;
        plate.fill(inks.wall, rect(cx - 14, 476, 28, 36));
        plate.fill(inks.dark, poly(cx - 22, 478, cx, 452, cx + 22, 478));
        addWindow(site, cx - 9, 482, 18, 26);
      }
      windowRow(site, x + 8, w - 16, 6, 540, 24, 36);
      windowRow(site, x + 8, w - 16, 6, 596, 24, 36);
    }
    glaze(site);
    // The one roof, from the ridge almost to the ground.
    plate.fill(inks.wall, poly(330, 540, 870, 540, 870, 652, 330, 652));
    plate.fill(mix(inks.roof, inks.wall, 0.45), poly(300, 556, 560, 176, 640, 176, 900, 556));
    plate.fill(inks.dark, poly(618, 176, 640, 176, 900, 556, 840, 556), 0.55);
    plate.line(inks.trim, 4, "M302 552L560 176H640", 0.7);
    let shingles = "";
    for (let y = 210; y < 550; y += 26) shingles += track(600 - (y - 176) * 0.66, y, 600 + (y - 176) * 0.66, y);
    plate.line(inks.shade, 2, shingles, 0.7);
    plate.bars(inks.trim, 556, 160, 88, 16, 3, 7);
    plate.fill(inks.trim, rect(550, 156, 100, 4));
    for (const x of [560, 600, 640]) pole(site, x, 162, 46, true);
    // Dormers that climb it in no order, as built.
    for (const [cx, y, s] of [
      [600, 252, 30],
      [552, 316, 34],
      [648, 316, 34],
      [500, 392, 36],
      [600, 380, 38],
      [700, 392, 36],
      [446, 470, 36],
      [754, 470, 36],
    ] as const) {
      plate.fill(inks.wall, rect(cx - s / 2, y - 6, s, 40));
      plate.fill(inks.dark, poly(cx - s * 0.85, y, cx, y - s, cx + s * 0.85, y));
      plate.line(inks.trim, 3, track(cx - s * 0.85, y, cx, y - s), 0.8);
      addWindow(site, cx - 10, y + 2, 20, 28);
    }
    glaze(site);
    const [chx, cht] = [random.pick([640, 655]), 206];
    plate.fill(inks.wall, poly(chx, 300, chx + 4, cht, chx + 46, cht, chx + 50, 310));
    plate.fill(inks.shade, rect(chx + 28, cht, 20, 100));
    plate.line(inks.shade, 3, `M${chx + 8} 230h14M${chx + 10} 262h16M${chx + 4} 288h14`);
    let logs = "";
    for (let y = 560; y < 650; y += 14) logs += `M334 ${y}H866`;
    plate.line(inks.shade, 4, logs);
    windowRow(site, 342, 170, 4, 578, 28, 46);
    windowRow(site, 690, 170, 4, 578, 28, 46);
    glaze(site);
    plate.fill(inks.roof, poly(490, 528, 510, 500, 690, 500, 710, 528));
    plate.fill(inks.dark, rect(516, 528, 168, 122));
    plate.fill(PUMPKIN, disc(600, 570, 60), 0.2);
    door(site, 600, 650, 64, 90);
    plate.fill(CANDLE, rect(560, 572, 12, 20) + rect(628, 572, 12, 20));
    plate.line(inks.trim, 11, "M520 528V650M680 528V650M520 566L556 530M680 566L644 530");
    site.ground = { x: 320, y: 704 };
  },
};

/** A hotel of great boulders under a roof that droops like a blanket. */
export const boulderInn: Silhouette = {
  phrase: "an inn of great boulders under a drooping tiled roof with eyelid dormers",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const tile = mix(PUMPKIN, inks.roof, 0.68);
    wall(site, 280, 440, 640, 210, 40);
    plate.fill(
      tile,
      "M256 446Q300 420 330 330Q340 300 380 300H820Q860 300 870 330Q900 420 944 446Q900 462 860 448H340Q300 462 256 446z",
    );
    plate.line(inks.trim, 3, "M258 444Q300 420 330 330Q340 300 380 300H820", 0.7);
    for (const [y, xs] of [
      [352, [430, 520, 610, 700, 790]],
      [412, [390, 480, 570, 660, 750, 830]],
    ] as const)
      for (const x of xs) {
        plate.fill(
          inks.wall,
          `M${x - 34} ${y + 14}Q${x - 20} ${y - 22} ${x} ${y - 22}Q${x + 20} ${y - 22} ${x + 34} ${y + 14}z`,
        );
        plate.line(
          inks.roof,
          6,
          `M${x - 38} ${y + 14}Q${x - 20} ${y - 26} ${x} ${y - 26}Q${x + 20} ${y - 26} ${x + 38} ${y + 14}`,
        );
        addWindow(site, x - 11, y - 12, 22, 24);
      }
    glaze(site);
    let stones = "";
    for (let i = 0; i < 46; i++) {
      const s = random.int(12, 22);
      stones += `M${random.int(290, 890)} ${random.int(462, 640)}q${s / 2} ${-s * 0.7} ${s} 0`;
    }
    plate.line(inks.shade, 4, stones);
    windowRow(site, 300, 600, 8, 476, 32, 52);
    windowRow(site, 300, 200, 3, 570, 34, 60, "arch");
    windowRow(site, 700, 200, 3, 570, 34, 60, "arch");
    glaze(site);
    plate.fill(inks.wall, "M500 650V560Q520 540 600 540Q680 540 700 560V650z");
    plate.fill(inks.dark, "M540 650V586a60 34 0 0 1 120 0V650z");
    plate.fill(PUMPKIN, disc(600, 600, 50), 0.2);
    door(site, 600, 650, 52, 66, false);
    plate.fill(CANDLE, rect(566, 598, 10, 18) + rect(624, 598, 10, 18));
    chimney(site, 470, 236, 44, 80);
    chimney(site, 720, 236, 44, 80);
  },
};

/** One long roof with a crowd of dormers over a porch, as on the plains. */
export const dormerInn: Silhouette = {
  era: [1880, 1915],
  phrase: "a long railroad inn with a crowd of dormers over its porch",
  setting: "open",
  draw(site) {
    const { plate, inks } = site;
    for (const x of [380, 800]) chimney(site, x, 258, 36, 120);
    wall(site, 270, 500, 660, 150, 50);
    plate.fill(inks.roof, poly(246, 508, 320, 306, 890, 306, 990, 512));
    plate.line(inks.trim, 4, "M248 506L320 306H890", 0.7);
    for (let i = 0; i < 8; i++) dormer(site, 344 + i * 74, 404, 32, 50);
    for (let i = 0; i < 9; i++) dormer(site, 304 + i * 76, 492, 34, 52);
    windowRow(site, 284, 270, 5, 564, 30, 66);
    windowRow(site, 650, 270, 5, 564, 30, 66);
    glaze(site);
    door(site, 600, 650, 56, 84);
    plate.fill(inks.roof, poly(236, 540, 250, 516, 950, 516, 968, 540));
    plate.fill(inks.trim, rect(236, 540, 732, 5));
    columns(site, 246, 710, 15, 545, 648, 8);
    plate.bars(inks.trim, 246, 616, 300, 28, 2, 8, 0.7);
    plate.bars(inks.trim, 650, 616, 306, 28, 2, 8, 0.7);
    plate.fill(inks.trim, rect(232, 646, 740, 6));
    site.ground = { x: 360, y: 704 };
  },
};

/** A low lodge on a rim, and something glowing beyond it. */
export const craterLodge: Silhouette = {
  phrase: "a long low lodge on the rim of a glowing crater",
  setting: "wild",
  draw(site) {
    const { plate, inks } = site;
    plate.fill(PUMPKIN, "M60 580Q600 330 1140 580z", 0.34);
    plate.fill(PUMPKIN, "M220 580Q600 400 980 580z", 0.5);
    plate.fill(CANDLE, "M380 580Q600 460 820 580z", 0.4);
    plate.brush(inks.fog, 16, "M520 500q30 -60 -10 -110t30 -120M680 500q-30 -70 10 -120t-10 -100", 0.25);
    plate.fill(inks.shade, "M60 660Q240 570 420 566H800Q980 572 1140 660z");
    wall(site, 330, 530, 520, 120, 50);
    hipRoof(site, 330, 530, 520, 78, 110, 50, 26);
    plate.fill(inks.wall, poly(640, 456, 646, 372, 700, 372, 706, 456));
    plate.fill(inks.shade, rect(680, 372, 22, 84));
    windowRow(site, 340, 210, 5, 556, 30, 62);
    windowRow(site, 640, 200, 5, 556, 30, 62);
    glaze(site);
    wall(site, 552, 500, 84, 150, 0);
    plate.fill(inks.roof, poly(530, 508, 594, 440, 658, 508));
    plate.line(inks.trim, 3, "M532 506L594 440", 0.8);
    addWindow(site, 578, 500, 32, 40, "sash", true);
    glaze(site);
    door(site, 594, 650, 48, 78);
    site.ground = { x: 300, y: 700 };
  },
};
