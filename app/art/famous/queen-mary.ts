import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { oval, poly, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { ripples } from "../silhouettes/vessels.ts";
import { addWindow, glaze } from "../site.ts";

const FUNNEL = mix(PUMPKIN, "#4a1410", 0.42);

export const queenMary: Silhouette = {
  peak: 180,
  phrase: "the liner Queen Mary with her three raked funnels, moored in still water",
  setting: "shore",
  outdoors: true,
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    const white = mix(inks.trim, inks.ghost, 0.35);
    plate.line([inks.roof, 6], "M270 520L250 190M950 490L936 250");
    plate.line([inks.roof, 2], "M252 200L92 512M252 200L430 330M938 256L1110 520M938 256L760 330M252 230L330 400");
    for (const [x, top] of [
      [400, 226],
      [570, 240],
      [734, 256],
    ] as const) {
      plate.fill(FUNNEL, poly(x + 10, 440, x - 6, top, x + 76, top, x + 94, 440));
      plate.fill(inks.near, poly(x + 52, 440, x + 44, top, x + 76, top, x + 94, 440), 0.35);
      plate.fill(inks.near, poly(x - 6, top, x + 76, top, x + 81, top + 34, x - 2, top + 34));
      plate.fill(inks.near, oval([x + 35, top, 41, 8]));
      plate.line([FUNNEL, 3], `M${x} ${top + 66}h86`);
    }
    plate.fill(white, poly(300, 520, 312, 472, 330, 472, 330, 430, 900, 430, 906, 470, 970, 470, 990, 520));
    plate.fill(white, poly(322, 432, 330, 396, 480, 396, 490, 432) + rect([520, 408, 330, 24]));
    plate.fill(
      mix(white, inks.shade, 0.45),
      rect([306, 494, 680, 26]) + rect([332, 450, 570, 10]) + rect([520, 424, 330, 8]),
    );
    for (let i = 0; i < 9; i++) {
      const x = 510 + i * 42;
      plate.fill(inks.near, `M${x} 414h30q-3 13 -15 13t-15 -13z`);
    }
    plate.fill(inks.near, "M72 500Q150 512 240 516H1060Q1110 512 1140 498Q1128 600 1080 664H210Q120 600 72 500z");
    plate.fill(white, "M72 498Q150 510 240 514H1060Q1110 510 1140 496L1139 504Q1110 520 1060 522H240Q150 518 76 508z");
    plate.fill(FUNNEL, poly(168, 640, 1092, 640, 1080, 664, 210, 664));
    let ports = "";
    for (let i = 0; i < 26; i++) ports += `M${190 + i * 34} 548h0M${204 + i * 33} 576h0`;
    plate.brush([CANDLE, 5], ports, 0.55);
    let lamps = "";
    for (let i = 0; i < 21; i++) lamps += `M${346 + i * 28} 442h0M${320 + i * 32} 484h0`;
    plate.brush([PUMPKIN, 7], lamps);
    addWindow(site, [340, 404, 60, 12], { shape: "slit", lit: true });
    addWindow(site, [410, 404, 60, 12], { shape: "slit", lit: true });
    glaze(site);
    plate.brush([inks.near, 10], "M160 690H1010M230 712H930M320 734H840", 0.55);
    plate.brush([PUMPKIN, 4], "M420 690h40M560 700h30M700 692h46M520 720h30M640 726h24", 0.6);
    ripples(site);
    site.ground = { x: 130, y: 722 };
  },
};
