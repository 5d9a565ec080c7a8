import type { FamousHouse } from "../famous-house.ts";
import { mix, PUMPKIN } from "../inks.ts";
import { wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { arch, disc, lancet, oval, poly, rect } from "../plate.ts";
import { addWindow, glaze, type Site } from "../site.ts";

function crown(site: Site, x: number, y: number, w: number, tooth = 16): void {
  const { plate, inks } = site;
  plate.fill(inks.wall, rect(x - 6, y, w + 12, 14));
  plate.bars(inks.wall, x - 6, y - tooth, w + 12, tooth + 1, tooth, tooth * 0.7);
  plate.fill(inks.trim, rect(x - 6, y, w + 12, 4), 0.6);
  plate.bars(inks.shade, x - 4, y + 14, w + 8, 8, 6, 6);
}

function wheel(): string {
  let d = "";
  for (let i = 0; i < 7; i++) {
    const a = (Math.PI * 2 * i) / 7 - Math.PI / 2 + Math.PI / 7;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    d += poly(
      600 + c * 50 - s * 17,
      400 + s * 50 + c * 17,
      600 + c * 270 - s * 17,
      400 + s * 270 + c * 17,
      600 + c * 270 + s * 17,
      400 + s * 270 - c * 17,
      600 + c * 50 + s * 17,
      400 + s * 50 - c * 17,
    );
  }
  return d;
}

export const easternState: FamousHouse = {
  phrases: ["eastern state penitentiary"],
  state: "PA",
  night: "slate",
  landscape: "skyline",
  moon: { phase: "full", x: 360, y: 230, radius: 130 },
  front: {
    peak: 150,
    phrase: "the castle front of Eastern State Penitentiary, an octagonal tower over its gate and a long blind wall",
    caption: "Eastern State Penitentiary in Philadelphia opened in 1829 behind a wall thirty feet high.",
    setting: "street",
    bare: true,
    draw(site) {
      const { plate, inks, random } = site;
      site.wakefulness = 0.1;
      plate.fill(inks.wall, rect(-10, 470, 1220, 180));
      plate.fill(inks.trim, rect(-10, 466, 1220, 6), 0.7);
      let stones = "";
      for (let i = 0; i < 60; i++)
        stones += `M${random.int(0, 1180)} ${484 + random.int(0, 8) * 19}h${random.int(18, 40)}`;
      plate.line(inks.shade, 2.5, stones);
      for (const x of [40, 1050]) {
        wall(site, x, 420, 110, 230, 0);
        crown(site, x, 420, 110);
        addWindow(site, x + 49, 470, 12, 70, "slit");
      }
      for (const x of [300, 800]) {
        wall(site, x, 376, 100, 274, 16);
        crown(site, x, 376, 100, 14);
        addWindow(site, x + 22, 420, 14, 84, "slit");
        addWindow(site, x + 64, 420, 14, 84, "slit");
      }
      wall(site, 400, 420, 400, 230, 0);
      crown(site, 400, 420, 400);
      for (const x of [428, 470, 716, 758]) addWindow(site, x, 456, 16, 100, "lancet");
      glaze(site);
      plate.fill(inks.wall, poly(530, 650, 530, 262, 556, 250, 644, 250, 670, 262, 670, 650));
      plate.fill(inks.shade, poly(644, 250, 670, 262, 670, 650, 644, 650));
      plate.fill(mix(inks.wall, inks.trim, 0.25), poly(530, 262, 556, 250, 556, 650, 530, 650));
      crown(site, 530, 250, 140, 15);
      addWindow(site, 576, 286, 16, 58, "lancet");
      addWindow(site, 608, 286, 16, 58, "lancet", true);
      plate.line(inks.roof, 4, "M600 236V156");
      for (const x of [488, 664]) {
        wall(site, x, 336, 48, 314, 0);
        crown(site, x, 336, 48, 11);
        addWindow(site, x + 18, 390, 12, 92, "slit");
      }
      glaze(site);
      plate.fill(inks.trim, lancet(544, 486, 112, 164));
      plate.fill(inks.shade, lancet(554, 496, 92, 154));
      plate.fill(inks.near, lancet(562, 506, 76, 144));
      plate.line(inks.wall, 4, "M576 540v110M590 520v130M604 520v130M618 530v120M562 580h76M562 614h76");
      site.door = { x: 572, y: 560, w: 56, h: 90 };
      site.openings.push({ x: 585, y: 380, w: 30, h: 60, shape: "lancet", lit: true });
      addWindow(site, 585, 384, 30, 62, "lancet", true);
      glaze(site);
      site.ground = { x: 440, y: 708 };
    },
  },
  detail: {
    alt: "Drawing of a long vaulted cell corridor with low doors on both sides and light falling from skylights",
    caption: "A vaulted cellblock. Each cell was lit by a single skylight, known as the Eye of God.",
    draw(plate, inks) {
      plate.fill(inks.near, rect(0, 0, 1200, 800));
      for (let i = 0; i < 5; i++) {
        const s = 1 - i * 0.19;
        const tone =
          [inks.shade, mix(inks.shade, inks.wall, 0.5), inks.wall, mix(inks.wall, inks.trim, 0.3), inks.trim][i] ??
          inks.wall;
        plate.fill(tone, arch(600 - 520 * s, 430 - 470 * s, 1040 * s, 470 * s + 370 * s));
        plate.fill(
          inks.ground,
          poly(
            600 - 520 * s,
            430 + 370 * s,
            600 + 520 * s,
            430 + 370 * s,
            600 + 420 * s,
            430 + 300 * s,
            600 - 420 * s,
            430 + 300 * s,
          ),
          0.9,
        );
        for (const side of [-1, 1]) {
          const x = 600 + side * 470 * s;
          const w = 44 * s;
          plate.fill(i === 2 && side > 0 ? PUMPKIN : inks.near, rect(x - w / 2, 430 + 90 * s, w, 230 * s));
        }
        plate.fill(inks.moon, oval(600, 430 - 440 * s + 60 * s, 70 * s, 16 * s), 0.8);
      }
      plate.fill(inks.near, arch(566, 392, 68, 92));
      plate.fill(inks.moon, poly(540, 90, 660, 90, 760, 760, 440, 760), 0.08);
      plate.line(inks.roof, 5, "M440 800L575 500M760 800L625 500", 0.6);
    },
  },
  plan: {
    alt: "Plan drawing of a prison with seven cellblocks radiating like spokes from a central hub inside a square wall",
    caption: "The radial plan, simplified: seven cellblocks meet at one hub. Some three hundred prisons copied it.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        blocks: `${wheel() + disc(600, 400, 56)}M560 708h80v40h-80z`,
        lines: "M270 90H930V730H270zM284 104H916V716H284z",
        path: "M600 730V757",
        mark: [600, 400],
      });
    },
  },
};
