import { chimney, door, steps, wall } from "../masonry.ts";
import { rect } from "../plate.ts";
import { dormer, gableSide } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze } from "../site.ts";
import { mossOak } from "../trees.ts";

export const myrtles: Silhouette = {
  phrase: "the Myrtles, a long low plantation house with dormers and a lacework iron gallery under live oaks",
  setting: "lawn",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    for (const x of [316, 500, 690, 858]) chimney(site, [x, 330, 30, 110]);
    wall(site, [220, 500, 720, 150], { depth: 50, ink: inks.wall });
    gableSide(site, [206, 500, 736, 118], { depth: 56, over: 16 });
    for (const cx of [330, 440, 580, 720, 830]) dormer(site, [cx, 484, 38, 56]);
    glaze(site);
    for (let i = 0; i < 9; i++) {
      const x = 244 + i * 78;
      if (i === 4) continue;
      plate.fill(inks.roof, rect([x - 13, 530, 11, 100]) + rect([x + 32, 530, 11, 100]));
      addWindow(site, [x, 530, 30, 104], { lit: i === 2 || i === 7 });
    }
    glaze(site);
    door(site, [572, 644, 52, 110]);
    plate.fill(inks.roof, rect([190, 496, 784, 12]));
    plate.fill(inks.trim, rect([190, 508, 784, 5]));
    let lace = "";
    for (let x = 200; x < 960; x += 26) lace += `M${x} 514q13 22 26 0M${x + 13} 514v9`;
    plate.line([inks.trim, 2.5], lace);
    for (let i = 0; i < 10; i++) {
      const x = 200 + i * 84;
      plate.line(
        [inks.trim, 3],
        `M${x} 512v132M${x + 12} 512v132M${x} 530l12 14l-12 14l12 14l-12 14l12 14l-12 14l12 14M${x - 16} 514q14 4 16 24M${x + 28} 514q-14 4 -16 24`,
      );
    }
    plate.bars(inks.trim, [200, 612, 320, 30], { thick: 2, gap: 9, opacity: 0.8 });
    plate.bars(inks.trim, [624, 612, 340, 30], { thick: 2, gap: 9, opacity: 0.8 });
    plate.fill(inks.trim, rect([196, 609, 326, 4]) + rect([620, 609, 346, 4]) + rect([190, 642, 784, 8]));
    steps(site, [572, 668, 100], { count: 3, rise: 7 });
    mossOak({ plate, ink: inks.near, random }, [-10, 770, 400]);
    mossOak({ plate, ink: inks.near, random }, [1220, 770, 380]);
    site.ground = { x: 420, y: 706 };
  },
};
