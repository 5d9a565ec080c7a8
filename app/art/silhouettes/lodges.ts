import { CANDLE, PUMPKIN } from "../inks.ts";
import { stateCode } from "../landscape-of-place.ts";
import { door, steps, wall } from "../masonry.ts";
import { disc, poly, rect } from "../plate.ts";
import { gableFront, pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

const PARKLANDS = new Set(["AK", "CO", "ID", "ME", "MN", "MT", "OR", "UT", "WA", "WY"]);

/** After the great park lodges: one huge shingled roof on log walls, stone chimneys, rows of dormers. */
export const logLodge: Silhouette = {
  phrase: "a great log lodge under one steep roof with stone chimneys",
  setting: "wild",
  fits: ({ state, houseName, city }) =>
    PARKLANDS.has(stateCode(state)) && /lodge|camp|ranch|park|springs|glacier/i.test(`${houseName} ${city}`),
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 250, 520, 660, 130, 50);
    plate.fill(inks.roof, poly(226, 528, 300, 420, 880, 420, 976, 534));
    plate.line(inks.trim, 3, "M228 526L300 420H880", 0.5);
    for (let i = 0; i < 4; i++) {
      for (const x of [300 + i * 44, 720 + i * 44]) {
        plate.fill(inks.wall, rect(x - 13, 468, 26, 34));
        plate.fill(inks.dark, poly(x - 20, 468, x, 448, x + 20, 468));
        addWindow(site, x - 8, 473, 16, 26);
      }
    }
    windowRow(site, 262, 180, 4, 556, 30, 56);
    windowRow(site, 718, 180, 4, 556, 30, 56);
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
      plate.fill(inks.trim, rect(x + 2, top - 4, 42, 8), 0.8);
    }
    const peak = random.int(260, 285);
    wall(site, 452, 470, 276, 180, 0);
    gableFront(site, 452, 474, 276, 474 - peak, 70, 44);
    let logs = "";
    for (let y = 484; y < 646; y += 16) logs += `M456 ${y}H724`;
    plate.line(inks.shade, 4, logs);
    for (const [y, count, span] of [
      [338, 2, 64],
      [404, 4, 150],
    ] as const)
      windowRow(site, 590 - span / 2, span, count, y, 24, 42);
    windowRow(site, 466, 248, 5, 492, 30, 48);
    windowRow(site, 462, 84, 2, 578, 28, 50);
    windowRow(site, 634, 84, 2, 578, 28, 50);
    glaze(site);
    plate.line(inks.trim, 6, "M470 560L540 560M640 560L710 560", 0.7);
    door(site, 590, 650, 60, 82);
    plate.fill(PUMPKIN, disc(590, 552, 40), 0.16);
    plate.fill(CANDLE, rect(583, 540, 14, 20));
    for (const x of [544, 630]) plate.fill(inks.trim, rect(x, 556, 9, 94));
    plate.fill(inks.roof, poly(520, 540, 660, 540, 676, 558, 504, 558));
    pole(site, 590, peak - 8, 60, true);
    steps(site, 590, 664, 90, 2, 7);
    site.ground = { x: 380, y: 700 };
  },
};
