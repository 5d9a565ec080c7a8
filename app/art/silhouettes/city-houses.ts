/** Town houses and the stone mansions of the Gilded Age. */
import { PUMPKIN } from "../inks.ts";
import { belt, chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { cresting, dormer, gableFront, hipRoof, mansard, pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, BASE, glaze, type Site, windowRow } from "../site.ts";

const BIG_CITY =
  /chicago|new york|brooklyn|boston|philadelphia|baltimore|san francisco|washington|st\.? louis|cincinnati|savannah|pittsburgh|cleveland|detroit|milwaukee|louisville/i;

function rowHouseFront(site: Site, x: number, w: number, top: number, ours: boolean): void {
  const { plate, inks, random } = site;
  wall(site, x, top, w, BASE - top, 0, ours ? inks.wall : inks.shade);
  const bays = ours ? 3 : 2;
  const step = (630 - top) / 4;
  for (let floor = 0; floor < 3; floor++)
    windowRow(site, x + 6, w - 12, bays, top + 34 + floor * step, 28, 56, ours && floor === 0 ? "arch" : "sash");
  if (!ours) windowRow(site, x + 6, w - 12, bays, top + 34 + 3 * step, 28, 50);
  glaze(site);
  cornice(site, x + 3, top, w - 6, 0, 8);
  if (ours) return;
  plate.fill(inks.dark, arch(x + w * (random.chance(0.5) ? 0.12 : 0.6), 574, 34, 76));
}

export const rowHouse: Silhouette = {
  phrase: "a tall brick row house with a high stoop",
  setting: "street",
  fits: ({ city }) => BIG_CITY.test(city),
  draw(site) {
    const { plate, inks, random } = site;
    rowHouseFront(site, 270, 156, random.int(380, 410), false);
    rowHouseFront(site, 782, 150, random.int(370, 400), false);
    for (const x of [448, 716]) chimney(site, x, 216, 32, 80);
    const bow = random.chance(0.5);
    rowHouseFront(site, 426, 356, 290, true);
    if (bow) {
      plate.fill(inks.wall, rect(640, 300, 120, 350));
      plate.fill(inks.shade, rect(722, 300, 38, 350));
      plate.fill(
        inks.trim,
        rect(634, 300, 132, 5) + rect(634, 388, 132, 4) + rect(634, 472, 132, 4) + rect(634, 556, 132, 4),
      );
      for (const y of [318, 404, 488, 574])
        for (const dx of [14, 54, 92]) addWindow(site, 640 + dx, y, dx === 92 ? 18 : 26, 54);
      spire(site, 700, 300, 146, 96, 30);
    } else {
      windowRow(site, 600, 170, 2, 566, 34, 64);
      plate.fill(inks.roof, poly(420, 290, 440, 246, 768, 246, 788, 290));
      for (const cx of [500, 604, 708]) dormer(site, cx, 286, 30, 42);
    }
    glaze(site);
    plate.fill(inks.trim, rect(462, 536, 84, 8) + rect(470, 544, 10, 92) + rect(528, 544, 10, 92));
    door(site, 504, 622, 42, 76, false);
    plate.fill(PUMPKIN, "M485 546a19 16 0 0 1 38 0z");
    steps(site, 504, 652, 70, 5, 7);
    plate.line(inks.near, 5, "M456 652L474 590M552 652L534 590");
    plate.bars(inks.near, 580, 610, 200, 42, 3, 9);
    plate.fill(inks.near, rect(580, 614, 200, 3));
    site.ground = { x: 380, y: 700 };
  },
};

export const foursquare: Silhouette = {
  phrase: "a square two-story house with a wide hipped roof and a deep porch",
  setting: "lawn",
  era: [1895, 1935],
  draw(site) {
    const { random } = site;
    const w = random.pick([290, 320]);
    const x = 590 - w / 2;
    chimney(site, x + w - 50, 276, 32, 120);
    wall(site, x, 400, w, 250, 76);
    hipRoof(site, x, 400, w, 116, w * 0.42, 76, 26);
    dormer(site, x + w / 2, 384, random.pick([56, 70]), 54);
    windowRow(site, x + 10, w - 20, 2, 428, 40, 66);
    if (random.chance(0.5)) windowRow(site, x + w / 2 - 24, 48, 1, 434, 26, 46);
    windowRow(site, x + w * 0.48, w * 0.48, 2, 562, 34, 66);
    glaze(site);
    door(site, x + w * 0.24, BASE, 44, 84);
    const { plate, inks } = site;
    plate.fill(inks.roof, poly(x - 26, 548, x + w + 26, 548, x + w + 4, 516, x - 4, 516));
    plate.fill(inks.trim, rect(x - 26, 548, w + 52, 6));
    for (const px of [x - 14, x + w * 0.4, x + w - 4])
      plate
        .fill(inks.trim, poly(px + 2, 554, px + 18, 554, px + 21, 614, px - 1, 614))
        .fill(inks.shade, rect(px - 4, 612, 28, 38));
    plate.bars(inks.trim, x + w * 0.46, 622, w * 0.52, 26, 3, 9, 0.7);
    plate.fill(inks.trim, rect(x + w * 0.46, 618, w * 0.52, 4));
    steps(site, x + w * 0.24, 664, 70, 2, 7);
  },
};

export const italianate: Silhouette = {
  phrase: "an Italianate mansion with a square belvedere tower",
  setting: "lawn",
  era: [1840, 1880],
  draw(site) {
    const { plate, inks, random } = site;
    const side = random.chance(0.5);
    const tower = side ? 452 : 600;
    for (const x of [408, 748]) chimney(site, x, 296, 28, 90);
    wall(site, 380, 404, 430, 246, 84);
    hipRoof(site, 380, 404, 430, 52, 110, 80, 26);
    cornice(site, 366, 404, 458, 84, 26);
    for (const [x, span] of side
      ? ([[530, 280]] as const)
      : ([
          [386, 150],
          [664, 140],
        ] as const)) {
      const bays = span > 200 ? 4 : 2;
      windowRow(site, x, span, bays, 436, 30, 76, "arch");
      windowRow(site, x, span, bays, 556, 32, 76, "arch");
    }
    belt(site, 380, 534, 430, 5);
    glaze(site);
    const top = random.int(244, 268);
    wall(site, tower - 56, top, 112, BASE - top, 22);
    for (const dx of [-40, -12, 16]) addWindow(site, tower + dx, top + 30, 24, 56, "arch", random.chance(0.5));
    windowRow(site, tower - 48, 96, 2, 436, 28, 74, "arch");
    belt(site, tower - 56, top + 104, 112, 5, inks.trim);
    glaze(site);
    hipRoof(site, tower - 56, top, 112, 36, 66, 20, 22);
    cornice(site, tower - 70, top, 140, 0, 9);
    pole(site, tower, top - 34, 44);
    plate.fill(inks.dark, arch(tower - 34, 550, 68, 100));
    door(site, tower, BASE, 44, 78, false);
    if (!side) {
      plate.fill(inks.trim, rect(516, 540, 168, 7));
      columns(site, 526, 148, 4, 547, 650, 9);
      plate.bars(inks.trim, 518, 522, 164, 18, 2, 8);
    }
    steps(site, tower, 664, 100, 3, 6);
  },
};

export const chateau: Silhouette = {
  phrase: "a stone château with two round turrets and steep slate roofs",
  setting: "lawn",
  era: [1880, 1930],
  peak: 110,
  draw(site) {
    const { plate, inks, random } = site;
    for (const x of [470, 700]) chimney(site, x, 166, 36, 140);
    wall(site, 400, 392, 400, 258, 50);
    mansard(site, 400, 392, 400, 130, 0, 46);
    cresting(site, 436, 258, 320);
    for (const cx of [500, 700]) dormer(site, cx, 380, 44, 64);
    windowRow(site, 470, 260, 4, 420, 32, 70);
    windowRow(site, 470, 90, 1, 550, 36, 76, "arch");
    windowRow(site, 640, 90, 1, 550, 36, 76, "arch");
    glaze(site);
    plate.fill(inks.wall, rect(546, 380, 108, 270));
    gableFront(site, 546, 392, 108, 118, 0, 8);
    addWindow(site, 586, 330, 28, 48, "arch");
    windowRow(site, 552, 96, 2, 424, 30, 70, "lancet");
    pole(site, 600, 272, 40);
    const peaks = random.int(150, 185);
    for (const x of [372, 736]) {
      plate.fill(inks.wall, rect(x, 350, 92, 300));
      plate.fill(inks.shade, rect(x + 56, 350, 36, 300));
      plate.fill(inks.trim, rect(x - 5, 350, 102, 6) + rect(x - 3, 520, 98, 5));
      spire(site, x + 46, 350, 120, peaks, 34);
      for (const y of [376, 446, 556])
        for (const dx of [16, 52]) addWindow(site, x + dx, y, 22, 50, y === 376 ? "arch" : "sash");
    }
    glaze(site);
    plate.fill(inks.trim, arch(558, 530, 84, 120));
    plate.fill(inks.dark, arch(568, 540, 64, 110));
    site.door = { x: 576, y: 566, w: 48, h: 84 };
    plate.fill(PUMPKIN, disc(545, 566, 30), 0.18);
    plate.fill(PUMPKIN, disc(545, 566, 7));
    steps(site, 600, 672, 130, 4, 6);
  },
};

export const cabin: Silhouette = {
  phrase: "a log house with a stone chimney in the woods",
  setting: "wild",
  era: [1700, 1870],
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, poly(396, 650, 410, 346, 466, 346, 486, 650));
    plate.fill(inks.wall, poly(396, 650, 410, 346, 446, 346, 452, 650));
    wall(site, 460, 500, 300, 150, 90);
    plate.fill(inks.roof, poly(436, 512, 480, 386, 816, 386, 782, 512));
    plate.fill(inks.dark, poly(816, 386, 872, 530, 856, 532, 806, 402));
    plate.fill(inks.shade, poly(760, 512, 808, 396, 850, 520));
    plate.line(inks.trim, 3, "M438 510L480 386H816", 0.7);
    let logs = "";
    for (let y = 514; y < 646; y += 17) logs += `M452 ${y}H768`;
    plate.line(inks.shade, 4, logs);
    let ends = "";
    for (let y = 506; y < 646; y += 17) ends += disc(458, y, 7) + disc(762, y, 7);
    plate.fill(inks.trim, ends, 0.5);
    windowRow(site, 480, 100, 1, 548, 46, 48);
    addWindow(site, 690, 548, 46, 48, "sash", true);
    glaze(site);
    door(site, 626, BASE, 46, 92, false);
    if (random.chance(0.6)) {
      plate.fill(inks.roof, poly(440, 506, 784, 506, 800, 532, 424, 532));
      for (const x of [434, 560, 668, 784]) plate.fill(inks.trim, rect(x, 532, 8, 118));
    }
    plate.brush(inks.fog, 14, "M440 334q-20 -40 10 -70t0 -80q-20 -30 16 -60", 0.25);
    site.ground = { x: 350, y: 692 };
  },
};
