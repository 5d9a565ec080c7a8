import { belt, chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, poly, rect } from "../plate.ts";
import { dome, dormer, hipRoof, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const beauxArtsMuseum: Silhouette = {
  peak: 100,
  phrase: "a domed public building with a columned portico",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const wing = random.pick([200, 240]);
    wall(site, 600 - 120 - wing, 450, 240 + wing * 2, 200, 50);
    cornice(site, 600 - 120 - wing, 446, 240 + wing * 2, 50);
    plate.fill(inks.wall, rect(600 - 110 - wing, 430, 220 + wing * 2, 18));
    for (const x of [600 - 110 - wing, 730]) {
      windowRow(site, x, wing - 20, 3, 486, 34, 84, "arch");
      windowRow(site, x, wing - 20, 3, 604, 30, 26);
    }
    glaze(site);
    plate.fill(inks.wall, rect(510, 300, 180, 90));
    plate.fill(inks.shade, rect(630, 300, 60, 90));
    for (let i = 0; i < 7; i++) addWindow(site, 520 + i * 24, 322, 14, 52, "arch");
    glaze(site);
    cornice(site, 506, 298, 188);
    dome(site, 600, 298, 184, random.int(96, 120));
    plate.fill(inks.wall, rect(584, 166, 32, 34));
    plate.fill(inks.dark, arch(592, 172, 16, 28));
    spire(site, 600, 168, 42, 34, 26);
    wall(site, 468, 430, 264, 220, 18);
    plate.fill(inks.dark, rect(484, 462, 232, 186));
    addWindow(site, 500, 500, 40, 110, "sash");
    addWindow(site, 660, 500, 40, 110, "sash", true);
    glaze(site);
    door(site, 600, 646, 60, 120);
    plate.fill(inks.wall, poly(456, 432, 600, 366, 744, 432));
    plate.fill(inks.shade, poly(492, 426, 600, 378, 708, 426));
    plate.line(inks.trim, 5, "M448 432L600 362L752 432z");
    plate.fill(inks.trim, rect(456, 438, 288, 8));
    columns(site, 478, 244, 6, 450, 644, 17);
    steps(site, 600, 684, 270, 5, 8);
    site.ground = { x: 330, y: 700 };
  },
};

export const romanesqueMuseum: Silhouette = {
  peak: 120,
  phrase: "a Romanesque building with a round stone tower",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 430, 400, 400, 250, 60);
    hipRoof(site, 430, 400, 400, 110, 80, 56);
    let stones = "";
    for (let i = 0; i < 26; i++) stones += `M${random.int(436, 800)} ${random.int(410, 640)}h${random.int(14, 28)}`;
    plate.line(inks.shade, 3, stones);
    windowRow(site, 560, 260, 4, 424, 36, 76, "arch");
    windowRow(site, 660, 160, 2, 548, 40, 72, "arch");
    belt(site, 430, 522, 400, 7, inks.trim);
    glaze(site);
    const top = random.int(290, 320);
    plate.fill(inks.wall, rect(380, top, 150, 650 - top));
    plate.fill(inks.shade, rect(466, top, 64, 650 - top));
    plate.fill(inks.trim, rect(374, top, 162, 6) + rect(376, 522, 158, 6), 0.8);
    for (let i = 0; i < 4; i++) addWindow(site, 392 + i * 34, top + 24, 22, 58, "arch");
    addWindow(site, 404, top + 124, 26, 62, "arch");
    addWindow(site, 450, top + 124, 26, 62, "arch");
    addWindow(site, 410, 560, 26, 60, "arch");
    glaze(site);
    spire(site, 455, top, 190, 140, 34);
    dormer(site, 720, 388, 40, 60);
    chimney(site, 770, 250, 34, 100);
    glaze(site);
    plate.fill(inks.trim, arch(562, 536, 92, 114));
    plate.fill(inks.shade, arch(572, 546, 72, 104));
    plate.fill(inks.dark, arch(582, 556, 52, 94));
    site.door = { x: 584, y: 575, w: 48, h: 75 };
    steps(site, 608, 664, 120, 2, 7);
  },
};
