import { mix, PUMPKIN } from "../inks.ts";
import { poly, rect } from "../plate.ts";
import { bareTree } from "../trees.ts";
import { FLOOR, type Landscape, r, ridge } from "./land-forms.ts";

export const prairie: Landscape = {
  phrase: "open prairie",
  draw(plate, inks, random) {
    plate.fill(inks.far[0], ridge(random, { y: 575, swell: 16, waves: 2 }));
    const x = r(random.chance(0.5) ? random.between(60, 220) : random.between(980, 1130));
    const hub = 470;
    plate.line(
      [inks.far[1], 4],
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
    plate.fill(inks.far[1], ridge(random, { y: 604, swell: 12, waves: 3 }));
    const barn = x < 600 ? random.between(960, 1060) : random.between(90, 180);
    plate.fill(
      inks.far[2],
      poly(barn, 632, barn, 588, barn + 14, 566, barn + 42, 552, barn + 70, 566, barn + 84, 588, barn + 84, 632) +
        rect([barn + 92, 540, 30, 92]) +
        `M${r(barn + 92)} 540a15 16 0 0 1 30 0z`,
    );
    plate.fill(inks.far[2], ridge(random, { y: 636, swell: 8, waves: 3 }));
  },
};

export const village: Landscape = {
  phrase: "village hills with a steeple",
  draw(plate, inks, random) {
    plate.fill(mix(inks.skyLow, inks.far[0], 0.6), ridge(random, { y: 500, swell: 40, waves: 2 }));
    plate.fill(inks.far[0], ridge(random, { y: 548, swell: 30, waves: 3 }));
    const x = random.chance(0.5) ? random.between(70, 230) : random.between(960, 1090);
    let roofs = rect([x, 520, 26, 80]) + poly(x - 3, 522, x + 13, 440, x + 29, 522);
    for (let i = 0; i < 5; i++) {
      const hx = x - 90 + i * 46 + random.between(-8, 8);
      const w = random.between(34, 50);
      roofs += poly(hx, 620, hx, 582, hx + w / 2, 560 - random.between(0, 10), hx + w, 582, hx + w, 620);
    }
    plate.fill(inks.far[1], `${roofs}${ridge(random, { y: 598, swell: 18, waves: 4 })}`);
    plate.fill(PUMPKIN, rect([x + 48, 588, 6, 8]) + rect([x - 38, 590, 6, 8]), 0.7);
    for (let i = 0; i < 4; i++)
      bareTree({ plate, ink: inks.far[2], random }, [random.between(10, 1190), 650, random.between(110, 170)]);
    plate.fill(inks.far[2], ridge(random, { y: 642, swell: 8, waves: 3 }));
  },
};

export const skyline: Landscape = {
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
        d += rect([x, top, w, FLOOR - top]);
        const kind = random.int(0, 4);
        if (kind === 0)
          d +=
            rect([x + w * 0.2, top - 34, w * 0.6, 34]) +
            rect([x + w * 0.38, top - 62, w * 0.24, 28]) +
            rect([x + w * 0.48, top - 100, 3, 40]);
        if (kind === 1)
          d +=
            rect([x + w * 0.3, top - 16, 3, 16]) +
            rect([x + w * 0.3 + 20, top - 16, 3, 16]) +
            rect([x + w * 0.27, top - 38, 28, 24]) +
            poly(x + w * 0.25, top - 38, x + w * 0.27 + 14, top - 52, x + w * 0.3 + 30, top - 38);
        if (kind === 2) d += poly(x, top, x + w / 2, top - w * 0.5, x + w, top);
        for (let i = 0; i < 3; i++)
          lamps += rect([x + 8 + Math.floor(random.next() * (w - 20)), top + 16 + 18 * random.int(0, 5), 5, 8]);
        x += w + random.between(-4, 8);
      }
      plate.fill(inks.far[tone], d);
      plate.fill(tone ? PUMPKIN : inks.moon, lamps, tone ? 0.55 : 0.35);
    }
    plate.fill(inks.far[2], rect([0, 640, 1200, 40]));
  },
};
