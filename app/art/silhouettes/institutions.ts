/** Asylums, hospitals and campuses: long symmetrical fronts about a tower. */
import { belt, steps, wall } from "../masonry.ts";
import { lancet, rect } from "../plate.ts";
import { gableFront, hipRoof, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

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
