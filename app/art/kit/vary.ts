/** A preset as one place has it: moved within its kind by the year, the town and the id. */
import { landscapeOf } from "../landscapes/landscape-of-place.ts";
import type { PosterSubject } from "../poster-subject.ts";
import { type Random, seededRandom } from "../seeded-random.ts";
import type { Building, Part } from "./building.ts";

export function varied(preset: Building, subject: PosterSubject): Building {
  const random = seededRandom(`${subject.id}/building`);
  if (preset.build === "house") return variedHouse(preset, random);
  if (preset.build === "light") return variedLight(preset, random);
  if (preset.build === "range") return variedRange(preset, random);
  return (preset.stories ?? 4) > 4 ? variedHighBlock(preset, subject, random) : variedLowBlock(preset, random);
}

const LATE = 1914;

function variedHighBlock(preset: Building, subject: PosterSubject, random: Random): Building {
  const isCity = landscapeOf(subject) === "skyline";
  const [low, high] =
    (subject.yearBuilt ?? 1900) > LATE ? [isCity ? 8 : 5, isCity ? 14 : 9] : [isCity ? 6 : 4, isCity ? 10 : 6];
  const stories = random.int(low, high);
  const material = preset.material ?? "brick";
  return {
    ...preset,
    stories,
    bays: Math.max(6, (preset.bays ?? 9) + random.int(-2, 3)),
    material: random.pick([material, material, "brick", "limestone"]),
    ground: random.pick([preset.ground ?? "arches", "shops", "arches"]),
    flag: random.chance(0.3),
    roof: random.pick([preset.roof ?? "flat", "flat", "balustrade"]),
    courts: stories > 5 ? random.pick([preset.courts ?? 0, 0, 1, 2]) : 0,
    sign: subject.placeType === "hotel" ? random.pick([undefined, undefined, "roof", "blade"] as const) : undefined,
    prow: stories > 5 && random.chance(0.15),
    oriels: random.pick([[], [], [0.2, 0.8], [0.5]]),
    arcade: preset.arcade
      ? ([2, Math.max(3, stories - random.int(1, 3))] as const)
      : random.pick([undefined, [2, 3], [stories - 2, stories - 1]] as const),
  };
}

function variedLowBlock(preset: Building, random: Random): Building {
  // A narrow front has no room for more, and a theater is known by its own.
  if ((preset.bays ?? 9) < 5) return { ...preset, flag: random.chance(0.3) };
  if (preset.sign) return variedTheater(preset, random);
  return {
    ...preset,
    stories: (preset.stories ?? 3) + random.pick([0, 0, 1]),
    bays: Math.max(6, (preset.bays ?? 9) + random.int(-2, 2)),
    gable: random.pick([preset.gable ?? "pediment", "pediment", "arched", "stepped"]),
    gables: random.pick([preset.gables ?? 0, 1, 2]),
    balconies: random.pick([preset.balconies ?? 0, preset.balconies ?? 0, 0, 1]),
    towers: random.pick([
      preset.towers ?? [],
      [],
      [{ at: "right", round: true, from: 2, over: 0.5, cap: "cone" }],
    ] as const),
    ground: random.pick([preset.ground ?? "arches", "shops", "arches"]),
    flag: random.chance(0.3),
  };
}

function variedTheater(preset: Building, random: Random): Building {
  return {
    ...preset,
    bays: (preset.bays ?? 7) + random.int(0, 2),
    material: random.pick([preset.material ?? "brick", "brick", "stone"]),
    gable: random.pick([preset.gable ?? "pediment", "pediment", "arched", "stepped"]),
    gables: preset.gables && random.int(1, 2),
    flag: random.chance(0.3),
  };
}

function variedRange(preset: Building, random: Random): Building {
  const moved = (part: Part): Part => ({
    ...part,
    bays: Math.max(2, (part.bays ?? 6) + random.int(-1, 2)),
    dormers: part.windows === "cell" ? 0 : random.pick([part.dormers ?? 0, 0, 2]),
  });
  const [tower, ...others] = preset.center?.towers ?? [];
  const cap = tower?.cap ?? "pyramid";
  return {
    ...preset,
    center: {
      ...preset.center,
      ...(tower && {
        towers: [
          {
            ...tower,
            over: (tower.over ?? 1) + random.between(-0.4, 0.5),
            cap:
              cap === "battlements"
                ? cap
                : random.pick([cap, cap, "pyramid", preset.roof === "tile" ? "dome" : "mansard"]),
          },
          ...others,
        ],
      }),
    },
    wings: preset.wings?.map(moved),
    ...(preset.ends && {
      ends: { ...moved(preset.ends), gable: random.pick(["straight", "straight", "curved", "pediment"]) },
    }),
    ...(preset.material === "brick" && { material: random.pick(["brick", "brick", "stone"]) }),
  };
}

function variedHouse(preset: Building, random: Random): Building {
  const { bays = 5, chimneys = 0, dormers = 0, stack, towers, cupola, wings } = preset;
  const isStack = stack && random.chance(0.6);
  return {
    ...preset,
    bays: bays > 4 ? random.pick([bays, bays, bays === 5 ? 7 : 5]) : bays,
    chimneys: stack && !isStack ? 2 : chimneys,
    dormers: dormers && random.pick([dormers, dormers, 0, dormers + 1]),
    ...(stack && { stack: isStack }),
    ...(cupola && { cupola: random.chance(0.5) }),
    ...(wings && { wings: random.chance(0.4) ? wings : [] }),
    towers: towers?.map((t) => (t.at === "center" && random.chance(0.4) ? { ...t, at: "left" as const } : t)),
  };
}

function variedLight(preset: Building, random: Random): Building {
  const { light = {}, bays = 3 } = preset;
  const beside = random.pick(["left", "right"] as const);
  return {
    ...preset,
    bays: bays && bays + random.int(0, 2),
    stories: random.pick([1, 1, 2]),
    chimneys: random.int(1, 2),
    light: { ...light, at: light.at ?? beside, feet: (light.feet ?? 60) + random.int(-15, 45) },
  };
}
