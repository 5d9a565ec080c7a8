/** Business blocks, city hotels, clubs and markets that stand wall to wall on a street. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { belt, cornice, door, wall } from "../masonry.ts";
import { arch, disc, poly, rect, track } from "../plate.ts";
import { pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

function neighbors(site: Site, left: number, right: number): void {
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
    neighbors(site, x, x + w + 60);
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
    neighbors(site, x, x + w + 70);
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
    neighbors(site, x, x + w + 80);
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
    neighbors(site, x, x + w + 70);
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
