import type { FamousHouse } from "../famous-house.ts";
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { planSheet } from "../plan-sheet.ts";
import { disc, oval, poly, rect } from "../plate.ts";
import { ripples } from "../silhouettes/shore.ts";
import { addWindow, glaze } from "../site.ts";

const FUNNEL = mix(PUMPKIN, "#4a1410", 0.42);

export const queenMary: FamousHouse = {
  phrases: ["queen mary"],
  state: "CA",
  night: "midnight blue",
  landscape: "coast",
  moon: { phase: "full", x: 190, y: 160, radius: 62 },
  front: {
    peak: 180,
    phrase: "the liner Queen Mary with her three raked funnels, moored in still water",
    caption: "RMS Queen Mary first sailed in 1936; she has been moored at Long Beach, California, since 1967.",
    setting: "shore",
    outdoors: true,
    bare: true,
    draw(site) {
      const { plate, inks } = site;
      const white = mix(inks.trim, inks.ghost, 0.35);
      plate.line(inks.roof, 6, "M270 520L250 190M950 490L936 250");
      plate.line(inks.roof, 2, "M252 200L92 512M252 200L430 330M938 256L1110 520M938 256L760 330M252 230L330 400");
      for (const [x, top] of [
        [400, 226],
        [570, 240],
        [734, 256],
      ] as const) {
        plate.fill(FUNNEL, poly(x + 10, 440, x - 6, top, x + 76, top, x + 94, 440));
        plate.fill(inks.near, poly(x + 52, 440, x + 44, top, x + 76, top, x + 94, 440), 0.35);
        plate.fill(inks.near, poly(x - 6, top, x + 76, top, x + 81, top + 34, x - 2, top + 34));
        plate.fill(inks.near, oval(x + 35, top, 41, 8));
        plate.line(FUNNEL, 3, `M${x} ${top + 66}h86`);
      }
      plate.fill(white, poly(300, 520, 312, 472, 330, 472, 330, 430, 900, 430, 906, 470, 970, 470, 990, 520));
      plate.fill(white, poly(322, 432, 330, 396, 480, 396, 490, 432) + rect(520, 408, 330, 24));
      plate.fill(
        mix(white, inks.shade, 0.45),
        rect(306, 494, 680, 26) + rect(332, 450, 570, 10) + rect(520, 424, 330, 8),
      );
      for (let i = 0; i < 9; i++) {
        const x = 510 + i * 42;
        plate.fill(inks.near, `M${x} 414h30q-3 13 -15 13t-15 -13z`);
      }
      plate.fill(inks.near, "M72 500Q150 512 240 516H1060Q1110 512 1140 498Q1128 600 1080 664H210Q120 600 72 500z");
      plate.fill(
        white,
        "M72 498Q150 510 240 514H1060Q1110 510 1140 496L1139 504Q1110 520 1060 522H240Q150 518 76 508z",
      );
      plate.fill(FUNNEL, poly(168, 640, 1092, 640, 1080, 664, 210, 664));
      let ports = "";
      for (let i = 0; i < 26; i++) ports += `M${190 + i * 34} 548h0M${204 + i * 33} 576h0`;
      plate.brush(CANDLE, 5, ports, 0.55);
      let lamps = "";
      for (let i = 0; i < 21; i++) lamps += `M${346 + i * 28} 442h0M${320 + i * 32} 484h0`;
      plate.brush(PUMPKIN, 7, lamps);
      addWindow(site, 340, 404, 60, 12, "slit", true);
      addWindow(site, 410, 404, 60, 12, "slit", true);
      glaze(site);
      plate.brush(inks.near, 10, "M160 690H1010M230 712H930M320 734H840", 0.55);
      plate.brush(PUMPKIN, 4, "M420 690h40M560 700h30M700 692h46M520 720h30M640 726h24", 0.6);
      ripples(site);
      site.ground = { x: 130, y: 722 };
    },
  },
  detail: {
    alt: "Drawing of a tiled swimming bath aboard ship, two stories of columns around an empty pool with wet footprints at its edge",
    caption: "The first-class swimming bath, drained long ago. Wet footprints are the story told of it.",
    draw(plate, inks) {
      plate.fill(inks.roof, rect(0, 0, 1200, 800));
      plate.fill(inks.wall, rect(200, 110, 800, 360));
      plate.fill(inks.shade, poly(0, 0, 200, 110, 200, 470, 0, 640));
      plate.fill(inks.shade, poly(1200, 0, 1000, 110, 1000, 470, 1200, 640));
      plate.fill(inks.trim, rect(200, 280, 800, 10), 0.8);
      plate.bars(inks.trim, 200, 240, 800, 40, 4, 12, 0.6);
      for (let i = 0; i < 6; i++) {
        plate.fill(i === 3 ? PUMPKIN : inks.dark, rect(236 + i * 130, 310, 84, 150) + rect(236 + i * 130, 140, 84, 90));
        plate.fill(inks.trim, rect(206 + i * 152, 110, 22, 360));
        plate.fill(inks.far[2], rect(220 + i * 152, 110, 8, 360));
      }
      plate.fill(inks.trim, poly(0, 800, 0, 640, 200, 470, 1000, 470, 1200, 640, 1200, 800));
      plate.fill(inks.far[1], poly(120, 800, 300, 510, 900, 510, 1080, 800));
      plate.fill(inks.dark, poly(190, 800, 340, 545, 860, 545, 1010, 800));
      plate.fill(inks.shade, poly(340, 545, 860, 545, 900, 612, 300, 612));
      plate.bars(inks.roof, 330, 550, 540, 60, 3, 36, 0.7);
      plate.line(inks.roof, 3, "M322 574H878M308 596H892", 0.7);
      plate.line(inks.roof, 7, "M930 520v-60q0 -22 22 -22t22 22v70M964 560v-60q0 -22 22 -22");
      let prints = "";
      for (let i = 0; i < 6; i++) prints += oval(214 - i * 22 + (i % 2) * 26, 560 + i * 40, 8 + i, 5 + i * 0.6);
      plate.fill(inks.roof, prints, 0.85);
    },
  },
  plan: {
    alt: "Drawing of the liner in section from the side, decks and funnels outlined, with one spot low in the hull marked orange",
    caption: "A simplified section, not to scale: decks above, and the engine rooms near the keel.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        walls: "M90 430H1120Q1110 540 1060 600H200Q120 540 90 430z",
        lines:
          "M110 470H1112M130 510H1100M160 550H1086M260 430V380H960V430M300 380V345H900V380M340 345V312H520V345M400 312L392 180H470L486 312M560 345L552 190H630L644 345M716 345L708 200H786L800 345M230 430L214 130M960 430L950 200M214 140L100 430M950 206L1110 430" +
          "M300 470V600M420 430V600M540 470V600M660 430V600M780 470V600M900 430V600M1000 470V600M60 640Q200 620 340 640T620 640T900 640T1150 640M60 680Q200 660 340 680T620 680T900 680T1150 680",
        mark: [840, 575],
      });
      plate.fill(inks.trim, disc(1060, 575, 9));
    },
  },
};
