/** Forts of stone and brick that look over water. */
import { mix, PUMPKIN } from "../inks.ts";
import { arch, poly, rect, type Spot, track } from "../plate.ts";
import { pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import type { Site } from "../site.ts";
import { ripples } from "./vessels.ts";

function gun(site: Site, [x, y, dir]: Spot): void {
  const { plate, inks } = site;
  plate.fill(inks.near, poly(x - dir * 30, y, x - dir * 20, y - 16, x + dir * 12, y - 20, x + dir * 20, y));
  plate.line([inks.near, 9], `M${x - dir * 24} ${y - 20}l${dir * 84} -12`);
}

/** A ring of casemates rising straight from the sea. */
export const islandFort: Silhouette = {
  phrase: "a brick fort rising from the sea, two tiers of casemates deep",
  outdoors: true,
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.ground, "M90 690Q240 640 420 648H800Q1000 644 1110 690Q900 716 600 712T90 690z");
    pole(site, [random.pick([520, 700]), 400, 190], true);
    plate.fill(
      inks.shade,
      poly(160, 440, 400, 424, 400, 668, 160, 656) + poly(800, 424, 1050, 440, 1050, 656, 800, 668),
    );
    plate.fill(inks.wall, poly(392, 420, 808, 420, 808, 672, 392, 672));
    plate.fill(
      inks.trim,
      poly(152, 432, 396, 414, 396, 424, 152, 442) +
        rect([388, 410, 424, 10]) +
        poly(804, 414, 1058, 432, 1058, 442, 804, 424),
    );
    let mouths = "";
    for (const y of [462, 554])
      for (let i = 0; i < 5; i++) {
        mouths += arch([182 + i * 44, y + 6 - i * 2, 24, 44]) + arch([828 + i * 44, y - 2 + i * 2, 24, 44]);
      }
    for (const y of [456, 556])
      for (let i = 0; i < 7; i++) if (y < 500 || i !== 3) mouths += arch([410 + i * 56, y, 34, 54]);
    plate.fill(inks.near, mouths);
    for (const [x, y] of [
      [466, 456],
      [690, 556],
    ] as const)
      plate.fill(PUMPKIN, arch([x, y, 34, 54]));
    plate.line([inks.shade, 3], "M392 532H808M392 636H808");
    plate.line([inks.far[2], 3], "M160 532L392 530M808 530L1050 534");
    plate.fill(inks.trim, arch([566, 546, 68, 126]));
    plate.fill(inks.near, arch([574, 554, 52, 118]));
    for (const x of [440, 620, 750]) gun(site, [x, 412, random.pick([-1, 1])]);
    plate.fill(inks.roof, rect([540, 668, 120, 16]) + rect([556, 684, 8, 40]) + rect([636, 684, 8, 40]));
    ripples(site);
    site.ground = { x: 270, y: 682 };
  },
};

/** A five-pointed work of earth and granite, seen low from the water. */
export const starFort: Silhouette = {
  phrase: "a star fort of granite under grass ramparts, its points facing the water",
  outdoors: true,
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    const grass = mix(inks.ground, inks.far[1], 0.3);
    plate.fill(grass, "M60 650Q180 560 330 520Q420 492 480 500H720Q800 492 880 520Q1030 560 1140 650z");
    pole(site, [random.pick([500, 640]), 500, 220], true);
    plate.fill(inks.shade, rect([700, 440, 110, 62]));
    plate.fill(inks.roof, poly(690, 444, 730, 410, 780, 410, 826, 444));
    plate.fill(PUMPKIN, rect([724, 460, 16, 26]));
    for (const [x0, y0, x1, y1, x2, y2] of [
      [60, 580, 300, 540, 420, 590],
      [420, 590, 600, 530, 780, 590],
      [780, 590, 900, 540, 1140, 580],
    ] as const) {
      plate.fill(inks.wall, poly(x0, y0, x1, y1, x1, 690, x0, 680));
      plate.fill(inks.shade, poly(x1, y1, x2, y2, x2, 680, x1, 690));
      plate.line([inks.trim, 7], track(x0, y0, x1, y1, x2, y2));
      let slits = "";
      for (let i = 1; i < 6; i++) {
        const [ax, ay] = [x0 + ((x1 - x0) * i) / 6, y0 + ((y1 - y0) * i) / 6];
        const [bx, by] = [x1 + ((x2 - x1) * i) / 6, y1 + ((y2 - y1) * i) / 6];
        slits += rect([ax - 4, ay + 34, 8, 30]) + rect([bx - 4, by + 34, 8, 30]);
      }
      plate.fill(inks.near, slits);
    }
    for (const x of [250, 520, 860]) gun(site, [x, x === 520 ? 548 : 536, x > 600 ? 1 : -1]);
    plate.fill(inks.trim, arch([568, 596, 64, 92]));
    plate.fill(inks.near, arch([576, 604, 48, 84]));
    plate.fill(PUMPKIN, arch([588, 636, 24, 52]));
    plate.fill(inks.ground, "M0 800V690Q300 676 600 692T1200 688V720Q600 740 0 720z");
    ripples(site);
    site.ground = { x: 400, y: 698 };
  },
};
