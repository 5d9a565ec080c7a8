import { mix, PUMPKIN } from "../inks.ts";
import { disc, lancet, rect, track } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { bareTree } from "../trees.ts";

/** A railroad's concrete bridge, its arches high over a creek and a road. */
export const viaduct: Silhouette = {
  phrase: "a railroad viaduct on tall arches",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V520Q120 516 220 560L300 690H920L990 560Q1080 516 1200 520V800z");
    let holes = "";
    for (let i = 0; i < 4; i++) holes += `M${222 + i * 200} 702V500a78 78 0 0 1 156 0V702z`;
    let spandrels = "";
    for (let i = 0; i < 5; i++)
      for (const dx of [-14, 8]) spandrels += `M${192 + i * 200 + dx} 420v-20a7 7 0 0 1 14 0v20z`;
    plate.raw(`<path fill="${inks.wall}" fill-rule="evenodd" d="M60 352H1140V702H60z${holes}${spandrels}"/>`);
    plate.line(inks.shade, 8, holes.replaceAll("z", ""));
    plate.fill(inks.trim, rect(40, 344, 1120, 9) + rect(50, 372, 1100, 4));
    plate.bars(inks.trim, 44, 322, 1112, 22, 3, 20, 0.8);
    plate.line(inks.shade, 3, "M180 430v200M390 470v180M590 470v180M790 470v180M990 430v200", 0.6);
    plate.fill(inks.ground, "M0 800V690Q300 676 600 684T1200 694V800z");
    plate.fill(inks.far[1], "M470 686Q430 740 380 810H640Q620 740 640 686z");
    plate.brush(inks.skyLow, 3, "M480 712h90M450 744h120M420 776h150", 0.6);
    bareTree(plate, inks.roof, random, random.pick([120, 1080]), 610, random.int(240, 300));
    plate.fill(PUMPKIN, disc(700, 640, 44), 0.18);
    plate.fill(PUMPKIN, rect(693, 628, 14, 22));
    site.ground = { x: 760, y: 704 };
  },
};

/** Two masts, their cables fanning down to a road high over the bay. */
export const cableBridge: Silhouette = {
  phrase: "a long cable-stayed bridge rising over the bay",
  outdoors: true,
  bare: true,
  setting: "shore",
  peak: 150,
  draw(site) {
    const { plate, inks } = site;
    const deck = (x: number) => Math.round(520 - 70 * Math.cos(((x - 600) / 1200) * Math.PI));
    let road = `M-20 ${deck(-20)}`;
    for (let x = 80; x <= 1220; x += 100) road += `L${x} ${deck(x)}`;
    let piers = "";
    for (const x of [60, 170, 1030, 1140]) piers += rect(x - 9, deck(x), 18, 700 - deck(x));
    plate.fill(inks.shade, piers);
    let cables = "";
    for (const mast of [400, 800]) {
      plate.fill(inks.shade, rect(mast - 14, 430, 28, 270) + rect(mast - 30, 676, 60, 26));
      plate.fill(inks.wall, rect(mast - 8, 190, 16, 260));
      for (let i = 1; i <= 8; i++)
        for (const side of [-1, 1]) {
          const x = mast + side * i * 24;
          cables += track(mast, 200 + i * 4, x, deck(x));
        }
    }
    plate.line(PUMPKIN, 3, cables, 0.75);
    plate.line(inks.roof, 16, road);
    plate.line(inks.trim, 3, road, 0.8);
    for (const mast of [400, 800]) plate.fill(PUMPKIN, disc(mast, 186, 26), 0.2).fill(PUMPKIN, disc(mast, 186, 7));
    site.ground = { x: 560, y: 700 };
  },
};

export const gothicBridge: Silhouette = {
  phrase: "a small stone bridge with one pointed arch in the woods",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V540Q200 520 340 560Q420 640 470 720H730Q780 640 860 560Q1000 520 1200 540V800z");
    for (const [x, b] of [
      [200, 560],
      [980, 556],
    ] as const)
      bareTree(plate, inks.roof, random, x, b, random.int(300, 360));
    const stone = mix(inks.wall, inks.trim, 0.24);
    plate.raw(
      `<path fill="${stone}" fill-rule="evenodd" d="M330 520L560 474H640L870 520L900 730H300z${lancet(520, 512, 160, 222)}"/>`,
    );
    plate.fill(inks.near, lancet(532, 530, 136, 204), 0.35);
    plate.line(inks.trim, 10, "M318 522L560 474H640L882 522");
    plate.line(inks.trim, 6, "M512 730V640q8 -86 88 -132q80 46 88 132V730", 0.8);
    let stones = "";
    for (let row = 0; row < 7; row++)
      for (let i = 0; i < 9; i++) {
        const x = 290 + i * 74 + (row % 2) * 34;
        if (Math.abs(x - 590) > 112 && x > 330 && x < 840) stones += track(x, 580 + row * 22, x + 34, 580 + row * 22);
      }
    plate.line(inks.shade, 4, stones, 0.8);
    plate.fill(inks.far[1], "M534 720Q500 760 440 812H770Q700 760 668 720z");
    plate.brush(inks.skyLow, 3, "M540 744h70M520 770h110M640 760h60", 0.6);
    plate.fill(PUMPKIN, disc(600, 440, 36), 0.2);
    plate.fill(PUMPKIN, rect(593, 428, 14, 22));
    plate.fill(inks.roof, rect(590, 450, 20, 20));
    site.ground = { x: 450, y: 500 };
  },
};
