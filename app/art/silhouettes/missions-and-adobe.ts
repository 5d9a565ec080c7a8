/** Stone and adobe of the Spanish borderlands. */
import { mix, PUMPKIN } from "../inks.ts";
import { stateCode } from "../landscape-of-place.ts";
import { chimney, columns, door, wall } from "../masonry.ts";
import { disc, poly, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { lantern } from "./ground-features.ts";

export const puebloHotel: Silhouette = {
  phrase: "a Pueblo-style inn of stepped adobe with jutting roof beams",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const adobe = mix(inks.wall, inks.trim, 0.24);
    const block = (x: number, y: number, w: number) => {
      plate.fill(inks.shade, `M${x + w - 6} ${y + 10}q40 4 44 16V652h-44z`);
      plate.fill(adobe, `M${x} 652V${y + 14}q0 -14 14 -14h${w - 28}q14 0 14 14V652z`);
      plate.line([inks.trim, 4], `M${x} ${y + 30}V${y + 14}q0 -14 14 -14h${w - 28}q14 0 14 14`, 0.6);
      let vigas = "";
      for (let i = 0; i < Math.floor(w / 32); i++) vigas += disc(x + 20 + i * 32, y + 30, 6);
      plate.fill(inks.roof, vigas);
    };
    block(560, 270, 150);
    plate.fill(inks.dark, rect([584, 316, 36, 40]) + rect([650, 316, 36, 40]));
    block(430, 350, 330);
    block(720, 430, 220);
    block(270, 450, 230);
    windowRow(site, { x: 470, y: 400, width: 280, count: 5 }, { w: 28, h: 48 });
    windowRow(site, { x: 750, y: 484, width: 180, count: 3 }, { w: 28, h: 48 });
    windowRow(site, { x: 286, y: 500, width: 150, count: 3 }, { w: 28, h: 48 });
    windowRow(site, { x: 286, y: 580, width: 140, count: 2 }, { w: 32, h: 56 });
    windowRow(site, { x: 760, y: 574, width: 170, count: 3 }, { w: 32, h: 56 });
    glaze(site);
    plate.fill(inks.shade, rect([450, 530, 300, 122]));
    for (const x of [470, 680]) addWindow(site, [x, 566, 40, 60], { lit: true });
    glaze(site);
    door(site, [600, 652, 60, 90]);
    plate.fill(inks.roof, rect([438, 516, 324, 16]));
    for (let i = 0; i < 5; i++)
      plate
        .fill(inks.trim, rect([446 + i * 73, 544, 12, 108]))
        .fill(inks.trim, poly(434 + i * 73, 532, 470 + i * 73, 532, 460 + i * 73, 548, 444 + i * 73, 548));
    if (random.chance(0.6))
      plate.line([inks.roof, 6], "M880 650V400M910 650V400M880 600h30M880 550h30M880 500h30M880 450h30");
    plate.brush([PUMPKIN, 8], "M460 520v10M480 520v14M720 520v12", 0.9);
    site.ground = { x: 330, y: 696 };
  },
};

/** A town house of the desert, its porch along a plaza. */
export const adobePlaza: Silhouette = {
  phrase: "a long adobe house on a plaza with a shaded portal",
  size: 1.16,
  setting: "open",
  fits: ({ state }) => /^(AZ|NM)$/.test(stateCode(state)),
  draw(site) {
    const { plate, inks, random } = site;
    const adobe = mix(inks.wall, inks.trim, 0.24);
    wall(site, [280, 490, 640, 162], { depth: 46, ink: adobe });
    plate.fill(adobe, "M280 492V470q0 -8 10 -8H910q10 0 10 8V492z");
    plate.line([inks.trim, 5], "M278 462H922", 0.8);
    windowRow(site, { x: 300, y: 560, width: 230, count: 3 }, { w: 36, h: 60 });
    windowRow(site, { x: 670, y: 560, width: 230, count: 3 }, { w: 36, h: 60 });
    glaze(site);
    door(site, [600, 652, 60, 100]);
    plate.fill(inks.roof, poly(262, 540, 274, 522, 926, 522, 942, 540));
    plate.fill(inks.trim, rect([262, 540, 680, 6]));
    columns(site, { x: 276, w: 654, top: 546, bottom: 650 }, { count: 9, thick: 11 });
    chimney(site, [random.pick([360, 800]), 400, 34, 66]);
    plate.brush([PUMPKIN, 8], "M420 552v12M436 552v18M760 552v16", 0.9);
    lantern(site, 690, 672);
    site.ground = { x: 400, y: 704 };
  },
};
