/** More theaters: the opera house over shops, the vaudeville front, the streamlined picture house. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { door } from "../masonry.ts";
import { disc, rect, track } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze } from "../site.ts";
import { neighbors } from "./theaters.ts";

const bulbRow = (x: number, y: number, w: number, step = 16): string => {
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
