/** One small uncanny detail for each kind of activity, drawn where the building gives it room. */
import type { VocabularyActivity } from "../domain/activity-vocabulary.ts";
import { CANDLE, type Inks, PUMPKIN } from "./inks.ts";
import { disc, oval, type Plate, poly, rect } from "./plate.ts";
import type { Random } from "./seeded-random.ts";
import type { Box, Opening } from "./site.ts";
import {
  bust,
  chair,
  coach,
  ghostShip,
  gown,
  headless,
  hound,
  soldier,
  spark,
  standing,
  wheels,
} from "./uncanny-figures.ts";

export type Stage = {
  plate: Plate;
  inks: Inks;
  random: Random;
  /** A window large enough to see something in, unless the place is out of doors. */
  window?: Box;
  door?: Box;
  ground: { x: number; y: number };
};

/** What is drawn, in words: at a window or door, and in the open where the place has none. */
type Detail = { phrase: string; outdoors?: string; draw(stage: Stage): void };

const r = Math.round;
const VEIL = 0.85;

const centre = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

const rings = (x: number, y: number, sizes: readonly number[]): string =>
  sizes
    .map((s) => `M${r(x - s)} ${r(y)}a${r(s)} ${r(s)} 0 1 1 ${r(2 * s)} 0a${r(s)} ${r(s)} 0 1 1 ${r(-2 * s)} 0`)
    .join("");

const lightWindow = ({ plate, inks }: Stage, box: Box | undefined, light = PUMPKIN): void => {
  if (!box) return;
  plate.fill(inks.roof, rect(box.x - 3, box.y - 3, box.w + 6, box.h + 6));
  plate.fill(light, rect(box.x, box.y, box.w, box.h));
};

/** Where something comes from: the middle of the window, or a spot in the air over open ground. */
const source = ({ window, ground }: Stage): { x: number; y: number; w: number } => {
  if (!window) return { x: ground.x, y: ground.y - 64, w: 44 };
  const { x, y } = centre(window);
  return { x: r(x), y: r(y), w: window.w };
};

const footprints = (x: number, y: number): string => {
  let d = "";
  for (let i = 0; i < 7; i++) {
    const s = 1 - i * 0.09;
    const fx = x + (i % 2 ? 15 : -15) * s + i * 9;
    const fy = y + 74 - i * 19;
    d += oval(fx, fy, 7 * s, 11 * s) + oval(fx, fy + 17 * s, 5 * s, 6 * s);
  }
  return d;
};

export const UNCANNY_DETAILS: Record<VocabularyActivity, Detail> = {
  Apparitions: {
    phrase: "a pale figure standing outside",
    draw: ({ plate, inks, ground }) => {
      plate.fill(inks.ghost, oval(ground.x, ground.y, 46, 8), 0.3);
      plate.fill(inks.ghost, standing(ground.x, ground.y, 116), VEIL);
    },
  },
  "Shadow Figures": {
    phrase: "a black shadow in one lit window",
    outdoors: "a black shadow of a man standing there",
    draw: (stage) => {
      const { window, plate, inks, ground } = stage;
      lightWindow(stage, window);
      if (window) plate.fill(inks.near, bust(centre(window).x, window.y + window.h, Math.max(20, window.w * 0.95)));
      else
        plate.fill(inks.fog, oval(ground.x, ground.y, 70, 12), 0.4).fill(inks.near, standing(ground.x, ground.y, 112));
    },
  },
  "Woman in White": {
    phrase: "a woman in white on the ground before it",
    draw: ({ plate, inks, ground }) => {
      plate.fill(inks.ghost, oval(ground.x, ground.y, 60, 9), 0.25);
      plate.fill("#ffffff", gown(ground.x, ground.y, 118), 0.93);
      plate.fill(inks.cloud, `M${ground.x + 4} ${ground.y - 66}q22 34 34 64q-18 -4 -30 0z`, 0.5);
    },
  },
  "Ghostly Children": {
    phrase: "two pale children hand in hand",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, gown(x - 22, y, 66) + standing(x + 24, y, 76), VEIL);
      plate.line(inks.ghost, 5, `M${x - 14} ${y - 36}q14 14 28 -8`, VEIL);
    },
  },
  "Phantom Soldiers": {
    phrase: "three phantom soldiers in file",
    draw: ({ plate, inks, ground: { x, y } }) =>
      void plate.fill(inks.ghost, soldier(x - 58, y - 4, 88) + soldier(x, y, 92) + soldier(x + 58, y + 4, 96), 0.78),
  },
  "Phantom Animals": {
    phrase: "a spectral hound watching",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, hound(x, y, 78), VEIL);
      plate.fill(PUMPKIN, disc(x + 46, y - 74, 3));
    },
  },
  "Phantom Vehicles": {
    phrase: "a phantom coach with no horses",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, coach(x, y, 92), 0.8);
      plate.line(inks.ghost, 4, wheels(x, y, 92), 0.9);
      plate.fill(PUMPKIN, rect(x - 36, y - 76, 20, 26) + rect(x + 2, y - 76, 20, 26));
    },
  },
  "Phantom Ships": {
    phrase: "a phantom ship adrift in the fog",
    draw: ({ plate, inks, ground }) =>
      void plate.fill(inks.ghost, ghostShip(ground.x < 600 ? 150 : 1050, 628, 150), 0.62),
  },
  "Headless Figures": {
    phrase: "a headless figure carrying a lantern",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, headless(x, y, 110), VEIL);
      plate.line(inks.ghost, 6, `M${x + 12} ${y - 66}q22 6 28 26`, VEIL);
      plate.fill(PUMPKIN, disc(x + 42, y - 28, 30), 0.25);
      plate.fill(CANDLE, rect(x + 35, y - 40, 14, 20));
    },
  },
  "Faces in Windows": {
    phrase: "a pale face at one window",
    outdoors: "a pale face hanging in the dark",
    draw: (stage) => {
      const { plate, inks } = stage;
      lightWindow(stage, stage.window, inks.dark);
      const { x, y, w } = source(stage);
      const s = Math.max(11, w * 0.4);
      plate.fill(inks.ghost, oval(x, y, s, s * 1.3));
      plate.fill(
        inks.dark,
        oval(x - s * 0.38, y - s * 0.2, s * 0.2, s * 0.28) +
          oval(x + s * 0.38, y - s * 0.2, s * 0.2, s * 0.28) +
          oval(x, y + s * 0.62, s * 0.18, s * 0.3),
      );
    },
  },
  Reflections: {
    phrase: "a figure mirrored in a pool where nobody stands",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.skyLow, oval(x, y + 38, 128, 42));
      plate.fill(inks.far[2], oval(x, y + 38, 122, 37));
      plate.raw(`<g transform="matrix(1 0 0 -.66 0 ${r(y * 1.66 + 8)})">`);
      plate.fill(inks.ghost, standing(x, y, 104), 0.85);
      plate.raw("</g>");
      plate.brush(inks.skyLow, 3, `M${x - 84} ${y + 34}h40M${x + 36} ${y + 50}h44M${x + 30} ${y + 22}h26`, 0.9);
    },
  },
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
      plate.brush(inks.ghost, 5, `M${wx} ${wy}q-50 -10 -70 -40t-60 -20q-30 10 -14 30q18 10 26 -12`, VEIL);
      plate.brush(inks.ghost, 4, `M${wx} ${wy + 8}q-40 14 -76 -6t-66 14`, 0.7);
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
          oval(x - s * 0.45, y - s * 0.6, s * 0.16, s * 0.26) +
          oval(x + s * 0.45, y - s * 0.6, s * 0.16, s * 0.26),
      );
    },
  },
  Crying: {
    phrase: "a weeping figure bowed on the ground",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, disc(x - 22, y - 56, 12) + `M${x - 40} ${y}q-6 -46 18 -52q34 -6 48 26q8 16 22 26z`, VEIL);
      plate.brush(inks.ghost, 4, `M${x - 34} ${y - 38}v7M${x - 42} ${y - 22}v7M${x - 34} ${y - 8}v6`);
    },
  },
  Screams: {
    phrase: "crows bursting from the roof",
    outdoors: "crows scattering into the sky",
    draw: (stage) => {
      const { plate, inks, random } = stage;
      const from = source(stage);
      let d = "";
      for (let i = 0; i < 11; i++) {
        const x = r(from.x + random.between(-230, 230));
        const y = r(Math.min(420, from.y) - random.between(60, 240));
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
        oval(nx, ny, s * 0.55, s * 0.42) +
        rect(nx + s * 0.35, ny - s * 2, s * 0.2, s * 2) +
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
      plate.line(inks.near, 7, `M${x - 44} ${y}V${y - 124}H${x + 44}V${y}`);
      plate.raw(`<g transform="rotate(22 ${x} ${y - 120})">`);
      plate.fill(inks.moon, `M${x - 26} ${y - 62}q8 -6 9 -26q2 -24 17 -26q15 2 17 26q1 20 9 26z` + disc(x, y - 58, 7));
      plate.raw("</g>");
      plate.brush(
        inks.ghost,
        4,
        `M${x - 62} ${y - 96}q-12 22 0 44M${x - 78} ${y - 104}q-18 30 0 60M${x + 62} ${y - 96}q12 22 0 44M${x + 78} ${y - 104}q18 30 0 60`,
        0.8,
      );
    },
  },
  Knocking: {
    phrase: "knocks rippling from the door",
    outdoors: "knocks rippling from a door that stands alone",
    draw: ({ plate, inks, door, ground }) => {
      const { x, y } = centre(door ?? { x: ground.x - 20, y: ground.y - 90, w: 40, h: 90 });
      if (!door) plate.fill(inks.near, rect(x - 24, y - 48, 48, 96));
      plate.line(inks.ghost, 3, rings(x, y, [10, 20, 32, 46]), 0.9);
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
        plate.fill(PUMPKIN, spark(x, y, 30));
        plate.fill(CANDLE, spark(x, y, 14));
      }
    },
  },
  "Unexplained Noises": {
    phrase: "rings of sound spreading from one window",
    outdoors: "rings of sound spreading through the air",
    draw: (stage) => {
      const { plate, inks } = stage;
      const { x, y } = source(stage);
      plate.line(inks.ghost, 3, rings(x, y, [26, 44, 66, 92]), 0.7);
      lightWindow(stage, stage.window);
    },
  },
  "Object Movement": {
    phrase: "a chair hanging in the air",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.near, oval(x, y, 42, 8), 0.6);
      plate.raw(`<g transform="rotate(-24 ${x} ${y - 96})">`);
      plate.fill(inks.ghost, chair(x, y - 96, 62), 0.95);
      plate.raw("</g>");
    },
  },
  "Door Slamming": {
    phrase: "a door swung open with light pouring out",
    outdoors: "a lit doorway standing open by itself",
    draw: (stage) => {
      const { plate, inks, ground } = stage;
      const door = stage.door ?? { x: ground.x - 22, y: ground.y - 90, w: 44, h: 90 };
      plate.fill(
        CANDLE,
        poly(
          door.x,
          door.y + door.h,
          door.x + door.w,
          door.y + door.h,
          door.x + door.w + 70,
          door.y + door.h + 74,
          door.x - 46,
          door.y + door.h + 74,
        ),
        0.28,
      );
      lightWindow(stage, door);
      plate.fill(CANDLE, rect(door.x + door.w * 0.3, door.y, door.w * 0.7, door.h), 0.6);
      plate.fill(
        inks.roof,
        poly(
          door.x,
          door.y,
          door.x - door.w * 0.42,
          door.y - 8,
          door.x - door.w * 0.42,
          door.y + door.h + 10,
          door.x,
          door.y + door.h,
        ),
      );
    },
  },
  "Poltergeist Activity": {
    phrase: "furniture and books flying from one window",
    outdoors: "a chair and books whirling through the air",
    draw: (stage) => {
      const { plate, inks } = stage;
      lightWindow(stage, stage.window);
      const { x: wx, y: wy } = source(stage);
      plate.raw(`<g transform="rotate(-36 ${wx - 66} ${wy - 30})">`);
      plate.fill(inks.ghost, chair(wx - 66, wy - 30, 30));
      plate.raw("</g>");
      plate.fill(
        inks.ghost,
        poly(wx - 40, wy + 34, wx - 16, wy + 24, wx - 10, wy + 38, wx - 34, wy + 50) +
          poly(wx - 110, wy + 16, wx - 86, wy + 26, wx - 92, wy + 42, wx - 114, wy + 32) +
          oval(wx - 118, wy - 50, 15, 6) +
          oval(wx - 30, wy - 62, 6, 14),
      );
      plate.brush(
        inks.ghost,
        3,
        `M${wx - 14} ${wy - 8}l-26 -10M${wx - 16} ${wy + 6}l-50 6M${wx - 12} ${wy - 20}l-12 -22`,
        0.6,
      );
    },
  },
  "Bed Disturbances": {
    phrase: "a bedsheet streaming from a window",
    outdoors: "a bedsheet blown along with no wind",
    draw: (stage) => {
      const { plate, inks } = stage;
      lightWindow(stage, stage.window);
      const { x, y } = source(stage);
      plate.fill(inks.ghost, `M${x + 16} ${y}q-40 -24 -70 -4t-74 -14q-8 24 6 44q40 20 70 4t72 10z`);
      plate.line(inks.cloud, 3, `M${x} ${y + 8}q-34 -14 -62 2t-58 -6M${x + 4} ${y + 24}q-34 -8 -60 4`, 0.7);
    },
  },
  "Moving Elevators": {
    phrase: "a lit lift cage rising on its cable",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.line(inks.ghost, 3, `M${x} ${y - 130}V0`, 0.7);
      plate.fill(PUMPKIN, disc(x, y - 80, 84), 0.14);
      plate.fill(PUMPKIN, rect(x - 32, y - 122, 64, 92));
      plate.fill(CANDLE, rect(x - 32, y - 76, 64, 46), 0.7);
      let bars = "";
      for (let i = -24; i <= 24; i += 12) bars += `M${x + i} ${y - 122}v92`;
      plate.line(inks.near, 3, `${bars}M${x - 32} ${y - 76}h64`);
      plate.fill(
        inks.near,
        rect(x - 38, y - 130, 76, 10) +
          rect(x - 38, y - 32, 76, 8) +
          poly(x - 38, y - 130, x, y - 150, x + 38, y - 130),
      );
    },
  },
  "Physical Contact": {
    phrase: "a hand pressed to one lit window",
    outdoors: "a pale hand reaching out of the dark",
    draw: (stage) => {
      const { plate, inks } = stage;
      lightWindow(stage, stage.window);
      const { x, y, w } = source(stage);
      const s = Math.max(12, w * 0.42);
      const skin = stage.window ? inks.near : inks.ghost;
      let fingers = "";
      for (const [dx, dy, tx, ty] of [
        [-0.5, 0.1, -0.62, -0.75],
        [-0.17, 0, -0.2, -1.05],
        [0.17, 0, 0.22, -1],
        [0.48, 0.12, 0.62, -0.68],
        [-0.55, 0.6, -1.05, 0.1],
      ] as const)
        fingers += `M${r(x + dx * s)} ${r(y + dy * s + 4)}L${r(x + tx * s)} ${r(y + ty * s + 4)}`;
      plate.brush(skin, Math.max(4, r(s * 0.3)), fingers);
      plate.fill(skin, oval(x, y + s * 0.55 + 4, s * 0.62, s * 0.6));
    },
  },
  "Cold Spots": {
    phrase: "snow falling in one narrow column",
    draw: ({ plate, inks, random, ground: { x, y } }) => {
      plate.fill(inks.ghost, rect(x - 46, y - 330, 92, 330), 0.1);
      plate.fill(inks.ghost, oval(x, y, 58, 11), 0.85);
      let flakes = "";
      for (let i = 0; i < 34; i++) flakes += `M${r(x + random.between(-42, 42))} ${r(y - random.between(12, 320))}h0`;
      plate.brush(inks.ghost, 6, flakes);
    },
  },
  "Phantom Smells": {
    phrase: "scent curling from a rose on the ground",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.brush(
        inks.ghost,
        5,
        `M${x} ${y - 50}q-26 -26 0 -52t0 -52t-8 -44M${x + 18} ${y - 48}q24 -22 4 -46t12 -48`,
        0.7,
      );
      plate.line(inks.near, 5, `M${x} ${y}V${y - 34}M${x} ${y - 10}q16 -2 20 -14`);
      plate.fill(PUMPKIN, disc(x, y - 42, 15));
      plate.line(inks.roof, 3, `M${x - 8} ${y - 44}q8 -10 16 0q-2 10 -10 8`);
    },
  },
  "Mysterious Lights": {
    phrase: "a light floating above the ground",
    draw: ({ plate, ground: { x, y } }) => {
      plate.fill(CANDLE, disc(x, y - 84, 62), 0.14);
      plate.fill(CANDLE, disc(x, y - 84, 38), 0.2);
      plate.fill(CANDLE, spark(x, y - 84, 40, 9));
      plate.fill("#ffffff", disc(x, y - 84, 10));
      plate.brush(CANDLE, 6, `M${x + 40} ${y - 66}h0M${x + 66} ${y - 50}h0M${x + 94} ${y - 44}h0`, 0.7);
    },
  },
  Orbs: {
    phrase: "pale orbs adrift",
    draw: ({ plate, inks, ground: { x, y } }) => {
      for (const [dx, dy, s] of [
        [0, -70, 24],
        [58, -124, 16],
        [-64, -140, 20],
        [22, -196, 12],
        [-30, -30, 10],
        [92, -40, 13],
      ] as const) {
        plate.fill(inks.ghost, disc(x + dx, y + dy, s), 0.42);
        plate.line(inks.ghost, 3, rings(x + dx, y + dy, [s]), 0.9);
      }
    },
  },
  Mists: {
    phrase: "a column of mist taking shape",
    draw: ({ plate, inks, ground: { x, y } }) => {
      for (const [dy, half] of [
        [0, 84],
        [-18, 60],
        [-36, 36],
        [-56, 26],
        [-76, 34],
        [-96, 28],
        [-118, 16],
      ] as const)
        plate.brush(inks.ghost, 17, `M${x - half + (dy % 4) * 3} ${y + dy}h${half * 2 - 6}`, 0.5);
    },
  },
  "Electrical Disturbances": {
    phrase: "a lamp spitting sparks",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.near, rect(x - 3, y - 150, 7, 150) + rect(x - 10, y - 10, 21, 10));
      plate.fill(CANDLE, disc(x, y - 162, 56), 0.18);
      plate.fill(CANDLE, disc(x, y - 162, 14));
      plate.line(
        CANDLE,
        4,
        `M${x + 12} ${y - 170}l24 -14l-4 20l30 -12M${x - 12} ${y - 160}l-22 -16l0 22l-30 -6M${x + 8} ${y - 148}l20 16l4 -16l18 28`,
      );
    },
  },
  "Photographic Anomalies": {
    phrase: "a plate camera facing a figure that is hardly there",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, standing(x - 70, y - 6, 92), 0.5);
      plate.line(
        inks.near,
        5,
        `M${x + 40} ${y - 54}L${x + 16} ${y + 10}M${x + 44} ${y - 54}V${y + 12}M${x + 48} ${y - 54}L${x + 74} ${y + 10}`,
      );
      plate.fill(
        inks.near,
        rect(x + 22, y - 94, 46, 42) + poly(x + 22, y - 88, x + 2, y - 82, x + 2, y - 62, x + 22, y - 56),
      );
      plate.fill(CANDLE, spark(x + 12, y - 118, 32));
    },
  },
  "EVP Recordings": {
    phrase: "a gramophone horn giving out a trembling line",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.near, rect(x + 10, y - 30, 60, 30));
      plate.line(inks.near, 6, `M${x + 44} ${y - 30}q10 -30 -14 -40`);
      plate.fill(
        inks.moon,
        `M${x + 36} ${y - 64}Q${x + 6} ${y - 70} ${x - 22} ${y - 112}Q${x - 38} ${y - 70} ${x - 20} ${y - 34}Q${x + 6} ${y - 56} ${x + 36} ${y - 58}z`,
      );
      plate.brush(inks.ghost, 4, `M${x - 40} ${y - 72}l-10 -14l-10 30l-10 -48l-10 62l-10 -44l-10 24l-10 -14h-14`, 0.9);
    },
  },
  "Sense of Presence": {
    phrase: "a long human shadow with nobody to cast it",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.fog, oval(x - 66, y + 26, 150, 40), 0.3);
      plate.raw(`<g transform="matrix(1 0 .9 -.34 ${x} ${y})">`);
      plate.fill(inks.near, standing(0, 0, 170));
      plate.raw("</g>");
    },
  },
};

const LIKENESS: readonly [RegExp, VocabularyActivity][] = [
  [/lady|woman|bride|white/i, "Woman in White"],
  [/shadow|dark figure/i, "Shadow Figures"],
  [/child|kids|boy|girl/i, "Ghostly Children"],
  [/soldier|military|civil war/i, "Phantom Soldiers"],
  [/animal|dog|cat|horse/i, "Phantom Animals"],
  [/car|vehicle|train|coach|carriage/i, "Phantom Vehicles"],
  [/polter|thrown/i, "Poltergeist Activity"],
  [/object|moving|furniture/i, "Object Movement"],
  [/door/i, "Door Slamming"],
  [/step|walking/i, "Footsteps"],
  [/voice|whisper|talk/i, "Voices"],
  [/scream|shriek/i, "Screams"],
  [/cry|weep|sob|moan/i, "Crying"],
  [/laugh|giggl/i, "Laughter"],
  [/music|piano|sing/i, "Music"],
  [/bell/i, "Bells"],
  [/knock|bang/i, "Knocking"],
  [/noise|sound/i, "Unexplained Noises"],
  [/touch|push|grab|scratch|physical/i, "Physical Contact"],
  [/cold|temperature/i, "Cold Spots"],
  [/smell|scent|odor|perfume/i, "Phantom Smells"],
  [/orb/i, "Orbs"],
  [/light|glow/i, "Mysterious Lights"],
  [/mist|fog/i, "Mists"],
  [/electr|power/i, "Electrical Disturbances"],
  [/photo|camera/i, "Photographic Anomalies"],
  [/evp|record/i, "EVP Recordings"],
  [/mirror|reflect/i, "Reflections"],
  [/window|face/i, "Faces in Windows"],
  [/presence|feeling|sensation|dread/i, "Sense of Presence"],
];

/** The detail for an activity; a word outside the vocabulary gets the kindred one, and an unknown one a pale figure. */
export function uncannyDetail(activity: string | undefined): Detail {
  const exact = activity && Object.hasOwn(UNCANNY_DETAILS, activity) ? (activity as VocabularyActivity) : undefined;
  const kindred = activity ? LIKENESS.find(([pattern]) => pattern.test(activity))?.[1] : undefined;
  return UNCANNY_DETAILS[exact ?? kindred ?? "Apparitions"];
}

/** The opening a detail can use best: lit, neither tiny nor huge. */
export function stageWindow(openings: readonly Opening[]): Box | undefined {
  const fits = openings.filter((o) => o.w >= 18 && o.w <= 64 && o.h >= 28 && o.shape !== "slit");
  return fits.toSorted((a, b) => Number(b.lit) - Number(a.lit) || b.w * b.h - a.w * a.h)[0];
}
