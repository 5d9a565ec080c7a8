/** Seats of government that every American knows by their outline. */
import { CANDLE, type Inks, mix, PUMPKIN } from "../inks.ts";
import { belt, chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { dome, pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

/** Painted or marble walls, which hold the moonlight. */
export const pale = (inks: Inks): string => mix(inks.wall, inks.trim, 0.5);

export function pediment(site: Site, cx: number, y: number, half: number, rise: number, ink = site.inks.wall): void {
  const { plate, inks } = site;
  plate.fill(ink, poly(cx - half, y, cx, y - rise, cx + half, y));
  plate.line(inks.trim, 5, `M${cx - half - 8} ${y}L${cx} ${y - rise - 3}L${cx + half + 8} ${y}z`);
}

export const whiteHouse: Silhouette = {
  phrase: "the White House, its north portico lit and a flag over the balustrade",
  setting: "lawn",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    const white = pale(inks);
    for (const x of [330, 420, 752, 842]) chimney(site, x, 322, 30, 50);
    plate.fill(inks.roof, poly(270, 380, 310, 350, 890, 350, 930, 380));
    pole(site, 600, 352, 130, true);
    wall(site, 240, 388, 720, 262, 26, white);
    plate.bars(inks.trim, 240, 372, 720, 14, 4, 6);
    plate.fill(inks.trim, rect(236, 368, 728, 4));
    cornice(site, 240, 388, 720, 26, 44);
    belt(site, 240, 496, 720, 4, inks.trim);
    for (const x of [256, 728]) {
      windowRow(site, x, 216, 4, 424, 26, 52);
      windowRow(site, x, 216, 4, 528, 28, 76);
    }
    windowRow(site, 500, 200, 3, 428, 26, 52);
    glaze(site);
    let hoods = "";
    for (const x of [256, 728])
      for (let i = 0; i < 4; i++) {
        const cx = x + 54 * (i + 0.5);
        hoods += i % 2 ? `M${cx - 19} 522h38l-19 -13z` : `M${cx - 19} 522a19 14 0 0 1 38 0z`;
      }
    plate.fill(inks.trim, hoods);
    plate.fill(inks.shade, rect(484, 412, 232, 232), 0.45);
    plate.fill(inks.trim, arch(562, 530, 76, 116));
    plate.fill(inks.shade, arch(568, 536, 64, 110));
    door(site, 600, 646, 44, 84);
    plate.fill(CANDLE, arch(580, 544, 40, 20), 0.8);
    plate.fill(white, rect(476, 400, 248, 18));
    pediment(site, 600, 400, 132, 62, white);
    columns(site, 492, 216, 4, 418, 644, 19);
    plate.line(inks.roof, 3, "M600 418v56");
    plate.fill(PUMPKIN, disc(600, 492, 44), 0.2);
    plate.fill(CANDLE, poly(589, 476, 611, 476, 606, 508, 594, 508));
    plate.fill(inks.trim, rect(230, 644, 740, 7));
    steps(site, 600, 668, 250, 3, 7);
    site.ground = { x: 340, y: 700 };
  },
};

export const usCapitol: Silhouette = {
  phrase: "the United States Capitol, its great dome over the two wings",
  setting: "lawn",
  bare: true,
  peak: 70,
  draw(site) {
    const { plate, inks } = site;
    const white = pale(inks);
    plate.fill(inks.shade, rect(390, 448, 420, 110));
    for (const x of [110, 810]) {
      wall(site, x, 470, 280, 180, 0, white);
      cornice(site, x, 466, 280, 0, 18);
      windowRow(site, x + 10, 260, 7, 492, 18, 44);
      windowRow(site, x + 10, 260, 7, 570, 18, 54);
      glaze(site);
      pediment(site, x + 140, 466, 96, 36, white);
      columns(site, x + 56, 168, 6, 474, 606, 12);
      belt(site, x - 6, 606, 292, 5, inks.trim);
    }
    wall(site, 420, 452, 360, 198, 0, white);
    cornice(site, 420, 448, 360, 0, 22);
    windowRow(site, 424, 352, 9, 484, 20, 50);
    windowRow(site, 424, 140, 3, 570, 22, 56);
    windowRow(site, 636, 140, 3, 570, 22, 56);
    glaze(site);
    plate.fill(white, rect(494, 372, 212, 80));
    plate.fill(inks.far[2], rect(640, 372, 66, 80), 0.5);
    belt(site, 488, 372, 224, 5, inks.trim);
    plate.fill(inks.shade, rect(508, 290, 184, 84));
    for (let i = 0; i < 11; i++) plate.fill(i % 3 === 1 ? PUMPKIN : inks.dark, arch(513 + i * 16.6, 302, 9, 56));
    columns(site, 510, 180, 12, 290, 370, 6);
    plate.fill(white, rect(502, 280, 196, 10) + rect(520, 246, 160, 34));
    belt(site, 498, 278, 204, 4, inks.trim);
    for (let i = 0; i < 8; i++) plate.fill(inks.dark, rect(530 + i * 18.6, 254, 9, 18));
    plate.fill(white, "M520 246C520 176 552 140 600 136C648 140 680 176 680 246z");
    plate.fill(inks.far[2], "M612 246Q640 190 604 137C648 140 680 176 680 246z", 0.5);
    plate.line(
      inks.shade,
      2,
      "M550 246Q552 180 588 140M576 246Q578 180 596 138M628 246Q622 180 606 138M654 246Q646 180 614 142",
    );
    plate.fill(white, rect(584, 104, 32, 36));
    plate.fill(PUMPKIN, rect(590, 110, 6, 24) + rect(604, 110, 6, 24));
    dome(site, 600, 104, 32, 16);
    plate.fill(inks.roof, poly(594, 90, 598, 66, 602, 66, 606, 90) + disc(600, 64, 4));
    pediment(site, 600, 452, 118, 46, white);
    plate.fill(inks.shade, rect(490, 462, 220, 150), 0.4);
    door(site, 600, 612, 40, 84);
    columns(site, 494, 212, 8, 460, 612, 12);
    for (let i = 0; i < 6; i++) {
      const w = 230 + i * 30;
      plate.fill(i % 2 ? inks.far[2] : white, rect(600 - w / 2, 612 + i * 8, w, 8));
    }
    site.ground = { x: 320, y: 706 };
  },
};

export const towerCapitol: Silhouette = {
  phrase: "the Nebraska State Capitol, a tall tower with a gold dome and the Sower on top",
  setting: "lawn",
  bare: true,
  peak: 60,
  draw(site) {
    const { plate, inks } = site;
    const white = pale(inks);
    wall(site, 538, 230, 124, 330, 26, white);
    plate.fill(inks.shade, rect(560, 250, 10, 290) + rect(595, 250, 10, 290) + rect(630, 250, 10, 290));
    for (let y = 268; y < 520; y += 36)
      for (const x of [560, 595, 630]) plate.fill((x + y) % 7 === 3 ? PUMPKIN : inks.dark, rect(x, y, 10, 22));
    plate.fill(white, rect(528, 214, 144, 20) + rect(528, 200, 18, 20) + rect(654, 200, 18, 20));
    plate.fill(inks.trim, rect(524, 214, 152, 4));
    wall(site, 556, 156, 88, 60, 12, white);
    for (let i = 0; i < 5; i++) plate.fill(i === 2 ? PUMPKIN : inks.dark, arch(562 + i * 16, 168, 9, 38));
    plate.fill("#e6b450", "M552 156a48 50 0 0 1 96 0z");
    plate.fill(inks.roof, "M612 156q10 -34 -12 -50a48 50 0 0 1 48 50z", 0.4);
    plate.fill(inks.roof, rect(592, 96, 16, 12) + poly(596, 96, 597, 74, 604, 74, 606, 96) + disc(600, 70, 4));
    plate.line(inks.roof, 4, "M600 80l-14 10M602 80l16 -4");
    wall(site, 260, 530, 680, 120, 34, white);
    plate.fill(inks.trim, rect(254, 526, 692, 5));
    windowRow(site, 270, 210, 7, 556, 20, 60);
    windowRow(site, 720, 210, 7, 556, 20, 60);
    glaze(site);
    for (const x of [250, 880]) {
      wall(site, x, 516, 76, 134, 10, white);
      addWindow(site, x + 26, 550, 24, 60, "arch");
      plate.fill(inks.trim, rect(x - 4, 514, 84, 4));
    }
    wall(site, 500, 486, 200, 164, 14, white);
    plate.fill(inks.trim, rect(494, 484, 212, 5));
    for (const x of [504, 672]) plate.fill(inks.trim, rect(x, 490, 24, 160), 0.5);
    plate.fill(inks.trim, arch(548, 510, 104, 140));
    plate.fill(inks.dark, arch(558, 520, 84, 130));
    addWindow(site, 574, 540, 52, 50, "arch", true);
    glaze(site);
    door(site, 600, 650, 46, 54, false);
    steps(site, 600, 680, 230, 4, 8);
    site.ground = { x: 340, y: 706 };
  },
};
