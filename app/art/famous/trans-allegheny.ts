import { mix } from "../inks.ts";
import { chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, disc, rect, type Spot } from "../plate.ts";
import { dome, gableFront, hipRoof, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

function cupola(site: Site, cx: number, y: number): void {
  const { plate, inks } = site;
  plate.fill(inks.trim, rect([cx - 20, y - 36, 40, 36]));
  plate.fill(inks.dark, arch([cx - 13, y - 30, 11, 26]) + arch([cx + 2, y - 30, 11, 26]));
  spire(site, [cx, y - 36, 52, 40], 16);
}

function wing(site: Site, [x, w, top]: Spot, ink: string): void {
  wall(site, [x, top, w, 650 - top], { ink });
  hipRoof(site, [x, top, w, 44], { inset: 20, over: 6 });
  const count = Math.round(w / 32);
  for (let y = top + 20; y < 600; y += 66) windowRow(site, { x: x + 4, y, width: w - 8, count }, { w: 14, h: 38 });
  glaze(site);
}

export const transAllegheny: Silhouette = {
  peak: 74,
  phrase:
    "the Trans-Allegheny Lunatic Asylum, its stone wings stepping back from a tall clock tower with a white cupola",
  setting: "lawn",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    const back = mix(inks.shade, inks.far[1], 0.3);
    site.wakefulness = 0.07;
    site.beacon = 90;
    for (const x of [120, 300, 456, 724, 880, 1060]) chimney(site, [x, 372, 16, 60]);
    wing(site, [20, 160, 486], back);
    wing(site, [1020, 160, 486], back);
    wing(site, [170, 190, 462], inks.shade);
    wing(site, [840, 190, 462], inks.shade);
    cupola(site, 230, 420);
    cupola(site, 970, 420);
    wing(site, [350, 160, 436], inks.wall);
    wing(site, [690, 160, 436], inks.wall);
    for (const x of [322, 790]) {
      wall(site, [x, 420, 88, 230], { depth: 8 });
      gableFront(site, [x, 422, 88, 54], { depth: 10, over: 8 });
      for (const y of [440, 510, 580])
        windowRow(site, { x: x + 4, y, width: 80, count: 3 }, { w: 15, h: 42, shape: "arch" });
    }
    glaze(site);
    wall(site, [506, 396, 188, 254], { depth: 12 });
    gableFront(site, [506, 400, 188, 76], { depth: 12, over: 10 });
    for (const y of [416, 484]) windowRow(site, { x: 512, y, width: 176, count: 5 }, { w: 18, h: 46, shape: "arch" });
    addWindow(site, [587, 350, 26, 26], { shape: "round" });
    glaze(site);
    wall(site, [562, 244, 76, 160], { depth: 10 });
    cornice(site, [562, 244, 76], { brackets: 5 });
    plate.fill(inks.dark, disc(600, 290, 27));
    plate.fill(inks.moon, disc(600, 290, 23));
    plate.line([inks.roof, 3], "M600 290v-15M600 290l10 6");
    for (const x of [576, 606]) addWindow(site, [x, 330, 18, 44], { shape: "arch", lit: false });
    glaze(site);
    plate.fill(inks.trim, rect([572, 176, 56, 66]));
    plate.fill(mix(inks.trim, inks.shade, 0.5), rect([610, 176, 18, 66]));
    plate.fill(inks.dark, arch([578, 186, 13, 50]) + arch([594, 186, 13, 50]) + arch([611, 186, 12, 50]));
    plate.fill(inks.trim, rect([566, 172, 68, 6]));
    dome(site, [600, 172, 62, 46]);
    plate.line([inks.roof, 4], "M600 128V74");
    door(site, [600, 650, 48, 78]);
    plate.fill(inks.trim, rect([534, 556, 132, 8]));
    columns(site, { x: 544, w: 112, top: 564, bottom: 650 }, { count: 4, thick: 9 });
    plate.bars(inks.trim, [534, 542, 132, 14], { thick: 2, gap: 8 });
    steps(site, [600, 668, 120], { count: 3, rise: 6 });
    site.ground = { x: 430, y: 700 };
  },
};
