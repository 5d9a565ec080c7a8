/** Markets, clubs, stations and what runs under the street. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { belt, cornice, door, wall } from "../masonry.ts";
import { arch, disc, poly, rect, track } from "../plate.ts";
import { pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

/** Two floors of a brick front, and what runs beneath the sidewalk. */
export const underStreet: Silhouette = {
  phrase: "a brick street front with lamplit tunnels beneath the pavement",
  sheltered: true,
  setting: "open",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    wall(site, [270, 250, 620, 260], { depth: 60 });
    windowRow(site, { x: 280, y: 286, width: 600, count: 9 }, { w: 34, h: 70, shape: "arch" });
    glaze(site);
    cornice(site, [270, 240, 620], { depth: 60, brackets: 30 });
    plate.fill(inks.roof, "M480 242V216H540a40 36 0 0 1 80 0H680V242z");
    plate.line([inks.trim, 4], "M476 216H540a40 36 0 0 1 80 0H684");
    belt(site, [270, 384, 620], { thick: 6, ink: inks.trim });
    for (let i = 0; i < 8; i++) if (i !== 4) addWindow(site, [286 + i * 75, 410, 58, 84], { lit: i === 2 });
    glaze(site);
    door(site, [615, 510, 52, 92]);
    plate.fill(inks.roof, poly(262, 396, 898, 396, 912, 412, 248, 412));
    // The earth, cut open.
    plate.fill(inks.trim, rect([0, 508, 1200, 5]));
    plate.fill(inks.near, rect([0, 513, 1200, 290]));
    plate.fill(inks.dark, rect([0, 513, 1200, 26]));
    let voids = "";
    for (const [x, w] of [
      [130, 190],
      [370, 210],
      [640, 190],
      [880, 200],
    ] as const)
      voids += `M${x} 700V610a${w / 2} 52 0 0 1 ${w} 0V700z`;
    plate.fill(inks.shade, voids);
    plate.line([mix(inks.wall, inks.trim, 0.2), 9], voids.replaceAll("z", ""));
    plate.fill(inks.shade, rect([310, 640, 70, 60]) + rect([570, 640, 80, 60]) + rect([820, 640, 70, 60]));
    plate.fill(inks.wall, rect([100, 698, 1010, 10]));
    for (const x of [225, 475, 980]) {
      plate.fill(PUMPKIN, disc(x, 610, 60), 0.2);
      plate.line([inks.near, 2], `M${x} 562v34`);
      plate.fill(CANDLE, rect([x - 7, 596, 14, 22]));
    }
    plate.line([inks.near, 5], "M700 698V628M730 698V628M700 680h30M700 662h30M700 644h30");
    plate.line([inks.wall, 4], "M700 513V560M730 513V560M700 530h30M700 548h30");
    plate.fill(inks.roof, rect([160, 668, 34, 30]) + rect([200, 660, 40, 38]) + rect([900, 668, 36, 30]));
    site.ground = { x: 560, y: 698 };
  },
};

/** A low civic building of the middle of the last century. */
export const modernHall: Silhouette = {
  era: [1940, 2030],
  phrase: "a low modern public building of brick and glass",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const white = mix(inks.wall, inks.trim, 0.5);
    const left = random.pick([300, 340]);
    wall(site, [left, 470, 420, 180], { depth: 40 });
    plate.fill(white, rect([left - 24, 452, 490, 20]));
    plate.fill(inks.trim, rect([left - 24, 452, 490, 4]));
    windowRow(site, { x: left + 14, y: 500, width: 392, count: 8 }, { w: 36, h: 110 });
    glaze(site);
    wall(site, [left + 380, 380, 220, 270], { depth: 60 });
    plate.fill(white, rect([left + 366, 366, 252, 16]));
    plate.fill(inks.trim, rect([left + 366, 366, 252, 4]));
    let brick = "";
    for (let y = 404; y < 640; y += 22) brick += `M${left + 392} ${y}h196`;
    plate.line([inks.shade, 2], brick, 0.6);
    for (let i = 0; i < 3; i++) addWindow(site, [left + 410 + i * 58, 410, 36, 120]);
    glaze(site);
    plate.fill(inks.shade, rect([left + 404, 560, 172, 90]));
    door(site, [left + 490, 650, 70, 80]);
    plate.fill(white, rect([left + 386, 546, 208, 14]));
    plate.fill(CANDLE, rect([left + 394, 560, 192, 4]));
    plate.line([inks.roof, 5], track(left + 396, 560, left + 396, 650) + track(left + 584, 560, left + 584, 650));
    pole(site, [left - 60, 650, 300], true);
    site.ground = { x: left + 60, y: 694 };
  },
};

/** A palace of a station: one hall with three giant arches. */
export const grandStation: Silhouette = {
  era: [1895, 1935],
  phrase: "a great railroad station with three giant arched windows",
  setting: "street",
  draw(site) {
    const { plate, inks } = site;
    wall(site, [180, 470, 840, 180], { depth: 20 });
    cornice(site, [180, 466, 840], { brackets: 40 });
    windowRow(site, { x: 190, y: 500, width: 200, count: 6 }, { w: 22, h: 50, shape: "arch" });
    windowRow(site, { x: 810, y: 500, width: 200, count: 6 }, { w: 22, h: 50, shape: "arch" });
    windowRow(site, { x: 190, y: 580, width: 200, count: 6 }, { w: 22, h: 54 });
    windowRow(site, { x: 810, y: 580, width: 200, count: 6 }, { w: 22, h: 54 });
    glaze(site);
    wall(site, [400, 340, 400, 310], { depth: 30 });
    cornice(site, [400, 336, 400], { depth: 30, brackets: 26 });
    plate.fill(inks.roof, poly(384, 338, 430, 268, 770, 268, 840, 342));
    plate.line([inks.trim, 3], "M386 336L430 268H770", 0.7);
    for (let i = 0; i < 3; i++) {
      const x = 424 + i * 124;
      plate.fill(inks.trim, arch([x - 7, 371, 118, 215]));
      plate.fill(PUMPKIN, arch([x, 378, 104, 208]), 0.95);
      plate.fill(CANDLE, rect([x, 500, 104, 86]), 0.7);
      plate.line(
        [inks.roof, 4],
        `M${x + 52} 378v208M${x + 26} 386v200M${x + 78} 386v200M${x} 430h104M${x} 500h104M${x} 556h104`,
      );
    }
    site.openings.push({ x: 580, y: 440, w: 40, h: 60, shape: "sash", lit: true });
    plate.fill(inks.roof, rect([410, 586, 380, 12]));
    plate.fill(CANDLE, rect([410, 598, 380, 4]));
    for (const x of [450, 552]) plate.fill(inks.dark, rect([x, 604, 60, 46]));
    door(site, [700, 650, 60, 46], false);
    site.ground = { x: 320, y: 694 };
  },
};
