/** Hotels and palaces of warm coasts: bell towers, pink walls, open galleries. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { columns, door, wall } from "../masonry.ts";
import { arch, poly, rect } from "../plate.ts";
import { dormer, pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { pale } from "./capitols.ts";

export const hotelDel: Silhouette = {
  phrase: "the Hotel del Coronado, white verandas and red roofs about a vast conical ballroom tower",
  setting: "shore",
  bare: true,
  peak: 110,
  draw(site) {
    const { plate, inks } = site;
    const white = pale(inks);
    const red = mix(PUMPKIN, inks.roof, 0.62);
    plate.fill(mix(inks.ground, inks.path, 0.5), "M0 700Q200 636 600 640T1200 660V700Q900 676 600 690T0 724z");
    wall(site, 440, 430, 560, 220, 30, white);
    plate.fill(red, poly(420, 436, 470, 344, 970, 344, 1030, 436));
    plate.line(inks.trim, 3, "M422 434L470 344H970", 0.7);
    for (let i = 0; i < 6; i++) dormer(site, 540 + i * 72, 424, 30, 44);
    for (const y of [454, 522]) windowRow(site, 500, 490, 12, y, 20, 40);
    glaze(site);
    plate.bars(inks.trim, 500, 502, 500, 12, 2, 7, 0.8);
    // A slim turret at the far end and the tower with its flag.
    plate.fill(white, rect(910, 330, 84, 320));
    plate.fill(inks.far[2], rect(962, 330, 32, 320), 0.5);
    for (const y of [352, 420, 490]) for (const x of [920, 944, 970]) addWindow(site, x, y, 18, 40);
    plate.fill(red, poly(896, 334, 952, 220, 1008, 334));
    plate.line(inks.trim, 3, "M898 332L952 220", 0.7);
    plate.fill(white, rect(640, 300, 70, 60));
    for (const x of [648, 668, 688]) plate.fill(PUMPKIN, arch(x, 312, 13, 40));
    plate.fill(red, poly(626, 304, 675, 218, 724, 304));
    pole(site, 675, 222, 66, true);
    glaze(site);
    // The ballroom: three rings of windows under a witch's-hat roof.
    plate.fill(white, rect(220, 480, 300, 170));
    plate.fill(inks.far[2], rect(420, 480, 100, 170), 0.45);
    plate.fill(red, "M182 492Q330 440 350 224Q366 190 374 224Q400 440 558 492z");
    plate.fill(inks.roof, "M400 492Q400 360 362 206Q372 200 374 224Q400 440 558 492z", 0.5);
    plate.line(inks.trim, 4, "M184 490Q330 440 350 224", 0.8);
    plate.fill(white, rect(334, 212, 56, 44));
    for (const x of [340, 356, 373]) plate.fill(CANDLE, rect(x, 220, 10, 30));
    plate.fill(red, poly(322, 216, 362, 150, 402, 216));
    pole(site, 362, 154, 46, true);
    plate.fill(white, "M262 440l24 -30l24 38zM430 444l24 -34l24 40z");
    addWindow(site, 275, 424, 20, 26, "arch", true);
    addWindow(site, 444, 424, 20, 26, "arch");
    windowRow(site, 226, 288, 9, 508, 22, 50);
    glaze(site);
    plate.fill(inks.trim, rect(204, 492, 332, 6) + rect(206, 574, 790, 6));
    columns(site, 212, 780, 24, 580, 648, 6);
    plate.fill(inks.dark, rect(216, 582, 774, 64), 0.45);
    plate.bars(PUMPKIN, 236, 592, 720, 40, 16, 52, 0.9);
    plate.fill(inks.trim, rect(200, 646, 800, 5));
    door(site, 640, 648, 40, 60);
    for (const x of [120, 1080]) {
      plate.line(inks.near, 9, `M${x} 700Q${x + 12} 560 ${x - 4} 470`);
      plate.brush(
        inks.near,
        7,
        `M${x - 4} 470q-46 -30 -78 10M${x - 4} 470q-30 -54 -70 -42M${x - 4} 470q10 -56 52 -60M${x - 4} 470q46 -34 80 4M${x - 4} 470q34 10 48 52M${x - 4} 470q-36 14 -44 56`,
      );
    }
    site.ground = { x: 300, y: 714 };
  },
};
