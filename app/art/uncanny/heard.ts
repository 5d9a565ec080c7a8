/** What witnesses hear. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { disc, oval, poly, rect } from "../plate.ts";
import { spark } from "../uncanny-figures.ts";
import { center, type Detail, lightWindow, r, rings, source, VEIL } from "./stage.ts";

const footprints = (x: number, y: number): string => {
  let d = "";
  for (let i = 0; i < 7; i++) {
    const s = 1 - i * 0.09;
    const fx = x + (i % 2 ? 15 : -15) * s + i * 9;
    const fy = y + 74 - i * 19;
    d += oval([fx, fy, 7 * s, 11 * s]) + oval([fx, fy + 17 * s, 5 * s, 6 * s]);
  }
  return d;
};

export const HEARD = {
  Footsteps: {
    phrase: "a trail of footprints with nobody making them",
    draw: ({ plate, inks, ground: { x, y } }) => void plate.fill(inks.ghost, footprints(x, y), VEIL),
  },
  Voices: {
    phrase: "a whisper curling out of one window",
    outdoors: "a whisper curling through the air",
    draw: (stage) => {
      const { plate, inks } = stage;
      lightWindow(stage, stage.window);
      const { x: wx, y: wy } = source(stage);
      plate.brush([inks.ghost, 5], `M${wx} ${wy}q-50 -10 -70 -40t-60 -20q-30 10 -14 30q18 10 26 -12`, VEIL);
      plate.brush([inks.ghost, 4], `M${wx} ${wy + 8}q-40 14 -76 -6t-66 14`, 0.7);
    },
  },
  Laughter: {
    phrase: "a grin in the dark of one window",
    outdoors: "a grin hanging in the dark",
    draw: (stage) => {
      const { plate, inks } = stage;
      lightWindow(stage, stage.window, inks.dark);
      const { x, y, w } = source(stage);
      const s = Math.max(12, w * 0.46);
      plate.fill(
        PUMPKIN,
        `M${r(x - s)} ${r(y)}q${r(s)} ${r(s * 1.5)} ${r(2 * s)} 0q${r(-s)} ${r(s * 0.55)} ${r(-2 * s)} 0z` +
          oval([x - s * 0.45, y - s * 0.6, s * 0.16, s * 0.26]) +
          oval([x + s * 0.45, y - s * 0.6, s * 0.16, s * 0.26]),
      );
    },
  },
  Crying: {
    phrase: "a weeping figure bowed on the ground",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, disc(x - 22, y - 56, 12) + `M${x - 40} ${y}q-6 -46 18 -52q34 -6 48 26q8 16 22 26z`, VEIL);
      plate.brush([inks.ghost, 4], `M${x - 34} ${y - 38}v7M${x - 42} ${y - 22}v7M${x - 34} ${y - 8}v6`);
    },
  },
  Screams: {
    phrase: "crows bursting from the roof",
    outdoors: "crows scattering into the sky",
    draw: (stage) => {
      const { plate, inks, random, roof } = stage;
      const from = source(stage);
      let d = "";
      for (let i = 0; i < 11; i++) {
        const rise = random.next();
        const x = r(from.x + random.between(-90, 90) + random.between(-170, 170) * rise);
        const y = r(Math.max(36, roof - 16 - rise * 190));
        const s = random.int(13, 24);
        d += `M${x} ${y}q${-r(s * 0.5)} ${-s} ${-s * 2} ${-r(s * 0.5)}q${s} 2 ${r(s * 1.7)} ${s}h${r(s * 0.6)}q${r(s * 0.6)} ${-s} ${r(s * 1.7)} ${-s}q${-s} ${-r(s * 0.5)} ${-2 * s} ${r(s * 0.5)}z`;
      }
      plate.fill(inks.near, d);
    },
  },
  Music: {
    phrase: "notes of music drifting from one window",
    outdoors: "notes of music drifting up from the ground",
    draw: (stage) => {
      const { plate, inks } = stage;
      lightWindow(stage, stage.window);
      const { x, y } = source(stage);
      const note = (nx: number, ny: number, s: number) =>
        oval([nx, ny, s * 0.55, s * 0.42]) +
        rect([nx + s * 0.35, ny - s * 2, s * 0.2, s * 2]) +
        poly(
          nx + s * 0.35,
          ny - s * 2,
          nx + s * 1.2,
          ny - s * 1.5,
          nx + s * 1.1,
          ny - s * 0.9,
          nx + s * 0.5,
          ny - s * 1.4,
        );
      plate.fill(
        inks.ghost,
        note(x - 34, y - 16, 13) + note(x - 70, y - 52, 15) + note(x - 48, y - 96, 12) + note(x - 98, y - 112, 16),
      );
    },
  },
  Bells: {
    phrase: "a bell swinging by itself",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.line([inks.near, 7], `M${x - 44} ${y}V${y - 124}H${x + 44}V${y}`);
      plate.raw(`<g transform="rotate(22 ${x} ${y - 120})">`);
      plate.fill(inks.moon, `M${x - 26} ${y - 62}q8 -6 9 -26q2 -24 17 -26q15 2 17 26q1 20 9 26z` + disc(x, y - 58, 7));
      plate.raw("</g>");
      plate.brush(
        [inks.ghost, 4],
        `M${x - 62} ${y - 96}q-12 22 0 44M${x - 78} ${y - 104}q-18 30 0 60M${x + 62} ${y - 96}q12 22 0 44M${x + 78} ${y - 104}q18 30 0 60`,
        0.8,
      );
    },
  },
  Knocking: {
    phrase: "knocks rippling from the door",
    outdoors: "knocks rippling from a door that stands alone",
    draw: ({ plate, inks, door, ground }) => {
      const { x, y } = center(door ?? { x: ground.x - 20, y: ground.y - 90, w: 40, h: 90 });
      if (!door) plate.fill(inks.near, rect([x - 24, y - 48, 48, 96]));
      plate.line([inks.ghost, 3], rings(x, y, [10, 20, 32, 46]), 0.9);
      plate.fill(PUMPKIN, disc(x, y, 6));
    },
  },
  "Battle Sounds": {
    phrase: "muzzle flashes along the dark horizon",
    draw: ({ plate, inks, random, ground }) => {
      const left = ground.x < 600 ? 60 : 760;
      for (let i = 0; i < 4; i++) {
        const x = left + i * 100 + random.int(-16, 16);
        const y = 622 + random.int(-14, 8);
        plate.fill(inks.fog, disc(x - 20, y - 18, 20) + disc(x + 6, y - 28, 25) + disc(x + 30, y - 16, 17), 0.55);
        plate.fill(PUMPKIN, spark([x, y, 30]));
        plate.fill(CANDLE, spark([x, y, 14]));
      }
    },
  },
  "Unexplained Noises": {
    phrase: "rings of sound spreading from one window",
    outdoors: "rings of sound spreading through the air",
    draw: (stage) => {
      const { plate, inks } = stage;
      const { x, y } = source(stage);
      plate.line([inks.ghost, 3], rings(x, y, [26, 44, 66, 92]), 0.7);
      lightWindow(stage, stage.window);
    },
  },
} satisfies Record<string, Detail>;
