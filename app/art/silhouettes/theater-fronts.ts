/** More theaters: the opera house over shops, the vaudeville front, the streamlined picture house. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { belt, cornice, door, wall } from "../masonry.ts";
import { arch, disc, poly, rect, track } from "../plate.ts";
import { pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { neighbors } from "./theaters.ts";

const bulbRow = (x: number, y: number, w: number, step = 16): string => {
  let d = "";
  for (let at = 0; at <= w; at += step) d += `M${x + at} ${y}h0`;
  return d;
};

export const operaBlock: Silhouette = {
  era: [1860, 1905],
  peak: 140,
  phrase: "an opera house above a row of shops, with a mansard tower at its middle",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const w = random.pick([480, 560]);
    const x = 600 - w / 2;
    wall(site, x, 350, w, 300, 60);
    cornice(site, x, 346, w, 60, 30);
    const bays = w > 500 ? 4 : 3;
    for (const bx of [x + 10, 666]) {
      const side = w / 2 - 76;
      windowRow(site, bx, side, bays, 380, 34, 130, "arch");
      for (let i = 0; i < 2; i++)
        addWindow(site, bx + (side / 2) * i + 10, 572, side / 2 - 20, 66, "sash", i === (bx > 600 ? 0 : 1));
    }
    glaze(site);
    let hoods = "";
    for (const o of site.openings.filter((o) => o.h > 100))
      hoods += `M${Math.round(o.x) - 7} ${o.y + 17}a24 22 0 0 1 48 0`;
    plate.line(inks.trim, 4, hoods, 0.8);
    belt(site, x, 540, w, 7, inks.trim);
    plate.fill(
      inks.roof,
      poly(x - 8, 566, x, 548, 530, 548, 530, 566) + poly(670, 566, 670, 548, x + w, 548, x + w + 8, 566),
    );
    wall(site, 534, 300, 132, 350, 14);
    cornice(site, 534, 296, 132, 14, 10);
    plate.fill(inks.roof, "M524 296q16 -18 24 -92h104q8 74 24 92z");
    plate.line(inks.trim, 3, "M526 294q16 -18 24 -90", 0.6);
    plate.fill(inks.trim, rect(542, 200, 116, 5));
    plate.bars(inks.roof, 548, 186, 104, 14, 3, 6);
    addWindow(site, 582, 228, 36, 46, "round");
    addWindow(site, 566, 324, 68, 150, "arch", true);
    glaze(site);
    pole(site, 600, 200, 60, true);
    plate.fill(inks.trim, arch(552, 510, 96, 140));
    door(site, 600, 650, 72, 112, false);
    plate.fill(CANDLE, `M564 540a36 30 0 0 1 72 0z`, 0.85);
    for (const lx of [542, 658]) plate.fill(PUMPKIN, disc(lx, 560, 26), 0.2).fill(CANDLE, disc(lx, 560, 8));
    site.ground = { x: x - 50, y: 694 };
  },
};

export const vaudeville: Silhouette = {
  era: [1895, 1930],
  phrase: "a tall vaudeville front with a great arch, masks over it and an upright sign",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    neighbors(site, 440, 790);
    wall(site, 440, 250, 320, 400, 40);
    plate.fill(inks.wall, "M440 252V226H500l24 -34H676l24 34H760V252z");
    plate.line(inks.trim, 5, "M434 226H500l24 -34H676l24 34H766");
    cornice(site, 440, 250, 320, 40, 18);
    plate.fill(inks.trim, arch(500, 286, 200, 230));
    plate.fill(inks.dark, arch(512, 298, 176, 218));
    for (const [x, y, h] of [
      [522, 380, 126],
      [578, 340, 166],
      [634, 380, 126],
    ] as const)
      addWindow(site, x, y, 44, h, "arch", x === 578 || random.chance(0.4));
    for (const x of [458, 716]) for (const y of [300, 420]) addWindow(site, x, y, 28, 70, "sash");
    glaze(site);
    // Comedy and tragedy.
    for (const [x, mouth] of [
      [572, 10],
      [628, -10],
    ] as const) {
      plate.fill(inks.trim, `M${x - 22} 204h44v24q-4 26 -22 30q-18 -4 -22 -30z`);
      plate.fill(inks.dark, disc(x - 9, 220, 4) + disc(x + 9, 220, 4));
      plate.line(inks.dark, 4, `M${x - 10} ${mouth > 0 ? 236 : 244}q10 ${mouth} 20 0`);
    }
    plate.fill(inks.roof, rect(770, 270, 46, 250));
    plate.bars(PUMPKIN, 782, 288, 22, 214, 22, 1);
    plate.brush(
      CANDLE,
      5,
      Array.from({ length: 14 }, (_, i) => `M776 ${278 + i * 18}h0M810 ${278 + i * 18}h0`).join(""),
    );
    plate.fill(inks.roof, poly(430, 540, 770, 540, 790, 580, 410, 580));
    plate.bars(CANDLE, 430, 550, 340, 18, 14, 7, 0.85);
    plate.brush(CANDLE, 6, bulbRow(416, 584, 368));
    for (const x of [456, 664]) plate.fill(PUMPKIN, rect(x, 598, 80, 52), 0.9);
    door(site, 600, 650, 100, 54, false);
    site.ground = { x: 370, y: 694 };
  },
};

export const decoTheater: Silhouette = {
  era: [1932, 1955],
  peak: 110,
  phrase: "a streamlined Art Deco theater with a stepped neon tower",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const pale = mix(inks.wall, inks.trim, 0.34);
    neighbors(site, 380, 840);
    plate.fill(pale, "M380 650V410Q380 380 410 380H790Q820 380 820 410V650z");
    plate.fill(inks.trim, "M380 418Q380 380 410 380H790Q820 380 820 418V410Q816 388 790 388H410Q384 388 380 410z");
    for (const y of [440, 462, 484]) plate.fill(inks.shade, rect(380, y, 440, 5));
    for (const x of [414, 464, 706, 756]) addWindow(site, x - 12, 504, 30, 40, "round");
    glaze(site);
    const cx = random.pick([600, 520]);
    for (const [half, top] of [
      [84, 330],
      [60, 250],
      [36, 180],
    ] as const) {
      plate.fill(pale, rect(cx - half, top, half * 2, 540 - top));
      plate.fill(inks.shade, rect(cx + half - 14, top, 14, 540 - top));
      plate.fill(inks.trim, rect(cx - half - 3, top - 4, half * 2 + 6, 6));
    }
    plate.fill(inks.dark, rect(cx - 22, 200, 44, 330));
    plate.bars(PUMPKIN, cx - 14, 214, 28, 300, 28, 1);
    plate.line(CANDLE, 4, track(cx - 30, 536, cx - 30, 196) + track(cx + 30, 536, cx + 30, 196));
    plate.line(inks.roof, 6, `M${cx} 180V112`);
    plate.fill(PUMPKIN, disc(cx, 110, 26), 0.25);
    plate.fill(CANDLE, disc(cx, 110, 7));
    addWindow(site, cx - 74, 420, 26, 80, "sash", true);
    addWindow(site, cx + 44, 420, 26, 80, "sash");
    glaze(site);
    plate.fill(inks.roof, "M360 540H840Q860 560 840 584H360Q340 560 360 540z");
    plate.bars(CANDLE, 376, 550, 448, 22, 14, 7, 0.85);
    plate.line(PUMPKIN, 4, "M352 546Q346 562 354 580M848 546Q854 562 846 580");
    plate.brush(CANDLE, 6, bulbRow(364, 588, 470));
    for (const x of [420, 690]) plate.fill(PUMPKIN, rect(x, 600, 90, 50), 0.9);
    door(site, 600, 650, 120, 52, false);
    site.ground = { x: 330, y: 694 };
  },
};
