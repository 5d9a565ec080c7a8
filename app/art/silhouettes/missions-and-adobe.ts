/** Stone and adobe of the Spanish borderlands. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { belt, chimney, columns, door, wall } from "../masonry.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { dormer, hipRoof } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { lantern } from "./ground-features.ts";

export const alamo: Silhouette = {
  phrase: "the Alamo, its worn church front with the curved parapet and four niches",
  size: 1.24,
  setting: "open",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    const stone = mix(inks.wall, inks.trim, 0.3);
    plate.fill(inks.shade, poly(760, 452, 980, 470, 980, 644, 760, 652));
    plate.fill(stone, rect(120, 560, 300, 92));
    plate.fill(inks.trim, rect(116, 554, 308, 7), 0.8);
    let arcade = "";
    for (let i = 0; i < 5; i++) arcade += arch(138 + i * 56, 584, 38, 68);
    plate.fill(inks.dark, arcade);
    // The front: low shoulders, then the hump that everybody knows.
    plate.fill(
      stone,
      "M400 652V444H470Q500 444 504 424Q512 376 560 360Q600 350 640 360Q688 376 696 424Q700 444 730 444H800V652z",
    );
    plate.fill(inks.shade, rect(760, 444, 40, 208), 0.5);
    plate.line(
      inks.trim,
      6,
      "M396 444H470Q500 444 504 424Q512 376 560 360Q600 350 640 360Q688 376 696 424Q700 444 730 444H804",
    );
    belt(site, 400, 508, 400, 6, inks.trim);
    let worn = "";
    for (let i = 0; i < 22; i++) worn += `M${random.int(410, 770)} ${random.int(460, 640)}h${random.int(14, 28)}`;
    plate.line(inks.shade, 3, worn, 0.5);
    addWindow(site, 580, 418, 40, 60, "arch", true);
    glaze(site);
    for (const x of [440, 724])
      for (const y of [528])
        plate.fill(inks.trim, arch(x - 4, y - 6, 44, 92)).fill(inks.shade, arch(x + 3, y + 2, 30, 84));
    for (const x of [444, 726]) plate.fill(inks.trim, rect(x - 4, 474, 44, 4) + rect(x + 2, 500, 32, 4), 0.5);
    for (const x of [506, 522, 668, 684]) plate.fill(inks.trim, rect(x, 520, 11, 132) + rect(x - 3, 516, 17, 6));
    plate.fill(inks.trim, rect(500, 512, 200, 6));
    plate.fill(inks.trim, arch(548, 528, 104, 124));
    plate.fill(inks.shade, arch(558, 538, 84, 114));
    door(site, 600, 652, 66, 96, false);
    plate.fill(PUMPKIN, disc(600, 640, 70), 0.12);
    lantern(site, 700, 690);
    site.ground = { x: 400, y: 706 };
  },
};

export const puebloHotel: Silhouette = {
  phrase: "a Pueblo-style inn of stepped adobe with jutting roof beams",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const adobe = mix(inks.wall, inks.trim, 0.24);
    const block = (x: number, y: number, w: number) => {
      plate.fill(inks.shade, `M${x + w - 6} ${y + 10}q40 4 44 16V652h-44z`);
      plate.fill(adobe, `M${x} 652V${y + 14}q0 -14 14 -14h${w - 28}q14 0 14 14V652z`);
      plate.line(inks.trim, 4, `M${x} ${y + 30}V${y + 14}q0 -14 14 -14h${w - 28}q14 0 14 14`, 0.6);
      let vigas = "";
      for (let i = 0; i < Math.floor(w / 32); i++) vigas += disc(x + 20 + i * 32, y + 30, 6);
      plate.fill(inks.roof, vigas);
    };
    block(560, 270, 150);
    plate.fill(inks.dark, rect(584, 316, 36, 40) + rect(650, 316, 36, 40));
    block(430, 350, 330);
    block(720, 430, 220);
    block(270, 450, 230);
    windowRow(site, 470, 280, 5, 400, 28, 48);
    windowRow(site, 750, 180, 3, 484, 28, 48);
    windowRow(site, 286, 150, 3, 500, 28, 48);
    windowRow(site, 286, 140, 2, 580, 32, 56);
    windowRow(site, 760, 170, 3, 574, 32, 56);
    glaze(site);
    plate.fill(inks.shade, rect(450, 530, 300, 122));
    for (const x of [470, 680]) addWindow(site, x, 566, 40, 60, "sash", true);
    glaze(site);
    door(site, 600, 652, 60, 90);
    plate.fill(inks.roof, rect(438, 516, 324, 16));
    for (let i = 0; i < 5; i++)
      plate
        .fill(inks.trim, rect(446 + i * 73, 544, 12, 108))
        .fill(inks.trim, poly(434 + i * 73, 532, 470 + i * 73, 532, 460 + i * 73, 548, 444 + i * 73, 548));
    if (random.chance(0.6))
      plate.line(inks.roof, 6, "M880 650V400M910 650V400M880 600h30M880 550h30M880 500h30M880 450h30");
    plate.brush(PUMPKIN, 8, "M460 520v10M480 520v14M720 520v12", 0.9);
    site.ground = { x: 330, y: 696 };
  },
};

/** Low, brick-between-posts, with a hip roof down to the banquette. */
export const creoleCottage: Silhouette = {
  phrase: "a low Creole cottage with a steep hipped roof and shuttered doors",
  size: 1.14,
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, rect(120, 440, 200, 210) + rect(900, 400, 210, 250));
    plate.fill(inks.far[2], rect(116, 438, 208, 6) + rect(896, 398, 218, 6));
    chimney(site, random.pick([500, 680]), 276, 40, 100);
    wall(site, 370, 508, 420, 142, 60);
    let brick = "";
    for (let y = 524; y < 645; y += 13) brick += `M372 ${y}h416`;
    plate.line(inks.shade, 2, brick, 0.6);
    plate.line(inks.roof, 8, "M374 508V650M786 508V650M470 508V650M690 508V650M374 580L430 510M786 580L730 510");
    hipRoof(site, 370, 508, 420, 168, 120, 60, 30);
    for (const dx of [-90, 90]) dormer(site, 580 + dx, 474, 40, 56);
    addWindow(site, 400, 548, 46, 76, "sash", true);
    addWindow(site, 716, 548, 46, 76, "sash", true);
    glaze(site);
    for (const x of [386, 448, 702, 764]) plate.fill(inks.roof, rect(x, 544, 12, 84));
    door(site, 530, 650, 50, 100);
    plate.fill(inks.roof, rect(606, 548, 50, 102));
    plate.line(inks.trim, 3, "M606 548h50V650M631 548V650", 0.8);
    plate.line(inks.near, 4, "M820 560h34v16");
    plate.fill(PUMPKIN, disc(854, 592, 40), 0.2);
    plate.fill(CANDLE, rect(846, 576, 16, 26));
    site.ground = { x: 330, y: 694 };
  },
};

/** A town house of the desert, its porch along a plaza. */
export const adobePlaza: Silhouette = {
  phrase: "a long adobe house on a plaza with a shaded portal",
  size: 1.16,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    const adobe = mix(inks.wall, inks.trim, 0.24);
    wall(site, 280, 490, 640, 162, 46, adobe);
    plate.fill(adobe, "M280 492V470q0 -8 10 -8H910q10 0 10 8V492z");
    plate.line(inks.trim, 5, "M278 462H922", 0.8);
    windowRow(site, 300, 230, 3, 560, 36, 60);
    windowRow(site, 670, 230, 3, 560, 36, 60);
    glaze(site);
    door(site, 600, 652, 60, 100);
    plate.fill(inks.roof, poly(262, 540, 274, 522, 926, 522, 942, 540));
    plate.fill(inks.trim, rect(262, 540, 680, 6));
    columns(site, 276, 654, 9, 546, 650, 11);
    chimney(site, random.pick([360, 800]), 400, 34, 66);
    plate.brush(PUMPKIN, 8, "M420 552v12M436 552v18M760 552v16", 0.9);
    lantern(site, 690, 672);
    site.ground = { x: 400, y: 704 };
  },
};
