/** Dark timber houses of the first settlers: steep roofs, jetties, one great chimney. */
import { CANDLE } from "../inks.ts";
import { door, wall } from "../masonry.ts";
import { poly, rect, track } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site } from "../site.ts";

/** A steep gable facing us; w wide with its foot at y. */
function sharpGable(site: Site, cx: number, y: number, w: number, h: number, lit = false): void {
  const { plate, inks } = site;
  const half = w / 2;
  plate.fill(inks.wall, poly(cx - half, y, cx, y - h, cx + half, y));
  plate.line(inks.roof, 11, track(cx - half - 12, y + 10, cx, y - h - 4, cx + half + 12, y + 10));
  plate.line(inks.trim, 3, track(cx - half - 14, y + 4, cx, y - h - 10), 0.7);
  addWindow(site, cx - 12, y - h * 0.56, 24, Math.min(40, h * 0.36), "sash", lit);
}

const clapboards = (site: Site, x: number, y: number, w: number, h: number): void => {
  let d = "";
  for (let at = y + 14; at < y + h; at += 14) d += `M${Math.round(x)} ${Math.round(at)}h${Math.round(w)}`;
  site.plate.line(site.inks.shade, 2, d, 0.6);
};

export const sevenGables: Silhouette = {
  phrase: "the House of the Seven Gables, black clapboard under a crowd of steep roofs",
  size: 1.1,
  setting: "lawn",
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.roof, poly(300, 470, 350, 350, 800, 350, 900, 470));
    plate.fill(inks.wall, rect(560, 196, 70, 190));
    plate.fill(inks.shade, rect(602, 196, 28, 190) + rect(554, 196, 82, 10));
    for (const x of [564, 584, 604]) plate.fill(inks.shade, rect(x, 184, 12, 14));
    // The long wing to the left, lower than the house.
    wall(site, 250, 500, 180, 150, 0, inks.shade);
    plate.fill(inks.roof, poly(232, 506, 280, 416, 440, 416, 440, 506));
    sharpGable(site, 320, 500, 110, 104);
    addWindow(site, 276, 546, 26, 56);
    addWindow(site, 346, 546, 26, 56);
    glaze(site);
    plate.fill(inks.shade, poly(800, 450, 930, 470, 930, 642, 800, 650));
    plate.fill(inks.dark, poly(790, 450, 866, 320, 950, 478));
    plate.fill(inks.shade, poly(806, 452, 866, 344, 928, 472));
    addWindow(site, 856, 394, 22, 36);
    addWindow(site, 830, 500, 24, 50);
    addWindow(site, 880, 506, 22, 48);
    wall(site, 400, 450, 400, 200, 0);
    clapboards(site, 400, 450, 400, 200);
    plate.fill(inks.roof, poly(384, 458, 450, 318, 760, 318, 820, 458));
    plate.line(inks.trim, 3, "M386 456L450 318H760", 0.6);
    glaze(site);
    sharpGable(site, 470, 452, 130, 128, true);
    sharpGable(site, 602, 452, 116, 112);
    sharpGable(site, 730, 452, 130, 128);
    plate.fill(inks.roof, rect(394, 536, 412, 9));
    plate.fill(inks.trim, rect(394, 534, 412, 3), 0.7);
    for (const x of [424, 490, 660, 726, 766]) addWindow(site, x, 474, 24, 46);
    for (const x of [424, 490, 676, 740]) addWindow(site, x, 566, 28, 58);
    glaze(site);
    plate.fill(inks.wall, poly(548, 560, 600, 494, 652, 560) + rect(556, 560, 88, 90));
    plate.line(inks.roof, 9, "M540 566L600 490L660 566");
    door(site, 600, 650, 46, 78);
    plate.fill(CANDLE, rect(588, 538, 24, 20));
    site.ground = { x: 350, y: 700 };
  },
};
