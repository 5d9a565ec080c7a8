import { chimney, cornice, door, porch, steps, wall } from "../masonry.ts";
import { disc, poly, rect } from "../plate.ts";
import { cresting, gableFront, hipRoof, mansard, pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, BASE, glaze, type Site, windowRow } from "../site.ts";

function towerMansard(site: Site, cx: number, w: number, top: number, roofHeight: number): void {
  wall(site, cx - w / 2, top, w, BASE - top, 16);
  cornice(site, cx - w / 2, top, w, 0, 5);
  mansard(site, cx - w / 2, top, w, roofHeight, 1, 14);
  cresting(site, cx - w / 2 + 16, top - roofHeight - 5, w - 32);
  pole(site, cx, top - roofHeight - 4, 46);
}

export const secondEmpire: Silhouette = {
  era: [1855, 1892],
  peak: 150,
  phrase: "a Second Empire mansion with a mansard tower",
  setting: "lawn",
  draw(site) {
    const { random } = site;
    const w = random.pick([400, 440, 480]);
    const x = 600 - w / 2;
    const top = random.int(392, 410);
    const tower = random.pick([600, 600, x + 70]);
    chimney(site, x + 44, top - 150, 30, 80);
    chimney(site, x + w - 66, top - 150, 30, 80);
    wall(site, x, top, w, BASE - top, 76);
    mansard(site, x, top, w, 84, 0, 70);
    cresting(site, x + 24, top - 90, w - 48);
    const bays = w > 450 ? 3 : 2;
    const spans: [number, number][] = [
      [x, tower - 60 - x],
      [tower + 60, x + w - tower - 60],
    ];
    for (const [left, span] of spans) {
      const count = span < 90 ? 0 : span > 240 ? bays + 1 : bays;
      if (!count) continue;
      for (let i = 0; i < count; i++) {
        const cx = left + (span * (i + 0.5)) / count;
        site.plate.fill(site.inks.wall, rect(cx - 17, top - 58, 34, 50));
        site.plate.fill(site.inks.dark, poly(cx - 23, top - 58, cx, top - 76, cx + 23, top - 58));
        addWindow(site, cx - 9, top - 52, 18, 40, "arch");
      }
      windowRow(site, left, span, count, top + 38, 26, 66, "arch");
      windowRow(site, left, span, count, 552, 28, 70, "arch");
    }
    cornice(site, x, top, w, 76, 22);
    glaze(site);
    towerMansard(site, tower, 112, top - 76, 98);
    windowRow(site, tower - 44, 88, 2, top - 48, 22, 58, "arch");
    windowRow(site, tower - 44, 88, 2, top + 40, 22, 64, "arch");
    glaze(site);
    door(site, tower, BASE, 46, 86);
    if (tower === 600 && random.chance(0.6)) porch(site, tower - 110, 220, 540, 6, 2);
    else if (random.chance(0.8)) porch(site, tower + 58, x + w - tower - 66, 546, 5);
    steps(site, tower, BASE + 14, 80, 3, 7);
  },
};

export const queenAnne: Silhouette = {
  era: [1880, 1912],
  peak: 90,
  phrase: "a Queen Anne mansion with a round turret",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const peak = random.int(120, 150);
    chimney(site, 470, 208, 34, 130);
    chimney(site, 690, 230, 28, 110);
    wall(site, 380, 392, 360, BASE - 392, 80);
    hipRoof(site, 380, 392, 360, peak, 130, 76, 18);
    gableFront(site, 384, 400, 176, 128, 0, 18);
    plate.fill(inks.wall, rect(384, 398, 176, 252));
    plate.fill(inks.shade, rect(384, 396, 176, 5) + rect(384, 496, 356, 5));
    let shingles = "";
    for (let row = 0; row < 4; row++)
      for (let i = row; i < 10 - row; i++) shingles += `M${402 + i * 14} ${388 - row * 22}q7 9 14 0`;
    plate.line(inks.shade, 2, shingles);
    addWindow(site, 448, 330, 22, 44, "arch");
    addWindow(site, 478, 330, 22, 44, "arch");
    windowRow(site, 392, 160, 2, 420, 34, 60);
    windowRow(site, 572, 110, 2, 420, 28, 58);
    windowRow(site, 392, 160, 2, 560, 34, 66);
    glaze(site);
    const tx = 690;
    const tw = 116;
    plate.fill(inks.wall, rect(tx, 330, tw, 320));
    plate.fill(inks.shade, rect(tx + tw * 0.6, 330, tw * 0.4, 320));
    plate.fill(inks.trim, rect(tx - 5, 328, tw + 10, 5) + rect(tx - 3, 494, tw + 6, 5));
    spire(site, tx + tw / 2, 330, tw + 36, random.int(170, 215), 34);
    for (const y of [352, 424, 556]) {
      for (const [dx, w] of [
        [12, 22],
        [46, 24],
        [84, 18],
      ] as const)
        addWindow(site, tx + dx, y, w, 54, y === 352 ? "arch" : "sash");
    }
    glaze(site);
    door(site, 620, BASE, 44, 84);
    porch(site, 548, 300, 540, 7, 1);
    steps(site, 622, BASE + 14, 70, 3, 7);
  },
};

export const gothicRevival: Silhouette = {
  era: [1835, 1882],
  phrase: "a Gothic Revival mansion with steep gables",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    chimney(site, 446, 236, 30, 110);
    chimney(site, 720, 236, 30, 110);
    wall(site, 380, 424, 440, 226, 60);
    hipRoof(site, 380, 424, 440, 110, 60, 56);
    for (const [x, w, h] of [
      [396, 110, 150],
      [694, 110, 150],
      [536, 128, 196],
    ] as const) {
      plate.fill(inks.wall, rect(x, 420, w, 230));
      gableFront(site, x, 424, w, h, 26, 12);
      let lace = "";
      for (let i = 1; i < 7; i++) {
        lace +=
          disc(x + (w / 2) * (i / 7), 424 - h * (i / 7) + 16, 5) +
          disc(x + w - (w / 2) * (i / 7), 424 - h * (i / 7) + 16, 5);
      }
      plate.fill(inks.trim, lace, 0.75);
      pole(site, x + w / 2, 424 - h, 40);
      addWindow(site, x + w / 2 - 13, 424 - h * 0.5, 26, 62, "lancet");
      windowRow(site, x + 6, w - 12, 2, 450, 24, 66, "lancet");
      if (x !== 536) windowRow(site, x + 6, w - 12, 2, 560, 26, 66, "lancet");
    }
    glaze(site);
    door(site, 600, BASE, 48, 90);
    porch(site, 500, 200, 546, random.pick([4, 5]), -1);
    steps(site, 600, BASE + 14, 84, 3, 7);
  },
};
