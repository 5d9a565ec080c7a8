/** Forts and posts of the frontier: blockhouses, earthworks, adobe walls, officers' rows. */
import { mix, PUMPKIN } from "../inks.ts";
import { stateCode } from "../landscape-of-place.ts";
import { chimney, columns, door, wall } from "../masonry.ts";
import { disc, poly, rect, track } from "../plate.ts";
import { gableSide, hipRoof, pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { cannon } from "./battlefields.ts";
import { lantern } from "./ground-features.ts";

const PLAINS = new Set("CO ID KS MN MT ND NE NV OK OR SD TX UT WA WY".split(" "));

/** Army posts of the plains had no walls: officers' houses along a parade ground. */
export const officersRow: Silhouette = {
  era: [1825, 1910],
  phrase: "officers' quarters with long porches along a parade ground",
  setting: "open",
  bare: true,
  fits: ({ state }) => PLAINS.has(stateCode(state)),
  draw(site) {
    const { plate, inks, random } = site;
    pole(site, [random.pick([250, 960]), 668, 470], true);
    const house = (x: number, w: number, tall: boolean) => {
      const top = tall ? 430 : 500;
      chimney(site, [x + w * 0.3, top - 130, 30, 70]);
      chimney(site, [x + w * 0.72, top - 130, 30, 70]);
      wall(site, [x, top, w, 650 - top], { depth: 46 });
      gableSide(site, [x, top, w, 92], { depth: 60 });
      for (let i = 0; i < 3; i++) {
        const cx = x + w * (0.22 + i * 0.3);
        plate.fill(inks.wall, rect([cx - 15, top - 56, 30, 40]));
        plate.fill(inks.dark, poly(cx - 23, top - 54, cx, top - 78, cx + 23, top - 54));
        addWindow(site, [cx - 10, top - 50, 20, 32]);
      }
      if (tall) windowRow(site, { x: x + 6, y: 456, width: w - 12, count: 5 }, { w: 24, h: 50 });
      windowRow(site, { x: x + 6, y: 570, width: w * 0.4, count: 2 }, { w: 28, h: 62 });
      windowRow(site, { x: x + w * 0.6, y: 570, width: w * 0.38, count: 2 }, { w: 28, h: 62 });
      glaze(site);
      door(site, [x + w / 2, 650, 42, 74]);
      plate.fill(inks.roof, poly(x - 20, 562, x - 6, 534, x + w + 6, 534, x + w + 24, 562));
      plate.fill(inks.trim, rect([x - 20, 560, w + 44, 5]));
      columns(site, { x: x - 10, w: w + 24, top: 565, bottom: 648 }, { count: 7, thick: 7 });
      plate.bars(inks.trim, [x - 10, 620, w * 0.4, 24], { thick: 2, gap: 8, opacity: 0.7 });
      plate.bars(inks.trim, [x + w * 0.62, 620, w * 0.42, 24], { thick: 2, gap: 8, opacity: 0.7 });
    };
    plate.fill(inks.shade, rect([100, 584, 130, 66]) + rect([1000, 584, 130, 66]));
    plate.fill(
      inks.roof,
      poly(88, 588, 116, 546, 220, 546, 244, 588) + poly(988, 588, 1016, 546, 1120, 546, 1144, 588),
    );
    if (random.chance(0.5)) {
      house(300, 250, false);
      house(630, 290, true);
    } else {
      house(310, 290, true);
      house(680, 250, false);
    }
    cannon(site, [random.pick([420, 800]), 716, 1], random.pick([-1, 1]));
    site.ground = { x: 600, y: 704 };
  },
};

export const blockhouse: Silhouette = {
  era: [1690, 1860],
  phrase: "a blockhouse with an overhanging upper floor behind a palisade",
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    let logs = "";
    let edges = "";
    for (const [x0, x1] of [
      [120, 440],
      [760, 1080],
    ] as const)
      for (let x: number = x0; x < x1; x += 21) {
        const top = 548 + random.int(-5, 5);
        logs += `M${x} 656V${top + 12}l10 -15l10 15V656z`;
        edges += `M${x + 16} ${top + 12}V654`;
      }
    plate.fill(inks.wall, logs);
    plate.line([inks.shade, 4], edges);
    wall(site, [456, 470, 280, 182], { depth: 60 });
    plate.fill(inks.dark, poly(436, 470, 800, 470, 812, 486, 430, 486));
    wall(site, [424, 336, 344, 136], { depth: 70 });
    let courses = "";
    for (let y = 352; y < 470; y += 19) courses += `M424 ${y}h344`;
    for (let y = 502; y < 650; y += 19) courses += `M456 ${y}h280`;
    plate.line([inks.shade, 4], courses);
    hipRoof(site, [424, 336, 344, 116], { inset: 150, depth: 70, over: 24 });
    plate.fill(inks.wall, rect([576, 196, 46, 34]));
    plate.fill(inks.roof, poly(566, 200, 599, 164, 632, 200));
    pole(site, [599, 168, 60], true);
    for (const x of [462, 582, 702]) addWindow(site, [x, 386, 28, 34]);
    addWindow(site, [490, 548, 28, 36]);
    addWindow(site, [676, 548, 28, 36]);
    glaze(site);
    door(site, [596, 652, 62, 104]);
    lantern(site, 810, 668);
    site.ground = { x: 390, y: 700 };
  },
};

export const earthworks: Silhouette = {
  phrase: "grass earthworks with cannon at their embrasures",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    const grass = mix(inks.ground, inks.far[1], 0.28);
    pole(site, [random.pick([330, 860]), 520, 250], true);
    plate.fill(inks.shade, "M0 700V590Q200 540 360 536H460L500 566H560L600 520H840Q1040 540 1200 590V700z");
    plate.fill(grass, "M60 700L180 560H400L440 600H510L550 560H650L690 600H760L800 560H1020L1140 700z");
    plate.line([inks.trim, 4], "M180 560H400L440 600H510L550 560H650L690 600H760L800 560H1020", 0.6);
    // Sod faced with gabions: woven baskets of earth.
    let baskets = "";
    let weave = "";
    for (const x of [392, 516, 642, 766]) {
      baskets += rect([x, 576, 44, 74]) + `M${x} 578a22 9 0 0 1 44 0z`;
      for (let y = 588; y < 646; y += 12) weave += `M${x} ${y}q22 9 44 0`;
    }
    plate.fill(inks.wall, baskets);
    plate.line([inks.shade, 3], weave);
    cannon(site, [476, 664, 1.15], -1);
    cannon(site, [726, 664, 1.15], 1);
    plate.fill(inks.roof, "M580 690V640H620V690z");
    plate.fill(inks.ground, "M0 800V680Q300 664 600 672T1200 684V800z");
    plate.fill(
      inks.near,
      Array.from({ length: 3 }, (_, i) => disc(584 + i * 17, 688, 8)).join("") +
        disc(592, 674, 8) +
        disc(610, 674, 8) +
        disc(601, 660, 8),
    );
    lantern(site, 660, 690);
    site.ground = { x: 330, y: 704 };
  },
};

/** Presidio: a chapel in the corner of a walled square. */
export const presidio: Silhouette = {
  phrase: "a stone presidio, its chapel rising over the wall",
  setting: "open",
  draw(site) {
    const { plate, inks } = site;
    const stone = mix(inks.wall, inks.trim, 0.18);
    plate.fill(stone, rect([420, 352, 190, 300]));
    plate.fill(inks.shade, poly(610, 360, 760, 384, 760, 648, 610, 652));
    plate.fill(stone, "M420 354q10 -40 60 -46q35 -34 70 0q50 6 60 46z");
    plate.line([inks.trim, 5], "M418 354q12 -40 62 -46q35 -34 70 0q50 6 62 46");
    plate.fill(stone, rect([400, 300, 66, 352]));
    plate.fill(inks.shade, rect([444, 300, 22, 352]));
    plate.fill(inks.dark, rect([416, 322, 24, 44]));
    plate.fill(inks.trim, "M420 360q1 -22 8 -24q7 2 8 24zM394 298h78v6h-78z");
    plate.fill(inks.roof, "M402 298a31 26 0 0 1 62 0z");
    plate.line([inks.roof, 4], "M433 274v-28M425 256h16M515 284v-28M507 266h16");
    addWindow(site, [498, 400, 36, 52], { shape: "arch", lit: true });
    glaze(site);
    plate.fill(inks.trim, "M480 652V560a36 36 0 0 1 72 0V652z");
    door(site, [516, 652, 56, 88], false);
    plate.fill(stone, rect([120, 566, 290, 90]) + rect([640, 560, 440, 96]));
    plate.fill(inks.trim, rect([116, 560, 298, 7]) + rect([636, 554, 448, 7]));
    plate.fill(inks.shade, rect([900, 500, 120, 156]));
    plate.fill(inks.wall, rect([860, 490, 130, 166]));
    plate.fill(inks.trim, rect([854, 484, 142, 7]));
    plate.fill(inks.dark, rect([900, 520, 14, 34]) + rect([944, 520, 14, 34]));
    let stones = "";
    for (let i = 0; i < 16; i++) stones += track(650 + i * 26, 580 + (i % 3) * 20, 668 + i * 26, 580 + (i % 3) * 20);
    plate.line([inks.shade, 3], stones);
    plate.fill(inks.near, rect([700, 590, 70, 66]));
    plate.fill(PUMPKIN, disc(735, 610, 36), 0.2);
    site.ground = { x: 330, y: 704 };
  },
};
