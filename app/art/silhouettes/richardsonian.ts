import { chimney, cornice, steps, wall } from "../masonry.ts";
import { arch, poly, rect } from "../plate.ts";
import { dormer, gableFront, hipRoof, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { glaze, windowRow } from "../site.ts";

/** After the Buffalo asylum: a stone center between twin copper-roofed towers, brick wards to either side. */
export const twinTowers: Silhouette = {
  phrase: "an asylum of dark stone with twin steep-roofed towers and long wards",
  setting: "lawn",
  peak: 90,
  draw(site) {
    const { plate, inks, random } = site;
    site.wakefulness *= 0.6;
    site.beacon += random.int(4, 30);
    for (const x of [250, 910]) chimney(site, x, 336, 22, 80);
    for (const [x, ink, top] of [
      [130, inks.shade, 456],
      [850, inks.shade, 456],
      [290, inks.wall, 440],
      [690, inks.wall, 440],
    ] as const) {
      wall(site, x, top, 220, 650 - top, 0, ink);
      hipRoof(site, x, top, 220, 64, 30, 0, 8);
      for (const dx of [60, 160]) dormer(site, x + dx, top - 8, 24, 34);
      for (let y = top + 24; y < 600; y += 70) windowRow(site, x + 8, 204, 6, y, 18, 42);
      glaze(site);
    }
    wall(site, 486, 372, 228, 278, 0);
    hipRoof(site, 486, 372, 228, 96, 40, 0, 6);
    gableFront(site, 540, 372, 120, 104, 0, 8);
    windowRow(site, 556, 88, 2, 318, 24, 44, "arch");
    windowRow(site, 544, 112, 3, 394, 26, 60, "arch");
    windowRow(site, 544, 112, 3, 480, 26, 56);
    glaze(site);
    const top = random.int(286, 304);
    for (const x of [454, 662]) {
      wall(site, x, top, 84, 650 - top, 12);
      cornice(site, x, top, 84, 0, 4);
      plate.fill(inks.roof, poly(x - 10, top, x + 14, top - 110, x + 70, top - 110, x + 94, top));
      plate.fill(inks.dark, poly(x + 48, top, x + 46, top - 110, x + 70, top - 110, x + 94, top));
      for (const dx of [2, 82]) spire(site, x + dx, top + 6, 22, 60, 0);
      spire(site, x + 42, top - 108, 60, 56, 24);
      dormer(site, x + 42, top - 14, 26, 44);
      for (const y of [top + 28, top + 118, top + 206]) windowRow(site, x + 6, 72, 2, y, 20, 52, "arch");
    }
    glaze(site);
    let arcade = "";
    for (let i = 0; i < 3; i++) arcade += arch(550 + i * 36, 580, 28, 70);
    plate.fill(inks.trim, rect(540, 562, 120, 7));
    plate.fill(inks.dark, arcade);
    site.door = { x: 586, y: 584, w: 28, h: 66 };
    steps(site, 600, 668, 130, 3, 6);
  },
};
