import { chimney, steps, wall } from "../masonry.ts";
import { arch, rect } from "../plate.ts";
import { gableFront, hipRoof, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const franklinCastle: Silhouette = {
  peak: 80,
  phrase: "Franklin Castle, a tall dark stone house with a round corner turret and steep gables",
  setting: "street",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    chimney(site, [566, 142, 38, 150]);
    chimney(site, [762, 200, 30, 120]);
    wall(site, [470, 330, 290, 320], { depth: 90 });
    hipRoof(site, [470, 330, 290, 128], { inset: 90, depth: 84, over: 16 });
    plate.fill(
      inks.dark,
      rect([790, 390, 22, 60]) + rect([826, 394, 20, 58]) + rect([790, 500, 22, 60]) + rect([826, 500, 20, 60]),
    );
    gableFront(site, [596, 334, 160, 130], { over: 14 });
    plate.fill(inks.wall, rect([596, 330, 160, 320]));
    let stones = "";
    for (let i = 0; i < 60; i++)
      stones += `M${random.int(476, 730)} ${336 + random.int(0, 17) * 18}h${random.int(12, 28)}`;
    plate.line([inks.shade, 3], stones);
    windowRow(site, { x: 616, y: 262, width: 120, count: 2 }, { w: 24, h: 48, shape: "arch" });
    windowRow(site, { x: 606, y: 360, width: 140, count: 2 }, { w: 32, h: 70 });
    windowRow(site, { x: 606, y: 466, width: 140, count: 2 }, { w: 32, h: 74 });
    windowRow(site, { x: 640, y: 566, width: 110, count: 2 }, { w: 30, h: 66 });
    glaze(site);
    plate.fill(inks.trim, rect([470, 446, 290, 6]) + rect([470, 550, 290, 6]), 0.7);
    const [tx, tw, top] = [400, 128, 270];
    plate.fill(inks.wall, rect([tx, top, tw, 650 - top]));
    plate.fill(inks.shade, rect([tx + tw * 0.58, top, tw * 0.42, 650 - top]));
    plate.line([inks.shade, 3], "M408 420h24M440 440h20M412 500h26M430 520h20M406 600h28M440 620h18M420 384h20");
    plate.bars(inks.wall, [tx - 6, top - 14, tw + 12, 15], { thick: 15, gap: 10 });
    plate.fill(
      inks.trim,
      rect([tx - 8, top, tw + 16, 6]) + rect([tx - 4, 446, tw + 8, 6]) + rect([tx - 4, 550, tw + 8, 6]),
      0.9,
    );
    spire(site, [tx + tw / 2, top - 10, tw + 6, 130], 40);
    for (const [y, h] of [
      [296, 56],
      [376, 58],
      [470, 68],
      [572, 62],
    ] as const)
      for (const [dx, w] of [
        [12, 24],
        [52, 26],
        [94, 18],
      ] as const)
        addWindow(site, [tx + dx, y, w, h], { shape: y === 296 ? "arch" : "sash", lit: y === 296 && dx === 52 });
    glaze(site);
    plate.fill(inks.trim, arch([548, 544, 84, 106]));
    plate.fill(inks.shade, arch([557, 553, 66, 97]));
    plate.fill(inks.near, arch([566, 562, 48, 88]));
    site.door = { x: 567, y: 578, w: 46, h: 72 };
    steps(site, [590, 666, 110], { count: 3, rise: 6 });
    plate.bars(inks.near, [0, 630, 380, 60], { thick: 4, gap: 12 });
    plate.fill(inks.near, rect([0, 642, 380, 4]) + rect([0, 672, 380, 4]));
    plate.bars(inks.near, [860, 630, 340, 60], { thick: 4, gap: 12 });
    plate.fill(inks.near, rect([860, 642, 340, 4]) + rect([860, 672, 340, 4]));
    site.ground = { x: 330, y: 710 };
  },
};
