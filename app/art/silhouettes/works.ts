/** Depots, mines and mills: what a place of no other type may be by its name. */
import { PUMPKIN } from "../inks.ts";
import { chimney, cornice, door, wall } from "../masonry.ts";
import { arch, disc, rect } from "../plate.ts";
import { gableFront, hipRoof } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { bareTree } from "../trees.ts";

export const depot: Silhouette = {
  phrase: "an old railway depot with a deep-eaved platform",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 330, 490, 520, 160, 60);
    hipRoof(site, 310, 490, 560, 84, 90, 66, 34);
    windowRow(site, 350, 180, 3, 540, 36, 76, "arch");
    windowRow(site, 660, 180, 3, 540, 36, 76, "arch");
    glaze(site);
    const top = random.int(286, 310);
    wall(site, 540, top, 110, 650 - top, 20);
    cornice(site, 540, top, 110, 20, 6);
    plate.fill(inks.moon, disc(595, top + 52, 30));
    plate.line(inks.roof, 4, `M595 ${top + 52}v-19M595 ${top + 52}l13 8`);
    hipRoof(site, 540, top, 110, 70, 52, 16, 16);
    addWindow(site, 577, top + 110, 36, 70, "arch");
    glaze(site);
    door(site, 595, 650, 56, 96);
    plate.line(inks.near, 6, "M0 700H1200M0 724H1200");
    let ties = "";
    for (let x = 0; x < 1200; x += 44) ties += `M${x} 694l-10 38`;
    plate.line(inks.near, 8, ties);
    site.ground = { x: 380, y: 690 };
  },
};

export const mineMouth: Silhouette = {
  phrase: "the timbered mouth of a tunnel in a hillside",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M120 800V650Q240 460 380 400Q560 280 720 340Q900 420 1080 660V800z");
    plate.fill(inks.wall, "M120 800V650Q240 460 380 400Q480 330 560 330Q420 440 400 560Q380 680 400 800z");
    plate.line(inks.trim, 4, "M122 646Q240 460 380 400Q560 280 720 340", 0.5);
    plate.fill(inks.near, arch(500, 440, 220, 240));
    plate.line(inks.trim, 16, "M492 680V550a118 118 0 0 1 236 0V680");
    plate.line(inks.shade, 3, "M492 620h-10M728 620h10M500 510l-12 -8M720 510l12 -8M540 462l-8 -12M680 462l8 -12");
    plate.fill(PUMPKIN, disc(610, 560, 40), 0.2);
    plate.fill(PUMPKIN, disc(610, 560, 9));
    plate.fill(inks.ground, "M0 800V690Q300 660 620 676T1200 690V800z");
    plate.line(inks.near, 6, "M590 676L520 800M630 676L700 800");
    let ties = "";
    for (let i = 0; i < 7; i++) ties += `M${580 - i * 11} ${690 + i * 17}h${60 + i * 22}`;
    plate.line(inks.near, 6, ties);
    bareTree(plate, inks.roof, random, random.pick([300, 930]), 480, 200);
    site.ground = { x: 420, y: 706 };
  },
};

export const waterMill: Silhouette = {
  phrase: "an old stone mill with its water wheel",
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 470, 400, 260, 250, 80);
    gableFront(site, 470, 404, 260, 130, 90, 16);
    windowRow(site, 480, 240, 3, 430, 28, 50);
    windowRow(site, 480, 240, 3, 520, 28, 50);
    addWindow(site, 584, 320, 32, 50, "arch");
    let stones = "";
    for (let i = 0; i < 34; i++) stones += `M${random.int(474, 704)} ${random.int(410, 640)}h${random.int(14, 24)}`;
    plate.line(inks.shade, 3, stones);
    glaze(site);
    chimney(site, 760, 250, 34, 80);
    door(site, 660, 650, 42, 72);
    plate.line(inks.roof, 12, "M300 566a96 96 0 1 1 192 0a96 96 0 1 1 -192 0");
    plate.line(inks.roof, 6, "M320 566a76 76 0 1 1 152 0a76 76 0 1 1 -152 0");
    let spokes = "";
    for (let i = 0; i < 12; i++) {
      const a = (Math.PI * i) / 6;
      spokes += `M396 566L${Math.round(396 + Math.cos(a) * 100)} ${Math.round(566 + Math.sin(a) * 100)}`;
    }
    plate.line(inks.roof, 5, spokes);
    plate.fill(inks.roof, rect(180, 452, 250, 10) + rect(200, 460, 8, 190) + rect(290, 460, 8, 190));
    plate.brush(inks.ghost, 5, "M300 470q-20 60 -10 120M312 470q-16 80 -6 150", 0.5);
    plate.fill(inks.far[1], "M240 650Q400 640 540 664Q620 700 560 800H180Q240 700 240 650z");
    plate.brush(inks.skyLow, 3, "M290 690h90M330 720h120M270 750h80M420 760h60", 0.6);
    site.ground = { x: 790, y: 700 };
  },
};
