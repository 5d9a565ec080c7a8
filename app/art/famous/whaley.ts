import { chimney, cornice, door, steps, wall } from "../masonry.ts";
import { rect } from "../plate.ts";
import { gableSide } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { glaze, windowRow } from "../site.ts";
import { palm } from "../trees.ts";

export const whaley: Silhouette = {
  phrase: "the Whaley House, a two-story brick Greek Revival house with a white porch and balcony",
  setting: "lawn",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    palm(plate, inks.shade, random, 300, 650, 260);
    wall(site, 250, 524, 180, 126, 0, inks.shade);
    gableSide(site, 250, 524, 180, 46, 20, 12);
    windowRow(site, 258, 160, 3, 556, 30, 70);
    glaze(site);
    chimney(site, 446, 262, 32, 90);
    chimney(site, 770, 262, 32, 90);
    wall(site, 420, 396, 390, 254, 110);
    gableSide(site, 420, 396, 390, 62, 116, 16);
    let bricks = "";
    for (let i = 0; i < 46; i++) bricks += `M${random.int(426, 780)} ${random.int(404, 640)}h${random.int(8, 18)}`;
    plate.line(inks.shade, 2.5, bricks);
    plate.fill(
      inks.dark,
      rect(840, 430, 24, 60) + rect(884, 434, 22, 58) + rect(840, 560, 24, 70) + rect(884, 558, 22, 70),
    );
    windowRow(site, 430, 370, 5, 420, 32, 86);
    windowRow(site, 430, 148, 2, 556, 32, 90);
    windowRow(site, 652, 148, 2, 556, 32, 90);
    glaze(site);
    cornice(site, 420, 396, 390, 110, 0);
    door(site, 615, 650, 48, 96);
    plate.fill(inks.trim, rect(406, 526, 418, 10));
    plate.bars(inks.trim, 410, 486, 410, 40, 4, 9);
    plate.fill(inks.trim, rect(406, 482, 418, 5));
    for (const x of [410, 506, 564, 656, 714, 808])
      plate.fill(inks.trim, rect(x, 482, 11, 168) + rect(x - 4, 536, 19, 7));
    plate.fill(inks.trim, rect(402, 644, 426, 7));
    steps(site, 615, 664, 90, 2, 7);
    palm(plate, inks.near, random, 100, 770, 470);
    palm(plate, inks.near, random, 1110, 770, 420);
    site.ground = { x: 360, y: 704 };
  },
};
