/** Forts of stone and brick that look over water. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { arch, poly, rect, track } from "../plate.ts";
import { pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import type { Site } from "../site.ts";
import { ripples } from "./shore.ts";

function gun(site: Site, x: number, y: number, dir: number): void {
  const { plate, inks } = site;
  plate.fill(inks.near, poly(x - dir * 30, y, x - dir * 20, y - 16, x + dir * 12, y - 20, x + dir * 20, y));
  plate.line(inks.near, 9, `M${x - dir * 24} ${y - 20}l${dir * 84} -12`);
}

/** A ring of casemates rising straight from the sea. */
export const islandFort: Silhouette = {
  phrase: "a brick fort rising from the sea, two tiers of casemates deep",
  outdoors: true,
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.ground, "M90 690Q240 640 420 648H800Q1000 644 1110 690Q900 716 600 712T90 690z");
    pole(site, random.pick([520, 700]), 400, 190, true);
    plate.fill(
      inks.shade,
      poly(160, 440, 400, 424, 400, 668, 160, 656) + poly(800, 424, 1050, 440, 1050, 656, 800, 668),
    );
    plate.fill(inks.wall, poly(392, 420, 808, 420, 808, 672, 392, 672));
    plate.fill(
      inks.trim,
      poly(152, 432, 396, 414, 396, 424, 152, 442) +
        rect(388, 410, 424, 10) +
        poly(804, 414, 1058, 432, 1058, 442, 804, 424),
    );
    let mouths = "";
    for (const y of [462, 554])
      for (let i = 0; i < 5; i++) {
        mouths += arch(182 + i * 44, y + 6 - i * 2, 24, 44) + arch(828 + i * 44, y - 2 + i * 2, 24, 44);
      }
    for (const y of [456, 556])
      for (let i = 0; i < 7; i++) if (y < 500 || i !== 3) mouths += arch(410 + i * 56, y, 34, 54);
    plate.fill(inks.near, mouths);
    for (const [x, y] of [
      [466, 456],
      [690, 556],
    ] as const)
      plate.fill(PUMPKIN, arch(x, y, 34, 54));
    plate.line(inks.shade, 3, "M392 532H808M392 636H808");
    plate.line(inks.far[2], 3, "M160 532L392 530M808 530L1050 534");
    plate.fill(inks.trim, arch(566, 546, 68, 126));
    plate.fill(inks.near, arch(574, 554, 52, 118));
    for (const x of [440, 620, 750]) gun(site, x, 412, random.pick([-1, 1]));
    plate.fill(inks.roof, rect(540, 668, 120, 16) + rect(556, 684, 8, 40) + rect(636, 684, 8, 40));
    ripples(site);
    site.ground = { x: 270, y: 682 };
  },
};

/** The Spanish castle: sloped curtain, diamond bastions, a sentry box on every point. */
export const castillo: Silhouette = {
  phrase: "a Spanish castillo with sloped walls and a sentry turret on each bastion",
  outdoors: true,
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    const stone = mix(inks.wall, inks.trim, 0.22);
    pole(site, 600, 430, 210, true);
    plate.fill(inks.ground, "M0 800V690Q300 660 600 664T1200 690V800z");
    plate.fill(stone, poly(330, 452, 870, 452, 886, 672, 314, 672));
    const bastion = (x: number, dir: number) => {
      plate.fill(stone, poly(x, 440, x + dir * 170, 424, x + dir * 200, 676, x - dir * 14, 676));
      plate.fill(inks.shade, poly(x + dir * 170, 424, x + dir * 260, 444, x + dir * 300, 668, x + dir * 200, 676));
      plate.line(inks.trim, 6, track(x - dir * 4, 440, x + dir * 170, 424, x + dir * 262, 444));
      const sx = x + dir * 172;
      plate.fill(stone, `M${sx - 20} 430V372h40V430l-12 26h-16z`);
      plate.fill(inks.shade, `M${sx + 4} 372h16V430l-12 26h-4z`);
      plate.fill(inks.roof, `M${sx - 24} 374a24 28 0 0 1 48 0z`);
      plate.fill(inks.trim, rect(sx - 25, 370, 50, 5));
      plate.fill(CANDLE, rect(sx - 5, 388, 10, 24));
      plate.line(inks.roof, 4, `M${sx} 348v-18`);
    };
    bastion(350, -1);
    bastion(850, 1);
    let notches = "";
    for (let i = 0; i < 7; i++) notches += rect(366 + i * 70, 434, 46, 20);
    plate.fill(stone, notches);
    plate.fill(inks.trim, rect(330, 470, 540, 5));
    plate.line(
      inks.shade,
      3,
      "M400 520h70M520 500h40M700 540h80M430 590h50M660 600h60M760 480h50M360 640h60M730 650h70",
    );
    plate.fill(inks.trim, arch(550, 520, 100, 152));
    plate.fill(inks.near, arch(562, 532, 76, 140));
    plate.fill(PUMPKIN, arch(582, 590, 36, 82));
    site.door = { x: 572, y: 580, w: 56, h: 90 };
    plate.fill(inks.roof, poly(560, 672, 640, 672, 690, 760, 510, 760));
    plate.line(inks.trim, 3, "M560 672L510 760M640 672L690 760", 0.7);
    plate.fill(inks.far[1], "M0 800V716Q260 700 510 730V800zM690 800V730Q960 700 1200 716V800z");
    plate.brush(inks.skyLow, 3, "M120 750h110M300 764h90M820 752h120M1000 768h90", 0.5);
    site.ground = { x: 420, y: 700 };
  },
};

/** A five-pointed work of earth and granite, seen low from the water. */
export const starFort: Silhouette = {
  phrase: "a star fort of granite under grass ramparts, its points facing the water",
  outdoors: true,
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    const grass = mix(inks.ground, inks.far[1], 0.3);
    plate.fill(grass, "M60 650Q180 560 330 520Q420 492 480 500H720Q800 492 880 520Q1030 560 1140 650z");
    pole(site, random.pick([500, 640]), 500, 220, true);
    plate.fill(inks.shade, rect(700, 440, 110, 62));
    plate.fill(inks.roof, poly(690, 444, 730, 410, 780, 410, 826, 444));
    plate.fill(PUMPKIN, rect(724, 460, 16, 26));
    for (const [x0, y0, x1, y1, x2, y2] of [
      [60, 580, 300, 540, 420, 590],
      [420, 590, 600, 530, 780, 590],
      [780, 590, 900, 540, 1140, 580],
    ] as const) {
      plate.fill(inks.wall, poly(x0, y0, x1, y1, x1, 690, x0, 680));
      plate.fill(inks.shade, poly(x1, y1, x2, y2, x2, 680, x1, 690));
      plate.line(inks.trim, 7, track(x0, y0, x1, y1, x2, y2));
      let slits = "";
      for (let i = 1; i < 6; i++) {
        const [ax, ay] = [x0 + ((x1 - x0) * i) / 6, y0 + ((y1 - y0) * i) / 6];
        const [bx, by] = [x1 + ((x2 - x1) * i) / 6, y1 + ((y2 - y1) * i) / 6];
        slits += rect(ax - 4, ay + 34, 8, 30) + rect(bx - 4, by + 34, 8, 30);
      }
      plate.fill(inks.near, slits);
    }
    for (const x of [250, 520, 860]) gun(site, x, x === 520 ? 548 : 536, x > 600 ? 1 : -1);
    plate.fill(inks.trim, arch(568, 596, 64, 92));
    plate.fill(inks.near, arch(576, 604, 48, 84));
    plate.fill(PUMPKIN, arch(588, 636, 24, 52));
    plate.fill(inks.ground, "M0 800V690Q300 676 600 692T1200 688V720Q600 740 0 720z");
    ripples(site);
    site.ground = { x: 400, y: 698 };
  },
};
