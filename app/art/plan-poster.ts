/** Every choice of a poster, made once: the drawing and its alt text read the same plan, so they cannot disagree. */
import { type BuildingName, homeOf, silhouetteNamed, silhouetteOf } from "./buildings.ts";
import { famousHouse } from "./famous-houses.ts";
import { INKS, type Inks } from "./inks.ts";
import { landscapeOf, stateCode } from "./landscapes/landscape-of-place.ts";
import type { LandscapeName } from "./landscapes/landscapes.ts";
import { POSTER_ROWS, type PosterRow } from "./poster-row.ts";
import type { PosterSubject } from "./poster-subject.ts";
import { type Random, seededRandom } from "./seeded-random.ts";
import { silhouettesByKind, silhouettesByUse } from "./silhouettes/by-name.ts";
import { silhouettesByStyle } from "./silhouettes/by-style.ts";
import type { Silhouette } from "./silhouettes/silhouette.ts";
import { SILHOUETTES } from "./silhouettes/silhouettes.ts";
import type { Moon } from "./sky.ts";
import { chooseWeather, type Weather } from "./weather.ts";

export type PosterPlan = {
  inks: Inks;
  moon: Moon;
  landscape: LandscapeName;
  silhouette: Silhouette;
  weather: Weather;
  mirrored: boolean;
  /** How large the building stands, and how far from the middle; 1 and 0 where it fills the sheet. */
  scale: number;
  shift: number;
  random: Random;
};

export function planPoster(subject: PosterSubject): PosterPlan {
  const random = seededRandom(subject.id);
  const famous = famousHouse(subject);
  if (famous) {
    const inks = INKS.find((candidate) => candidate.name === famous.night) ?? random.pick(INKS);
    return {
      inks,
      moon: famous.moon,
      landscape: famous.landscape,
      silhouette: famous.front,
      weather: "clear",
      mirrored: false,
      scale: 1,
      shift: 0,
      random,
    };
  }
  const row = POSTER_ROWS.get(subject.id) ?? {};
  // Drawn even if it is not used: everything after it stays as it was.
  const drawn = random.pick(INKS);
  const inks = INKS.find(({ name }) => name === row.night) ?? drawn;
  const moon = chooseMoon(random);
  const silhouette = silhouetteFor(subject, row, random);
  const isKnown = isOfItsOwn(row);
  const free = !isKnown && !silhouette.outdoors && silhouette.setting !== "shore";
  const size = free ? random.int(94, 107) / 100 : (isKnown && silhouette.size) || 1;
  // What the kit builds fills the sheet as it is.
  const scale = silhouette.building ? 1 : size;
  const shift = free ? random.int(-40, 60) : 0;
  const mirrored = random.chance(0.5) && !isKnown;
  const air = chooseWeather(subject, random);
  const weather = silhouette.sheltered ? "clear" : air;
  const landscape = row.landscape ?? landscapeOf(subject);
  return { inks, moon, landscape, silhouette, weather, mirrored, scale, shift, random };
}

function chooseMoon(random: Random): Moon {
  const great = random.chance(0.28);
  const phase = great ? "full" : random.pick(["crescent", "crescent", "half", "gibbous", "full"] as const);
  return great
    ? { phase, x: random.int(330, 470), y: random.int(250, 320), radius: random.int(120, 165) }
    : { phase, x: random.int(120, 330), y: random.int(110, 210), radius: random.int(42, 66) };
}

/** A row comes before what the name, the style or the kind would choose. */
function silhouetteFor(subject: PosterSubject, row: PosterRow, random: Random): Silhouette {
  const { drawing, like, build, landscape: _landscape, night: _night, ...given } = row;
  if (build) return silhouetteOf({ build, ...given }, { ...given, placeType: subject.placeType });
  return silhouetteNamed(drawing ?? like ?? chooseBuilding(subject, random), subject, given);
}

/** Whether a row tells how a building looks; then it is not mirrored or moved. */
const isOfItsOwn = ({ like: _like, landscape: _landscape, night: _night, ...known }: PosterRow): boolean =>
  Object.keys(known).length > 0;

/** What it is by name comes first, then its architecture, then its use; then what is local or of its time among its type. */
function chooseBuilding(subject: PosterSubject, random: Random): BuildingName {
  const { houseName, placeType, architectureStyle, yearBuilt } = subject;
  for (const choices of [
    silhouettesByKind(houseName, placeType),
    silhouettesByStyle(architectureStyle, placeType),
    silhouettesByUse(houseName, placeType),
  ])
    if (choices.length) return random.pick(ofItsTime(choices, yearBuilt));
  const all = SILHOUETTES[placeType] ?? SILHOUETTES.other;
  const local = all.filter((name) => homeOf(name).states?.includes(stateCode(subject.state)));
  if (local.length && random.chance(0.6)) return random.pick(ofItsTime(local, yearBuilt));
  return random.pick(
    ofItsTime(
      all.filter((name) => !homeOf(name).states),
      yearBuilt,
    ),
  );
}

function ofItsTime(choices: readonly BuildingName[], year: number | undefined): readonly BuildingName[] {
  const standing = choices.filter((name) => {
    const { era } = homeOf(name);
    return !era || !year || (year >= era[0] && year <= era[1]);
  });
  return standing.length ? standing : choices;
}
