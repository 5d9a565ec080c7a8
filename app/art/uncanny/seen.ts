/** What witnesses see. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { disc, oval, rect } from "../plate.ts";
import { bust, coach, ghostShip, gown, headless, hound, soldier, standing, wheels } from "../uncanny-figures.ts";
import { APPARITIONS } from "./apparitions.ts";
import { center, type Detail, lightWindow, r, source, VEIL } from "./stage.ts";

export const SEEN = {
  Apparitions: APPARITIONS[0] as Detail,
  "Shadow Figures": {
    phrase: "a black shadow in one lit window",
    outdoors: "a black shadow of a man standing there",
    draw: (stage) => {
      const { window, plate, inks, ground } = stage;
      lightWindow(stage, window);
      if (window) plate.fill(inks.near, bust(center(window).x, window.y + window.h, Math.max(20, window.w * 0.95)));
      else
        plate
          .fill(inks.fog, oval([ground.x, ground.y, 70, 12]), 0.4)
          .fill(inks.near, standing(ground.x, ground.y, 112));
    },
  },
  "Woman in White": {
    phrase: "a woman in white on the ground before it",
    draw: ({ plate, inks, ground }) => {
      plate.fill(inks.ghost, oval([ground.x, ground.y, 60, 9]), 0.25);
      plate.fill("#ffffff", gown(ground.x, ground.y, 118), 0.93);
      plate.fill(inks.cloud, `M${ground.x + 4} ${ground.y - 66}q22 34 34 64q-18 -4 -30 0z`, 0.5);
    },
  },
  "Ghostly Children": {
    phrase: "two pale children hand in hand",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, gown(x - 22, y, 66) + standing(x + 24, y, 76), VEIL);
      plate.line([inks.ghost, 5], `M${x - 14} ${y - 36}q14 14 28 -8`, VEIL);
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
      plate.line([inks.ghost, 4], wheels(x, y, 92), 0.9);
      plate.fill(PUMPKIN, rect([x - 36, y - 76, 20, 26]) + rect([x + 2, y - 76, 20, 26]));
    },
  },
  "Phantom Ships": {
    phrase: "a phantom ship adrift in the fog",
    draw: ({ plate, inks, ground, afloat }) => {
      const x = ground.x < 600 ? 150 : 1050;
      if (afloat) {
        plate.fill(inks.ghost, ghostShip(x, 640, 160), 0.62);
        plate.brush([inks.ghost, 4], `M${x - 90} 648h70M${x - 30} 656h110M${x + 20} 648h80`, 0.5);
        return;
      }
      // Away from the water she sails on a bank of fog, high over the ground.
      plate.fill(inks.ghost, ghostShip(x, 470, 170), 0.6);
      plate.brush(
        [inks.fog, 20],
        `M${x - 190} 462h250M${x - 120} 482h330M${x - 210} 500h300M${x - 60} 518h230M${x - 150} 536h160`,
        0.5,
      );
    },
  },
  "Headless Figures": {
    phrase: "a headless figure carrying a lantern",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.ghost, headless(x, y, 110), VEIL);
      plate.line([inks.ghost, 6], `M${x + 12} ${y - 66}q22 6 28 26`, VEIL);
      plate.fill(PUMPKIN, disc(x + 42, y - 28, 30), 0.25);
      plate.fill(CANDLE, rect([x + 35, y - 40, 14, 20]));
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
      plate.fill(inks.ghost, oval([x, y, s, s * 1.3]));
      plate.fill(
        inks.dark,
        oval([x - s * 0.38, y - s * 0.2, s * 0.2, s * 0.28]) +
          oval([x + s * 0.38, y - s * 0.2, s * 0.2, s * 0.28]) +
          oval([x, y + s * 0.62, s * 0.18, s * 0.3]),
      );
    },
  },
  Reflections: {
    phrase: "a figure mirrored in a pool where nobody stands",
    draw: ({ plate, inks, ground: { x, y } }) => {
      plate.fill(inks.skyLow, oval([x, y + 38, 128, 42]));
      plate.fill(inks.far[2], oval([x, y + 38, 122, 37]));
      plate.raw(`<g transform="matrix(1 0 0 -.66 0 ${r(y * 1.66 + 8)})">`);
      plate.fill(inks.ghost, standing(x, y, 104), 0.85);
      plate.raw("</g>");
      plate.brush([inks.skyLow, 3], `M${x - 84} ${y + 34}h40M${x + 36} ${y + 50}h44M${x + 30} ${y + 22}h26`, 0.9);
    },
  },
} satisfies Record<string, Detail>;
