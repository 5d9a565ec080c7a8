/** Steep, many-gabled Victorian houses with their timbers shown on the outside. */
import { mix, PUMPKIN } from "../inks.ts";
import { chimney, door, porch, wall } from "../masonry.ts";
import { poly, rect, track } from "../plate.ts";
import { gableFront, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

/** Crossed braces in the head of a gable. */
function trusswork(site: Site, cx: number, top: number, half: number, h: number): void {
  const { plate, inks } = site;
  const y = top + h;
  plate.line(
    inks.trim,
    4,
    track(cx - half, y, cx + half, y) +
      track(cx, top, cx, y) +
      track(cx - half * 0.5, y, cx, top + h * 0.4, cx + half * 0.5, y),
    0.8,
  );
}

export const markTwainHouse: Silhouette = {
  phrase: "the Mark Twain House, brick painted in bands and diamonds under steep gables, porches and a turret",
  setting: "lawn",
  bare: true,
  peak: 130,
  draw(site) {
    const { plate, inks } = site;
    const painted = mix(PUMPKIN, inks.wall, 0.45);
    const bands = (x: number, w: number, y0: number, y1: number) => {
      for (let y = y0; y < y1; y += 42) {
        plate.fill(painted, rect(x, y, w, 5));
        let zig = `M${x} ${y + 13}`;
        for (let at = 0; at + 16 <= w; at += 16) zig += "l8 -7l8 7";
        plate.line(painted, 2.5, zig);
      }
    };
    for (const [x, top] of [
      [400, 214],
      [646, 196],
      [868, 240],
    ] as const)
      chimney(site, x, top, 40, 150);
    wall(site, 330, 400, 560, 250, 50);
    plate.fill(inks.roof, poly(306, 406, 380, 296, 850, 296, 926, 406));
    plate.line(inks.trim, 3, "M308 404L380 296H850", 0.6);
    bands(330, 560, 420, 560);
    windowRow(site, 560, 160, 3, 432, 28, 68);
    windowRow(site, 560, 330, 5, 552, 28, 70);
    glaze(site);
    // The great gable to the right.
    wall(site, 730, 390, 160, 260, 24);
    gableFront(site, 730, 392, 160, 150, 60, 22);
    trusswork(site, 810, 256, 54, 70);
    bands(730, 160, 412, 540);
    windowRow(site, 740, 140, 3, 430, 26, 64);
    addWindow(site, 796, 344, 28, 44, "arch");
    windowRow(site, 740, 140, 3, 548, 26, 66);
    glaze(site);
    // A middle gable with an open balcony.
    wall(site, 556, 380, 130, 60, 0);
    gableFront(site, 556, 384, 130, 128, 40, 18);
    trusswork(site, 621, 270, 46, 58);
    addWindow(site, 604, 348, 34, 54, "sash", true);
    plate.bars(inks.trim, 560, 408, 122, 20, 3, 8);
    plate.fill(inks.trim, rect(554, 405, 134, 4));
    glaze(site);
    // The octagonal turret.
    plate.fill(inks.wall, rect(394, 290, 120, 360));
    plate.fill(inks.shade, rect(474, 290, 40, 360));
    bands(394, 80, 320, 560);
    plate.bars(inks.trim, 390, 296, 128, 30, 4, 22);
    plate.fill(inks.trim, rect(386, 290, 136, 5) + rect(386, 326, 136, 4));
    for (const y of [352, 446]) for (const x of [404, 440, 478]) addWindow(site, x, y, 24, 62);
    glaze(site);
    spire(site, 454, 290, 160, 130, 30);
    // The deck of the long porch, which ends round like a steamboat's.
    door(site, 540, 650, 50, 90);
    porch(site, 300, 430, 560, 8, 4);
    plate.fill(inks.roof, "M268 534a44 44 0 0 1 60 0l6 28H262z");
    site.ground = { x: 330, y: 704 };
  },
};

export const stickHouse: Silhouette = {
  era: [1860, 1895],
  phrase: "a tall stick-style house with jerkin-head gables and braced porches",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const right = random.chance(0.5) ? 60 : 0;
    chimney(site, 420, 208, 44, 150);
    chimney(site, 716, 226, 40, 140);
    wall(site, 390, 400, 430, 250, 60);
    plate.fill(inks.roof, poly(366, 408, 440, 290, 790, 290, 850, 408));
    plate.fill(inks.dark, poly(790, 290, 830, 300, 916, 424, 848, 408));
    plate.line(inks.trim, 3, "M368 406L440 290H790", 0.6);
    plate.line(inks.trim, 3, "M390 490h430M390 544h430M470 400v150M740 400v150", 0.55);
    windowRow(site, 400, 410, 5, 424, 30, 62);
    windowRow(site, 400, 410, 5, 560, 30, 72);
    glaze(site);
    const gx = 480 + right;
    wall(site, gx, 380, 180, 270, 20);
    plate.fill(inks.wall, poly(gx, 384, gx + 52, 268, gx + 128, 268, gx + 180, 384));
    plate.fill(
      inks.roof,
      poly(
        gx - 24,
        400,
        gx + 46,
        250,
        gx + 134,
        250,
        gx + 204,
        400,
        gx + 190,
        402,
        gx + 126,
        272,
        gx + 54,
        272,
        gx - 10,
        402,
      ),
    );
    plate.line(inks.trim, 3, track(gx - 24, 396, gx + 46, 248, gx + 134, 248), 0.8);
    trusswork(site, gx + 90, 272, 46, 44);
    plate.line(
      inks.trim,
      3,
      track(gx, 384, gx + 180, 384) +
        track(gx, 520, gx + 180, 520) +
        track(gx + 60, 384, gx + 60, 520) +
        track(gx + 120, 384, gx + 120, 520),
      0.7,
    );
    windowRow(site, gx + 30, 120, 2, 330, 28, 48);
    windowRow(site, gx + 4, 172, 3, 414, 30, 74);
    glaze(site);
    door(site, gx + 90, 650, 54, 92);
    porch(site, 410, 390, 548, 7, 3);
    let braces = "";
    for (let i = 0; i < 7; i++) braces += track(414 + i * 64, 590, 432 + i * 64, 564);
    plate.line(inks.trim, 3, braces);
  },
};
