/** Ships of the navy, and water before a hull or a pier. */
import { PUMPKIN } from "../inks.ts";
import { disc, poly, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

export const carrier: Silhouette = {
  phrase: "a museum aircraft carrier with her island and planes on the flight deck",
  outdoors: true,
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.wall, poly(110, 540, 1120, 540, 1060, 660, 200, 664));
    plate.fill(inks.shade, poly(150, 606, 1092, 600, 1060, 660, 200, 664));
    plate.fill(inks.roof, poly(70, 512, 1150, 512, 1134, 530, 90, 530));
    plate.fill(inks.trim, rect([70, 508, 1080, 5]));
    plate.line([inks.shade, 5], "M150 530l30 24M260 530l26 24M930 530l-26 24M1060 530l-28 24");
    let bays = "";
    for (let i = 0; i < 6; i++) bays += rect([250 + i * 130, 550, 76, 38]);
    plate.fill(inks.dark, bays);
    plate.fill(PUMPKIN, rect([510, 550, 76, 38]), 0.8);
    // The island.
    plate.fill(
      inks.wall,
      poly(620, 512, 630, 416, 830, 416, 846, 512) + rect([660, 360, 130, 58]) + rect([690, 316, 64, 46]),
    );
    plate.fill(inks.shade, poly(780, 512, 776, 416, 830, 416, 846, 512) + rect([752, 360, 38, 58]));
    plate.fill(inks.trim, rect([624, 412, 212, 5]) + rect([654, 356, 142, 5]) + rect([684, 312, 76, 5]));
    plate.fill(inks.roof, poly(766, 360, 774, 300, 820, 300, 826, 416));
    plate.line([inks.roof, 6], "M720 316V170M700 240h44M706 206h30");
    plate.line([inks.roof, 3], "M720 250l-40 66M720 250l40 66M690 188h60M704 170h32");
    plate.fill(inks.roof, poly(740, 236, 790, 226, 790, 250, 740, 252));
    windowRow(site, { x: 664, y: 376, width: 100, count: 6 }, { w: 11, h: 14, shape: "slit" });
    windowRow(site, { x: 636, y: 434, width: 130, count: 6 }, { w: 12, h: 14, shape: "slit" });
    site.beacon = 3;
    glaze(site);
    const plane = (x: number, s: number) =>
      `M${x} ${508 - 12 * s}q${26 * s} ${-16 * s} ${70 * s} ${-8 * s}l${26 * s} ${-20 * s}h${8 * s}l${-2 * s} ${26 * s}q${-50 * s} ${10 * s} ${-102 * s} ${2 * s}zM${x + 22 * s} ${508 - 12 * s}h5v${12 * s}h-5zM${x + 54 * s} ${508 - 10 * s}h5v${10 * s}h-5z`;
    plate.fill(inks.near, plane(230, 1) + plane(360, 1) + plane(900, 1) + plane(1020, 0.9));
    plate.line([inks.near, 4], "M258 482l-14 -34M388 482l-14 -34M928 482l-14 -34");
    let holes = "";
    for (let i = 0; i < 16; i++) holes += disc(240 + i * 50, 626, 4);
    plate.fill(inks.dark, holes);
    ripples(site);
    site.ground = { x: 240, y: 706 };
  },
};

export function ripples(site: Site): void {
  const { plate, inks, random } = site;
  let d = "";
  for (let i = 0; i < 26; i++) d += `M${random.int(120, 1000)} ${random.int(668, 780)}h${random.int(20, 120)}`;
  plate.brush([inks.far[1], 4], d, 0.8);
}

export const warship: Silhouette = {
  phrase: "a gray museum warship at its mooring",
  outdoors: true,
  setting: "shore",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.wall, poly(120, 560, 1090, 540, 1050, 660, 180, 664));
    plate.fill(inks.shade, poly(150, 620, 1066, 612, 1050, 660, 180, 664));
    plate.fill(inks.trim, poly(120, 556, 1092, 536, 1092, 541, 120, 562));
    const turret = (x: number, y: number, dir: number) => {
      plate.fill(inks.wall, poly(x - 44, y, x - 34, y - 32, x + 34, y - 32, x + 44, y));
      plate.fill(inks.shade, poly(x + 8, y, x + 6, y - 32, x + 34, y - 32, x + 44, y));
      plate.line(
        [inks.roof, 6],
        `M${x + dir * 36} ${y - 22}l${dir * 104} -16M${x + dir * 36} ${y - 14}l${dir * 104} -16`,
      );
    };
    turret(300, 552, -1);
    turret(380, 524, -1);
    plate.fill(inks.shade, rect([340, 524, 90, 30]));
    turret(900, 544, 1);
    plate.fill(inks.wall, rect([450, 480, 330, 72]) + rect([480, 420, 150, 60]) + rect([500, 360, 100, 60]));
    plate.fill(inks.shade, rect([700, 480, 80, 72]) + rect([590, 420, 40, 60]) + rect([572, 360, 28, 60]));
    plate.fill(inks.trim, rect([444, 476, 342, 5]) + rect([474, 416, 162, 5]) + rect([494, 356, 112, 5]));
    plate.fill(inks.shade, poly(650, 480, 660, 380, 716, 380, 726, 480));
    plate.fill(inks.roof, rect([658, 372, 60, 12]));
    plate.line([inks.roof, 6], "M550 360V190M690 372V260");
    plate.line([inks.roof, 3], "M510 250h80M520 214h60M550 300l-40 60M550 300l40 60M550 196L300 520M550 196L900 510");
    windowRow(site, { x: 490, y: 372, width: 110, count: 5 }, { w: 14, h: 14, shape: "slit" });
    windowRow(site, { x: 480, y: 436, width: 150, count: 6 }, { w: 13, h: 16, shape: "slit" });
    for (let i = 0; i < 14; i++) addWindow(site, [230 + i * 58, 586 - i, 9, 9], { shape: "round" });
    site.beacon = random.int(0, 9);
    glaze(site);
    ripples(site);
    site.ground = { x: 220, y: 706 };
  },
};
