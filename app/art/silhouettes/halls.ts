/** Halls, museums and lodges that no preset builds. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { stateCode } from "../landscape-of-place.ts";
import { belt, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, disc, lancet, poly, rect } from "../plate.ts";
import { dome, gableFront, hipRoof, pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

/** A round-arched brick gable the size of a hall. */
export const gabledHall: Silhouette = {
  era: [1870, 1915],
  phrase: "a great gabled brick hall with pointed windows",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const twin = random.chance(0.5);
    plate.fill(inks.shade, poly(760, 430, 930, 452, 930, 642, 760, 650));
    plate.fill(inks.roof, poly(600, 232, 760, 250, 960, 460, 776, 440));
    for (let i = 0; i < 4; i++)
      addWindow(site, [784 + i * 36, 490, 20, 90], { shape: "lancet", lit: random.chance(0.3) });
    wall(site, [440, 430, 320, 220]);
    gableFront(site, [440, 434, 320, 190], { over: 18 });
    plate.fill(inks.trim, disc(600, 346, 46));
    plate.fill(inks.dark, disc(600, 346, 40));
    addWindow(site, [566, 312, 68, 68], { shape: "round", lit: true });
    glaze(site);
    plate.line([inks.roof, 3], "M566 346h68M600 312v68M576 322l48 48M624 322l-48 48");
    for (const x of [470, 534, 642, 706]) addWindow(site, [x - 4, 430, 28, 84], { shape: "lancet" });
    glaze(site);
    belt(site, [440, 530, 320], { thick: 6, ink: inks.trim });
    if (twin)
      for (const x of [416, 726]) {
        wall(site, [x, 300, 58, 350], { depth: 10 });
        plate.fill(inks.dark, lancet([x + 18, 326, 22, 60]) + lancet([x + 18, 430, 22, 70]));
        cornice(site, [x, 298, 58]);
        spire(site, [x + 29, 298, 70, 110], 26);
      }
    for (const x of [496, 600, 704]) {
      plate.fill(inks.trim, lancet([x - 34, 548, 68, 102]));
      plate.fill(x === 600 ? PUMPKIN : inks.dark, lancet([x - 26, 556, 52, 94]));
    }
    door(site, [600, 650, 40, 64], false);
    site.ground = { x: 350, y: 694 };
  },
};

export const beauxArtsMuseum: Silhouette = {
  peak: 100,
  phrase: "a domed public building with a columned portico",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const wing = random.pick([200, 240]);
    wall(site, [600 - 120 - wing, 450, 240 + wing * 2, 200], { depth: 50 });
    cornice(site, [600 - 120 - wing, 446, 240 + wing * 2], { depth: 50 });
    plate.fill(inks.wall, rect([600 - 110 - wing, 430, 220 + wing * 2, 18]));
    for (const x of [600 - 110 - wing, 730]) {
      windowRow(site, { x, y: 486, width: wing - 20, count: 3 }, { w: 34, h: 84, shape: "arch" });
      windowRow(site, { x, y: 604, width: wing - 20, count: 3 }, { w: 30, h: 26 });
    }
    glaze(site);
    plate.fill(inks.wall, rect([510, 300, 180, 90]));
    plate.fill(inks.shade, rect([630, 300, 60, 90]));
    for (let i = 0; i < 7; i++) addWindow(site, [520 + i * 24, 322, 14, 52], { shape: "arch" });
    glaze(site);
    cornice(site, [506, 298, 188]);
    dome(site, [600, 298, 184, random.int(96, 120)]);
    plate.fill(inks.wall, rect([584, 166, 32, 34]));
    plate.fill(inks.dark, arch([592, 172, 16, 28]));
    spire(site, [600, 168, 42, 34], 26);
    wall(site, [468, 430, 264, 220], { depth: 18 });
    plate.fill(inks.dark, rect([484, 462, 232, 186]));
    addWindow(site, [500, 500, 40, 110]);
    addWindow(site, [660, 500, 40, 110], { lit: true });
    glaze(site);
    door(site, [600, 646, 60, 120]);
    plate.fill(inks.wall, poly(456, 432, 600, 366, 744, 432));
    plate.fill(inks.shade, poly(492, 426, 600, 378, 708, 426));
    plate.line([inks.trim, 5], "M448 432L600 362L752 432z");
    plate.fill(inks.trim, rect([456, 438, 288, 8]));
    columns(site, { x: 478, w: 244, top: 450, bottom: 644 }, { count: 6, thick: 17 });
    steps(site, [600, 684, 270], { count: 5, rise: 8 });
    site.ground = { x: 330, y: 700 };
  },
};

export const collegiateGothic: Silhouette = {
  peak: 140,
  phrase: "a collegiate Gothic hall with a pinnacled tower",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const side = random.pick([452, 600]);
    wall(site, [320, 440, 550, 210], { depth: 60 });
    hipRoof(site, [320, 440, 550, 96], { inset: 40, depth: 56 });
    for (let i = 0; i < 5; i++) {
      const x = 336 + i * 108;
      if (Math.abs(x + 50 - side) < 90) continue;
      gableFront(site, [x, 440, 84, 74], { over: 8 });
      addWindow(site, [x + 34, 392, 16, 34], { shape: "lancet" });
      windowRow(site, { x: x - 6, y: 462, width: 96, count: 2 }, { w: 30, h: 64, shape: "lancet" });
      windowRow(site, { x: x - 6, y: 556, width: 96, count: 2 }, { w: 30, h: 64, shape: "lancet" });
      plate.fill(inks.shade, rect([x - 16, 440, 8, 210]));
    }
    glaze(site);
    const top = random.int(210, 240);
    wall(site, [side - 66, top, 132, 650 - top], { depth: 26 });
    let merlons = "";
    for (let i = 0; i < 5; i++) merlons += rect([side - 66 + i * 28, top - 16, 18, 18]);
    plate.fill(inks.wall, merlons);
    for (const dx of [-66, 58]) spire(site, [side + dx + 4, top - 8, 22, 62], 0);
    plate.fill(inks.dark, lancet([side - 40, top + 30, 34, 96]) + lancet([side + 6, top + 30, 34, 96]));
    plate.line([inks.wall, 4], `M${side - 23} ${top + 30}v96M${side + 23} ${top + 30}v96`);
    belt(site, [side - 66, top + 144, 132], { thick: 5, ink: inks.trim });
    addWindow(site, [side - 30, top + 180, 60, 110], { shape: "lancet" });
    glaze(site);
    plate.fill(inks.trim, lancet([side - 40, 540, 80, 110]));
    plate.fill(inks.dark, lancet([side - 32, 548, 64, 102]));
    site.door = { x: side - 24, y: 575, w: 48, h: 75 };
    steps(site, [side, 664, 110], { count: 2, rise: 7 });
  },
};

const PARKLANDS = new Set(["AK", "CO", "ID", "ME", "MN", "MT", "OR", "UT", "WA", "WY"]);

/** After the great park lodges: one huge shingled roof on log walls, stone chimneys, rows of dormers. */
export const logLodge: Silhouette = {
  phrase: "a great log lodge under one steep roof with stone chimneys",
  setting: "wild",
  fits: ({ state, houseName, city }) =>
    PARKLANDS.has(stateCode(state)) && /lodge|camp|ranch|park|springs|glacier/i.test(`${houseName} ${city}`),
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, [250, 520, 660, 130], { depth: 50 });
    plate.fill(inks.roof, poly(226, 528, 300, 420, 880, 420, 976, 534));
    plate.line([inks.trim, 3], "M228 526L300 420H880", 0.5);
    for (let i = 0; i < 4; i++) {
      for (const x of [300 + i * 44, 720 + i * 44]) {
        plate.fill(inks.wall, rect([x - 13, 468, 26, 34]));
        plate.fill(inks.dark, poly(x - 20, 468, x, 448, x + 20, 468));
        addWindow(site, [x - 8, 473, 16, 26]);
      }
    }
    windowRow(site, { x: 262, y: 556, width: 180, count: 4 }, { w: 30, h: 56 });
    windowRow(site, { x: 718, y: 556, width: 180, count: 4 }, { w: 30, h: 56 });
    glaze(site);
    for (const [x, top] of random.pick([
      [
        [452, 214],
        [700, 250],
      ],
      [[690, 196]],
    ] as const)) {
      plate.fill(inks.wall, poly(x, 460, x + 6, top, x + 40, top, x + 46, 460));
      plate.fill(inks.shade, poly(x + 28, 460, x + 26, top, x + 40, top, x + 46, 460));
      plate.fill(inks.trim, rect([x + 2, top - 4, 42, 8]), 0.8);
    }
    const peak = random.int(260, 285);
    wall(site, [452, 470, 276, 180]);
    gableFront(site, [452, 474, 276, 474 - peak], { depth: 70, over: 44 });
    let logs = "";
    for (let y = 484; y < 646; y += 16) logs += `M456 ${y}H724`;
    plate.line([inks.shade, 4], logs);
    for (const [y, count, span] of [
      [338, 2, 64],
      [404, 4, 150],
    ] as const)
      windowRow(site, { x: 590 - span / 2, y, width: span, count }, { w: 24, h: 42 });
    windowRow(site, { x: 466, y: 492, width: 248, count: 5 }, { w: 30, h: 48 });
    windowRow(site, { x: 462, y: 578, width: 84, count: 2 }, { w: 28, h: 50 });
    windowRow(site, { x: 634, y: 578, width: 84, count: 2 }, { w: 28, h: 50 });
    glaze(site);
    plate.line([inks.trim, 6], "M470 560L540 560M640 560L710 560", 0.7);
    door(site, [590, 650, 60, 82]);
    plate.fill(PUMPKIN, disc(590, 552, 40), 0.16);
    plate.fill(CANDLE, rect([583, 540, 14, 20]));
    for (const x of [544, 630]) plate.fill(inks.trim, rect([x, 556, 9, 94]));
    plate.fill(inks.roof, poly(520, 540, 660, 540, 676, 558, 504, 558));
    pole(site, [590, peak - 8, 60], true);
    steps(site, [590, 664, 90], { count: 2, rise: 7 });
    site.ground = { x: 380, y: 700 };
  },
};
