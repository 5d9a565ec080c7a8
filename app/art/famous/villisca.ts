import { chimney, door, steps, wall } from "../masonry.ts";
import { poly, rect } from "../plate.ts";
import { gableFront, gableSide } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze } from "../site.ts";

export const villisca: Silhouette = {
  phrase: "the Villisca house, a plain frame house with a small porch under a prairie sky",
  setting: "lawn",
  draw(site) {
    const { plate, inks } = site;
    wall(site, [640, 510, 150, 140], { depth: 50 });
    gableSide(site, [640, 510, 150, 70], { depth: 54, over: 12 });
    addWindow(site, [690, 546, 30, 60], { lit: false });
    glaze(site);
    chimney(site, [604, 276, 26, 80]);
    wall(site, [470, 432, 180, 218], { depth: 46, ink: inks.wall });
    let boards = "";
    for (let y = 444; y < 648; y += 13) boards += `M472 ${y}h176`;
    plate.line([inks.shade, 1.5], boards, 0.7);
    gableFront(site, [470, 434, 180, 118], { depth: 52, over: 20 });
    plate.fill(inks.trim, rect([470, 434, 7, 216]) + rect([643, 434, 7, 216]));
    addWindow(site, [546, 366, 28, 48], { lit: true });
    addWindow(site, [500, 458, 32, 66], { lit: false });
    addWindow(site, [588, 458, 32, 66], { lit: false });
    addWindow(site, [588, 568, 34, 66], { lit: false });
    glaze(site);
    door(site, [518, 650, 38, 82]);
    plate.fill(inks.roof, poly(466, 536, 654, 536, 672, 558, 448, 558));
    plate.fill(inks.trim, rect([448, 558, 224, 5]));
    for (const x of [454, 556, 660]) plate.fill(inks.trim, rect([x, 562, 7, 88]));
    plate.fill(inks.trim, rect([444, 645, 232, 6]));
    steps(site, [518, 662, 56], { count: 2, rise: 6 });
    plate.fill(inks.roof, poly(850, 650, 850, 590, 886, 556, 922, 590, 922, 650));
    plate.line([inks.trim, 3], "M846 592L886 554L926 592", 0.6);
    site.ground = { x: 390, y: 698 };
  },
};
