/** The commonest report by far, so it comes in many forms: the seed of the place decides which. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { disc, oval, rect } from "../plate.ts";
import { bust, chair, gown, standing } from "../uncanny-figures.ts";
import { center, type Detail, doorLight, lightWindow, r, VEIL } from "./stage.ts";

const glowAtFeet = (x: number, y: number) => oval([x, y, 46, 8]);

export const APPARITIONS: readonly Detail[] = [
  {
    phrase: "a pale figure standing outside",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, glowAtFeet(x, y), 0.3);
      plate.fill(inks.ghost, standing(x, y, 116), VEIL);
    },
  },
  {
    phrase: "a pale gentleman in a tall hat outside",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, glowAtFeet(x, y), 0.3);
      plate.fill(
        inks.ghost,
        standing(x, y, 112) + rect([x - 16, y - 115, 32, 5]) + rect([x - 10, y - 140, 20, 26]),
        VEIL,
      );
      plate.brush([inks.ghost, 4], `M${x + 22} ${y - 52}L${x + 30} ${y}`, VEIL);
    },
  },
  {
    phrase: "a pale woman with a lamp outside",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(PUMPKIN, disc(x + 40, y - 72, 40), 0.2);
      plate.fill(inks.ghost, gown(x, y, 112), VEIL);
      plate.brush([inks.ghost, 6], `M${x + 12} ${y - 82}q14 4 26 6`, VEIL);
      plate.fill(CANDLE, rect([x + 34, y - 80, 12, 18]));
    },
  },
  {
    phrase: "a pale figure behind one lit window",
    outdoors: "a pale figure standing there",
    draw: (stage) => {
      const { plate, inks, window, ground } = stage;
      lightWindow(stage, window);
      if (window)
        plate.fill(inks.ghost, bust(center(window).x, window.y + window.h, Math.max(20, window.w * 0.95)), 0.95);
      else plate.fill(inks.ghost, standing(ground.x, ground.y, 112), VEIL);
    },
  },
  {
    phrase: "a pale figure waiting in the doorway",
    outdoors: "a pale figure waiting there",
    draw: ({ plate, inks, door, ground }) => {
      if (!door) {
        plate.fill(inks.ghost, standing(ground.x, ground.y, 112), VEIL);
        return;
      }
      plate.fill(PUMPKIN, rect([door.x, door.y, door.w, door.h]));
      plate.fill(CANDLE, doorLight(door, { left: 30, right: 30, reach: 44 }), 0.22);
      plate.fill(inks.ghost, standing(door.x + door.w / 2, door.y + door.h + 2, door.h * 0.92));
    },
  },
  {
    phrase: "a figure fading away from the feet up",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, bust(x, y - 62, 44), 0.95);
      for (const [dy, half, opacity] of [
        [-54, 19, 0.8],
        [-42, 17, 0.6],
        [-30, 15, 0.42],
        [-18, 13, 0.28],
        [-6, 11, 0.16],
      ] as const)
        plate.fill(inks.ghost, rect([x - half, y + dy, half * 2, 8]), opacity);
    },
  },
  {
    phrase: "two pale figures side by side outside",
    draw: ({ plate, inks, ground: { x, y } }) =>
      void plate.fill(inks.ghost, standing(x - 24, y, 114), VEIL).fill(inks.ghost, gown(x + 30, y + 4, 104), 0.7),
  },
  {
    phrase: "a pale figure seated outside in a chair",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.near, chair(x, y - 32, 54));
      const [hx, hy] = [r(x - 4), r(y - 86)];
      plate.fill(
        inks.ghost,
        disc(hx, hy, 10) + `M${hx - 14} ${hy + 50}q-4 -34 12 -38q16 0 16 22l2 12l26 4l4 40h-12l-4 -28h-34z`,
        VEIL,
      );
    },
  },
];
