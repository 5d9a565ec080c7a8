/** What lies between the viewer and the building: ground and path behind it, dark frames in front. */
import { CANDLE, type Inks, mix } from "./inks.ts";
import type { LandscapeName } from "./landscapes/landscapes.ts";
import { type Plate, poly, rect } from "./plate.ts";
import type { Random } from "./seeded-random.ts";
import type { Setting, Silhouette } from "./silhouettes/silhouette.ts";
import type { Box } from "./site.ts";
import { bareTree, mossOak, palm, pine, saguaro } from "./trees.ts";

/** What everything around a building is printed with. */
type Scene = { plate: Plate; inks: Inks; random: Random };

const r = Math.round;

/** Where trees of the frame stand. */
const NEAR = 770;

export function drawFog(plate: Plate, inks: Inks, random: Random): void {
  let d = "";
  for (let i = 0; i < 5; i++) d += `M${random.int(-100, 700)} ${random.int(596, 644)}h${random.int(300, 700)}`;
  plate.brush([inks.fog, random.int(14, 20)], d, 0.16);
  plate.brush(
    [inks.fog, 9],
    `M${random.int(0, 300)} ${random.int(570, 600)}h${random.int(200, 500)}M${random.int(600, 900)} ${random.int(560, 600)}h${random.int(160, 400)}`,
    0.2,
  );
}

export function drawGround({ plate, inks, random }: Scene, setting: Setting): void {
  if (setting === "shore") {
    plate.fill(inks.far[2], rect([0, 640, 1200, 160]));
    let swell = "";
    for (let i = 0; i < 26; i++) swell += `M${random.int(-20, 1150)} ${random.int(646, 790)}h${random.int(30, 150)}`;
    plate.brush([inks.far[1], 4], swell, 0.7);
    return;
  }
  if (setting === "street") {
    plate.fill(inks.ground, rect([0, 646, 1200, 154]));
    plate.fill(inks.far[2], rect([0, 648, 1200, 26]));
    plate.fill(inks.trim, rect([0, 674, 1200, 3]), 0.6);
    return;
  }
  const lift = setting === "lawn" ? 12 : 6;
  plate.fill(mix(inks.ground, inks.far[1], 0.2), `M0 800V664Q300 ${648 - lift} 600 ${650 - lift / 3}T1200 662V800z`);
  plate.fill(
    inks.ground,
    `M0 800V${random.int(690, 716)}Q340 ${random.int(676, 690)} 640 ${random.int(696, 716)}T1200 ${random.int(684, 704)}V800z`,
  );
}

/** The moonlit way from the door down to us. */
export function drawPath({ plate, inks, random }: Scene, setting: Setting, door: Box | undefined): void {
  if (!door || setting === "shore" || setting === "street") return;
  const x = door.x + door.w / 2;
  const half = Math.min(46, door.w * 0.7);
  const sway = random.pick([-150, -90, 90, 150]);
  const end = 600 + (x - 600) * 0.4 + sway * 0.6;
  plate.fill(
    mix(inks.ground, inks.path, 0.62),
    `M${r(x - half)} 652Q${r(x - half - sway * 0.5)} 700 ${r(end - 130)} 802H${r(end + 130)}Q${r(x + half - sway * 0.1)} 710 ${r(x + half)} 652z`,
  );
}

type Region = { landscape: LandscapeName; state: string };

export function drawForeground(scene: Scene, { setting, bare }: Silhouette, { landscape, state }: Region): void {
  if (setting === "street") drawStreet(scene, bare ? undefined : landscape);
  else if (setting === "shore") drawRocks(scene);
  else drawField(scene, setting, bare ? undefined : frameTree(landscape, setting, state));
}

function drawField(scene: Scene, setting: Setting, frame?: FrameTree): void {
  const { plate, inks, random } = scene;
  const edge = random.pick(["left", "right", "both"]);
  plate.fill(
    inks.near,
    `M0 802V${random.int(724, 750)}Q180 ${random.int(735, 765)} 420 ${random.int(772, 788)}T820 ${random.int(772, 786)}T1200 ${random.int(722, 750)}V802z`,
  );
  if (frame) {
    const single = frame.alone && edge === "both" ? "left" : edge;
    if (single !== "right") frame.draw(scene, random.int(40, 110));
    if (single !== "left") frame.draw(scene, random.int(1090, 1160));
  }
  if (setting === "lawn") drawFence(scene);
  drawGrass(scene);
}

type FrameTree = {
  /** So broad that one is enough. */
  alone?: boolean;
  draw(scene: Scene, x: number): void;
};

/** Saguaros grow in Arizona and next to nowhere else. */
const SAGUARO_STATE = "AZ";

function frameTree(landscape: LandscapeName, setting: Setting, state: string): FrameTree {
  const near = ({ plate, inks, random }: Scene) => ({ plate, ink: inks.near, random });
  if (landscape === "mesas" && state === SAGUARO_STATE)
    return { draw: (scene, x) => saguaro(near(scene), [x, NEAR, scene.random.int(200, 300)]) };
  if (landscape === "bayou") {
    const draw: FrameTree["draw"] = (scene, x) =>
      mossOak(near(scene), [x < 600 ? 30 : 1170, NEAR, scene.random.int(440, 500)]);
    return { alone: true, draw };
  }
  if (landscape === "tropics") return { draw: (scene, x) => palm(near(scene), [x, NEAR, scene.random.int(430, 560)]) };
  if (landscape === "pines" || landscape === "mountains")
    return {
      draw: ({ plate, inks, random }, x) => {
        const tall = pine(x, NEAR, random.int(420, 560));
        plate.fill(inks.near, tall + pine(x < 600 ? x + 90 : x - 90, NEAR + 20, random.int(200, 300)));
      },
    };
  const low = landscape === "prairie" || landscape === "mesas" || setting === "open";
  const height = (random: Random) => (low ? random.int(260, 340) : random.int(500, 600));
  return {
    draw: (scene, x) => bareTree(near(scene), [x, NEAR, height(scene.random)], x < 600 ? 0.13 : -0.13),
  };
}

function drawFence({ plate, inks, random }: Scene): void {
  const kind = random.pick(["iron", "picket", "none", "none", "stone"]);
  if (kind === "none") return;
  for (const [x0, x1] of [
    [0, random.int(330, 410)],
    [random.int(780, 850), 1200],
  ] as const) {
    const w = x1 - x0;
    const post = x0 ? x0 - 16 : x1;
    if (kind === "stone") {
      let stones = rect([x0, 746, w, 40]);
      for (let x: number = x0; x < x1 - 20; x += 42) stones += `M${x} 750v${-random.int(18, 28)}a21 12 0 0 1 42 0V750z`;
      plate.fill(inks.near, stones);
      continue;
    }
    if (kind === "iron") {
      plate.bars(inks.near, [x0, 684, w, 100], { thick: 4, gap: 12 });
      plate.fill(inks.near, rect([x0, 698, w, 4]) + rect([x0, 758, w, 4]));
    } else {
      plate.bars(inks.near, [x0, 700, w, 80], { thick: 13, gap: 10 });
      plate.fill(inks.near, rect([x0, 712, w, 6]) + rect([x0, 756, w, 6]));
    }
    plate.fill(
      inks.near,
      rect([post, 672, 18, 114]) + rect([post - 4, 664, 26, 8]) + poly(post - 2, 664, post + 9, 650, post + 20, 664),
    );
  }
}

const TUFTS = [
  "q2 -26 -9 -38q12 12 15 34q0 -22 9 -50q-2 26 3 54z",
  "q0 -20 -5 -32q10 10 11 30q2 -28 14 -44q-6 24 -1 46z",
  "q1 -30 -3 -46q10 18 10 38q4 -16 13 -28q-4 16 -2 36z",
];

/** Tufts along the dark edge nearest us, thicker towards the sides. */
function drawGrass({ plate, inks, random }: Scene): void {
  let d = "";
  for (let i = 0; i < 22; i++) {
    const side = random.next() ** 1.6;
    const x = r(i % 2 ? side * 400 : 1200 - side * 400);
    const y = r(778 - Math.abs(x - 600) * 0.06);
    d += `M${x - 12} ${y + 22}${random.pick(TUFTS)}`;
  }
  plate.fill(inks.near, d);
}

function drawStreet({ plate, inks, random }: Scene, landscape?: LandscapeName): void {
  let streaks = "";
  for (let i = 0; i < 12; i++) streaks += `M${random.int(380, 820)} ${random.int(690, 776)}h${random.int(16, 70)}`;
  plate.brush([CANDLE, 4], streaks, 0.28);
  plate.fill(inks.near, `M0 802V${random.int(758, 776)}Q600 ${random.int(776, 796)} 1200 ${random.int(758, 776)}V802z`);
  const x = random.pick([random.int(90, 190), random.int(1010, 1110)]);
  plate.fill(CANDLE, `M${x - 90} 404a90 90 0 1 1 180 0a90 90 0 1 1 -180 0z`, 0.1);
  plate.fill(
    inks.near,
    rect([x - 4, 424, 9, 350]) +
      rect([x - 14, 752, 29, 30]) +
      rect([x - 9, 560, 19, 7]) +
      poly(x - 22, 384, x, 362, x + 22, 384),
  );
  plate.fill(CANDLE, poly(x - 16, 384, x + 16, 384, x + 10, 424, x - 10, 424));
  plate.line([inks.near, 3], `M${x} 384v40`);
  if (landscape && random.chance(0.6)) {
    const at = x > 600 ? random.int(50, 130) : random.int(1070, 1150);
    const tall = random.int(420, 520);
    if (landscape === "tropics") palm({ plate, ink: inks.near, random }, [at, 780, tall]);
    else bareTree({ plate, ink: inks.near, random }, [at, 780, tall]);
  }
}

function drawRocks({ plate, inks, random }: Scene): void {
  let d = "";
  for (const [x0, x1] of random.pick([
    [[-20, 300]],
    [[880, 1220]],
    [
      [-20, 220],
      [960, 1220],
    ],
  ] as const)) {
    for (let x: number = x0; x < x1; x += 54) {
      const h = random.int(24, 76);
      d += poly(x - 30, 804, x - 10, 796 - h * 0.7, x + 14, 800 - h, x + 40, 796 - h * 0.5, x + 66, 804);
    }
  }
  plate.fill(
    inks.near,
    `${d}M0 802V${random.int(782, 792)}Q600 ${random.int(776, 796)} 1200 ${random.int(780, 792)}V802z`,
  );
}
