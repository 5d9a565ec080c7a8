import { chimney, door, wall } from "../masonry.ts";
import { rect } from "../plate.ts";
import { gableFront } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

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
