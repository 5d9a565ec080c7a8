import { poly, rect } from "../plate.ts";
import { cypress, palm } from "../trees.ts";
import { type Landscape, ridge, water } from "./land-forms.ts";

export const bayou: Landscape = {
  phrase: "cypress bayou",
  draw(plate, inks, random) {
    plate.fill(inks.far[0], ridge(random, { y: 560, swell: 22, waves: 9 }));
    water({ plate, inks, random }, 600);
    const far = new Array(7).fill(0).map((_, i) => 60 + i * 175 + random.between(-50, 50));
    for (const x of far) cypress({ plate, ink: inks.far[1], random }, [x, 612, random.between(170, 260)]);
    for (const x of [random.between(20, 130), random.between(960, 1180), random.between(820, 940)]) {
      cypress({ plate, ink: inks.far[2], random }, [x, 640, random.between(300, 400)]);
    }
  },
};

export const coast: Landscape = {
  phrase: "open sea",
  draw(plate, inks, random) {
    water({ plate, inks, random }, 520);
    plate.fill(inks.skyLow, rect([0, 518, 1200, 3]), 0.7);
    const right = random.chance(0.6);
    const head = right
      ? poly(1210, 470, 1120, 462, 1050, 480, 1010, 478, 960, 520, 900, 528, 860, 560, 1210, 580)
      : poly(-10, 470, 90, 458, 150, 480, 200, 484, 240, 522, 310, 530, 350, 560, -10, 580);
    plate.fill(inks.far[0], head);
    plate.fill(inks.far[2], ridge(random, { y: 640, swell: 18, waves: 3 }));
    plate.brush([inks.ghost, 3], `M0 ${right ? 600 : 612}q150 -14 300 2t300 -4t300 6t300 -4`, 0.35);
  },
};

export const tropics: Landscape = {
  phrase: "palm-lined shore",
  draw(plate, inks, random) {
    water({ plate, inks, random }, 545);
    plate.fill(inks.skyLow, rect([0, 543, 1200, 3]), 0.7);
    plate.fill(inks.far[0], `M${random.chance(0.5) ? 620 : -80} 546q120 -18 240 -26t330 26z`);
    for (let i = 0; i < 4; i++)
      palm({ plate, ink: inks.far[1], random }, [random.between(20, 1180), 640, random.between(130, 190)]);
    plate.fill(inks.far[2], ridge(random, { y: 636, swell: 14, waves: 3 }));
    palm({ plate, ink: inks.far[2], random }, [random.between(30, 170), 660, random.between(240, 320)]);
    palm({ plate, ink: inks.far[2], random }, [random.between(1010, 1170), 660, random.between(260, 360)]);
  },
};
