import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, cornice, door, steps, wall } from "../masonry.ts";
import { arch, poly, rect } from "../plate.ts";
import { dormer, gableSide } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";
import { neighbors } from "./theaters.ts";

function hangingSign(site: Site, x: number, y: number): void {
  const { plate, inks } = site;
  plate.line(inks.roof, 5, `M${x} ${y + 110}V${y - 8}h-62`);
  plate.line(inks.roof, 2, `M${x - 16} ${y - 6}v12M${x - 52} ${y - 6}v12M${x} ${y + 26}l-26 -32`);
  plate.fill(inks.roof, rect(x - 60, y + 6, 52, 40));
  plate.fill(inks.trim, rect(x - 56, y + 10, 44, 32));
  plate.fill(
    inks.roof,
    `M${x - 44} ${y + 16}h20v12q-10 10 -20 0zM${x - 24} ${y + 18}h6v8h-6zM${x - 38} ${y + 32}h8v6h-8z`,
  );
}

export const tavern: Silhouette = {
  era: [1650, 1849],
  phrase: "a stone tavern with its lower windows lit and a hanging sign",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 390, 450, 400, 200, 100);
    const end = random.chance(0.5);
    gableSide(site, 390, 450, 400, 118, 100);
    chimney(site, end ? 416 : 620, 268, 46, 90);
    if (random.chance(0.6)) chimney(site, 800, 262, 44, 90);
    for (const cx of random.pick([[490, 590, 690], [500, 680], []])) dormer(site, cx, 430, 36, 50);
    let stones = "";
    for (let i = 0; i < 34; i++) stones += `M${random.int(396, 764)} ${random.int(460, 640)}h${random.int(14, 26)}`;
    plate.line(inks.shade, 3, stones);
    windowRow(site, 400, 380, 5, 468, 30, 50);
    for (const x of [412, 488, 646, 722]) addWindow(site, x, 560, 44, 58, "sash", random.chance(0.75));
    glaze(site);
    plate.fill(inks.trim, poly(546, 562, 590, 534, 634, 562));
    door(site, 590, 650, 44, 82);
    plate.fill(CANDLE, poly(410, 652, 760, 652, 820, 690, 350, 690), 0.1);
    hangingSign(site, 350, 520);
    steps(site, 590, 658, 70, 1, 8);
    site.ground = { x: 300, y: 700 };
  },
};

export const saloon: Silhouette = {
  era: [1850, 1930],
  phrase: "a corner saloon with an awning and a lit doorway",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    neighbors(site, 420, 880);
    wall(site, 420, 370, 360, 280, 90);
    plate.fill(inks.dark, arch(806, 430, 22, 70) + arch(840, 436, 20, 66) + rect(804, 580, 58, 64));
    const crown = random.chance(0.5);
    plate.fill(inks.wall, crown ? poly(540, 372, 552, 326, 648, 326, 660, 372) : poly(520, 372, 600, 322, 680, 372));
    plate.line(inks.trim, 5, crown ? "M546 326H654" : "M512 374L600 318L688 374");
    cornice(site, 420, 366, 360, 90, 20);
    windowRow(site, 434, 332, 5, 410, 36, 92, "arch");
    glaze(site);
    plate.fill(PUMPKIN, rect(438, 572, 96, 60) + rect(666, 572, 96, 60));
    plate.fill(CANDLE, rect(438, 602, 96, 30) + rect(666, 602, 96, 30), 0.7);
    plate.line(inks.roof, 4, "M470 572v60M502 572v60M698 572v60M730 572v60M438 590h96M666 590h96");
    site.openings.push({ x: 470, y: 574, w: 32, h: 56, shape: "sash", lit: true });
    door(site, 600, 650, 64, 84);
    plate.fill(inks.roof, poly(424, 536, 776, 536, 800, 566, 400, 566));
    let stripes = "";
    for (let i = 0; i < 7; i++)
      stripes += poly(432 + i * 50, 536, 457 + i * 50, 536, 456 + i * 54, 566, 428 + i * 54, 566);
    plate.fill(inks.trim, stripes, 0.5);
    chimney(site, 710, 310, 30, 58);
    hangingSign(site, 396, 450);
    plate.fill(CANDLE, poly(430, 652, 770, 652, 830, 690, 370, 690), 0.12);
    site.ground = { x: 330, y: 700 };
  },
};
