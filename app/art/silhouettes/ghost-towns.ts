import { chimney, door, wall } from "../masonry.ts";
import { disc, poly, rect } from "../plate.ts";
import { gableFront, gableSide } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const falseFronts: Silhouette = {
  phrase: "a ghost town street of leaning false fronts",
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    const order = random.pick([
      [0, 1, 2, 3],
      [2, 0, 3, 1],
      [1, 3, 0, 2],
    ]);
    const shop = (kind: number, x: number, w: number) => {
      const top = [400, 440, 380, 452][kind] ?? 420;
      const lean = random.int(-8, 8);
      plate.fill(inks.shade, poly(x + w, top + 60, x + w + 34, top + 70, x + w + 34, 646, x + w, 650));
      const front = poly(x + lean, top, x + w + lean, top, x + w, 650, x, 650);
      plate.fill(inks.wall, front);
      if (kind === 0)
        plate.fill(
          inks.wall,
          poly(
            x + w * 0.2 + lean,
            top,
            x + w * 0.28 + lean,
            top - 34,
            x + w * 0.72 + lean,
            top - 34,
            x + w * 0.8 + lean,
            top,
          ),
        );
      if (kind === 2)
        plate.fill(inks.wall, poly(x + w * 0.1 + lean, top, x + w * 0.5 + lean, top - 52, x + w * 0.9 + lean, top));
      plate.fill(inks.trim, rect([x - 6 + lean, top - 3, w + 12, 6]));
      let boards = "";
      for (let y = top + 26; y < 640; y += 20) boards += `M${x + 4} ${y}h${w - 8}`;
      plate.line([inks.shade, 2], boards);
      plate.fill(inks.shade, rect([x + w * 0.16, top + 22, w * 0.68, 34]));
      if (kind === 0 || kind === 2)
        windowRow(site, { x: x + 10, y: top + 76, width: w - 20, count: 2 }, { w: 26, h: 48 });
      windowRow(site, { x: x + 6, y: 578, width: w * 0.34, count: 1 }, { w: 36, h: 44 });
      windowRow(site, { x: x + w * 0.66 - 6, y: 578, width: w * 0.34, count: 1 }, { w: 36, h: 44 });
      glaze(site);
      door(site, [x + w / 2, 650, 36, 74], false);
      plate.fill(inks.roof, poly(x - 4, 546, x + w + 4, 552, x + w + 16, 566, x - 16, 560));
      for (const px of [x - 10, x + w / 3, x + (w * 2) / 3, x + w + 6])
        plate.fill(inks.trim, rect([px, 562, 5, 88]), 0.8);
    };
    let x = 200;
    for (const kind of order) {
      const w = 150 + (kind % 2) * 20;
      shop(kind, x, w);
      x += w + random.int(44, 62);
    }
    plate.fill(inks.path, "M0 700Q600 650 1200 700V740Q600 690 0 740z", 0.35);
    plate.line(
      [inks.near, 7],
      "M150 690a34 34 0 1 1 68 0a34 34 0 1 1 -68 0M150 690h68M184 656v68M160 666l48 48M208 666l-48 48",
    );
    plate.line([inks.roof, 6], "M1060 650l14 -190M1120 650l-14 -190M1066 560h48M1070 510h40");
    plate.fill(inks.roof, rect([1050, 396, 80, 66]) + poly(1044, 398, 1090, 366, 1136, 398));
    site.ground = { x: 640, y: 708 };
  },
};

export const miningCamp: Silhouette = {
  phrase: "an abandoned mine headframe above a ghost town",
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V640Q300 610 460 560Q600 520 780 570T1200 640V800z");
    plate.line([inks.roof, 11], "M560 570L596 250H640L676 570M640 262L820 580");
    plate.line(
      [inks.roof, 6],
      "M590 300h56M582 380h72M574 460h88M566 530h104M592 300l60 80M644 300l-62 80M582 380l84 80M654 380l-82 80M574 460l98 74M664 460l-96 74",
    );
    plate.line([inks.roof, 7], "M590 236a28 28 0 1 1 56 0a28 28 0 1 1 -56 0");
    plate.line([inks.roof, 3], "M618 208v56M590 236h56M598 216l40 40M638 216l-40 40M644 240L880 520");
    wall(site, [780, 500, 160, 100], { depth: 50 });
    gableSide(site, [780, 500, 160, 60], { depth: 50 });
    addWindow(site, [810, 528, 26, 36]);
    addWindow(site, [880, 528, 26, 36], { lit: true });
    glaze(site);
    const n = random.int(2, 3);
    for (let i = 0; i < n; i++) {
      const x = 230 + i * 110;
      wall(site, [x, 570 - i * 12, 84, 60]);
      gableFront(site, [x, 572 - i * 12, 84, 44], { depth: 30, over: 10 });
      addWindow(site, [x + 20, 588 - i * 12, 16, 22]);
      chimney(site, [x + 60, 508 - i * 12, 12, 34]);
    }
    glaze(site);
    plate.fill(inks.ground, "M0 800V690Q300 640 620 650T1200 690V800z");
    plate.line([inks.roof, 5], "M300 720L620 640M330 732L640 646");
    let ties = "";
    for (let i = 0; i < 9; i++) ties += `M${300 + i * 36} ${716 - i * 9}l30 14`;
    plate.line([inks.roof, 4], ties);
    plate.fill(inks.near, poly(380, 690, 470, 668, 478, 632, 376, 650));
    plate.fill(inks.near, disc(400, 692, 9) + disc(450, 678, 9));
    plate.fill(inks.dark, rect([846, 540, 28, 60]));
    site.door = { x: 846, y: 540, w: 28, h: 60 };
    site.ground = { x: 700, y: 700 };
  },
};
