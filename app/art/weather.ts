/** What the air is doing, printed over everything but the darkest foreground. */
import type { Inks } from "./inks.ts";
import { stateCode } from "./landscapes/landscape-of-place.ts";
import type { Plate } from "./plate.ts";
import type { PosterSubject } from "./poster-subject.ts";
import type { Random } from "./seeded-random.ts";

type WeatherKind = { phrase: string; draw(plate: Plate, inks: Inks, random: Random): void };

export const WEATHER = {
  clear: { phrase: "", draw: () => {} },
  mist: {
    phrase: " in ground mist",
    draw(plate, inks, random) {
      let low = "";
      let high = "";
      for (let i = 0; i < 6; i++) {
        low += `M${random.int(-120, 800)} ${random.int(690, 748)}h${random.int(260, 620)}`;
        high += `M${random.int(-120, 900)} ${random.int(640, 690)}h${random.int(160, 420)}`;
      }
      plate.brush([inks.fog, 22], low, 0.15);
      plate.brush([inks.fog, 13], high, 0.12);
    },
  },
  rain: {
    phrase: " in thin rain",
    draw(plate, inks, random) {
      for (const [gap, opacity] of [
        ["18 97", 0.34],
        ["30 131", 0.22],
      ] as const) {
        let d = "";
        for (let x = random.int(0, 40); x < 1460; x += random.int(38, 66)) d += `M${x} -${random.int(4, 120)}l-250 960`;
        plate.raw(
          `<path fill="none" stroke="${inks.fog}" stroke-width="2" stroke-dasharray="${gap}" stroke-opacity="${opacity}" d="${d}"/>`,
        );
      }
    },
  },
  snow: {
    phrase: " in falling snow",
    draw(plate, inks, random) {
      let fine = "";
      let large = "";
      for (let i = 0; i < 70; i++) {
        const flake = `M${random.int(0, 1200)} ${random.int(0, 780)}h0`;
        if (i % 4) fine += flake;
        else large += flake;
      }
      plate.brush([inks.ghost, 4], fine, 0.6);
      plate.brush([inks.ghost, 7], large, 0.75);
    },
  },
} satisfies Record<string, WeatherKind>;

export type Weather = keyof typeof WEATHER;

const SNOWY = new Set(["AK", "CO", "ID", "ME", "MI", "MN", "MT", "ND", "NH", "NY", "SD", "VT", "WI", "WY"]);
const DRY = new Set(["AZ", "NM", "NV", "UT"]);

export function chooseWeather(subject: PosterSubject, random: Random): Weather {
  const code = stateCode(subject.state);
  const roll = random.next();
  if (roll < 0.66) return "clear";
  if (roll < 0.84) return DRY.has(code) ? "clear" : "mist";
  if (SNOWY.has(code)) return "snow";
  return DRY.has(code) ? "clear" : "rain";
}
