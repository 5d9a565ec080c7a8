/** A lighthouse that is a house: a brick block on a pier. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { chimney, cornice, door, wall } from "../masonry.ts";
import { disc, poly, rect } from "../plate.ts";
import { mansard } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { glaze, type Site, windowRow } from "../site.ts";
import { ripples } from "./shore.ts";

function roofLantern(site: Site, cx: number, base: number): void {
  const { plate, inks } = site;
  const lens = base - 44;
  plate.fill(CANDLE, poly(cx, lens, -40, lens - 110, -40, lens + 50), 0.2);
  plate.fill(CANDLE, poly(cx, lens, 1240, lens - 60, 1240, lens + 90), 0.13);
  plate.fill(PUMPKIN, disc(cx, lens, 74), 0.15);
  plate.fill(inks.roof, rect(cx - 44, base - 12, 88, 12));
  plate.bars(inks.roof, cx - 42, base - 30, 84, 18, 2, 7);
  plate.fill(CANDLE, rect(cx - 25, base - 72, 50, 60));
  plate.fill(PUMPKIN, rect(cx - 11, base - 72, 22, 60));
  plate.line(inks.roof, 3, `M${cx - 25} ${base - 72}v60M${cx + 25} ${base - 72}v60M${cx - 25} ${base - 42}h50`);
  plate.fill(inks.roof, poly(cx - 36, base - 70, cx, base - 110, cx + 36, base - 70) + disc(cx, base - 110, 7));
  plate.line(inks.roof, 4, `M${cx} ${base - 112}v-24`);
}

export const ledgeLight: Silhouette = {
  peak: 150,
  phrase: "a square brick lighthouse with a mansard roof standing alone in the harbor",
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    const brick = mix(PUMPKIN, inks.wall, 0.74);
    plate.fill(inks.wall, poly(350, 610, 850, 610, 872, 700, 328, 700));
    plate.fill(inks.shade, poly(690, 610, 850, 610, 872, 700, 690, 700));
    plate.fill(inks.trim, rect(342, 602, 516, 9));
    plate.bars(inks.trim, 350, 580, 500, 22, 2, 12, 0.7);
    wall(site, 430, 380, 340, 222, 50, brick);
    plate.fill(inks.trim, rect(430, 490, 340, 5) + rect(426, 380, 10, 222) + rect(764, 380, 10, 222), 0.9);
    windowRow(site, 440, 320, 4, 410, 32, 62);
    windowRow(site, 440, 130, 2, 516, 32, 66);
    windowRow(site, 630, 130, 2, 516, 32, 66);
    glaze(site);
    mansard(site, 430, 380, 340, 92, 3, 50);
    cornice(site, 430, 376, 340, 50, 20);
    chimney(site, 470, 230, 28, 60);
    wall(site, 560, 270, 80, 24, 0, brick);
    roofLantern(site, 600, 272);
    door(site, 600, 602, 46, 78);
    plate.line(inks.roof, 5, "M820 610V700M850 610V700M820 630h30M820 650h30M820 670h30M820 690h30");
    plate.fill(inks.roof, "M250 712q40 -34 90 -16t90 16zM760 712q50 -30 100 -14t90 14z");
    ripples(site);
    site.ground = { x: 480, y: 700 };
  },
};
