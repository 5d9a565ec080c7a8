/** Shores, rivers and steep valleys. */
import { mix } from "../inks.ts";
import { poly, rect, track } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze } from "../site.ts";
import { bareTree, palm } from "../trees.ts";
import { lantern } from "./ground-features.ts";
import { woods } from "./wild-places.ts";

export const greenValley: Silhouette = {
  phrase: "a steep green valley with waterfalls and a dark stream",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(
      inks.far[2],
      "M0 700V330Q90 250 150 262Q260 320 330 420Q420 520 560 640V700zM1200 700V300Q1110 210 1040 240Q930 320 860 430Q770 540 640 640V700z",
    );
    const peak = random.int(230, 280);
    plate.fill(
      inks.wall,
      `M420 660Q520 560 560 400Q580 ${peak} 604 ${peak - 14}Q640 ${peak + 10} 650 400Q690 560 790 660z`,
    );
    plate.fill(inks.shade, `M604 ${peak - 14}Q640 ${peak + 10} 650 400Q690 560 790 660H620Q640 500 604 ${peak - 14}z`);
    plate.fill(
      inks.shade,
      "M0 720V430Q120 410 200 470Q330 560 470 650L520 720zM1200 720V410Q1080 400 990 470Q880 560 720 650L660 720z",
    );
    plate.line([inks.trim, 3], "M2 428Q120 410 200 470Q330 560 470 650", 0.4);
    plate.line(
      [inks.roof, 3],
      "M120 440q20 60 10 130M240 510q16 50 6 100M1060 440q-24 70 -8 140M930 520q-10 50 0 90",
      0.6,
    );
    plate.brush([inks.ghost, 7], "M170 462q-6 60 2 170M1030 452q6 80 -4 190", 0.75);
    plate.brush([inks.ghost, 4], "M182 470q-4 70 2 160M1018 462q2 70 -2 170", 0.5);
    plate.fill(inks.ground, "M0 800V676Q300 640 600 650T1200 672V800z");
    plate.fill(inks.far[1], "M560 650Q640 690 540 730Q440 770 470 810H720Q640 760 680 720Q720 680 620 650z");
    plate.brush([inks.skyLow, 3], "M560 690h60M520 740h90M500 776h110", 0.6);
    for (const x of [330, 870]) palm({ plate, ink: inks.roof, random }, [x, 676, random.int(170, 230)]);
    lantern(site, 440, 700);
    site.ground = { x: 760, y: 706 };
  },
};

export const duneShore: Silhouette = {
  phrase: "sand dunes and sea oats above a long beach, one lamp in a house on stilts",
  setting: "shore",
  outdoors: true,
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    const sand = mix(inks.ground, inks.path, 0.72);
    plate.fill(mix(sand, inks.shade, 0.4), "M0 720Q200 520 420 560Q560 600 660 660L900 720z");
    plate.fill(inks.shade, rect([880, 470, 150, 90]));
    plate.fill(inks.roof, poly(862, 474, 910, 412, 1000, 412, 1050, 474));
    plate.line([inks.roof, 7], "M896 560V690M940 560V690M984 560V690M1020 560V690M896 640L940 580M984 640L1020 580");
    plate.fill(inks.roof, rect([850, 556, 206, 8]));
    plate.bars(inks.trim, [852, 534, 202, 22], { thick: 2, gap: 9, opacity: 0.7 });
    addWindow(site, [904, 492, 30, 42], { lit: true });
    addWindow(site, [972, 492, 30, 42]);
    glaze(site);
    plate.fill(sand, "M0 800V640Q120 560 240 590Q380 640 520 690Q700 740 820 690Q960 640 1200 690V800z");
    plate.fill(mix(sand, inks.trim, 0.3), "M0 650Q120 566 240 592Q300 616 350 640Q240 610 180 660Q90 700 0 690z");
    let oats = "";
    for (let i = 0; i < 22; i++) {
      const x = i < 14 ? random.int(20, 330) : random.int(820, 1150);
      const y = x < 400 ? 640 + random.int(-30, 40) : 690 + random.int(-10, 20);
      const lean = random.int(12, 30);
      oats += `M${x} ${y}q4 -40 ${lean} -66l8 8`;
    }
    plate.brush([inks.near, 3], oats);
    let fence = "";
    for (let i = 0; i < 13; i++) fence += `M${470 + i * 26} ${702 + Math.round(Math.sin(i) * 5)}v-44`;
    plate.line([inks.near, 5], fence);
    plate.line([inks.near, 2], "M466 672Q600 690 790 676M466 690Q600 708 790 694");
    site.ground = { x: 600, y: 740 };
  },
};

/** A lake at night with a landing. */
export const lakeLanding: Silhouette = {
  phrase: "a wooden landing running out on a still lake",
  setting: "shore",
  outdoors: true,
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.far[2], woods(site, { base: 642, low: 60, high: 110, gap: 44 }));
    plate.fill(inks.skyLow, "M0 640H1200V652Q600 664 0 652z", 0.35);
    let glints = "";
    for (let i = 0; i < 18; i++) glints += `M${random.int(280, 460)} ${random.int(660, 790)}h${random.int(20, 90)}`;
    plate.brush([inks.moon, 4], glints, 0.45);
    plate.fill(mix(inks.wall, inks.trim, 0.15), poly(500, 800, 580, 668, 640, 668, 740, 800));
    let planks = "";
    for (let i = 0, y = 676; y < 800; i++, y += 9 + i * 2) {
      const t = (y - 668) / 132;
      planks += track(580 - 80 * t, y, 640 + 100 * t, y);
    }
    plate.line([inks.shade, 3], planks);
    plate.fill(
      inks.near,
      rect([572, 620, 9, 60]) + rect([638, 620, 9, 60]) + rect([530, 690, 14, 80]) + rect([690, 690, 14, 80]),
    );
    lantern(site, 643, 622);
    plate.fill(inks.near, "M740 716Q820 744 930 716L912 748Q830 764 762 748z");
    plate.line([inks.near, 4], "M800 736l60 -46");
    bareTree({ plate, ink: inks.near, random }, [150, 740, 420], 0.1);
    plate.fill(inks.near, "M0 800V720Q120 700 260 760Q320 790 330 800z");
    site.ground = { x: 430, y: 712 };
  },
};
