/** Symmetrical houses of the eighteenth century and those built in their manner. */
import { CANDLE, mix } from "../inks.ts";
import { belt, chimney, columns, cornice, door, porch, steps, wall } from "../masonry.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { dome, dormer, hipRoof } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";
import { pale, pediment } from "./capitols.ts";

function cupola(site: Site, cx: number, base: number, size = 1): void {
  const { plate, inks } = site;
  const q = (v: number) => Math.round(v * size);
  plate.fill(pale(inks), rect(cx - q(30), base - q(62), q(60), q(66)));
  plate.fill(inks.shade, rect(cx + q(12), base - q(62), q(18), q(66)));
  for (const dx of [-22, -5, 12])
    plate.fill(dx === -5 ? CANDLE : inks.dark, arch(cx + q(dx), base - q(52), q(11), q(40)));
  plate.fill(inks.trim, rect(cx - q(36), base - q(66), q(72), 5) + rect(cx - q(38), base, q(76), 4));
  dome(site, cx, base - q(66), q(58), q(36));
  plate.line(inks.roof, 3, `M${cx} ${base - q(100)}v${-q(36)}M${cx - q(12)} ${base - q(124)}h${q(24)}`);
}

/** A fan window over a panelled door between side lights, under its own small pediment. */
function fanDoor(site: Site, cx: number, bottom = 650): void {
  const { plate, inks } = site;
  plate.fill(inks.trim, rect(cx - 46, bottom - 108, 92, 108));
  plate.fill(
    CANDLE,
    `M${cx - 26} ${bottom - 82}a26 22 0 0 1 52 0z` +
      rect(cx - 40, bottom - 76, 8, 56) +
      rect(cx + 32, bottom - 76, 8, 56),
    0.85,
  );
  door(site, cx, bottom, 46, 80, false);
  plate.fill(inks.trim, poly(cx - 56, bottom - 106, cx, bottom - 136, cx + 56, bottom - 106));
  steps(site, cx, bottom + 14, 100, 2, 7);
}

export const georgianHouse: Silhouette = {
  era: [1700, 1830],
  phrase: "a symmetrical brick house with end chimneys and a fanlight over the door",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const w = random.pick([420, 470]);
    const x = 600 - w / 2;
    const top = random.int(396, 412);
    const wings = random.chance(0.35);
    if (wings)
      for (const wx of [x - 130, x + w + 10]) {
        wall(site, wx, 500, 120, 150, 16);
        hipRoof(site, wx, 500, 120, 54, 30, 14, 10);
        windowRow(site, wx, 120, 2, 550, 26, 56);
      }
    glaze(site);
    chimney(site, x + 18, top - 128, 34, 90);
    chimney(site, x + w - 52, top - 128, 34, 90);
    wall(site, x, top, w, 650 - top, 70);
    hipRoof(site, x, top, w, 92, 96, 70, 16);
    if (random.chance(0.5)) for (const dx of [-92, 0, 92]) dormer(site, 600 + dx, top - 12, 32, 46);
    else {
      plate.bars(inks.trim, x + 86, top - 108, w - 172, 18, 3, 8, 0.8);
      plate.fill(inks.trim, rect(x + 84, top - 112, w - 168, 4));
      if (random.chance(0.6)) cupola(site, 600, top - 92, 0.9);
    }
    glaze(site);
    cornice(site, x, top, w, 70, 26);
    belt(site, x, top + 122, w, 5, inks.trim);
    windowRow(site, x + 8, w - 16, 5, top + 36, 32, 66);
    windowRow(site, x + 8, (w - 16) * 0.4, 2, 548, 34, 76);
    windowRow(site, x + 8 + (w - 16) * 0.6, (w - 16) * 0.4, 2, 548, 34, 76);
    glaze(site);
    fanDoor(site, 600);
  },
};

export const libertyHall: Silhouette = {
  phrase: "a Federal brick house with a pedimented middle and a great arched window over its door",
  size: 1.1,
  setting: "lawn",
  draw(site) {
    const { plate, inks } = site;
    for (const x of [352, 812]) chimney(site, x, 258, 36, 130);
    wall(site, 340, 400, 520, 250, 60);
    hipRoof(site, 340, 400, 520, 96, 110, 60, 16);
    cornice(site, 340, 400, 520, 60, 28);
    windowRow(site, 352, 150, 2, 430, 34, 70);
    windowRow(site, 698, 150, 2, 430, 34, 70);
    windowRow(site, 352, 150, 2, 546, 34, 78);
    windowRow(site, 698, 150, 2, 546, 34, 78);
    glaze(site);
    plate.fill(inks.wall, rect(506, 396, 188, 254));
    plate.fill(inks.trim, rect(506, 400, 4, 250) + rect(690, 400, 4, 250), 0.6);
    pediment(site, 600, 398, 106, 66);
    addWindow(site, 584, 352, 32, 32, "round");
    plate.fill(inks.trim, rect(536, 440, 128, 66) + arch(570, 418, 60, 88));
    addWindow(site, 576, 424, 48, 82, "arch", true);
    addWindow(site, 540, 450, 26, 56);
    addWindow(site, 634, 450, 26, 56);
    glaze(site);
    fanDoor(site, 600);
  },
};

export const morrisJumel: Silhouette = {
  phrase: "a white Palladian house with a two-story portico and an eight-sided wing",
  setting: "lawn",
  draw(site) {
    const { plate, inks } = site;
    const white = pale(inks);
    plate.fill(inks.shade, poly(820, 470, 900, 470, 950, 486, 950, 640, 900, 650, 820, 650));
    plate.fill(white, rect(820, 470, 84, 180));
    plate.fill(inks.roof, poly(806, 472, 840, 420, 900, 420, 966, 488));
    windowRow(site, 826, 72, 2, 520, 24, 84);
    for (const x of [400, 760]) chimney(site, x, 268, 34, 110);
    wall(site, 370, 390, 460, 260, 40, white);
    hipRoof(site, 370, 390, 460, 84, 120, 40, 18);
    plate.bars(inks.trim, 480, 288, 240, 18, 3, 9, 0.9);
    plate.fill(inks.trim, rect(476, 284, 248, 4));
    for (const dx of [-150, 150]) dormer(site, 600 + dx, 380, 30, 40);
    glaze(site);
    cornice(site, 370, 390, 460, 40, 24);
    for (const y of [430, 546]) {
      windowRow(site, 378, 116, 2, y, 30, 72);
      windowRow(site, 706, 116, 2, y, 30, 72);
    }
    plate.line(inks.trim, 4, "M374 400v250M826 400v250", 0.8);
    plate.fill(inks.shade, rect(508, 392, 184, 256), 0.5);
    windowRow(site, 516, 168, 3, 424, 26, 70, "arch");
    glaze(site);
    fanDoor(site, 600, 646);
    plate.fill(inks.trim, rect(508, 518, 184, 4));
    plate.bars(inks.trim, 512, 500, 178, 18, 3, 7, 0.9);
    pediment(site, 600, 388, 116, 66, white);
    plate.fill(inks.trim, disc(600, 362, 13));
    plate.fill(inks.dark, disc(600, 362, 9));
    columns(site, 512, 176, 4, 392, 646, 15);
    steps(site, 600, 668, 200, 3, 7);
  },
};

export const terraceHouse: Silhouette = {
  phrase: "a white country house with a cupola above its terrace and stairs",
  setting: "lawn",
  draw(site) {
    const { plate, inks } = site;
    const white = pale(inks);
    for (const x of [404, 486, 690, 772]) chimney(site, x, 236, 28, 90);
    wall(site, 370, 362, 460, 210, 46, white);
    hipRoof(site, 370, 362, 460, 82, 90, 46, 16);
    plate.bars(inks.trim, 470, 264, 260, 16, 3, 8, 0.9);
    cupola(site, 600, 282, 1.05);
    for (const dx of [-150, -75, 75, 150]) dormer(site, 600 + dx, 352, 26, 38);
    glaze(site);
    cornice(site, 370, 362, 460, 46, 26);
    windowRow(site, 378, 170, 3, 396, 26, 56);
    windowRow(site, 652, 170, 3, 396, 26, 56);
    windowRow(site, 378, 170, 3, 484, 28, 80);
    windowRow(site, 652, 170, 3, 484, 28, 80);
    glaze(site);
    plate.line(inks.shade, 2, "M392 396h144v56H392zM664 396h144v56H664z", 0.35);
    plate.fill(white, rect(546, 350, 108, 222));
    pediment(site, 600, 360, 62, 44, white);
    addWindow(site, 582, 394, 36, 60, "arch", true);
    glaze(site);
    plate.fill(inks.trim, arch(566, 474, 68, 98));
    door(site, 600, 570, 48, 80, false);
    // The terrace with its balustrade, and two flights that meet below it.
    plate.fill(mix(inks.wall, inks.shade, 0.4), rect(250, 572, 700, 82));
    plate.bars(inks.trim, 250, 552, 310, 20, 4, 8, 0.9);
    plate.bars(inks.trim, 640, 552, 310, 20, 4, 8, 0.9);
    plate.fill(inks.trim, rect(246, 548, 314, 5) + rect(640, 548, 314, 5) + rect(246, 570, 708, 5));
    plate.fill(inks.dark, arch(574, 594, 52, 60));
    for (const s of [-1, 1]) {
      plate.fill(white, poly(600 + s * 46, 574, 600 + s * 92, 574, 600 + s * 190, 654, 600 + s * 130, 654));
      plate.line(
        inks.trim,
        5,
        `M${600 + s * 42} 552L${600 + s * 128} 626V654M${600 + s * 94} 552L${600 + s * 194} 626V654`,
      );
    }
    for (const x of [300, 380, 790, 870]) plate.fill(inks.roof, `M${x} 654q-4 -50 20 -58q24 8 20 58z`);
    site.ground = { x: 300, y: 706 };
  },
};

/** The double-decked porch of the South, across the whole front or along its side. */
export const doublePorch: Silhouette = {
  era: [1780, 1880],
  phrase: "a Southern house with two tiers of columned porches",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const white = pale(inks);
    const w = random.pick([440, 500]);
    const x = 600 - w / 2;
    const crowned = random.chance(0.5);
    for (const cx of [x + 20, x + w - 56]) chimney(site, cx, 268, 34, 130);
    wall(site, x, 392, w, 258, 60, white);
    hipRoof(site, x, 392, w, 88, 100, 60, 20);
    if (crowned) cupola(site, 600, 306, 0.95);
    cornice(site, x, 392, w, 60, 30);
    windowRow(site, x + 10, w - 20, 5, 424, 30, 84);
    windowRow(site, x + 10, (w - 20) * 0.4, 2, 548, 32, 92);
    windowRow(site, x + 10 + (w - 20) * 0.6, (w - 20) * 0.4, 2, 548, 32, 92);
    glaze(site);
    door(site, 600, 648, 48, 98);
    if (!crowned) pediment(site, 600, 394, 120, 58, white);
    plate.bars(inks.trim, x - 4, 496, w + 8, 26, 2, 9, 0.6);
    plate.fill(inks.trim, rect(x - 12, 493, w + 24, 4) + rect(x - 14, 520, w + 28, 8) + rect(x - 14, 396, w + 28, 8));
    const count = random.pick([6, 7]);
    columns(site, x, w, count, 404, 520, 11);
    columns(site, x, w, count, 528, 648, 13);
    plate.fill(inks.trim, rect(x - 18, 646, w + 36, 6));
    steps(site, 600, 668, 120, 3, 7);
  },
};

/** A public hall of the young republic: arcade below, tall windows, cupola. */
export const palladianHall: Silhouette = {
  era: [1700, 1860],
  phrase: "a public hall of the young republic with a pedimented front and a cupola",
  setting: "street",
  peak: 130,
  draw(site) {
    const { plate, inks, random } = site;
    const w = random.pick([440, 520]);
    const x = 600 - w / 2;
    for (const cx of [x + 24, x + w - 60]) chimney(site, cx, 282, 34, 120);
    wall(site, x, 400, w, 250, 60);
    hipRoof(site, x, 400, w, 70, 90, 60, 14);
    plate.bars(inks.trim, x, 384, w, 16, 3, 8, 0.9);
    cupola(site, 600, 334, 1.35);
    cornice(site, x, 400, w, 60, 30);
    const side = (w - 190) / 2;
    for (const wx of [x + 4, 699]) {
      windowRow(site, wx, side - 8, 2, 434, 30, 76, "arch");
      windowRow(site, wx, side - 8, 2, 556, 32, 66);
    }
    belt(site, x, 530, w, 6, inks.trim);
    glaze(site);
    plate.fill(inks.wall, rect(502, 396, 196, 254));
    windowRow(site, 506, 188, 3, 430, 30, 84, "arch");
    glaze(site);
    let arcade = "";
    for (let i = 0; i < 3; i++) arcade += arch(514 + i * 60, 556, 50, 94);
    plate.fill(inks.dark, arcade);
    columns(site, 506, 188, 4, 402, 530, 11);
    pediment(site, 600, 398, 110, 58);
    addWindow(site, 588, 364, 24, 24, "round");
    glaze(site);
    door(site, 600, 650, 40, 76, false);
    steps(site, 600, 664, 220, 2, 7);
    site.ground = { x: 320, y: 694 };
  },
};

export const tavernPorch: Silhouette = {
  era: [1780, 1860],
  phrase: "an old brick inn with porches on both floors",
  setting: "street",
  draw(site) {
    const { random } = site;
    const w = random.pick([430, 500]);
    const x = 600 - w / 2;
    const stories = random.pick([2, 3]);
    const top = stories === 3 ? 326 : 424;
    for (const cx of [x + 10, x + w * 0.45, x + w - 44]) chimney(site, cx, top - 120, 32, 70);
    wall(site, x, top, w, 650 - top, 76);
    hipRoof(site, x, top, w, 74, 40, 76, 14);
    cornice(site, x, top, w, 76, 26);
    if (stories === 3) windowRow(site, x + 6, w - 12, 7, 350, 26, 52);
    windowRow(site, x + 6, w - 12, 7, 446, 28, 60);
    windowRow(site, x + 6, w * 0.4, 3, 552, 30, 72);
    windowRow(site, x + w * 0.6, w * 0.4 - 6, 3, 552, 30, 72);
    glaze(site);
    door(site, 600, 650, 52, 88);
    porch(site, x + w * 0.14, w * 0.72, 438, 7, -1, 534);
    porch(site, x + w * 0.14, w * 0.72, 544, 7, 3, 650);
  },
};
