import { mix } from "../inks.ts";
import { wall } from "../masonry.ts";
import { lancet, poly, rect, type Spot } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site } from "../site.ts";

function crown(site: Site, [x, y, w]: Spot, tooth = 16): void {
  const { plate, inks } = site;
  plate.fill(inks.wall, rect([x - 6, y, w + 12, 14]));
  plate.bars(inks.wall, [x - 6, y - tooth, w + 12, tooth + 1], { thick: tooth, gap: tooth * 0.7 });
  plate.fill(inks.trim, rect([x - 6, y, w + 12, 4]), 0.6);
  plate.bars(inks.shade, [x - 4, y + 14, w + 8, 8], { thick: 6, gap: 6 });
}

export const easternState: Silhouette = {
  peak: 150,
  phrase: "the castle front of Eastern State Penitentiary, an octagonal tower over its gate and a long blind wall",
  setting: "street",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    site.wakefulness = 0.1;
    plate.fill(inks.wall, rect([-10, 470, 1220, 180]));
    plate.fill(inks.trim, rect([-10, 466, 1220, 6]), 0.7);
    let stones = "";
    for (let i = 0; i < 60; i++)
      stones += `M${random.int(0, 1180)} ${484 + random.int(0, 8) * 19}h${random.int(18, 40)}`;
    plate.line([inks.shade, 2.5], stones);
    for (const x of [40, 1050]) {
      wall(site, [x, 420, 110, 230]);
      crown(site, [x, 420, 110]);
      addWindow(site, [x + 49, 470, 12, 70], { shape: "slit" });
    }
    for (const x of [300, 800]) {
      wall(site, [x, 376, 100, 274], { depth: 16 });
      crown(site, [x, 376, 100], 14);
      addWindow(site, [x + 22, 420, 14, 84], { shape: "slit" });
      addWindow(site, [x + 64, 420, 14, 84], { shape: "slit" });
    }
    wall(site, [400, 420, 400, 230]);
    crown(site, [400, 420, 400]);
    for (const x of [428, 470, 716, 758]) addWindow(site, [x, 456, 16, 100], { shape: "lancet" });
    glaze(site);
    plate.fill(inks.wall, poly(530, 650, 530, 262, 556, 250, 644, 250, 670, 262, 670, 650));
    plate.fill(inks.shade, poly(644, 250, 670, 262, 670, 650, 644, 650));
    plate.fill(mix(inks.wall, inks.trim, 0.25), poly(530, 262, 556, 250, 556, 650, 530, 650));
    crown(site, [530, 250, 140], 15);
    addWindow(site, [576, 286, 16, 58], { shape: "lancet" });
    addWindow(site, [608, 286, 16, 58], { shape: "lancet", lit: true });
    plate.line([inks.roof, 4], "M600 236V156");
    for (const x of [488, 664]) {
      wall(site, [x, 336, 48, 314]);
      crown(site, [x, 336, 48], 11);
      addWindow(site, [x + 18, 390, 12, 92], { shape: "slit" });
    }
    glaze(site);
    plate.fill(inks.trim, lancet([544, 486, 112, 164]));
    plate.fill(inks.shade, lancet([554, 496, 92, 154]));
    plate.fill(inks.near, lancet([562, 506, 76, 144]));
    plate.line([inks.wall, 4], "M576 540v110M590 520v130M604 520v130M618 530v120M562 580h76M562 614h76");
    site.door = { x: 572, y: 560, w: 56, h: 90 };
    site.openings.push({ x: 585, y: 380, w: 30, h: 60, shape: "lancet", lit: true });
    addWindow(site, [585, 384, 30, 62], { shape: "lancet", lit: true });
    glaze(site);
    site.ground = { x: 440, y: 708 };
  },
};
