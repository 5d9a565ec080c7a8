import { CANDLE, PUMPKIN } from "../inks.ts";
import { cornice, wall } from "../masonry.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze } from "../site.ts";

export const lalaurie: Silhouette = {
  phrase: "the Lalaurie house, three gray stories on a New Orleans corner with an iron gallery wrapped about it",
  setting: "street",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.shade, rect([120, 440, 250, 210]) + rect([900, 452, 240, 198]));
    plate.fill(inks.far[2], rect([116, 436, 258, 7]) + rect([896, 448, 248, 7]));
    for (const x of [150, 220, 290]) addWindow(site, [x, 476, 30, 70]);
    for (const x of [940, 1010, 1080]) addWindow(site, [x, 486, 30, 70]);
    for (const x of [150, 290]) addWindow(site, [x, 584, 30, 66]);
    glaze(site);
    wall(site, [370, 262, 390, 388], { depth: 150 });
    for (const [x, s] of [
      [784, 0],
      [826, 3],
      [868, 6],
    ] as const) {
      plate.fill(inks.dark, rect([x, 306 + s, 22, 66]) + rect([x, 432 + s, 22, 90]) + arch([x, 574, 24, 70]));
    }
    const xs = [392, 466, 540, 614, 688];
    for (const x of xs) {
      plate.fill(
        inks.roof,
        rect([x - 9, 300, 10, 76]) +
          rect([x + 35, 300, 10, 76]) +
          rect([x - 9, 424, 10, 100]) +
          rect([x + 35, 424, 10, 100]),
      );
      addWindow(site, [x + 1, 300, 34, 76], { lit: x === 614 });
      addWindow(site, [x + 1, 424, 34, 100], { lit: x === 466 });
    }
    glaze(site);
    cornice(site, [366, 254, 398], { depth: 152, brackets: 26 });
    plate.fill(inks.wall, rect([380, 236, 374, 20]));
    plate.fill(inks.trim, rect([374, 232, 386, 5]));
    for (const x of xs) {
      plate.fill(inks.trim, arch([x - 8, 564, 52, 86]), 0.5);
      plate.fill(x === 540 ? inks.near : inks.dark, arch([x, 572, 36, 78]));
    }
    plate.fill(PUMPKIN, "M548 590a10 10 0 0 1 20 0z");
    site.door = { x: 541, y: 582, w: 34, h: 68 };
    plate.fill(inks.roof, rect([346, 530, 424, 9]) + poly(770, 530, 940, 548, 940, 556, 770, 539));
    plate.fill(inks.trim, rect([346, 484, 424, 4]) + poly(770, 484, 940, 504, 940, 508, 770, 488));
    plate.bars(inks.trim, [348, 488, 422, 42], { thick: 3, gap: 7 });
    let lace = "";
    for (let x = 350; x < 760; x += 20) lace += `M${x} 509a10 10 0 1 1 20 0a10 10 0 1 1 -20 0`;
    plate.line([inks.trim, 2], lace, 0.9);
    plate.line(
      [inks.trim, 3],
      "M780 490v44M800 492v44M820 494v44M840 497v44M860 499v44M880 501v44M900 503v44M920 506v44",
    );
    for (const x of [360, 450, 540, 630, 720]) plate.line([inks.roof, 4], `M${x} 539q2 22 24 26M${x} 539v30`);
    plate.fill(CANDLE, disc(352, 574, 34), 0.14);
    plate.fill(CANDLE, poly(344, 562, 360, 562, 357, 586, 347, 586));
    plate.line([inks.roof, 3], "M366 552h-14v10");
    site.ground = { x: 300, y: 706 };
  },
};
