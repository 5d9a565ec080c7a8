/** Business blocks, city hotels, clubs and markets that stand wall to wall on a street. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { belt, cornice, door, wall } from "../masonry.ts";
import { arch, disc, poly, rect, track } from "../plate.ts";
import { pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";
import { pale } from "./capitols.ts";

function neighbours(site: Site, left: number, right: number): void {
  const { plate, inks, random } = site;
  for (const [x, w] of [
    [left - 210, 204],
    [right + 6, 220],
  ] as const) {
    const top = random.int(440, 510);
    plate.fill(inks.shade, rect(x, top, w, 650 - top));
    plate.fill(inks.far[2], rect(x - 3, top, w + 6, 6));
    plate.fill(inks.dark, Array.from({ length: 4 }, (_, i) => rect(x + 20 + i * 46, top + 34, 22, 44)).join(""));
  }
}

/** A lit awning over the way in, held by two chains. */
function canopy(site: Site, cx: number, half: number, y = 566): void {
  const { plate, inks } = site;
  plate.line(
    inks.roof,
    2,
    track(cx - half + 10, y, cx - half + 30, y - 50) + track(cx + half - 10, y, cx + half - 30, y - 50),
  );
  plate.fill(inks.roof, rect(cx - half, y, half * 2, 18));
  plate.fill(CANDLE, rect(cx - half, y + 18, half * 2, 5));
}

export const renaissanceHotel: Silhouette = {
  era: [1890, 1935],
  phrase: "a stone-faced city hotel with arched ground floor and a deep bracketed cornice",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const w = random.pick([360, 420, 480]);
    const x = 600 - w / 2;
    const floors = random.int(4, 7);
    const top = 540 - floors * 46;
    const bays = Math.round(w / 44);
    const split = random.chance(0.4);
    neighbours(site, x, x + w + 60);
    wall(site, x, top, w, 650 - top, 60);
    if (split) {
      // A light court divides the upper floors, as in the hotels of the twenties.
      plate.fill(inks.shade, rect(560, top, 80, 540 - top));
      plate.fill(inks.dark, rect(600, top, 40, 540 - top));
    }
    for (let i = 0; i < floors; i++) {
      const y = top + 24 + i * 46;
      const shape = i === 0 ? "arch" : "sash";
      if (split) {
        windowRow(site, x + 6, w / 2 - 46, Math.floor(bays / 2) - 1, y, 20, 32, shape);
        windowRow(site, 640, w / 2 - 46, Math.floor(bays / 2) - 1, y, 20, 32, shape);
      } else windowRow(site, x + 6, w - 12, bays - 1, y, 22, 32, shape);
    }
    glaze(site);
    for (const [cx, cw] of split
      ? ([
          [x, w / 2 - 40],
          [640, w / 2 - 40],
        ] as const)
      : ([[x, w]] as const)) {
      plate.fill(inks.roof, poly(cx - 18, top - 12, cx + cw + 18, top - 12, cx + cw + 6, top + 4, cx - 6, top + 4));
      plate.fill(inks.trim, rect(cx - 20, top - 16, cw + 40, 5));
      plate.bars(inks.shade, cx, top + 4, cw, 10, 6, 12);
    }
    belt(site, x - 4, 532, w + 8, 7, inks.trim);
    const doors = Math.floor(bays / 2) * 2 + 1;
    const step = (w - 20) / doors;
    for (let i = 0; i < doors; i++)
      addWindow(site, x + 10 + step * i + 5, 556, step - 10, 94, "arch", i % 3 === 1 || Math.abs(i - doors / 2) < 1);
    glaze(site);
    door(site, 600, 650, 50, 76);
    canopy(site, 600, 84);
    if (random.chance(0.5)) pole(site, split ? x + w * 0.25 : 600, top - 14, 70, true);
    site.ground = { x: x - 60, y: 694 };
  },
};

export const italianateBlock: Silhouette = {
  era: [1845, 1905],
  phrase: "an Italianate brick hotel with hooded windows and a heavy cornice",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const w = random.pick([400, 460, 520]);
    const x = 600 - w / 2;
    const floors = random.pick([2, 2, 3]);
    const top = 540 - floors * 86;
    const tower = random.chance(0.35);
    neighbours(site, x, x + w + 70);
    wall(site, x, top, w, 650 - top, 70);
    const bays = Math.round(w / 58);
    for (let i = 0; i < floors; i++) windowRow(site, x + 4, w - 8, bays, top + 30 + i * 86, 30, 58, "arch");
    glaze(site);
    let hoods = "";
    for (const o of site.openings) {
      const [ox, oy] = [Math.round(o.x), Math.round(o.y)];
      hoods += `M${ox - 6} ${oy + 14}a21 18 0 0 1 42 0`;
    }
    plate.line(inks.trim, 4, hoods, 0.8);
    plate.fill(inks.roof, rect(x - 12, top - 14, w + 24, 16));
    cornice(site, x - 4, top - 2, w + 8, 70, bays * 3);
    const crown = random.pick(["arch", "peak"]);
    plate.fill(
      inks.roof,
      crown === "arch" ? `M540 ${top - 12}a60 40 0 0 1 120 0z` : poly(530, top - 12, 600, top - 54, 670, top - 12),
    );
    plate.line(
      inks.trim,
      4,
      crown === "arch" ? `M536 ${top - 12}a64 44 0 0 1 128 0` : track(524, top - 12, 600, top - 58, 676, top - 12),
    );
    if (tower) {
      const tx = x - 10;
      wall(site, tx, top - 60, 100, 710 - top, 10);
      for (let i = 0; i < floors; i++) addWindow(site, tx + 30, top + 30 + i * 86, 40, 60, "arch");
      plate.fill(inks.moon, disc(tx + 50, top - 26, 22));
      plate.line(inks.roof, 3, `M${tx + 50} ${top - 26}v-13M${tx + 50} ${top - 26}l9 5`);
      glaze(site);
      cornice(site, tx, top - 62, 100, 0, 7);
      plate.fill(
        inks.roof,
        `M${tx - 8} ${top - 62}Q${tx + 30} ${top - 90} ${tx + 50} ${top - 150}Q${tx + 70} ${top - 90} ${tx + 108} ${top - 62}z`,
      );
      pole(site, tx + 50, top - 146, 44);
    }
    belt(site, x, 546, w, 6, inks.trim);
    for (let i = 0; i < 6; i++)
      addWindow(site, x + 16 + ((w - 32) / 6) * i + 5, 572, (w - 32) / 6 - 12, 70, "sash", i === 1 || i === 4);
    glaze(site);
    door(site, 600, 650, 54, 84);
    canopy(site, 600, 70, 552);
    site.ground = { x: x - 60, y: 694 };
  },
};

export const ironGalleries: Silhouette = {
  phrase: "a corner building with iron lace galleries on every floor",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const w = random.pick([440, 520]);
    const x = 600 - w / 2;
    const floors = random.pick([3, 3, 4]);
    const top = 650 - floors * 98;
    neighbours(site, x, x + w + 80);
    wall(site, x, top, w, 650 - top, 80);
    cornice(site, x, top, w, 80, 22);
    for (let i = 0; i < floors - 1; i++) windowRow(site, x + 14, w - 28, 7, top + 22 + i * 98, 28, 70);
    for (let i = 0; i < 7; i++)
      if (i !== 3) addWindow(site, x + 14 + ((w - 28) / 7) * (i + 0.5) - 19, 570, 38, 80, "arch");
    glaze(site);
    door(site, 600, 650, 50, 86);
    let lace = "";
    for (let i = 1; i < floors; i++) {
      const y = top + i * 98 + 2;
      plate.fill(inks.roof, rect(x - 24, y, w + 48, 7));
      plate.bars(inks.roof, x - 22, y - 30, w + 44, 30, 3, 6);
      plate.fill(inks.roof, rect(x - 24, y - 32, w + 48, 4));
      for (let j = 0; j < 8; j++) {
        const px = Math.round(x - 22 + ((w + 38) / 7) * j);
        lace += `M${px} ${y - 30}v-54M${px} ${y - 66}q16 -2 22 -20M${px} ${y - 66}q-16 -2 -22 -20`;
      }
    }
    plate.line(inks.roof, 4, lace);
    let posts = "";
    for (let j = 0; j < 8; j++) posts += rect(x - 24 + ((w + 38) / 7) * j, 560, 5, 90);
    plate.fill(inks.roof, posts);
    plate.fill(CANDLE, rect(x + 60, 590, 9, 18) + rect(x + w - 70, 590, 9, 18));
    plate.fill(PUMPKIN, disc(x + 64, 598, 34) + disc(x + w - 66, 598, 34), 0.15);
    site.ground = { x: x - 70, y: 694 };
  },
};

export const romanesqueBlock: Silhouette = {
  era: [1880, 1910],
  phrase: "a Romanesque city hotel of rough stone with tall arcades and a corner turret",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const w = random.pick([440, 500]);
    const x = 600 - w / 2;
    const top = random.int(250, 290);
    neighbours(site, x, x + w + 70);
    wall(site, x, top, w, 650 - top, 70);
    let stones = "";
    for (let i = 0; i < 30; i++)
      stones += `M${x + random.int(8, w - 34)} ${random.int(540, 642)}h${random.int(14, 26)}`;
    const bays = 8;
    for (let i = 0; i < bays; i++) {
      const bx = x + 96 + ((w - 110) / bays) * i;
      plate.fill(inks.shade, arch(bx, top + 74, (w - 110) / bays - 8, 190));
      for (let k = 0; k < 4; k++)
        addWindow(site, bx + 8, top + 90 + k * 44, (w - 110) / bays - 24, 32, k ? "sash" : "arch");
      addWindow(site, bx + 6, top + 24, (w - 110) / bays - 20, 34, "arch");
    }
    glaze(site);
    cornice(site, x, top, w, 70, 26);
    belt(site, x, 528, w, 7, inks.trim);
    plate.line(inks.shade, 3, stones);
    const arches = 5;
    for (let i = 0; i < arches; i++) {
      const ax = x + 100 + ((w - 116) / arches) * i;
      plate.fill(i === 2 ? PUMPKIN : inks.dark, arch(ax, 552, (w - 116) / arches - 12, 98));
    }
    plate.fill(inks.wall, rect(x - 26, top - 20, 112, 670 - top));
    plate.fill(inks.shade, rect(x + 44, top - 20, 42, 670 - top));
    for (let y = top; y < 600; y += 62) for (const dx of [-14, 16, 50]) addWindow(site, x + dx, y, 20, 40, "arch");
    glaze(site);
    plate.fill(inks.trim, rect(x - 32, top - 24, 124, 6) + rect(x - 30, 528, 120, 6));
    spire(site, x + 30, top - 24, 136, 110, 40);
    const dx = x + 100 + ((w - 116) / arches) * 2.5 - 6;
    door(site, dx, 650, 46, 74, false);
    site.ground = { x: x - 80, y: 694 };
  },
};

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
