/** What moves, touches, chills, glows, or leaves a trace. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { disc, oval, poly, rect } from "../plate.ts";
import { chair, spark, standing } from "../uncanny-figures.ts";
import { type Detail, doorLight, lightWindow, r, rings, source } from "./stage.ts";

export const FELT = {
  "Object Movement": {
    phrase: "a chair hanging in the air",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.near, oval([x, y, 42, 8]), 0.6);
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
      plate.fill(CANDLE, doorLight(door, { left: 46, right: 70, reach: 74 }), 0.28);
      lightWindow(stage, door);
      plate.fill(CANDLE, rect([door.x + door.w * 0.3, door.y, door.w * 0.7, door.h]), 0.6);
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
          oval([wx - 118, wy - 50, 15, 6]) +
          oval([wx - 30, wy - 62, 6, 14]),
      );
      plate.brush(
        [inks.ghost, 3],
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
      plate.line([inks.cloud, 3], `M${x} ${y + 8}q-34 -14 -62 2t-58 -6M${x + 4} ${y + 24}q-34 -8 -60 4`, 0.7);
    },
  },
  "Moving Elevators": {
    phrase: "a lift gate drawn back on a lit and empty car",
    outdoors: "a lit lift car standing by itself with nobody in it",
    draw: ({ plate, inks, door, ground }) => {
      const { x, y, w, h } = door ?? { x: ground.x - 30, y: ground.y - 104, w: 60, h: 104 };
      const [left, top, wide, tall] = [r(x), r(y), r(w), r(h)];
      plate.fill(PUMPKIN, disc(x + w / 2, y + h / 2, h * 0.9), 0.16);
      plate.fill(
        CANDLE,
        poly(left, top + tall, left + wide, top + tall, left + wide + 40, top + tall + 52, left - 40, top + tall + 52),
        0.26,
      );
      plate.fill(inks.roof, rect([left - 6, top - 6, wide + 12, tall + 6]));
      plate.fill(PUMPKIN, rect([left, top, wide, tall]));
      plate.fill(CANDLE, rect([left, top + tall * 0.45, wide, tall * 0.55]), 0.75);
      // The folding gate, half drawn, and the dial that tells the floor.
      const fold = r(wide * 0.2);
      let gate = "";
      for (let at = 0; at + 14 <= tall; at += 14) gate += `M${left} ${top + at}l${fold * 2} 14m0 -14l${-fold * 2} 14`;
      plate.line([inks.near, 3], `${gate}M${left + fold} ${top}v${tall}M${left + fold * 2} ${top}v${tall}`);
      const mid = r(left + wide / 2);
      plate.fill(inks.moon, `M${mid - 22} ${top - 12}a22 22 0 0 1 44 0z`);
      plate.line([inks.near, 3], `M${mid} ${top - 13}l12 -14`);
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
      plate.brush([skin, Math.max(4, r(s * 0.3))], fingers);
      plate.fill(skin, oval([x, y + s * 0.55 + 4, s * 0.62, s * 0.6]));
    },
  },
  "Cold Spots": {
    phrase: "snow falling in one narrow column",
    draw: ({ plate, inks, random, ground: { x, y } }) => {
      plate.fill(inks.ghost, rect([x - 46, y - 330, 92, 330]), 0.1);
      plate.fill(inks.ghost, oval([x, y, 58, 11]), 0.85);
      let flakes = "";
      for (let i = 0; i < 34; i++) flakes += `M${r(x + random.between(-42, 42))} ${r(y - random.between(12, 320))}h0`;
      plate.brush([inks.ghost, 6], flakes);
    },
  },
  "Phantom Smells": {
    phrase: "scent curling from a rose on the ground",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.brush(
        [inks.ghost, 5],
        `M${x} ${y - 50}q-26 -26 0 -52t0 -52t-8 -44M${x + 18} ${y - 48}q24 -22 4 -46t12 -48`,
        0.7,
      );
      plate.line([inks.near, 5], `M${x} ${y}V${y - 34}M${x} ${y - 10}q16 -2 20 -14`);
      plate.fill(PUMPKIN, disc(x, y - 42, 15));
      plate.line([inks.roof, 3], `M${x - 8} ${y - 44}q8 -10 16 0q-2 10 -10 8`);
    },
  },
  "Mysterious Lights": {
    phrase: "a light floating above the ground",
    draw: ({ plate, ground: { x, y } }) => {
      plate.fill(CANDLE, disc(x, y - 84, 62), 0.14);
      plate.fill(CANDLE, disc(x, y - 84, 38), 0.2);
      plate.fill(CANDLE, spark([x, y - 84, 40], 9));
      plate.fill("#ffffff", disc(x, y - 84, 10));
      plate.brush([CANDLE, 6], `M${x + 40} ${y - 66}h0M${x + 66} ${y - 50}h0M${x + 94} ${y - 44}h0`, 0.7);
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
        plate.line([inks.ghost, 3], rings(x + dx, y + dy, [s]), 0.9);
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
        plate.brush([inks.ghost, 17], `M${x - half + (dy % 4) * 3} ${y + dy}h${half * 2 - 6}`, 0.5);
    },
  },
  "Electrical Disturbances": {
    phrase: "a lamp spitting sparks",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.near, rect([x - 3, y - 150, 7, 150]) + rect([x - 10, y - 10, 21, 10]));
      plate.fill(CANDLE, disc(x, y - 162, 56), 0.18);
      plate.fill(CANDLE, disc(x, y - 162, 14));
      plate.line(
        [CANDLE, 4],
        `M${x + 12} ${y - 170}l24 -14l-4 20l30 -12M${x - 12} ${y - 160}l-22 -16l0 22l-30 -6M${x + 8} ${y - 148}l20 16l4 -16l18 28`,
      );
    },
  },
  "Photographic Anomalies": {
    phrase: "a plate camera facing a figure that is hardly there",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, standing(x - 70, y - 6, 92), 0.5);
      plate.line(
        [inks.near, 5],
        `M${x + 40} ${y - 54}L${x + 16} ${y + 10}M${x + 44} ${y - 54}V${y + 12}M${x + 48} ${y - 54}L${x + 74} ${y + 10}`,
      );
      plate.fill(
        inks.near,
        rect([x + 22, y - 94, 46, 42]) + poly(x + 22, y - 88, x + 2, y - 82, x + 2, y - 62, x + 22, y - 56),
      );
      plate.fill(CANDLE, spark([x + 12, y - 118, 32]));
    },
  },
  "EVP Recordings": {
    phrase: "a gramophone horn giving out a trembling line",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.near, rect([x + 10, y - 30, 60, 30]));
      plate.line([inks.near, 6], `M${x + 44} ${y - 30}q10 -30 -14 -40`);
      plate.fill(
        inks.moon,
        `M${x + 36} ${y - 64}Q${x + 6} ${y - 70} ${x - 22} ${y - 112}Q${x - 38} ${y - 70} ${x - 20} ${y - 34}Q${x + 6} ${y - 56} ${x + 36} ${y - 58}z`,
      );
      plate.brush(
        [inks.ghost, 4],
        `M${x - 40} ${y - 72}l-10 -14l-10 30l-10 -48l-10 62l-10 -44l-10 24l-10 -14h-14`,
        0.9,
      );
    },
  },
  "Sense of Presence": {
    phrase: "a long human shadow with nobody to cast it",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.fog, oval([x - 66, y + 26, 150, 40]), 0.3);
      plate.raw(`<g transform="matrix(1 0 .9 -.34 ${x} ${y})">`);
      plate.fill(inks.near, standing(0, 0, 170));
      plate.raw("</g>");
    },
  },
} satisfies Record<string, Detail>;
