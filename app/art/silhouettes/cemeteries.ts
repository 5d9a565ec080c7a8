import { stateCode } from "../landscape-of-place.ts";
import { columns, steps, wall } from "../masonry.ts";
import { arch, disc, poly, rect, type Spot } from "../plate.ts";
import { dome, gableFront } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import type { Site } from "../site.ts";
import { bareTree, mossOak } from "../trees.ts";
import { splitRail } from "./battlefields.ts";
import { ironGate, knoll, lantern } from "./ground-features.ts";

export function headstone(site: Site, [x, base, h]: Spot): void {
  const { plate, inks, random } = site;
  const w = h * random.between(0.5, 0.62);
  const kind = random.int(0, 4);
  const lean = random.between(-4, 4);
  if (kind === 0) {
    plate.fill(
      inks.wall,
      rect([x - w * 0.14, base - h * 1.25, w * 0.28, h * 1.25]) + rect([x - w * 0.48, base - h, w * 0.96, w * 0.26]),
    );
    plate.fill(inks.trim, rect([x - w * 0.14, base - h * 1.25, 3, h * 1.25]));
  } else if (kind === 1) {
    plate.fill(
      inks.wall,
      poly(
        x - w * 0.2,
        base - h * 1.5,
        x,
        base - h * 1.75,
        x + w * 0.2,
        base - h * 1.5,
        x + w * 0.3,
        base - h * 0.2,
        x - w * 0.3,
        base - h * 0.2,
      ) + rect([x - w * 0.42, base - h * 0.22, w * 0.84, h * 0.22]),
    );
    plate.fill(
      inks.trim,
      poly(x - w * 0.2, base - h * 1.5, x, base - h * 1.75, x - 2, base - h * 0.2, x - w * 0.3, base - h * 0.2),
    );
  } else {
    const r = Math.round;
    const round =
      kind === 2
        ? `a${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(w)} 0`
        : kind === 3
          ? `q${r(w * 0.1)} ${-r(w * 0.3)} ${r(w / 2)} ${-r(w * 0.34)}q${r(w * 0.4)} 4 ${r(w / 2)} ${r(w * 0.34)}`
          : `h${r(w)}`;
    const d = (grow: number, inset: number) =>
      `M${r(x - w / 2 + inset)} ${r(base)}l${r(lean)} ${-r(h - grow)}${round}l${-r(lean)} ${r(h - grow)}z`;
    plate.fill(inks.trim, d(0, 0));
    plate.fill(inks.wall, d(0, 4));
  }
}

function mausoleum(site: Site, [x, base, w]: Spot): void {
  const { plate, inks } = site;
  const h = w * 0.62;
  wall(site, [x, base - h, w, h], { depth: w * 0.3 });
  gableFront(site, [x - 6, base - h, w + 12, w * 0.3], { depth: w * 0.3, over: 8 });
  plate.fill(inks.trim, rect([x - 8, base - h, w + 16, 7]));
  plate.fill(inks.dark, arch([x + w * 0.34, base - h * 0.74, w * 0.32, h * 0.74]));
  columns(site, { x: x + w * 0.12, w: w * 0.76, top: base - h + 7, bottom: base }, { count: 4, thick: w * 0.07 });
  site.door = { x: x + w * 0.36, y: base - h * 0.7, w: w * 0.28, h: h * 0.7 };
  steps(site, [x + w / 2, base + 12, w * 1.05], { count: 2, rise: 6 });
}

export function angel(site: Site, x: number, base: number): void {
  const { plate, inks } = site;
  plate.fill(inks.wall, rect([x - 30, base - 54, 60, 54]) + rect([x - 36, base - 60, 72, 8]));
  plate.fill(inks.trim, `M${x - 16} ${base - 60}q2 -60 10 -74q6 -8 12 0q8 14 10 74z` + disc(x, base - 146, 11));
  plate.fill(
    inks.trim,
    `M${x - 4} ${base - 128}q-34 -44 -50 -30q0 40 40 70zM${x + 4} ${base - 128}q34 -44 50 -30q0 40 -40 70z`,
  );
  plate.fill(inks.shade, `M${x + 2} ${base - 60}q6 -40 2 -78q6 0 8 8q6 30 4 70z`);
}

export const archCemetery: Silhouette = {
  phrase: "headstones under an iron cemetery arch",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 700V612Q200 566 480 560T900 590T1200 620V700z");
    mausoleum(site, [random.pick([280, 780]), 590, 130]);
    for (let i = 0; i < 9; i++) {
      const x = 90 + i * 122 + random.between(-24, 24);
      if (Math.abs(x - 600) > 120) headstone(site, [x, 600 + Math.abs(x - 600) * 0.02, random.between(30, 44)]);
    }
    bareTree(
      { plate, ink: inks.roof, random },
      [random.pick([460, 730]), 590, random.int(230, 270)],
      random.between(-0.1, 0.1),
    );
    knoll(site, 640);
    plate.fill(inks.path, "M560 800Q580 700 590 640H612Q624 700 700 800z", 0.5);
    angel(site, random.pick([250, 930]), 668);
    ironGate(site, [600, 662, 106]);
    lantern(site, random.pick([506, 694]), 672);
    for (const x of [130, 380, 800, 1080])
      headstone(site, [x + random.between(-30, 30), 690 + random.between(-6, 20), random.between(58, 76)]);
    site.ground = { x: 600, y: 668 };
  },
};

export const hillCemetery: Silhouette = {
  phrase: "a hillside graveyard about a bare tree",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V660Q240 600 440 540Q600 492 760 540Q960 600 1200 650V800z");
    bareTree({ plate, ink: inks.roof, random }, [640, 530, random.int(340, 380)], random.between(-0.12, 0.12));
    if (random.chance(0.55)) angel(site, random.pick([510, 770]), 548);
    else for (const x of [506, 772]) headstone(site, [x, 552, random.between(62, 84)]);
    for (let i = 0; i < 7; i++)
      headstone(site, [340 + i * 92 + random.between(-14, 14), 590 + random.between(-14, 18), random.between(34, 48)]);
    plate.fill(inks.ground, "M0 800V700Q240 650 480 640Q700 620 900 646T1200 690V800z");
    if (random.chance(0.55)) mausoleum(site, [random.pick([230, 840]), 664, 140]);
    else splitRail(site, { from: random.pick([40, 640]), to: random.pick([560, 1160]), y: 672, h: 46 }, inks.near);
    for (let i = 0; i < 6; i++)
      headstone(site, [120 + i * 190 + random.between(-30, 30), 706 + random.between(-16, 20), random.between(60, 84)]);
    lantern(site, random.pick([430, 760]), 690);
    site.ground = { x: 590, y: 672 };
  },
};

export const tombCity: Silhouette = {
  phrase: "a street of above-ground tombs",
  outdoors: true,
  setting: "open",
  bare: true,
  fits: ({ state, city }) => stateCode(state) === "LA" && /orleans|baton|lafayette/i.test(city),
  draw(site) {
    const { plate, inks, random } = site;
    knoll(site, 632, inks.shade);
    for (let i = 0; i < 6; i++) tomb(site, [110 + i * 170, 628, random.between(90, 116)], inks.shade);
    mossOak({ plate, ink: inks.roof, random }, [980, 640, 330]);
    knoll(site, 656);
    plate.fill(inks.path, "M480 800Q560 700 588 640H616Q640 700 740 800z", 0.5);
    for (const [x, w] of [
      [150, 150],
      [330, 130],
      [720, 136],
      [890, 156],
    ] as const)
      tomb(site, [x + random.between(-10, 10), 690, w], inks.wall);
    angel(site, 660, 672);
    lantern(site, 500, 700);
    site.ground = { x: 560, y: 690 };
  },
};

function tomb(site: Site, [x, base, w]: Spot, ink: string): void {
  const { plate, inks, random } = site;
  const h = w * random.between(1, 1.35);
  const kind = random.int(0, 2);
  wall(site, [x, base - h, w, h], { depth: w * 0.22, ink });
  plate.fill(inks.trim, rect([x - 6, base - h - 4, w + 12, 7]) + rect([x - 8, base - 10, w + 16, 10]));
  if (kind === 0) plate.fill(ink, poly(x - 4, base - h - 4, x + w / 2, base - h - w * 0.32, x + w + 4, base - h - 4));
  if (kind === 1) dome(site, [x + w / 2, base - h - 4, w, w * 0.34]);
  if (kind === 2) plate.fill(ink, rect([x + w * 0.2, base - h - w * 0.2, w * 0.6, w * 0.2]));
  const up = kind === 0 ? w * 0.32 : kind === 1 ? w * 0.34 : w * 0.2;
  plate.line([inks.trim, 4], `M${Math.round(x + w / 2)} ${Math.round(base - h - up)}v-26m-9 8h18`);
  plate.fill(inks.dark, arch([x + w * 0.24, base - h * 0.78, w * 0.52, h * 0.68]));
  plate.fill(inks.shade, rect([x + w * 0.3, base - h * 0.5, w * 0.4, h * 0.36]));
}
