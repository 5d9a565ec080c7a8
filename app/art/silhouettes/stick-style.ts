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
