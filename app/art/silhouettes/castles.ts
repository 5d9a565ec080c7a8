/** Battlements and half-timber: American castles, Tudor and Jacobean houses. */
import { mix } from "../inks.ts";
import { belt, door, steps, wall } from "../masonry.ts";
import { lancet, rect } from "../plate.ts";
import { pole } from "../roofs.ts";
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
