/** Asylums, hospitals and campuses: long symmetrical fronts about a tower. */
import { belt, chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, disc, lancet, poly, rect } from "../plate.ts";
import { dome, gableFront, hipRoof, pole, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

function kirkbrideWing(site: Site, x: number, w: number, top: number, ink: string): void {
  wall(site, x, top, w, 650 - top, 0, ink);
  hipRoof(site, x, top, w, 54, 26, 0, 8);
  const count = Math.round(w / 36);
  for (let y = top + 22; y < 600; y += 74) windowRow(site, x + 6, w - 12, count, y, 16, 40);
  glaze(site);
}

export const kirkbride: Silhouette = {
  peak: 70,
  phrase: "a Kirkbride asylum with stepped wings and a clock tower",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const outer = random.chance(0.7);
    site.wakefulness *= 0.5;
    site.beacon += random.int(10, 60);
    for (const x of [262, 430, 740, 900]) chimney(site, x, 318, 20, 70);
    if (outer) {
      kirkbrideWing(site, 96, 140, 462, inks.shade);
      kirkbrideWing(site, 964, 140, 462, inks.shade);
    }
    kirkbrideWing(site, 226, 190, 434, inks.shade);
    kirkbrideWing(site, 784, 190, 434, inks.shade);
    kirkbrideWing(site, 390, 140, 404, inks.wall);
    kirkbrideWing(site, 670, 140, 404, inks.wall);
    for (const x of [352, 766]) {
      wall(site, x, 400, 82, 250, 10);
      gableFront(site, x, 400, 82, 62, 14, 8);
      for (const y of [424, 498, 572]) windowRow(site, x + 4, 74, 2, y, 18, 42);
      addWindow(site, x + 33, 366, 16, 22, "round");
    }
    glaze(site);
    wall(site, 524, 376, 152, 274, 14);
    gableFront(site, 524, 380, 152, 84, 16, 12);
    for (const y of [400, 478]) windowRow(site, 530, 140, 3, y, 22, 52, "arch");
    glaze(site);
    const tower = random.int(190, 215);
    wall(site, 566, tower, 68, 150, 10);
    cornice(site, 566, tower, 68, 0, 4);
    cornice(site, 566, tower + 70, 68, 0, 4);
    plate.fill(inks.moon, disc(600, tower + 42, 19));
    plate.line(inks.roof, 3, `M600 ${tower + 42}v-12M600 ${tower + 42}l9 5`);
    for (const x of [576, 606]) plate.fill(inks.dark, arch(x, tower + 86, 18, 44));
    if (random.chance(0.5)) spire(site, 600, tower, 86, 116, 30);
    else {
      dome(site, 600, tower, 76, 56);
      pole(site, 600, tower - 54, 50);
    }
    door(site, 600, 650, 50, 80);
    plate.fill(inks.trim, poly(536, 566, 600, 536, 664, 566));
    columns(site, 546, 108, 4, 566, 650, 9);
    steps(site, 600, 668, 120, 3, 6);
  },
};

export const decoHospital: Silhouette = {
  era: [1908, 1970],
  phrase: "a long sanatorium with open sun porches and a stepped tower",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const floors = 4;
    const stack = random.pick([196, 980]);
    plate.fill(inks.shade, poly(stack, 650, stack + 7, 250, stack + 27, 250, stack + 34, 650));
    plate.fill(inks.trim, rect(stack + 5, 250, 24, 6));
    site.wakefulness *= 0.7;
    wall(site, 210, 410, 780, 240, 46);
    for (let f = 0; f < floors; f++) {
      const y = 424 + f * 56;
      for (const x of [224, 706]) {
        for (let i = 0; i < 6; i++)
          addWindow(site, x + i * 46, y, 36, 34, "sash", random.chance(site.wakefulness * 0.6));
      }
    }
    glaze(site);
    let bands = "";
    for (let f = 0; f <= floors; f++) bands += rect(206, 406 + f * 56, 790, 5);
    plate.fill(inks.trim, bands, 0.55);
    const top = random.int(250, 280);
    wall(site, 496, top + 84, 208, 566 - top, 20);
    wall(site, 524, top + 34, 152, 80, 12);
    wall(site, 552, top, 96, 60, 10);
    plate.fill(inks.trim, rect(492, top + 80, 216, 5) + rect(520, top + 30, 160, 5) + rect(548, top - 4, 104, 5));
    let ribs = "";
    for (const x of [534, 578, 622, 666]) ribs += rect(x - 4, top + 90, 8, 420 - top);
    for (let f = 0; f < 5; f++) {
      for (const x of [544, 588, 632]) addWindow(site, x, top + 104 + f * 52, 24, 36);
    }
    for (const x of [560, 588, 616]) addWindow(site, x, top + 10, 20, 60, "arch");
    glaze(site);
    plate.fill(inks.trim, ribs, 0.5);
    pole(site, 600, top - 2, 66, random.chance(0.4));
    plate.fill(inks.dark, arch(556, 556, 88, 94));
    door(site, 600, 650, 54, 72);
    steps(site, 600, 664, 120, 2, 7);
  },
};

export const brickHospital: Silhouette = {
  era: [1850, 1907],
  peak: 170,
  phrase: "a long brick building with gabled pavilions and a cupola",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 310, 416, 580, 234, 56);
    hipRoof(site, 310, 416, 580, 78, 70, 52);
    for (const y of [438, 512, 586]) {
      windowRow(site, 440, 110, 3, y, 22, 44);
      windowRow(site, 650, 110, 3, y, 22, 44);
    }
    glaze(site);
    for (const x of [296, 766]) {
      wall(site, x, 400, 138, 250, 18);
      gableFront(site, x, 404, 138, 74, 22, 10);
      addWindow(site, x + 56, 352, 26, 26, "round");
      for (const y of [430, 506, 582]) windowRow(site, x + 6, 126, 3, y, 24, 46);
      belt(site, x, 492, 138, 5);
    }
    glaze(site);
    wall(site, 552, 390, 96, 260, 12);
    gableFront(site, 552, 394, 96, 60, 14, 10);
    for (const y of [414, 490]) windowRow(site, 556, 88, 2, y, 26, 54, "arch");
    glaze(site);
    plate.fill(inks.wall, rect(574, 270, 52, 56));
    plate.fill(inks.shade, rect(608, 270, 18, 56));
    plate.fill(inks.dark, arch(582, 280, 14, 40) + arch(602, 280, 14, 40));
    cornice(site, 574, 268, 52);
    if (random.chance(0.5)) dome(site, 600, 268, 56, 44);
    else spire(site, 600, 268, 64, 64);
    pole(site, 600, 226, 42);
    chimney(site, 420, 288, 26, 70);
    chimney(site, 752, 288, 26, 70);
    door(site, 600, 650, 46, 78);
    plate.fill(inks.trim, rect(546, 558, 108, 7));
    columns(site, 554, 92, 4, 564, 650, 8);
    steps(site, 600, 666, 110, 3, 6);
  },
};

export const oldMain: Silhouette = {
  peak: 70,
  phrase: "a brick hall with a tall clock tower",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 330, 410, 540, 240, 64);
    hipRoof(site, 330, 410, 540, 86, 60, 60);
    chimney(site, 396, 290, 28, 60);
    chimney(site, 776, 290, 28, 60);
    for (const y of [436, 540]) {
      windowRow(site, 344, 180, 4, y, 26, 66, "arch");
      windowRow(site, 676, 180, 4, y, 26, 66, "arch");
    }
    belt(site, 330, 522, 540, 5);
    glaze(site);
    for (const x of [352, 720]) {
      gableFront(site, x, 410, 128, 84, 0, 8);
      addWindow(site, x + 48, 356, 32, 32, "round");
    }
    glaze(site);
    const top = random.int(200, 226);
    wall(site, 536, top, 128, 650 - top, 24);
    cornice(site, 536, top, 128, 24, 6);
    belt(site, 536, top + 96, 128, 6, inks.trim);
    plate.fill(inks.dark, disc(600, top + 50, 32));
    plate.fill(random.chance(0.5) ? "#ffc57d" : inks.moon, disc(600, top + 50, 27));
    plate.line(inks.roof, 4, `M600 ${top + 50}v-18M600 ${top + 50}l12 8`);
    for (const x of [556, 608]) addWindow(site, x, top + 120, 36, 84, "arch");
    windowRow(site, 546, 108, 2, 440, 28, 62, "arch");
    glaze(site);
    if (random.chance(0.5)) {
      spire(site, 600, top, 150, random.int(120, 150), 30);
    } else {
      plate.fill(inks.wall, rect(566, top - 50, 68, 50));
      plate.fill(inks.dark, arch(576, top - 42, 20, 42) + arch(604, top - 42, 20, 42));
      dome(site, 600, top - 50, 84, 50);
      pole(site, 600, top - 98, 46);
    }
    plate.fill(inks.dark, arch(564, 540, 72, 110));
    door(site, 600, 650, 50, 78, false);
    steps(site, 600, 668, 110, 3, 6);
  },
};

export const collegiateGothic: Silhouette = {
  peak: 140,
  phrase: "a collegiate Gothic hall with a pinnacled tower",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const side = random.pick([452, 600]);
    wall(site, 320, 440, 550, 210, 60);
    hipRoof(site, 320, 440, 550, 96, 40, 56);
    for (let i = 0; i < 5; i++) {
      const x = 336 + i * 108;
      if (Math.abs(x + 50 - side) < 90) continue;
      gableFront(site, x, 440, 84, 74, 0, 8);
      addWindow(site, x + 34, 392, 16, 34, "lancet");
      windowRow(site, x - 6, 96, 2, 462, 30, 64, "lancet");
      windowRow(site, x - 6, 96, 2, 556, 30, 64, "lancet");
      plate.fill(inks.shade, rect(x - 16, 440, 8, 210));
    }
    glaze(site);
    const top = random.int(210, 240);
    wall(site, side - 66, top, 132, 650 - top, 26);
    let merlons = "";
    for (let i = 0; i < 5; i++) merlons += rect(side - 66 + i * 28, top - 16, 18, 18);
    plate.fill(inks.wall, merlons);
    for (const dx of [-66, 58]) spire(site, side + dx + 4, top - 8, 22, 62, 0);
    plate.fill(inks.dark, lancet(side - 40, top + 30, 34, 96) + lancet(side + 6, top + 30, 34, 96));
    plate.line(inks.wall, 4, `M${side - 23} ${top + 30}v96M${side + 23} ${top + 30}v96`);
    belt(site, side - 66, top + 144, 132, 5, inks.trim);
    addWindow(site, side - 30, top + 180, 60, 110, "lancet");
    glaze(site);
    plate.fill(inks.trim, lancet(side - 40, 540, 80, 110));
    plate.fill(inks.dark, lancet(side - 32, 548, 64, 102));
    site.door = { x: side - 24, y: 575, w: 48, h: 75 };
    steps(site, side, 664, 110, 2, 7);
  },
};
