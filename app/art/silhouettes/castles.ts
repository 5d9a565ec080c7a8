/** Battlements and half-timber: American castles, Tudor and Jacobean houses. */
import { mix, PUMPKIN } from "../inks.ts";
import { belt, chimney, door, steps, wall } from "../masonry.ts";
import { lancet, poly, rect, track } from "../plate.ts";
import { hipRoof, pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";
import { pale } from "./capitols.ts";

function battlements(site: Site, x: number, y: number, w: number, ink = site.inks.wall): void {
  const count = Math.max(2, Math.round(w / 30));
  const step = w / (count - 0.4);
  let d = rect(x - 6, y - 4, w + 12, 10);
  for (let i = 0; i < count; i++) d += rect(x - 6 + step * i, y - 20, step * 0.6, 18);
  site.plate.fill(ink, d);
  site.plate.fill(site.inks.trim, rect(x - 6, y + 4, w + 12, 4), 0.7);
}

export const stoneTower: Silhouette = {
  phrase: "a battlemented stone tower alone in the woods",
  setting: "wild",
  draw(site) {
    const { inks } = site;
    const stone = mix(inks.wall, inks.trim, 0.2);
    wall(site, 535, 250, 130, 400, 22, stone);
    battlements(site, 535, 250, 130, stone);
    for (const y of [300, 390, 480]) addWindow(site, 588, y, 24, 54, "lancet");
    glaze(site);
    belt(site, 535, 372, 130);
    belt(site, 535, 462, 130);
    door(site, 600, 650, 46, 84);
    site.ground = { x: 430, y: 690 };
  },
};

/** A keep of Gothic fancy: towers with battlements on both sides of a great window. */
export const battlementedCastle: Silhouette = {
  phrase: "a battlemented Gothic castle with two square towers and a great pointed window",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const light = random.chance(0.4);
    const stone = light ? pale(inks) : inks.wall;
    wall(site, 300, 440, 600, 210, 40, stone);
    battlements(site, 300, 440, 600, stone);
    windowRow(site, 310, 110, 2, 480, 30, 70, "lancet");
    windowRow(site, 780, 110, 2, 480, 30, 70, "lancet");
    windowRow(site, 310, 110, 2, 576, 28, 50);
    windowRow(site, 780, 110, 2, 576, 28, 50);
    glaze(site);
    wall(site, 500, 390, 200, 260, 0, stone);
    battlements(site, 500, 390, 200, stone);
    plate.fill(inks.trim, lancet(546, 408, 108, 120));
    for (const dx of [556, 588, 620])
      addWindow(site, dx, dx === 588 ? 420 : 440, 24, dx === 588 ? 100 : 80, "lancet", dx === 588);
    glaze(site);
    const heights = random.pick([
      [290, 290],
      [260, 330],
    ] as const);
    for (const [i, x] of [410, 700].entries()) {
      const top = heights[i] as number;
      wall(site, x, top, 92, 650 - top, 20, stone);
      battlements(site, x, top, 92, stone);
      for (let y = top + 30; y < 600; y += 92) addWindow(site, x + 33, y, 26, 60, "lancet");
      belt(site, x, top + 110, 92, 4, inks.trim);
      glaze(site);
      if (i === 0 || random.chance(0.4)) pole(site, x + 46, top - 18, 66, true);
    }
    plate.fill(inks.trim, lancet(558, 552, 84, 98));
    plate.fill(inks.dark, lancet(566, 562, 68, 88));
    door(site, 600, 650, 46, 62, false);
    steps(site, 600, 664, 110, 2, 7);
  },
};

export const tudorHouse: Silhouette = {
  era: [1890, 1940],
  phrase: "a half-timbered Tudor house with tall chimneys and leaded windows",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const plaster = mix(inks.wall, inks.trim, 0.42);
    for (const [x, n] of [
      [440, 2],
      [740, random.pick([2, 3])],
    ] as const)
      for (let i = 0; i < n; i++) {
        plate.fill(inks.wall, rect(x + i * 24, 220, 18, 120));
        plate.fill(inks.shade, rect(x + i * 24 + 11, 220, 7, 120) + rect(x + i * 24 - 3, 220, 24, 8));
      }
    wall(site, 350, 440, 500, 210, 50);
    plate.fill(inks.roof, poly(326, 448, 396, 318, 816, 318, 880, 448));
    plate.fill(inks.dark, poly(816, 318, 850, 326, 944, 462, 878, 448));
    plate.line(inks.trim, 3, "M328 446L396 318H816", 0.6);
    const gable = (x: number, w: number, rise: number, foot: number) => {
      const cx = x + w / 2;
      plate.fill(plaster, rect(x, foot, w, 110) + poly(x, foot, cx, foot - rise, x + w, foot));
      let beams = track(x, foot, x + w, foot) + track(x, foot + 56, x + w, foot + 56);
      for (let i = 1; i < 6; i++) {
        const bx = x + (w * i) / 6;
        const up = rise * (1 - Math.abs(i - 3) / 3);
        beams += track(bx, foot + 110, bx, foot - up + 6);
      }
      beams += track(x, foot + 56, x + w / 6, foot) + track(x + w, foot + 56, x + (w * 5) / 6, foot);
      plate.line(inks.roof, 6, beams);
      plate.line(inks.roof, 13, track(x - 16, foot + 14, cx, foot - rise - 8, x + w + 16, foot + 14));
      plate.line(inks.trim, 3, track(x - 18, foot + 8, cx, foot - rise - 14), 0.7);
      for (const dx of [0.25, 0.58]) addWindow(site, x + w * dx, foot + 12, w * 0.17, 40);
      addWindow(site, cx - 13, foot - rise * 0.5, 26, 34);
    };
    const wide = random.chance(0.5);
    gable(wide ? 376 : 400, wide ? 210 : 170, wide ? 160 : 140, 430);
    gable(680, 160, 130, 440);
    plate.fill(inks.roof, rect(344, 546, 512, 9));
    windowRow(site, 372, 180, 4, 574, 32, 56);
    windowRow(site, 680, 160, 4, 574, 30, 56);
    glaze(site);
    plate.fill(inks.trim, "M572 650V580Q576 548 616 544Q656 548 660 580V650z");
    door(site, 616, 650, 60, 84, false);
    plate.fill(PUMPKIN, rect(604, 590, 8, 12), 0.9);
  },
};

/** Curved gables with finials, stone-mullioned windows, brick. */
export const jacobean: Silhouette = {
  era: [1880, 1930],
  phrase: "a Jacobean brick mansion with curved gables and clustered chimneys",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    for (const x of [380, 590, 790]) chimney(site, x, 232, 40, 110);
    wall(site, 320, 420, 560, 230, 50);
    hipRoof(site, 320, 420, 560, 90, 60, 50, 14);
    windowRow(site, 500, 200, 4, 446, 28, 64);
    windowRow(site, 500, 70, 2, 560, 28, 66);
    windowRow(site, 634, 70, 2, 560, 28, 66);
    glaze(site);
    const front = (x: number, w: number) => {
      plate.fill(inks.wall, rect(x, 400, w, 250));
      const [cx, l, r] = [x + w / 2, x - 4, x + w + 4];
      const shape = `M${l} 404V380h14q16 -2 18 -24q2 -20 26 -24Q${cx - 20} 330 ${cx} 286Q${cx + 20} 330 ${r - 58} 332q24 4 26 24q2 22 18 24h14V404z`;
      plate.fill(inks.wall, shape);
      plate.line(inks.trim, 5, shape.replace(/V404z$/, "").replace(/^M\S+ 404V380/, `M${l} 380`));
      plate.line(inks.roof, 4, `M${cx} 286v-30M${l + 4} 380v-26M${r - 4} 380v-26`);
      addWindow(site, cx - 16, 346, 32, 40, "arch");
      for (const y of [430, 546]) {
        for (const dx of [-50, -16, 18]) addWindow(site, cx + dx, y, 30, 72);
        belt(site, x, y + 86, w, 4, inks.trim);
      }
      glaze(site);
    };
    front(340, 160);
    front(700, 160);
    plate.fill(inks.trim, rect(548, 530, 104, 120));
    door(site, 600, 650, 54, 90, false);
    plate.fill(inks.trim, "M542 530q20 -34 58 -36q38 2 58 36z");
    steps(site, 600, 664, 130, 2, 7);
    if (random.chance(0.4)) pole(site, 600, 334, 60, true);
  },
};
