import { CANDLE } from "../inks.ts";
import { chimney, door, steps, wall } from "../masonry.ts";
import { poly, type Quad, rect } from "../plate.ts";
import { gableFront } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site } from "../site.ts";

function shuttered(site: Site, [x, y, w, h]: Quad, lit?: boolean): void {
  site.plate.fill(site.inks.roof, rect([x - 16, y, 13, h]) + rect([x + w + 3, y, 13, h]));
  addWindow(site, [x, y, w, h], { lit });
}

export const lizzieBorden: Silhouette = {
  phrase: "the Lizzie Borden house, a narrow gabled clapboard house with dark shutters, its front door at one side",
  setting: "street",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    chimney(site, [640, 178, 34, 130]);
    plate.fill(inks.shade, poly(730, 378, 880, 400, 880, 640, 730, 650));
    plate.fill(inks.roof, poly(600, 226, 742, 246, 912, 424, 758, 400));
    chimney(site, [760, 200, 30, 110]);
    for (const [x, y] of [
      [764, 436],
      [824, 440],
      [764, 560],
      [824, 558],
    ] as const)
      addWindow(site, [x, y, 24, 56], { lit: x === 824 && y === 440 });
    glaze(site);
    wall(site, [470, 378, 260, 272]);
    gableFront(site, [470, 382, 260, 150], { over: 24 });
    let boards = "";
    for (let y = 392; y < 648; y += 14) boards += `M472 ${y}h256`;
    plate.line([inks.shade, 1.5], boards, 0.7);
    plate.fill(inks.trim, rect([464, 374, 272, 7]) + rect([470, 380, 9, 270]) + rect([721, 380, 9, 270]));
    shuttered(site, [556, 300, 30, 56]);
    shuttered(site, [614, 300, 30, 56], true);
    for (const x of [508, 584, 660]) shuttered(site, [x, 408, 34, 76], x === 584);
    for (const x of [594, 666]) shuttered(site, [x, 534, 34, 84]);
    glaze(site);
    plate.fill(inks.trim, rect([484, 524, 74, 126]));
    door(site, [521, 650, 44, 106], false);
    plate.fill(CANDLE, rect([500, 536, 42, 12]), 0.9);
    plate.fill(inks.roof, poly(474, 528, 521, 508, 568, 528) + rect([474, 526, 94, 7]));
    steps(site, [521, 662, 70], { count: 2, rise: 7 });
    plate.bars(inks.near, [0, 620, 440, 60], { thick: 10, gap: 9 });
    plate.fill(inks.near, rect([0, 632, 440, 5]) + rect([0, 662, 440, 5]));
    plate.bars(inks.near, [900, 620, 300, 60], { thick: 10, gap: 9 });
    plate.fill(inks.near, rect([900, 632, 300, 5]) + rect([900, 662, 300, 5]));
    site.ground = { x: 380, y: 708 };
  },
};
