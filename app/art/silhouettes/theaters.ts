/** Theaters of the twentieth century. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { cornice, door, wall } from "../masonry.ts";
import { arch, disc, poly, rect, type Spot, track } from "../plate.ts";
import { spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

export function neighbors(site: Site, left: number, right: number): void {
  const { plate, inks, random } = site;
  for (const [x, w] of [
    [left - 170, 165],
    [right + 5, 175],
  ] as const) {
    const top = random.int(420, 490);
    plate.fill(inks.shade, rect([x, top, w, 650 - top]));
    plate.fill(inks.far[2], rect([x - 4, top, w + 8, 7]));
    windowRow(site, { x: x + 8, y: top + 34, width: w - 16, count: 4 }, { w: 20, h: 42 });
  }
  glaze(site);
}

function bulbs(site: Site, [x, y, w]: Spot, step = 16): void {
  let d = "";
  for (let i = 0; i <= w; i += step) d += `M${Math.round(x + i)} ${Math.round(y)}h0`;
  site.plate.brush([CANDLE, 6], d);
}

export const moviePalace: Silhouette = {
  era: [1915, 1960],
  phrase: "a movie palace with a lit marquee and a blade sign",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    neighbors(site, 410, 820);
    wall(site, [410, 300, 370, 350], { depth: 40 });
    const crown = random.pick(["arch", "steps", "pinnacles"]);
    if (crown === "arch") {
      plate.fill(inks.wall, "M450 302V262H500a100 84 0 0 1 190 0H740V302z");
      plate.line([inks.trim, 5], "M446 262H500a100 84 0 0 1 190 0H744");
    } else if (crown === "steps") {
      plate.fill(inks.wall, rect([440, 268, 310, 36]) + rect([490, 234, 210, 36]) + rect([550, 200, 90, 36]));
      plate.fill(inks.trim, rect([436, 264, 318, 5]) + rect([486, 230, 218, 5]) + rect([546, 196, 98, 5]));
    } else {
      for (const x of [424, 504, 595, 686, 766]) spire(site, [x, 302, 26, x === 595 ? 110 : 64], 0);
      plate.fill(inks.wall, rect([505, 262, 180, 42]));
      plate.fill(inks.trim, rect([500, 258, 190, 5]));
    }
    cornice(site, [410, 298, 370], { depth: 40, brackets: 18 });
    plate.fill(inks.trim, arch([495, 326, 200, 190]));
    plate.fill(inks.shade, arch([505, 336, 180, 180]));
    for (const [x, w, y, h] of [
      [518, 44, 386, 124],
      [573, 44, 356, 154],
      [628, 44, 386, 124],
    ] as const)
      addWindow(site, [x, y, w, h], { shape: "arch", lit: x === 573 || random.chance(0.4) });
    addWindow(site, [438, 380, 30, 90], { shape: "arch" });
    addWindow(site, [722, 380, 30, 90], { shape: "arch" });
    glaze(site);
    const bx = 396;
    plate.fill(inks.roof, `M${bx} 520V250q20 -40 40 0V520z`);
    plate.fill(PUMPKIN, rect([bx + 13, 276, 14, 222]));
    let dots = "";
    for (let y = 262; y < 516; y += 17) dots += `M${bx + 6} ${y}h0M${bx + 34} ${y}h0`;
    plate.brush([CANDLE, 5], dots);
    plate.fill(inks.dark, rect([440, 576, 310, 74]));
    plate.fill(PUMPKIN, rect([452, 586, 60, 64]) + rect([678, 586, 60, 64]));
    for (let i = 0; i < 4; i++) plate.fill(i === 2 ? inks.dark : PUMPKIN, rect([524 + i * 38, 586, 32, 64]));
    plate.line([inks.roof, 3], "M482 586v64M708 586v64");
    site.door = { x: 600, y: 586, w: 32, h: 64 };
    plate.fill(inks.roof, poly(392, 524, 798, 524, 820, 576, 370, 576));
    plate.fill(CANDLE, poly(410, 536, 780, 536, 792, 562, 398, 562), 0.9);
    plate.line([inks.roof, 2], "M404 549H786", 0.8);
    bulbs(site, [378, 574, 436]);
    bulbs(site, [398, 528, 394]);
    plate.fill(CANDLE, poly(380, 652, 810, 652, 900, 700, 290, 700), 0.14);
  },
};

const bulbRow = ([x, y, w]: Spot, step = 16): string => {
  let d = "";
  for (let at = 0; at <= w; at += step) d += `M${x + at} ${y}h0`;
  return d;
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
    for (const y of [440, 462, 484]) plate.fill(inks.shade, rect([380, y, 440, 5]));
    for (const x of [414, 464, 706, 756]) addWindow(site, [x - 12, 504, 30, 40], { shape: "round" });
    glaze(site);
    const cx = random.pick([600, 520]);
    for (const [half, top] of [
      [84, 330],
      [60, 250],
      [36, 180],
    ] as const) {
      plate.fill(pale, rect([cx - half, top, half * 2, 540 - top]));
      plate.fill(inks.shade, rect([cx + half - 14, top, 14, 540 - top]));
      plate.fill(inks.trim, rect([cx - half - 3, top - 4, half * 2 + 6, 6]));
    }
    plate.fill(inks.dark, rect([cx - 22, 200, 44, 330]));
    plate.bars(PUMPKIN, [cx - 14, 214, 28, 300], { thick: 28, gap: 1 });
    plate.line([CANDLE, 4], track(cx - 30, 536, cx - 30, 196) + track(cx + 30, 536, cx + 30, 196));
    plate.line([inks.roof, 6], `M${cx} 180V112`);
    plate.fill(PUMPKIN, disc(cx, 110, 26), 0.25);
    plate.fill(CANDLE, disc(cx, 110, 7));
    addWindow(site, [cx - 74, 420, 26, 80], { lit: true });
    addWindow(site, [cx + 44, 420, 26, 80]);
    glaze(site);
    plate.fill(inks.roof, "M360 540H840Q860 560 840 584H360Q340 560 360 540z");
    plate.bars(CANDLE, [376, 550, 448, 22], { thick: 14, gap: 7, opacity: 0.85 });
    plate.line([PUMPKIN, 4], "M352 546Q346 562 354 580M848 546Q854 562 846 580");
    plate.brush([CANDLE, 6], bulbRow([364, 588, 470]));
    for (const x of [420, 690]) plate.fill(PUMPKIN, rect([x, 600, 90, 50]), 0.9);
    door(site, [600, 650, 120, 52], false);
    site.ground = { x: 330, y: 694 };
  },
};
