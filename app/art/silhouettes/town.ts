/** Theaters, museums and taverns. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { belt, chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { dome, dormer, gableSide, hipRoof, pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

function neighbours(site: Site, left: number, right: number): void {
  const { plate, inks, random } = site;
  for (const [x, w] of [
    [left - 170, 165],
    [right + 5, 175],
  ] as const) {
    const top = random.int(420, 490);
    plate.fill(inks.shade, rect(x, top, w, 650 - top));
    plate.fill(inks.far[2], rect(x - 4, top, w + 8, 7));
    windowRow(site, x + 8, w - 16, 4, top + 34, 20, 42);
  }
  glaze(site);
}

function bulbs(site: Site, x: number, y: number, w: number, step = 16): void {
  let d = "";
  for (let i = 0; i <= w; i += step) d += `M${Math.round(x + i)} ${Math.round(y)}h0`;
  site.plate.brush(CANDLE, 6, d);
}

export const moviePalace: Silhouette = {
  era: [1915, 1960],
  phrase: "a movie palace with a lit marquee and a blade sign",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    neighbours(site, 410, 820);
    wall(site, 410, 300, 370, 350, 40);
    const crown = random.pick(["arch", "steps", "pinnacles"]);
    if (crown === "arch") {
      plate.fill(inks.wall, "M450 302V262H500a100 84 0 0 1 190 0H740V302z");
      plate.line(inks.trim, 5, "M446 262H500a100 84 0 0 1 190 0H744");
    } else if (crown === "steps") {
      plate.fill(inks.wall, rect(440, 268, 310, 36) + rect(490, 234, 210, 36) + rect(550, 200, 90, 36));
      plate.fill(inks.trim, rect(436, 264, 318, 5) + rect(486, 230, 218, 5) + rect(546, 196, 98, 5));
    } else {
      for (const x of [424, 504, 595, 686, 766]) spire(site, x, 302, 26, x === 595 ? 110 : 64, 0);
      plate.fill(inks.wall, rect(505, 262, 180, 42));
      plate.fill(inks.trim, rect(500, 258, 190, 5));
    }
    cornice(site, 410, 298, 370, 40, 18);
    plate.fill(inks.trim, arch(495, 326, 200, 190));
    plate.fill(inks.shade, arch(505, 336, 180, 180));
    for (const [x, w, y, h] of [
      [518, 44, 386, 124],
      [573, 44, 356, 154],
      [628, 44, 386, 124],
    ] as const)
      addWindow(site, x, y, w, h, "arch", x === 573 || random.chance(0.4));
    addWindow(site, 438, 380, 30, 90, "arch");
    addWindow(site, 722, 380, 30, 90, "arch");
    glaze(site);
    const bx = 396;
    plate.fill(inks.roof, `M${bx} 520V250q20 -40 40 0V520z`);
    plate.fill(PUMPKIN, rect(bx + 13, 276, 14, 222));
    let dots = "";
    for (let y = 262; y < 516; y += 17) dots += `M${bx + 6} ${y}h0M${bx + 34} ${y}h0`;
    plate.brush(CANDLE, 5, dots);
    plate.fill(inks.dark, rect(440, 576, 310, 74));
    plate.fill(PUMPKIN, rect(452, 586, 60, 64) + rect(678, 586, 60, 64));
    for (let i = 0; i < 4; i++) plate.fill(i === 2 ? inks.dark : PUMPKIN, rect(524 + i * 38, 586, 32, 64));
    plate.line(inks.roof, 3, "M482 586v64M708 586v64");
    site.door = { x: 600, y: 586, w: 32, h: 64 };
    plate.fill(inks.roof, poly(392, 524, 798, 524, 820, 576, 370, 576));
    plate.fill(CANDLE, poly(410, 536, 780, 536, 792, 562, 398, 562), 0.9);
    plate.line(inks.roof, 2, "M404 549H786", 0.8);
    bulbs(site, 378, 574, 436);
    bulbs(site, 398, 528, 394);
    plate.fill(CANDLE, poly(380, 652, 810, 652, 900, 700, 290, 700), 0.14);
  },
};

export const operaHouse: Silhouette = {
  era: [1800, 1914],
  peak: 130,
  phrase: "an opera house with tall arched windows",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    neighbours(site, 390, 880);
    wall(site, 390, 330, 420, 320, 70);
    const attic = random.chance(0.5);
    if (attic) {
      plate.fill(inks.wall, poly(500, 332, 600, 270, 700, 332));
      plate.line(inks.trim, 5, "M492 332L600 266L708 332");
      plate.fill(inks.trim, disc(600, 306, 13));
    } else {
      plate.fill(inks.roof, "M390 330q10 -80 60 -84H750q50 4 60 84z");
      plate.fill(inks.dark, "M810 330q-10 -80 -60 -84h60q50 20 74 96z");
      dormer(site, 480, 322, 36, 48);
      dormer(site, 720, 322, 36, 48);
      glaze(site);
      wall(site, 556, 240, 88, 92);
      addWindow(site, 582, 258, 36, 54, "arch");
      glaze(site);
      dome(site, 600, 240, 100, 64);
      pole(site, 600, 178, 50, true);
    }
    cornice(site, 390, 328, 420, 70, 24);
    windowRow(site, 406, 388, 5, 368, 46, 132, "arch");
    glaze(site);
    plate.fill(inks.trim, rect(390, 516, 420, 7));
    columns(site, 398, 404, 6, 352, 516, 11);
    for (let i = 0; i < 5; i++) {
      const x = 408 + i * 78;
      plate.fill(i === 1 || i === 3 ? PUMPKIN : inks.dark, arch(x + 8, 546, 54, 104));
      plate.line(inks.roof, 3, `M${x + 35} 546v104M${x + 8} 582h54`);
    }
    door(site, 600, 650, 50, 86, false);
    plate.fill(inks.roof, poly(530, 536, 670, 536, 690, 556, 510, 556));
    bulbs(site, 516, 557, 168);
    plate.line(inks.roof, 3, "M540 536l14 -40M660 536l-14 -40");
    steps(site, 600, 664, 190, 2, 7);
  },
};

export const beauxArtsMuseum: Silhouette = {
  peak: 100,
  phrase: "a domed museum with a columned portico",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const wing = random.pick([200, 240]);
    wall(site, 600 - 120 - wing, 450, 240 + wing * 2, 200, 50);
    cornice(site, 600 - 120 - wing, 446, 240 + wing * 2, 50);
    plate.fill(inks.wall, rect(600 - 110 - wing, 430, 220 + wing * 2, 18));
    for (const x of [600 - 110 - wing, 730]) {
      windowRow(site, x, wing - 20, 3, 486, 34, 84, "arch");
      windowRow(site, x, wing - 20, 3, 604, 30, 26);
    }
    glaze(site);
    plate.fill(inks.wall, rect(510, 300, 180, 90));
    plate.fill(inks.shade, rect(630, 300, 60, 90));
    for (let i = 0; i < 7; i++) addWindow(site, 520 + i * 24, 322, 14, 52, "arch");
    glaze(site);
    cornice(site, 506, 298, 188);
    dome(site, 600, 298, 184, random.int(96, 120));
    plate.fill(inks.wall, rect(584, 166, 32, 34));
    plate.fill(inks.dark, arch(592, 172, 16, 28));
    spire(site, 600, 168, 42, 34, 26);
    wall(site, 468, 430, 264, 220, 18);
    plate.fill(inks.dark, rect(484, 462, 232, 186));
    addWindow(site, 500, 500, 40, 110, "sash");
    addWindow(site, 660, 500, 40, 110, "sash", true);
    glaze(site);
    door(site, 600, 646, 60, 120);
    plate.fill(inks.wall, poly(456, 432, 600, 366, 744, 432));
    plate.fill(inks.shade, poly(492, 426, 600, 378, 708, 426));
    plate.line(inks.trim, 5, "M448 432L600 362L752 432z");
    plate.fill(inks.trim, rect(456, 438, 288, 8));
    columns(site, 478, 244, 6, 450, 644, 17);
    steps(site, 600, 684, 270, 5, 8);
    site.ground = { x: 330, y: 700 };
  },
};

export const romanesqueMuseum: Silhouette = {
  peak: 120,
  phrase: "a Romanesque museum with a round stone tower",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 430, 400, 400, 250, 60);
    hipRoof(site, 430, 400, 400, 110, 80, 56);
    let stones = "";
    for (let i = 0; i < 26; i++) stones += `M${random.int(436, 800)} ${random.int(410, 640)}h${random.int(14, 28)}`;
    plate.line(inks.shade, 3, stones);
    windowRow(site, 560, 260, 4, 424, 36, 76, "arch");
    windowRow(site, 660, 160, 2, 548, 40, 72, "arch");
    belt(site, 430, 522, 400, 7, inks.trim);
    glaze(site);
    const top = random.int(290, 320);
    plate.fill(inks.wall, rect(380, top, 150, 650 - top));
    plate.fill(inks.shade, rect(466, top, 64, 650 - top));
    plate.fill(inks.trim, rect(374, top, 162, 6) + rect(376, 522, 158, 6), 0.8);
    for (let i = 0; i < 4; i++) addWindow(site, 392 + i * 34, top + 24, 22, 58, "arch");
    addWindow(site, 404, top + 124, 26, 62, "arch");
    addWindow(site, 450, top + 124, 26, 62, "arch");
    addWindow(site, 410, 560, 26, 60, "arch");
    glaze(site);
    spire(site, 455, top, 190, 140, 34);
    dormer(site, 720, 388, 40, 60);
    chimney(site, 770, 250, 34, 100);
    glaze(site);
    plate.fill(inks.trim, arch(562, 536, 92, 114));
    plate.fill(inks.shade, arch(572, 546, 72, 104));
    plate.fill(inks.dark, arch(582, 556, 52, 94));
    site.door = { x: 584, y: 575, w: 48, h: 75 };
    steps(site, 608, 664, 120, 2, 7);
  },
};

function hangingSign(site: Site, x: number, y: number): void {
  const { plate, inks } = site;
  plate.line(inks.roof, 5, `M${x} ${y + 110}V${y - 8}h-62`);
  plate.line(inks.roof, 2, `M${x - 16} ${y - 6}v12M${x - 52} ${y - 6}v12M${x} ${y + 26}l-26 -32`);
  plate.fill(inks.roof, rect(x - 60, y + 6, 52, 40));
  plate.fill(inks.trim, rect(x - 56, y + 10, 44, 32));
  plate.fill(
    inks.roof,
    `M${x - 44} ${y + 16}h20v12q-10 10 -20 0zM${x - 24} ${y + 18}h6v8h-6zM${x - 38} ${y + 32}h8v6h-8z`,
  );
}

export const tavern: Silhouette = {
  era: [1650, 1849],
  phrase: "a stone tavern with its lower windows lit and a hanging sign",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 390, 450, 400, 200, 100);
    const end = random.chance(0.5);
    gableSide(site, 390, 450, 400, 118, 100);
    chimney(site, end ? 416 : 620, 268, 46, 90);
    if (random.chance(0.6)) chimney(site, 800, 262, 44, 90);
    for (const cx of random.pick([[490, 590, 690], [500, 680], []])) dormer(site, cx, 430, 36, 50);
    let stones = "";
    for (let i = 0; i < 34; i++) stones += `M${random.int(396, 764)} ${random.int(460, 640)}h${random.int(14, 26)}`;
    plate.line(inks.shade, 3, stones);
    windowRow(site, 400, 380, 5, 468, 30, 50);
    for (const x of [412, 488, 646, 722]) addWindow(site, x, 560, 44, 58, "sash", random.chance(0.75));
    glaze(site);
    plate.fill(inks.trim, poly(546, 562, 590, 534, 634, 562));
    door(site, 590, 650, 44, 82);
    plate.fill(CANDLE, poly(410, 652, 760, 652, 820, 690, 350, 690), 0.1);
    hangingSign(site, 350, 520);
    steps(site, 590, 658, 70, 1, 8);
    site.ground = { x: 300, y: 700 };
  },
};

export const saloon: Silhouette = {
  era: [1850, 1930],
  phrase: "a corner saloon with an awning and a lit doorway",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    neighbours(site, 420, 880);
    wall(site, 420, 370, 360, 280, 90);
    plate.fill(inks.dark, arch(806, 430, 22, 70) + arch(840, 436, 20, 66) + rect(804, 580, 58, 64));
    const crown = random.chance(0.5);
    plate.fill(inks.wall, crown ? poly(540, 372, 552, 326, 648, 326, 660, 372) : poly(520, 372, 600, 322, 680, 372));
    plate.line(inks.trim, 5, crown ? "M546 326H654" : "M512 374L600 318L688 374");
    cornice(site, 420, 366, 360, 90, 20);
    windowRow(site, 434, 332, 5, 410, 36, 92, "arch");
    glaze(site);
    plate.fill(PUMPKIN, rect(438, 572, 96, 60) + rect(666, 572, 96, 60));
    plate.fill(CANDLE, rect(438, 602, 96, 30) + rect(666, 602, 96, 30), 0.7);
    plate.line(inks.roof, 4, "M470 572v60M502 572v60M698 572v60M730 572v60M438 590h96M666 590h96");
    site.openings.push({ x: 470, y: 574, w: 32, h: 56, shape: "sash", lit: true });
    door(site, 600, 650, 64, 84);
    plate.fill(inks.roof, poly(424, 536, 776, 536, 800, 566, 400, 566));
    let stripes = "";
    for (let i = 0; i < 7; i++)
      stripes += poly(432 + i * 50, 536, 457 + i * 50, 536, 456 + i * 54, 566, 428 + i * 54, 566);
    plate.fill(inks.trim, stripes, 0.5);
    chimney(site, 710, 310, 30, 58);
    hangingSign(site, 396, 450);
    plate.fill(CANDLE, poly(430, 652, 770, 652, 830, 690, 370, 690), 0.12);
    site.ground = { x: 330, y: 700 };
  },
};
