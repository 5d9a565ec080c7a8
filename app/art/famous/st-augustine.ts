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
    plate.fill(inks.wall, rect(664, 596, 152, 56));
    plate.fill(inks.shade, rect(760, 596, 56, 56));
    plate.fill(inks.trim, rect(658, 592, 164, 6));
    plate.fill(inks.dark, rect(724, 612, 30, 40));
    chimney(site, 380, 400, 26, 90);
    chimney(site, 508, 400, 26, 90);
    wall(site, 340, 492, 240, 158, 44);
    hipRoof(site, 340, 492, 240, 66, 40, 40, 14);
    gableFront(site, 420, 492, 80, 56, 0, 10);
    addWindow(site, 449, 460, 22, 26, "arch");
    windowRow(site, 350, 220, 4, 508, 24, 48);
    windowRow(site, 350, 80, 1, 592, 26, 50);
    windowRow(site, 490, 80, 1, 592, 26, 50);
    glaze(site);
    door(site, 460, 650, 36, 68);
    plate.fill(inks.trim, rect(330, 566, 260, 6));
    plate.bars(inks.trim, 332, 550, 256, 17, 2, 8, 0.7);
    columns(site, 336, 248, 7, 572, 650, 7);
    palm(plate, inks.near, random, 110, 770, 430);
    palm(plate, inks.near, random, 1060, 770, 380);
    palm(plate, inks.near, random, 1130, 780, 260);
    site.ground = { x: 600, y: 700 };
  },
};
