/** Battlements and half-timber: American castles, Tudor and Jacobean houses. */
import { mix } from "../inks.ts";
import { belt, door, wall } from "../masonry.ts";
import { rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site } from "../site.ts";

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
