/** Home's scene: a road into a valley at night with the houses of the directory along it. Layers carry class names for motion. */
import { PRESETS, silhouetteOf } from "./buildings.ts";
import { INKS, type Inks, mix } from "./inks.ts";
import { disc, Plate, rect, type Spot } from "./plate.ts";
import { type Random, seededRandom } from "./seeded-random.ts";
import type { Silhouette } from "./silhouette.ts";
import { lampPost } from "./silhouettes/ground-features.ts";
import { gothicChurch, steepleChurch } from "./silhouettes/worship.ts";
import { openSite } from "./site.ts";
import { bareTree, pine } from "./trees.ts";

/** Sky and foreground have the page's own ink: the one rises into its bar, the other runs on into what stands below. */
const PAGE = "#0c0f16";
const NIGHT = { ...(INKS[0] as Inks), skyTop: PAGE, near: PAGE };
const WIDTH = 2400;
const HEIGHT = 1200;
const PREFIX = "scene-";
const r = Math.round;

/** The air between us and a house: all its inks drift towards the horizon's. */
function hazed(inks: Inks, haze: number): Inks {
  const air = inks.far[0];
  const soften = (ink: string) => mix(ink, air, haze);
  return {
    ...inks,
    wall: soften(inks.wall),
    shade: soften(inks.shade),
    roof: soften(inks.roof),
    dark: soften(inks.dark),
    trim: soften(inks.trim),
  };
}

type Standing = { silhouette: Silhouette; seed: string; x: number; y: number; scale: number; haze: number };

/** The middle of the scene is all that a phone shows of it (hero.tsx). */
export const PHONE_SHOWS = 640;
const isInTheMiddle = ({ x }: Standing): boolean => Math.abs(x - WIDTH / 2) < PHONE_SHOWS / 2;

/** From far to near. The best stand in the middle. */
const HOUSES: readonly Standing[] = [
  {
    silhouette: silhouetteOf({ ...PRESETS.grandResort, ends: undefined }),
    seed: "resort",
    x: 1330,
    y: 886,
    scale: 0.2,
    haze: 0.34,
  },
  { silhouette: steepleChurch, seed: "steeple", x: 1086, y: 894, scale: 0.24, haze: 0.3 },
  {
    silhouette: silhouetteOf({ ...PRESETS.kirkbride, material: "stone" }),
    seed: "asylum",
    x: 700,
    y: 888,
    scale: 0.34,
    haze: 0.26,
  },
  { silhouette: gothicChurch, seed: "gothic", x: 1610, y: 908, scale: 0.34, haze: 0.22 },
  {
    silhouette: silhouetteOf({ ...PRESETS.farmhouse, material: "stone", lit: 0.14 }),
    seed: "farm-3",
    x: 1420,
    y: 968,
    scale: 0.32,
    haze: 0.14,
  },
  {
    silhouette: silhouetteOf({ ...PRESETS.secondEmpire, material: "stone", lit: 0.14 }),
    seed: "empire",
    x: 1010,
    y: 990,
    scale: 0.4,
    haze: 0.08,
  },
  {
    silhouette: silhouetteOf({ ...PRESETS.greekRevival, material: "stone", lit: 0.14 }),
    seed: "greek",
    x: 1950,
    y: 1016,
    scale: 0.5,
    haze: 0.06,
  },
  {
    silhouette: silhouetteOf({ ...PRESETS.queenAnne, material: "stone", lit: 0.14 }),
    seed: "anne",
    x: 520,
    y: 1040,
    scale: 0.58,
    haze: 0.02,
  },
];

type Ridge = { y: number; swell: number; waves: number; dip: number };

function ridgeLine(random: Random, { y, swell, waves, dip }: Ridge): string {
  const step = (WIDTH + 200) / waves;
  const height = (x: number) => y + dip * Math.exp(-(((x - WIDTH / 2) / 420) ** 2));
  let d = `M-100 ${HEIGHT}V${r(height(-100))}`;
  for (let i = 0; i < waves; i++) {
    const mid = -100 + step * (i + 0.5);
    const end = -100 + step * (i + 1);
    d += `Q${r(mid)} ${r(height(mid) + random.between(-swell, swell))} ${r(end)} ${r(height(end) + random.between(-swell, swell) * 0.3)}`;
  }
  return `${d}V${HEIGHT}z`;
}

/**
 * What is moved together: the land behind, the valley, its fog, and what stands close to us. The valley's middle is the valley
 * with half of its houses, and half of the work for a phone.
 */
export const SCENE_LAYERS = ["back", "valley", "valley-middle", "fog", "near"] as const;
export type SceneLayer = (typeof SCENE_LAYERS)[number];

/** The whole scene, or one layer of it with nothing behind. */
export function drawScene(only?: SceneLayer): string {
  const isForPhone = only === "valley-middle";
  const part = isForPhone ? "valley" : only;
  const random = seededRandom("hauntway");
  const stock = new Map<string, string>();
  const plate = () => new Plate(PREFIX, stock);
  // Every layer is drawn each time, because they share one run of chance.
  const drawn: readonly (readonly [SceneLayer, string, Plate])[] = [
    ["back", "sky", drawSky(plate(), random)],
    ["back", "moon", drawMoon(plate())],
    ["back", "far", drawFar(plate(), random)],
    ["back", "hills", drawHills(plate(), random)],
    ["fog", "fog-far", drawFog(plate(), random, { y: 868, opacity: 0.16 })],
    ["valley", "valley", drawValley(plate(), random, isForPhone ? HOUSES.filter(isInTheMiddle) : HOUSES)],
    ["fog", "fog", drawFog(plate(), random, { y: 1000, opacity: 0.1 })],
    ["near", "near", drawNear(plate(), random)],
  ];
  const content = drawn
    .filter(([layer]) => part === undefined || layer === part)
    .map(([, name, layer]) => `<g class="scene-${name}">${layer}</g>`)
    .join("");
  const defs =
    `<linearGradient id="scene-night" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${NIGHT.skyTop}"/><stop offset=".3" stop-color="#0e1628"/>` +
    `<stop offset=".52" stop-color="#16305a"/><stop offset=".74" stop-color="${mix(NIGHT.skyLow, NIGHT.skyMid, 0.25)}"/></linearGradient>`;
  // Only the trees that stand close to us come from stock.
  const stocked = part === undefined || part === "near" ? new Plate(PREFIX, stock).definitions() : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">` +
    `<defs>${defs}${stocked}</defs>${content}</svg>`
  );
}

function drawSky(plate: Plate, random: Random): Plate {
  plate.raw(`<path fill="url(#scene-night)" d="M-100 -60H${WIDTH + 100}V${HEIGHT}H-100z"/>`);
  let small = "";
  let large = "";
  for (let i = 0; i < 150; i++) {
    const dot = `M${random.int(0, WIDTH)} ${r(20 + 640 * random.next() ** 1.3)}h0`;
    if (i % 9) small += dot;
    else large += dot;
  }
  plate.brush([NIGHT.star, 2], small, 0.5);
  plate.brush([NIGHT.star, 4], large, 0.7);
  return plate;
}

function drawMoon(plate: Plate): Plate {
  const [x, y, radius] = [1214, 792, 92];
  for (const [share, opacity] of [
    [4.4, 0.04],
    [3.1, 0.05],
    [2.1, 0.07],
    [1.45, 0.1],
  ] as const)
    plate.fill(NIGHT.moon, disc(x, y, radius * share), opacity);
  plate.fill(NIGHT.moon, disc(x, y, radius));
  plate.fill(NIGHT.trim, disc(x - 30, y - 34, 22) + disc(x + 26, y - 46, 14) + disc(x + 40, y - 8, 20), 0.25);
  plate.brush(
    [NIGHT.cloud, 11],
    `M${x - 250} ${y - 30}h210M${x - 190} ${y - 18}h260M${x + 60} ${y - 56}h220M${x + 120} ${y - 44}h110`,
    0.4,
  );
  return plate;
}

function drawFar(plate: Plate, random: Random): Plate {
  plate.fill(mix(NIGHT.skyLow, NIGHT.far[0], 0.45), ridgeLine(random, { y: 740, swell: 70, waves: 7, dip: 74 }));
  plate.fill(NIGHT.far[0], ridgeLine(random, { y: 790, swell: 50, waves: 9, dip: 58 }));
  return plate;
}

function drawHills(plate: Plate, random: Random): Plate {
  let trees = "";
  for (let x = -80; x < WIDTH + 80; x += random.between(16, 44)) {
    const out = Math.min(1, Math.abs(x - 1200) / 900);
    trees += pine(x, 876 - out * 40 + random.between(0, 10), random.between(26, 50) + out * 60);
  }
  plate.fill(mix(NIGHT.far[0], NIGHT.far[1], 0.7), ridgeLine(random, { y: 836, swell: 26, waves: 8, dip: 36 }) + trees);
  return plate;
}

function drawFog(plate: Plate, random: Random, { y, opacity }: { y: number; opacity: number }): Plate {
  let d = "";
  for (let i = 0; i < 16; i++)
    d += `M${random.int(-200, WIDTH - 200)} ${y + random.int(-34, 34)}h${random.int(240, 760)}`;
  return plate.brush([NIGHT.fog, 20], d, opacity);
}

function drawValley(plate: Plate, random: Random, houses: readonly Standing[]): Plate {
  const far = mix(NIGHT.far[1], NIGHT.far[2], 0.4);
  plate.fill(far, "M-100 1200V880Q300 836 700 880T1200 896T1750 900T2500 860V1200z");
  plate.fill(
    mix(NIGHT.far[2], NIGHT.ground, 0.3),
    "M-100 1200V960Q300 900 760 970Q1000 1000 1200 930Q1420 900 1700 970T2500 930V1200z",
  );
  const road = mix(NIGHT.path, NIGHT.skyLow, 0.25);
  plate.fill(
    road,
    "M1208 880Q1240 884 1250 900Q1262 922 1200 944Q1100 976 1170 1012Q1260 1056 1210 1110Q1150 1160 1120 1210H1440Q1420 1140 1390 1090Q1340 1040 1240 1006Q1180 980 1240 954Q1310 920 1272 896Q1248 880 1216 880z",
    0.75,
  );
  const lanes =
    "M1225 912Q1160 900 1092 896M1252 900Q1290 892 1330 888M1240 960Q1330 984 1420 970M1180 1010Q1110 1016 1018 992M1250 1040Q1500 1060 1930 1022M1190 1070Q900 1090 560 1046";
  plate.line([road, 7], lanes, 0.4);
  const copse = ([x, y, h]: Spot, count: number) => {
    let d = "";
    for (let i = 0; i < count; i++)
      d += pine(x + (i - count / 2) * h * 0.32, y + (i % 2) * 4, h * random.between(0.6, 1.1));
    return d;
  };
  plate.fill(
    mix(NIGHT.far[1], NIGHT.far[2], 0.8),
    copse([940, 912, 46], 6) +
      copse([1480, 908, 44], 5) +
      copse([1190, 900, 26], 4) +
      copse([420, 930, 66], 7) +
      copse([1830, 930, 64], 6) +
      copse([2180, 950, 80], 5),
  );
  for (const house of houses) plate.raw(drawHouse(plate, house));
  plate.fill(
    mix(NIGHT.far[2], NIGHT.near, 0.35),
    copse([1150, 968, 40], 3) +
      copse([1540, 1000, 74], 4) +
      copse([850, 1020, 92], 4) +
      copse([1700, 1040, 90], 3) +
      copse([300, 1070, 120], 3),
  );
  let rail = "";
  for (let i = 0; i < 9; i++) rail += `M${r(1440 + i * 24)} ${r(1120 + i * 8)}v${-34 - i * 3}`;
  plate.line([NIGHT.near, 6], `${rail}M1434 1096Q1560 1130 1640 1146M1436 1108Q1560 1144 1640 1162`);
  return plate;
}

function drawHouse(plate: Plate, { silhouette, seed, x, y, scale, haze }: Standing): string {
  const print = plate.overlay();
  const site = openSite(print, hazed(NIGHT, haze), seededRandom(seed));
  site.wakefulness = 0.34;
  silhouette.draw(site);
  return `<g transform="translate(${r(x - 600 * scale)} ${r(y - 650 * scale)}) scale(${scale})">${print}</g>`;
}

function drawNear(plate: Plate, random: Random): Plate {
  plate.fill(
    NIGHT.near,
    pine(250, 1150, 520) + pine(120, 1170, 380) + pine(2260, 1150, 560) + pine(2380, 1160, 400) + pine(2050, 1156, 190),
  );
  bareTree({ plate, ink: NIGHT.near, random }, [350, 1150, 500], 0.02);
  bareTree({ plate, ink: NIGHT.near, random }, [2150, 1140, 440], 0.04);
  bareTree({ plate, ink: NIGHT.near, random }, [1560, 1170, 220], -0.1);
  plate.fill(
    NIGHT.near,
    "M-100 1260V1120Q200 1090 520 1130Q800 1160 1040 1192L1100 1260zM1400 1260L1440 1190Q1640 1160 1900 1130Q2200 1090 2500 1110V1260z",
  );
  plate.bars(NIGHT.near, [560, 1092, 420, 84], { thick: 5, gap: 15 });
  plate.fill(
    NIGHT.near,
    rect([560, 1106, 420, 5]) + rect([560, 1150, 420, 5]) + rect([980, 1080, 20, 110]) + rect([975, 1072, 30, 9]),
  );
  const site = openSite(plate, NIGHT, random);
  lampPost(site, [1064, 1196, 170]);
  let grass = "";
  for (let i = 0; i < 46; i++) {
    const x = r(i % 2 ? random.between(-40, 1080) : random.between(1420, 2440));
    const y = r(1196 - Math.abs(x - 1240) * 0.06);
    grass += `M${x - 12} ${y + 22}q2 ${-random.int(18, 30)} ${-random.int(4, 12)} ${-random.int(30, 44)}q12 12 15 34q0 -22 ${random.int(4, 14)} ${-random.int(38, 56)}q-2 26 3 60z`;
  }
  plate.fill(NIGHT.near, grass);
  return plate;
}
