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
    palm({ plate, ink: inks.shade, random }, [300, 650, 260]);
    wall(site, [250, 524, 180, 126], { ink: inks.shade });
    gableSide(site, [250, 524, 180, 46], { depth: 20, over: 12 });
    windowRow(site, { x: 258, y: 556, width: 160, count: 3 }, { w: 30, h: 70 });
    glaze(site);
    chimney(site, [446, 262, 32, 90]);
    chimney(site, [770, 262, 32, 90]);
    wall(site, [420, 396, 390, 254], { depth: 110 });
    gableSide(site, [420, 396, 390, 62], { depth: 116, over: 16 });
    let bricks = "";
    for (let i = 0; i < 46; i++) bricks += `M${random.int(426, 780)} ${random.int(404, 640)}h${random.int(8, 18)}`;
    plate.line([inks.shade, 2.5], bricks);
    plate.fill(
      inks.dark,
      rect([840, 430, 24, 60]) + rect([884, 434, 22, 58]) + rect([840, 560, 24, 70]) + rect([884, 558, 22, 70]),
    );
    windowRow(site, { x: 430, y: 420, width: 370, count: 5 }, { w: 32, h: 86 });
    windowRow(site, { x: 430, y: 556, width: 148, count: 2 }, { w: 32, h: 90 });
    windowRow(site, { x: 652, y: 556, width: 148, count: 2 }, { w: 32, h: 90 });
    glaze(site);
    cornice(site, [420, 396, 390], { depth: 110, brackets: 0 });
    door(site, [615, 650, 48, 96]);
    plate.fill(inks.trim, rect([406, 526, 418, 10]));
    plate.bars(inks.trim, [410, 486, 410, 40], { thick: 4, gap: 9 });
    plate.fill(inks.trim, rect([406, 482, 418, 5]));
    for (const x of [410, 506, 564, 656, 714, 808])
      plate.fill(inks.trim, rect([x, 482, 11, 168]) + rect([x - 4, 536, 19, 7]));
    plate.fill(inks.trim, rect([402, 644, 426, 7]));
    steps(site, [615, 664, 90], { count: 2, rise: 7 });
    palm({ plate, ink: inks.near, random }, [100, 770, 470]);
    palm({ plate, ink: inks.near, random }, [1110, 770, 420]);
    site.ground = { x: 360, y: 704 };
  },
};
