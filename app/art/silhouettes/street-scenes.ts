/** Markets, clubs, stations and what runs under the street. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { belt, cornice, door, wall } from "../masonry.ts";
import { arch, disc, poly, rect, track } from "../plate.ts";
import { pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { pale } from "./capitols.ts";

/** Two floors of a brick front, and what runs beneath the sidewalk. */
export const underStreet: Silhouette = {
  phrase: "a brick street front with lamplit tunnels beneath the pavement",
  sheltered: true,
  setting: "open",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    wall(site, 270, 250, 620, 260, 60);
    windowRow(site, 280, 600, 9, 286, 34, 70, "arch");
    glaze(site);
    cornice(site, 270, 240, 620, 60, 30);
    plate.fill(inks.roof, "M480 242V216H540a40 36 0 0 1 80 0H680V242z");
    plate.line(inks.trim, 4, "M476 216H540a40 36 0 0 1 80 0H684");
    belt(site, 270, 384, 620, 6, inks.trim);
    for (let i = 0; i < 8; i++) if (i !== 4) addWindow(site, 286 + i * 75, 410, 58, 84, "sash", i === 2);
    glaze(site);
    door(site, 615, 510, 52, 92);
    plate.fill(inks.roof, poly(262, 396, 898, 396, 912, 412, 248, 412));
    // The earth, cut open.
    plate.fill(inks.trim, rect(0, 508, 1200, 5));
    plate.fill(inks.near, rect(0, 513, 1200, 290));
    plate.fill(inks.dark, rect(0, 513, 1200, 26));
    let voids = "";
    for (const [x, w] of [
      [130, 190],
      [370, 210],
      [640, 190],
      [880, 200],
    ] as const)
      voids += `M${x} 700V610a${w / 2} 52 0 0 1 ${w} 0V700z`;
    plate.fill(inks.shade, voids);
    plate.line(mix(inks.wall, inks.trim, 0.2), 9, voids.replaceAll("z", ""));
    plate.fill(inks.shade, rect(310, 640, 70, 60) + rect(570, 640, 80, 60) + rect(820, 640, 70, 60));
    plate.fill(inks.wall, rect(100, 698, 1010, 10));
    for (const x of [225, 475, 980]) {
      plate.fill(PUMPKIN, disc(x, 610, 60), 0.2);
      plate.line(inks.near, 2, `M${x} 562v34`);
      plate.fill(CANDLE, rect(x - 7, 596, 14, 22));
    }
    plate.line(inks.near, 5, "M700 698V628M730 698V628M700 680h30M700 662h30M700 644h30");
    plate.line(inks.wall, 4, "M700 513V560M730 513V560M700 530h30M700 548h30");
    plate.fill(inks.roof, rect(160, 668, 34, 30) + rect(200, 660, 40, 38) + rect(900, 668, 36, 30));
    site.ground = { x: 560, y: 698 };
  },
};

/** A club in an old bus depot: rounded corner, rows of stars. */
export const starClub: Silhouette = {
  phrase: "a round-cornered music hall, its black wall set with rows of silver stars",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, rect(100, 430, 200, 220) + rect(900, 390, 220, 260));
    plate.fill(inks.far[2], rect(96, 428, 208, 6) + rect(896, 388, 228, 6));
    plate.fill(inks.dark, "M250 650V360Q250 330 290 330H820Q910 330 910 420V650z");
    plate.fill(inks.trim, "M250 366Q250 330 290 330H820Q910 330 910 420v-8Q904 338 820 338H290Q256 338 250 372z");
    const star = (x: number, y: number, s: number) => {
      let d = "";
      for (let i = 0; i < 10; i++) {
        const reach = i % 2 ? s * 0.42 : s;
        const a = (Math.PI * i) / 5 - Math.PI / 2;
        d += `${i ? "L" : "M"}${Math.round(x + Math.cos(a) * reach)} ${Math.round(y + Math.sin(a) * reach)}`;
      }
      return `${d}z`;
    };
    let stars = "";
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 13 - (row ? 0 : 1); i++) stars += star(284 + i * 46 + (row % 2) * 12, 372 + row * 42, 15);
    plate.fill(inks.ghost, stars, 0.85);
    for (const [x, y] of [
      [468, 414],
      [744, 456],
    ] as const)
      plate.fill(CANDLE, star(x, y, 17));
    windowRow(site, 262, 270, 6, 562, 36, 50);
    windowRow(site, 660, 160, 3, 562, 36, 50);
    glaze(site);
    plate.fill(inks.shade, "M840 650V548h64V650z");
    door(site, 600, 650, 90, 90);
    plate.fill(PUMPKIN, poly(530, 650, 545, 562, 655, 562, 670, 650), 0.18);
    plate.fill(inks.roof, rect(500, 528, 200, 32));
    plate.bars(CANDLE, 512, 534, 176, 20, 10, 6, 0.9);
    let bulbs = "";
    for (let x = 504; x < 700; x += 14) bulbs += `M${x} 564h0`;
    plate.brush(CANDLE, 6, bulbs);
    plate.fill(inks.roof, rect(884, 300, 30, 240));
    plate.bars(PUMPKIN, 892, 312, 14, 216, 14, 1);
    if (random.chance(0.5)) plate.fill(inks.roof, rect(330, 300, 80, 30) + rect(440, 308, 40, 22));
    site.ground = { x: 380, y: 694 };
  },
};

export const marketHall: Silhouette = {
  phrase: "a public market under a great wordless sign and a clock, lamps along its stalls",
  setting: "street",
  bare: true,
  peak: 130,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.shade, rect(640, 380, 420, 270));
    plate.fill(inks.far[2], rect(634, 376, 432, 6));
    windowRow(site, 660, 390, 8, 410, 28, 50, "arch");
    windowRow(site, 660, 390, 8, 486, 28, 46);
    wall(site, 150, 440, 500, 210, 0);
    cornice(site, 150, 436, 500, 0, 24);
    windowRow(site, 160, 480, 8, 470, 36, 56);
    glaze(site);
    // The sign stands on a trestle over the roof: lamps and bars, no letters.
    plate.line(
      inks.roof,
      5,
      "M220 436V180M300 436V180M500 436V180M580 436V180M220 420L300 340M300 420L220 340M500 420L580 340M580 420L500 340M210 330H590",
    );
    plate.fill(inks.near, rect(190, 176, 420, 66) + rect(240, 262, 320, 58));
    plate.bars(PUMPKIN, 206, 192, 390, 34, 24, 13);
    plate.bars(PUMPKIN, 256, 276, 290, 30, 22, 12);
    plate.line(CANDLE, 3, "M194 180h412v58H194zM244 266h312v50H244z", 0.85);
    plate.fill(inks.near, disc(660, 230, 64));
    plate.fill(CANDLE, disc(660, 230, 55), 0.25);
    plate.fill(inks.moon, disc(660, 230, 46));
    let ticks = "";
    for (let i = 0; i < 12; i++) {
      const a = (Math.PI * i) / 6;
      ticks += track(660 + Math.cos(a) * 36, 230 + Math.sin(a) * 36, 660 + Math.cos(a) * 43, 230 + Math.sin(a) * 43);
    }
    plate.line(inks.near, 4, `${ticks}M660 230V200M660 230l22 14`);
    plate.line(inks.near, 8, "M660 294V440");
    plate.fill(CANDLE, rect(130, 560, 940, 90), 0.32);
    plate.fill(inks.roof, poly(110, 562, 140, 530, 1060, 530, 1090, 562));
    plate.bars(inks.trim, 112, 562, 976, 14, 18, 18, 0.9);
    let stalls = "";
    for (let i = 0; i < 6; i++)
      stalls += poly(150 + i * 160, 652, 158 + i * 160, 612, 268 + i * 160, 612, 276 + i * 160, 652);
    plate.fill(inks.roof, stalls);
    let fruit = "";
    for (let i = 0; i < 6; i++) for (let k = 0; k < 7; k++) fruit += disc(168 + i * 160 + k * 15, 610 - (k % 2) * 5, 7);
    plate.fill(inks.trim, fruit);
    for (let i = 0; i < 7; i++) {
      plate.fill(PUMPKIN, disc(138 + i * 156, 592, 26), 0.25);
      plate.fill(CANDLE, disc(138 + i * 156, 590, 8));
    }
    plate.fill(
      inks.roof,
      Array.from({ length: 7 }, (_, i) => rect(134 + i * 156, 562, 8, 24) + rect(130 + i * 156, 600, 5, 50)).join(""),
    );
    door(site, 628, 650, 46, 76, false);
    site.ground = { x: 400, y: 700 };
  },
};

/** A low civic building of the middle of the last century. */
export const modernHall: Silhouette = {
  era: [1940, 2030],
  phrase: "a low modern public building of brick and glass",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const white = pale(inks);
    const left = random.pick([300, 340]);
    wall(site, left, 470, 420, 180, 40);
    plate.fill(white, rect(left - 24, 452, 490, 20));
    plate.fill(inks.trim, rect(left - 24, 452, 490, 4));
    windowRow(site, left + 14, 392, 8, 500, 36, 110);
    glaze(site);
    wall(site, left + 380, 380, 220, 270, 60);
    plate.fill(white, rect(left + 366, 366, 252, 16));
    plate.fill(inks.trim, rect(left + 366, 366, 252, 4));
    let brick = "";
    for (let y = 404; y < 640; y += 22) brick += `M${left + 392} ${y}h196`;
    plate.line(inks.shade, 2, brick, 0.6);
    for (let i = 0; i < 3; i++) addWindow(site, left + 410 + i * 58, 410, 36, 120);
    glaze(site);
    plate.fill(inks.shade, rect(left + 404, 560, 172, 90));
    door(site, left + 490, 650, 70, 80);
    plate.fill(white, rect(left + 386, 546, 208, 14));
    plate.fill(CANDLE, rect(left + 394, 560, 192, 4));
    plate.line(inks.roof, 5, track(left + 396, 560, left + 396, 650) + track(left + 584, 560, left + 584, 650));
    pole(site, left - 60, 650, 300, true);
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
    wall(site, 180, 470, 840, 180, 20);
    cornice(site, 180, 466, 840, 0, 40);
    windowRow(site, 190, 200, 6, 500, 22, 50, "arch");
    windowRow(site, 810, 200, 6, 500, 22, 50, "arch");
    windowRow(site, 190, 200, 6, 580, 22, 54);
    windowRow(site, 810, 200, 6, 580, 22, 54);
    glaze(site);
    wall(site, 400, 340, 400, 310, 30);
    cornice(site, 400, 336, 400, 30, 26);
    plate.fill(inks.roof, poly(384, 338, 430, 268, 770, 268, 840, 342));
    plate.line(inks.trim, 3, "M386 336L430 268H770", 0.7);
    for (let i = 0; i < 3; i++) {
      const x = 424 + i * 124;
      plate.fill(inks.trim, arch(x - 7, 371, 118, 215));
      plate.fill(PUMPKIN, arch(x, 378, 104, 208), 0.95);
      plate.fill(CANDLE, rect(x, 500, 104, 86), 0.7);
      plate.line(
        inks.roof,
        4,
        `M${x + 52} 378v208M${x + 26} 386v200M${x + 78} 386v200M${x} 430h104M${x} 500h104M${x} 556h104`,
      );
    }
    site.openings.push({ x: 580, y: 440, w: 40, h: 60, shape: "sash", lit: true });
    plate.fill(inks.roof, rect(410, 586, 380, 12));
    plate.fill(CANDLE, rect(410, 598, 380, 4));
    for (const x of [450, 552]) plate.fill(inks.dark, rect(x, 604, 60, 46));
    door(site, 700, 650, 60, 46, false);
    site.ground = { x: 320, y: 694 };
  },
};
