/** Symmetrical houses of the eighteenth century and those built in their manner. */
import { CANDLE, mix } from "../inks.ts";
import { belt, chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
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
