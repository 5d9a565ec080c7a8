import { lightTower } from "../kit/light-tower.ts";
import { chimney, columns, door, wall } from "../masonry.ts";
import { rect } from "../plate.ts";
import { gableFront, hipRoof } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { palm } from "../trees.ts";

export const stAugustine: Silhouette = {
  peak: 70,
  phrase:
    "the St. Augustine Lighthouse, its tall tower striped in a black and white spiral, with the keepers' brick house",
  setting: "open",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    lightTower(site, { cx: 740, top: 196, base: 652, foot: 128 }, { paint: "spiral" });
    plate.fill(inks.wall, rect([664, 596, 152, 56]));
    plate.fill(inks.shade, rect([760, 596, 56, 56]));
    plate.fill(inks.trim, rect([658, 592, 164, 6]));
    plate.fill(inks.dark, rect([724, 612, 30, 40]));
    chimney(site, [380, 400, 26, 90]);
    chimney(site, [508, 400, 26, 90]);
    wall(site, [340, 492, 240, 158], { depth: 44 });
    hipRoof(site, [340, 492, 240, 66], { inset: 40, depth: 40, over: 14 });
    gableFront(site, [420, 492, 80, 56], { over: 10 });
    addWindow(site, [449, 460, 22, 26], { shape: "arch" });
    windowRow(site, { x: 350, y: 508, width: 220, count: 4 }, { w: 24, h: 48 });
    windowRow(site, { x: 350, y: 592, width: 80, count: 1 }, { w: 26, h: 50 });
    windowRow(site, { x: 490, y: 592, width: 80, count: 1 }, { w: 26, h: 50 });
    glaze(site);
    door(site, [460, 650, 36, 68]);
    plate.fill(inks.trim, rect([330, 566, 260, 6]));
    plate.bars(inks.trim, [332, 550, 256, 17], { thick: 2, gap: 8, opacity: 0.7 });
    columns(site, { x: 336, w: 248, top: 572, bottom: 650 }, { count: 7, thick: 7 });
    palm({ plate, ink: inks.near, random }, [110, 770, 430]);
    palm({ plate, ink: inks.near, random }, [1060, 770, 380]);
    palm({ plate, ink: inks.near, random }, [1130, 780, 260]);
    site.ground = { x: 600, y: 700 };
  },
};
