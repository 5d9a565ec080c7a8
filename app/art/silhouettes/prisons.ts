import { CANDLE, PUMPKIN } from "../inks.ts";
import { belt, wall } from "../masonry.ts";
import { arch, poly, rect } from "../plate.ts";
import { gableFront, gableSide, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

function battlements(site: Site, x: number, y: number, w: number, tooth = 16): void {
  let d = rect(x - 5, y, w + 10, 12);
  const count = Math.max(2, Math.round((w + 10) / (tooth * 1.7)));
  const step = (w + 10 - tooth) / (count - 1);
  for (let i = 0; i < count; i++) d += rect(x - 5 + step * i, y - tooth, tooth, tooth + 1);
  site.plate.fill(site.inks.wall, d);
  site.plate.fill(site.inks.trim, rect(x - 5, y + 12, w + 10, 3), 0.6);
}

function guardTower(site: Site, cx: number, top: number): void {
  const { plate, inks } = site;
  wall(site, cx - 26, top + 60, 52, 650 - top - 60, 12);
  plate.fill(inks.roof, poly(cx - 40, top + 62, cx + 44, top + 62, cx + 34, top + 74, cx - 30, top + 74));
  plate.fill(PUMPKIN, rect(cx - 30, top + 24, 62, 34));
  plate.fill(CANDLE, rect(cx - 30, top + 42, 62, 16), 0.7);
  plate.fill(
    inks.roof,
    rect(cx - 32, top + 22, 5, 38) +
      rect(cx - 10, top + 22, 5, 38) +
      rect(cx + 10, top + 22, 5, 38) +
      rect(cx + 30, top + 22, 5, 38),
  );
  spire(site, cx + 1, top + 24, 92, 34, 14);
  addWindow(site, cx - 5, top + 110, 10, 26, "slit");
  glaze(site);
}

export const castlePrison: Silhouette = {
  era: [1800, 1889],
  phrase: "a castle-like prison gatehouse with a long wall",
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 380, 366, 500, 200, 60, inks.shade);
    gableSide(site, 380, 366, 500, 74, 70);
    for (let i = 0; i < 12; i++) addWindow(site, 396 + i * 40, 392, 12, 90, "slit");
    glaze(site);
    plate.fill(inks.wall, rect(60, 500, 1080, 150));
    plate.fill(inks.trim, rect(60, 496, 1080, 6), 0.7);
    let courses = "";
    for (const y of [540, 580, 620]) courses += `M60 ${y}h1080`;
    plate.line(inks.shade, 2, courses);
    guardTower(site, random.pick([150, 190]), random.int(330, 360));
    guardTower(site, random.pick([1010, 1050]), random.int(340, 380));
    const top = random.int(330, 352);
    wall(site, 520, top + 40, 160, 610 - top, 0);
    battlements(site, 520, top + 40, 160);
    for (const x of [462, 652]) {
      plate.fill(inks.wall, rect(x, top, 86, 650 - top));
      plate.fill(inks.shade, rect(x + 52, top, 34, 650 - top));
      battlements(site, x, top, 86, 14);
      for (const y of [top + 50, top + 140]) addWindow(site, x + 24, y, 12, 52, "slit");
    }
    addWindow(site, 556, top + 86, 20, 56, "lancet");
    addWindow(site, 590, top + 86, 20, 56, "lancet");
    addWindow(site, 624, top + 86, 20, 56, "lancet");
    glaze(site);
    plate.fill(inks.trim, arch(552, 528, 96, 122));
    plate.fill(inks.dark, arch(560, 536, 80, 114));
    let bars = "";
    for (let x = 570; x < 636; x += 12) bars += `M${x} 544V650`;
    plate.line(inks.shade, 3, `${bars}M560 580h80M560 612h80`);
    site.door = { x: 566, y: 560, w: 68, h: 90 };
  },
};

export const cellBlock: Silhouette = {
  era: [1890, 1980],
  phrase: "a prison cell block with barred windows and a guard tower",
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    site.wakefulness *= 0.6;
    wall(site, 330, 390, 470, 260, 90);
    gableSide(site, 330, 390, 470, 96, 96);
    for (let i = 0; i < 9; i++) {
      const x = 352 + i * 50;
      plate.fill(inks.shade, arch(x - 5, 412, 34, 196));
      addWindow(site, x, 418, 24, 186, "arch");
    }
    glaze(site);
    let grid = "";
    for (let y = 446; y < 600; y += 22) grid += `M330 ${y}h470`;
    plate.line(inks.wall, 3, grid);
    belt(site, 330, 616, 470, 6, inks.trim);
    wall(site, 236, 350, 116, 300, 0);
    gableFront(site, 236, 354, 116, 66, 0, 12);
    windowRow(site, 244, 100, 2, 386, 22, 62, "arch");
    windowRow(site, 244, 100, 2, 480, 22, 62, "arch");
    glaze(site);
    site.door = { x: 272, y: 574, w: 44, h: 76 };
    plate.fill(inks.dark, arch(270, 566, 48, 84));
    plate.fill(inks.wall, rect(700, 560, 500, 90));
    plate.fill(inks.trim, rect(700, 556, 500, 5), 0.8);
    let wire = "";
    for (let x = 712; x < 1200; x += 36) wire += `M${x} 556l12 -18`;
    plate.line(inks.trim, 2, `${wire}M700 546H1200M700 539H1200`, 0.6);
    const tx = random.pick([980, 1010]);
    const beam = random.chance(0.7);
    if (beam) plate.fill(CANDLE, poly(tx, 372, tx - 520, 640, tx - 330, 680), 0.16);
    guardTower(site, tx, 328);
    site.ground = { x: 560, y: 700 };
  },
};
