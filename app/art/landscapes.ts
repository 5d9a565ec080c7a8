/** Ten American horizons, each printed in two or three tones behind the building. */
import { type Inks, mix, PUMPKIN } from "./inks.ts";
import { type Plate, poly, rect } from "./plate.ts";
import type { Random } from "./seeded-random.ts";
import { bareTree, cypress, palm, pine } from "./trees.ts";

type Landscape = { phrase: string; draw(plate: Plate, inks: Inks, random: Random): void };

const r = Math.round;
const FLOOR = 668;

/** A long rolling ridge from edge to edge, closed at the floor. */
function ridge(random: Random, y: number, swell: number, waves: number, floor = FLOOR): string {
  const step = 1200 / waves;
  let d = `M0 ${floor}V${r(y + random.between(-swell, swell) * 0.5)}`;
  for (let i = 0; i < waves; i++) {
    const up = y + random.between(-swell, swell);
    d += `Q${r(step * (i + 0.5))} ${r(up)} ${r(step * (i + 1))} ${r(y + random.between(-swell, swell) * 0.4)}`;
  }
  return `${d}V${floor}z`;
}

/** One mountain: its mass, the slope in shadow, and the snow that lies on the moonlit side. */
function peak(random: Random, x: number, top: number, half: number): { mass: string; shadow: string; snow: string } {
  const drop = FLOOR - top;
  const jog = half * random.between(0.08, 0.16);
  const ridgeFoot = x + half * random.between(0.05, 0.2);
  const cap = drop * random.between(0.34, 0.46);
  const slope = half / drop;
  return {
    mass: poly(
      x - half,
      FLOOR,
      x - half * 0.46,
      top + drop * 0.5,
      x - half * 0.4,
      top + drop * 0.38,
      x - jog,
      top + drop * 0.1,
      x,
      top,
      x + jog,
      top + drop * 0.12,
      x + half * 0.42,
      top + drop * 0.4,
      x + half * 0.5,
      top + drop * 0.54,
      x + half,
      FLOOR,
    ),
    shadow: poly(
      x,
      top,
      x + jog,
      top + drop * 0.12,
      x + half * 0.42,
      top + drop * 0.4,
      x + half * 0.5,
      top + drop * 0.54,
      x + half,
      FLOOR,
      ridgeFoot,
      FLOOR,
      x + jog * 0.9,
      top + drop * 0.6,
      x - jog * 0.3,
      top + drop * 0.34,
      x + jog * 0.4,
      top + drop * 0.2,
    ),
    snow: poly(
      x,
      top,
      x + jog * 0.4,
      top + drop * 0.2,
      x - jog * 0.3,
      top + drop * 0.34,
      x - cap * slope * 0.28,
      top + cap * 0.7,
      x - cap * slope * 0.4,
      top + cap * 1.1,
      x - cap * slope * 0.62,
      top + cap * 0.74,
      x - cap * slope * 0.92,
      top + cap * 1.02,
      x - half * 0.4 * Math.min(1, cap / drop / 0.38),
      top + Math.min(cap, drop * 0.38),
      x - jog,
      top + drop * 0.1,
    ),
  };
}

function pineLine(random: Random, y: number, low: number, high: number, gap: number): string {
  let d = "";
  for (let x = -10; x < 1220; x += gap * random.between(0.5, 1.5))
    d += pine(x, y + random.between(0, 12), random.between(low, high));
  return d;
}

function water(plate: Plate, inks: Inks, random: Random, y: number): void {
  plate.fill(inks.far[1], rect(0, y, 1200, 700 - y));
  let glints = "";
  for (let i = 0; i < 22; i++) {
    const w = random.between(16, 90);
    glints += `M${r(random.between(0, 1200))} ${r(y + 5 + (660 - y) * random.next())}h${r(w)}`;
  }
  plate.brush(inks.far[0], 3, glints, 0.8);
}

const mesas: Landscape = {
  phrase: "desert mesas",
  draw(plate, inks, random) {
    const butte = (x: number, top: number, w: number, base: number) => {
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
        const part = butte(
          -60 + (1200 / count) * (i + random.between(0, 0.6)),
          top + random.between(-40, 50),
          random.between(90, 260),
          base,
        );
        body += part.body;
        lit += part.lit;
      }
      plate.fill(inks.far[tone], body + rect(0, base - 8, 1200, 100));
      plate.fill(mix(inks.far[tone], inks.skyLow, tone ? 0.22 : 0.4), lit);
    }
    plate.fill(inks.far[2], ridge(random, 640, 16, 4));
  },
};

const pines: Landscape = {
  phrase: "pine woods",
  draw(plate, inks, random) {
    plate.fill(inks.far[0], ridge(random, 480, 70, 3));
    plate.fill(inks.far[1], ridge(random, 575, 26, 4) + pineLine(random, 584, 50, 110, 30));
    plate.fill(inks.far[2], rect(0, 640, 1200, 40) + pineLine(random, 652, 70, 150, 40));
  },
};

const bayou: Landscape = {
  phrase: "cypress bayou",
  draw(plate, inks, random) {
    plate.fill(inks.far[0], ridge(random, 560, 22, 9));
    water(plate, inks, random, 600);
    const far = new Array(7).fill(0).map((_, i) => 60 + i * 175 + random.between(-50, 50));
    for (const x of far) cypress(plate, inks.far[1], random, x, 612, random.between(170, 260));
    for (const x of [random.between(20, 130), random.between(960, 1180), random.between(820, 940)]) {
      cypress(plate, inks.far[2], random, x, 640, random.between(300, 400));
    }
  },
};

const prairie: Landscape = {
  phrase: "open prairie",
  draw(plate, inks, random) {
    plate.fill(inks.far[0], ridge(random, 575, 16, 2));
    const x = r(random.chance(0.5) ? random.between(60, 220) : random.between(980, 1130));
    const hub = 470;
    plate.line(
      inks.far[1],
      4,
      `M${x - 16} 610L${x - 3} ${hub}h6L${x + 16} 610M${x - 13} 580h26M${x - 10} 550h20M${x - 7} 520h14`,
    );
    let vanes = "";
    for (let i = 0; i < 12; i++) {
      const a = (Math.PI * i) / 6;
      vanes += poly(
        x + Math.cos(a) * 7,
        hub + Math.sin(a) * 7,
        x + Math.cos(a - 0.14) * 32,
        hub + Math.sin(a - 0.14) * 32,
        x + Math.cos(a + 0.14) * 32,
        hub + Math.sin(a + 0.14) * 32,
      );
    }
    plate.fill(inks.far[1], `${vanes + poly(x, hub - 3, x + 52, hub - 14, x + 52, hub + 12, x, hub + 3)}`);
    plate.fill(inks.far[1], ridge(random, 604, 12, 3));
    const barn = x < 600 ? random.between(960, 1060) : random.between(90, 180);
    plate.fill(
      inks.far[2],
      poly(barn, 632, barn, 588, barn + 14, 566, barn + 42, 552, barn + 70, 566, barn + 84, 588, barn + 84, 632) +
        rect(barn + 92, 540, 30, 92) +
        `M${r(barn + 92)} 540a15 16 0 0 1 30 0z`,
    );
    plate.fill(inks.far[2], ridge(random, 636, 8, 3));
  },
};

const coast: Landscape = {
  phrase: "open sea",
  draw(plate, inks, random) {
    water(plate, inks, random, 520);
    plate.fill(inks.skyLow, rect(0, 518, 1200, 3), 0.7);
    const right = random.chance(0.6);
    const head = right
      ? poly(1210, 470, 1120, 462, 1050, 480, 1010, 478, 960, 520, 900, 528, 860, 560, 1210, 580)
      : poly(-10, 470, 90, 458, 150, 480, 200, 484, 240, 522, 310, 530, 350, 560, -10, 580);
    plate.fill(inks.far[0], head);
    plate.fill(inks.far[2], ridge(random, 640, 18, 3));
    plate.brush(inks.ghost, 3, `M0 ${right ? 600 : 612}q150 -14 300 2t300 -4t300 6t300 -4`, 0.35);
  },
};

const skyline: Landscape = {
  phrase: "city skyline",
  draw(plate, inks, random) {
    for (const [tone, low, high] of [
      [0, 350, 530],
      [1, 470, 590],
    ] as const) {
      let d = "";
      let lamps = "";
      for (let x = -20; x < 1200; ) {
        const w = random.between(46, 104);
        const top = random.between(low, high);
        d += rect(x, top, w, FLOOR - top);
        const kind = random.int(0, 4);
        if (kind === 0)
          d +=
            rect(x + w * 0.2, top - 34, w * 0.6, 34) +
            rect(x + w * 0.38, top - 62, w * 0.24, 28) +
            rect(x + w * 0.48, top - 100, 3, 40);
        if (kind === 1)
          d +=
            rect(x + w * 0.3, top - 16, 3, 16) +
            rect(x + w * 0.3 + 20, top - 16, 3, 16) +
            rect(x + w * 0.27, top - 38, 28, 24) +
            poly(x + w * 0.25, top - 38, x + w * 0.27 + 14, top - 52, x + w * 0.3 + 30, top - 38);
        if (kind === 2) d += poly(x, top, x + w / 2, top - w * 0.5, x + w, top);
        for (let i = 0; i < 3; i++)
          lamps += rect(x + 8 + Math.floor(random.next() * (w - 20)), top + 16 + 18 * random.int(0, 5), 5, 8);
        x += w + random.between(-4, 8);
      }
      plate.fill(inks.far[tone], d);
      plate.fill(tone ? PUMPKIN : inks.moon, lamps, tone ? 0.55 : 0.35);
    }
    plate.fill(inks.far[2], rect(0, 640, 1200, 40));
  },
};

const mountains: Landscape = {
  phrase: "snow-capped mountains",
  draw(plate, inks, random) {
    const snow = mix(inks.skyLow, inks.ghost, 0.55);
    const xs = [random.int(-40, 120), random.int(1000, 1220), random.int(300, 420), random.int(760, 880)];
    xs.forEach((x, i) => {
      const part = peak(random, x, random.int(i < 2 ? 300 : 230, i < 2 ? 370 : 330), random.int(260, 360));
      plate.fill(inks.far[0], part.mass);
      plate.fill(mix(inks.far[0], inks.far[1], 0.65), part.shadow);
      plate.fill(snow, part.snow, 0.9);
    });
    plate.fill(inks.far[1], ridge(random, 572, 26, 4) + pineLine(random, 590, 28, 50, 30));
    plate.fill(inks.far[2], rect(0, 640, 1200, 40) + pineLine(random, 652, 50, 120, 60));
  },
};

const ridges: Landscape = {
  phrase: "long blue ridges",
  draw(plate, inks, random) {
    plate.fill(mix(inks.skyLow, inks.far[0], 0.5), ridge(random, 430, 60, 3));
    plate.fill(inks.far[0], ridge(random, 500, 46, 4));
    plate.fill(inks.far[1], ridge(random, 562, 34, 3));
    let crowns = "";
    for (let x = -20; x < 1220; x += random.between(26, 60)) {
      const size = r(random.between(18, 42));
      crowns += `M${r(x) - size} 660v${-r(size * 0.6)}a${size} ${r(size * 0.9)} 0 0 1 ${2 * size} 0v${r(size * 0.6)}z`;
    }
    plate.fill(inks.far[2], crowns + rect(0, 640, 1200, 40));
  },
};

const tropics: Landscape = {
  phrase: "palm-lined shore",
  draw(plate, inks, random) {
    water(plate, inks, random, 545);
    plate.fill(inks.skyLow, rect(0, 543, 1200, 3), 0.7);
    plate.fill(inks.far[0], `M${random.chance(0.5) ? 620 : -80} 546q120 -18 240 -26t330 26z`);
    for (let i = 0; i < 4; i++)
      palm(plate, inks.far[1], random, random.between(20, 1180), 640, random.between(130, 190));
    plate.fill(inks.far[2], ridge(random, 636, 14, 3));
    palm(plate, inks.far[2], random, random.between(30, 170), 660, random.between(240, 320));
    palm(plate, inks.far[2], random, random.between(1010, 1170), 660, random.between(260, 360));
  },
};

const village: Landscape = {
  phrase: "village hills with a steeple",
  draw(plate, inks, random) {
    plate.fill(mix(inks.skyLow, inks.far[0], 0.6), ridge(random, 500, 40, 2));
    plate.fill(inks.far[0], ridge(random, 548, 30, 3));
    const x = random.chance(0.5) ? random.between(70, 230) : random.between(960, 1090);
    let roofs = rect(x, 520, 26, 80) + poly(x - 3, 522, x + 13, 440, x + 29, 522);
    for (let i = 0; i < 5; i++) {
      const hx = x - 90 + i * 46 + random.between(-8, 8);
      const w = random.between(34, 50);
      roofs += poly(hx, 620, hx, 582, hx + w / 2, 560 - random.between(0, 10), hx + w, 582, hx + w, 620);
    }
    plate.fill(inks.far[1], `${roofs}${ridge(random, 598, 18, 4)}`);
    plate.fill(PUMPKIN, rect(x + 48, 588, 6, 8) + rect(x - 38, 590, 6, 8), 0.7);
    for (let i = 0; i < 4; i++)
      bareTree(plate, inks.far[2], random, random.between(10, 1190), 650, random.between(110, 170));
    plate.fill(inks.far[2], ridge(random, 642, 8, 3));
  },
};

export const LANDSCAPES = { mesas, pines, bayou, prairie, coast, skyline, mountains, ridges, tropics, village };
export type LandscapeName = keyof typeof LANDSCAPES;
