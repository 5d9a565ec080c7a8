import { mix } from "../inks.ts";
import { poly, type Quad, rect } from "../plate.ts";
import { type Landscape, peak, pineLine, r, ridge } from "./land-forms.ts";

export const mesas: Landscape = {
  phrase: "desert mesas",
  draw(plate, inks, random) {
    const butte = ([x, top, w, base]: Quad) => {
      const skirt = w * random.between(0.35, 0.6);
      const cap = (base - top) * 0.55;
      const notch = w * random.between(0.15, 0.35);
      return {
        body: poly(
          x - skirt,
          base,
          x,
          top + cap,
          x + 4,
          top + 14,
          x + notch,
          top + 14,
          x + notch + 4,
          top,
          x + w - 8,
          top,
          x + w,
          top + cap,
          x + w + skirt,
          base,
        ),
        lit: poly(
          x - skirt,
          base,
          x,
          top + cap,
          x + 4,
          top + 14,
          x + notch * 0.6,
          top + 14,
          x + notch * 0.5,
          top + cap,
          x - skirt * 0.4,
          base,
        ),
      };
    };
    for (const [tone, top, base, count] of [
      [0, 380, 620, 3],
      [1, 470, 650, 3],
    ] as const) {
      let body = "";
      let lit = "";
      for (let i = 0; i < count; i++) {
        const part = butte([
          -60 + (1200 / count) * (i + random.between(0, 0.6)),
          top + random.between(-40, 50),
          random.between(90, 260),
          base,
        ]);
        body += part.body;
        lit += part.lit;
      }
      plate.fill(inks.far[tone], body + rect([0, base - 8, 1200, 100]));
      plate.fill(mix(inks.far[tone], inks.skyLow, tone ? 0.22 : 0.4), lit);
    }
    plate.fill(inks.far[2], ridge(random, { y: 640, swell: 16, waves: 4 }));
  },
};

export const mountains: Landscape = {
  phrase: "snow-capped mountains",
  draw(plate, inks, random) {
    const snow = mix(inks.skyLow, inks.ghost, 0.55);
    const xs = [random.int(-40, 120), random.int(1000, 1220), random.int(300, 420), random.int(760, 880)];
    xs.forEach((x, i) => {
      const part = peak(random, [x, random.int(i < 2 ? 300 : 230, i < 2 ? 370 : 330), random.int(260, 360)]);
      plate.fill(inks.far[0], part.mass);
      plate.fill(mix(inks.far[0], inks.far[1], 0.65), part.shadow);
      plate.fill(snow, part.snow, 0.9);
    });
    plate.fill(
      inks.far[1],
      ridge(random, { y: 572, swell: 26, waves: 4 }) + pineLine(random, { y: 590, low: 28, high: 50, gap: 30 }),
    );
    plate.fill(inks.far[2], rect([0, 640, 1200, 40]) + pineLine(random, { y: 652, low: 50, high: 120, gap: 60 }));
  },
};

export const ridges: Landscape = {
  phrase: "long blue ridges",
  draw(plate, inks, random) {
    plate.fill(mix(inks.skyLow, inks.far[0], 0.5), ridge(random, { y: 430, swell: 60, waves: 3 }));
    plate.fill(inks.far[0], ridge(random, { y: 500, swell: 46, waves: 4 }));
    plate.fill(inks.far[1], ridge(random, { y: 562, swell: 34, waves: 3 }));
    let crowns = "";
    for (let x = -20; x < 1220; x += random.between(26, 60)) {
      const size = r(random.between(18, 42));
      crowns += `M${r(x) - size} 660v${-r(size * 0.6)}a${size} ${r(size * 0.9)} 0 0 1 ${2 * size} 0v${r(size * 0.6)}z`;
    }
    plate.fill(inks.far[2], crowns + rect([0, 640, 1200, 40]));
  },
};

export const pines: Landscape = {
  phrase: "pine woods",
  draw(plate, inks, random) {
    plate.fill(inks.far[0], ridge(random, { y: 480, swell: 70, waves: 3 }));
    plate.fill(
      inks.far[1],
      ridge(random, { y: 575, swell: 26, waves: 4 }) + pineLine(random, { y: 584, low: 50, high: 110, gap: 30 }),
    );
    plate.fill(inks.far[2], rect([0, 640, 1200, 40]) + pineLine(random, { y: 652, low: 70, high: 150, gap: 40 }));
  },
};
