/** Places without a building of their own: cemeteries, battlefields, roads, parks. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { stateCode } from "../landscape-of-place.ts";
import { columns, door, steps, wall } from "../masonry.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { dome, gableFront } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site } from "../site.ts";
import { bareTree, mossOak } from "../trees.ts";
import { soldier } from "../uncanny-figures.ts";

function knoll(site: Site, y: number, ink = site.inks.ground): void {
  site.plate.fill(ink, `M0 800V${y + 46}Q300 ${y - 10} 620 ${y}T1200 ${y + 40}V800z`);
}

/** A headstone of one of five kinds standing on (x, base). */
export function headstone(site: Site, x: number, base: number, h: number): void {
  const { plate, inks, random } = site;
  const w = h * random.between(0.5, 0.62);
  const kind = random.int(0, 4);
  const lean = random.between(-4, 4);
  if (kind === 0) {
    plate.fill(
      inks.wall,
      rect(x - w * 0.14, base - h * 1.25, w * 0.28, h * 1.25) + rect(x - w * 0.48, base - h, w * 0.96, w * 0.26),
    );
    plate.fill(inks.trim, rect(x - w * 0.14, base - h * 1.25, 3, h * 1.25));
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
      ) + rect(x - w * 0.42, base - h * 0.22, w * 0.84, h * 0.22),
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

function mausoleum(site: Site, x: number, base: number, w: number): void {
  const { plate, inks } = site;
  const h = w * 0.62;
  wall(site, x, base - h, w, h, w * 0.3);
  gableFront(site, x - 6, base - h, w + 12, w * 0.3, w * 0.3, 8);
  plate.fill(inks.trim, rect(x - 8, base - h, w + 16, 7));
  plate.fill(inks.dark, arch(x + w * 0.34, base - h * 0.74, w * 0.32, h * 0.74));
  columns(site, x + w * 0.12, w * 0.76, 4, base - h + 7, base, w * 0.07);
  site.door = { x: x + w * 0.36, y: base - h * 0.7, w: w * 0.28, h: h * 0.7 };
  steps(site, x + w / 2, base + 12, w * 1.05, 2, 6);
}

/** A small lantern left burning on the ground: the one warm light where there is no window. */
function lantern(site: Site, x: number, base: number): void {
  const { plate, inks } = site;
  plate.fill(PUMPKIN, disc(x, base - 14, 54), 0.13);
  plate.fill(PUMPKIN, disc(x, base - 14, 28), 0.2);
  plate.fill(CANDLE, rect(x - 7, base - 26, 14, 22));
  plate.fill(inks.near, rect(x - 10, base - 5, 20, 6) + poly(x - 11, base - 26, x, base - 36, x + 11, base - 26));
  plate.line(inks.near, 2, `M${Math.round(x)} ${base - 26}v22`);
}

function angel(site: Site, x: number, base: number): void {
  const { plate, inks } = site;
  plate.fill(inks.wall, rect(x - 30, base - 54, 60, 54) + rect(x - 36, base - 60, 72, 8));
  plate.fill(inks.trim, `M${x - 16} ${base - 60}q2 -60 10 -74q6 -8 12 0q8 14 10 74z` + disc(x, base - 146, 11));
  plate.fill(
    inks.trim,
    `M${x - 4} ${base - 128}q-34 -44 -50 -30q0 40 40 70zM${x + 4} ${base - 128}q34 -44 50 -30q0 40 -40 70z`,
  );
  plate.fill(inks.shade, `M${x + 2} ${base - 60}q6 -40 2 -78q6 0 8 8q6 30 4 70z`);
}

function ironGate(site: Site, cx: number, base: number, half: number): void {
  const { plate, inks } = site;
  for (const x of [cx - half - 34, cx + half]) {
    plate.fill(inks.wall, rect(x, base - 150, 34, 150));
    plate.fill(inks.shade, rect(x + 22, base - 150, 12, 150));
    plate.fill(inks.trim, rect(x - 5, base - 158, 44, 9));
    plate.fill(inks.wall, disc(x + 17, base - 170, 12));
  }
  const top = base - 158;
  plate.line(
    inks.roof,
    6,
    `M${cx - half} ${top}Q${cx - half} ${top - 104} ${cx} ${top - 108}Q${cx + half} ${top - 104} ${cx + half} ${top}M${cx - half} ${top + 8}Q${cx - half + 20} ${top - 78} ${cx} ${top - 80}Q${cx + half - 20} ${top - 78} ${cx + half} ${top + 8}`,
  );
  let bars = "";
  for (let i = 1; i < 8; i++) {
    const a = (Math.PI * i) / 8;
    bars += `M${Math.round(cx - Math.cos(a) * half * 0.9)} ${Math.round(top - Math.sin(a) * 84)}l${Math.round(-Math.cos(a) * 8)} ${Math.round(-Math.sin(a) * 24)}`;
  }
  for (let x = 10; x < half * 0.62; x += 14)
    bars += `M${cx - half + x} ${base}v${-118 - Math.round(x * 0.5)}M${cx + half - x} ${base}v${-118 - Math.round(x * 0.5)}`;
  plate.line(
    inks.roof,
    4,
    `${bars}M${cx - half} ${base - 24}h${Math.round(half * 0.64)}M${cx + half} ${base - 24}h${-Math.round(half * 0.64)}M${cx - half} ${base - 100}h${Math.round(half * 0.64)}M${cx + half} ${base - 100}h${-Math.round(half * 0.64)}`,
  );
  plate.line(inks.roof, 4, `M${cx} ${top - 108}v-34M${cx - 11} ${top - 130}h22`);
}

export const archCemetery: Silhouette = {
  phrase: "headstones under an iron cemetery arch",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 700V612Q200 566 480 560T900 590T1200 620V700z");
    mausoleum(site, random.pick([280, 780]), 590, 130);
    for (let i = 0; i < 9; i++) {
      const x = 90 + i * 122 + random.between(-24, 24);
      if (Math.abs(x - 600) > 120) headstone(site, x, 600 + Math.abs(x - 600) * 0.02, random.between(30, 44));
    }
    bareTree(plate, inks.roof, random, random.pick([460, 730]), 590, random.int(230, 270), random.between(-0.1, 0.1));
    knoll(site, 640);
    plate.fill(inks.path, "M560 800Q580 700 590 640H612Q624 700 700 800z", 0.5);
    angel(site, random.pick([250, 930]), 668);
    ironGate(site, 600, 662, 106);
    lantern(site, random.pick([506, 694]), 672);
    for (const x of [130, 380, 800, 1080])
      headstone(site, x + random.between(-30, 30), 690 + random.between(-6, 20), random.between(58, 76));
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
    bareTree(plate, inks.roof, random, 640, 530, random.int(340, 380), random.between(-0.12, 0.12));
    angel(site, random.pick([510, 770]), 548);
    for (let i = 0; i < 7; i++)
      headstone(site, 340 + i * 92 + random.between(-14, 14), 590 + random.between(-14, 18), random.between(34, 48));
    plate.fill(inks.ground, "M0 800V700Q240 650 480 640Q700 620 900 646T1200 690V800z");
    mausoleum(site, random.pick([230, 840]), 664, 140);
    for (let i = 0; i < 6; i++)
      headstone(site, 120 + i * 190 + random.between(-30, 30), 706 + random.between(-16, 20), random.between(60, 84));
    lantern(site, random.pick([430, 760]), 690);
    site.ground = { x: 590, y: 672 };
  },
};

export const tombCity: Silhouette = {
  phrase: "a street of above-ground tombs",
  outdoors: true,
  setting: "open",
  fits: ({ state, city }) => stateCode(state) === "LA" && /orleans|baton|lafayette/i.test(city),
  draw(site) {
    const { plate, inks, random } = site;
    knoll(site, 632, inks.shade);
    for (let i = 0; i < 6; i++) tomb(site, 110 + i * 170, 628, random.between(90, 116), inks.shade);
    mossOak(plate, inks.roof, random, 980, 640, 330);
    knoll(site, 656);
    plate.fill(inks.path, "M480 800Q560 700 588 640H616Q640 700 740 800z", 0.5);
    for (const [x, w] of [
      [150, 150],
      [330, 130],
      [720, 136],
      [890, 156],
    ] as const)
      tomb(site, x + random.between(-10, 10), 690, w, inks.wall);
    angel(site, 660, 672);
    lantern(site, 500, 700);
    site.ground = { x: 560, y: 690 };
  },
};

function tomb(site: Site, x: number, base: number, w: number, ink: string): void {
  const { plate, inks, random } = site;
  const h = w * random.between(1, 1.35);
  const kind = random.int(0, 2);
  wall(site, x, base - h, w, h, w * 0.22, ink);
  plate.fill(inks.trim, rect(x - 6, base - h - 4, w + 12, 7) + rect(x - 8, base - 10, w + 16, 10));
  if (kind === 0) plate.fill(ink, poly(x - 4, base - h - 4, x + w / 2, base - h - w * 0.32, x + w + 4, base - h - 4));
  if (kind === 1) dome(site, x + w / 2, base - h - 4, w, w * 0.34);
  if (kind === 2) plate.fill(ink, rect(x + w * 0.2, base - h - w * 0.2, w * 0.6, w * 0.2));
  const up = kind === 0 ? w * 0.32 : kind === 1 ? w * 0.34 : w * 0.2;
  plate.line(inks.trim, 4, `M${Math.round(x + w / 2)} ${Math.round(base - h - up)}v-26m-9 8h18`);
  plate.fill(inks.dark, arch(x + w * 0.24, base - h * 0.78, w * 0.52, h * 0.68));
  plate.fill(inks.shade, rect(x + w * 0.3, base - h * 0.5, w * 0.4, h * 0.36));
}

function cannon(site: Site, x: number, base: number, size: number, dir = 1): void {
  const { plate, inks } = site;
  const q = (v: number) => Math.round(v * size);
  plate.fill(
    inks.roof,
    poly(
      x - dir * q(86),
      base + 2,
      x - dir * q(80),
      base - q(8),
      x + dir * q(6),
      base - q(46),
      x + dir * q(6),
      base - q(30),
    ),
  );
  plate.fill(
    inks.roof,
    poly(
      x - dir * q(52),
      base - q(62),
      x + dir * q(78),
      base - q(84),
      x + dir * q(82),
      base - q(66),
      x - dir * q(48),
      base - q(38),
    ),
  );
  plate.fill(inks.roof, disc(x - dir * q(56), base - q(50), q(9)));
  plate.line(inks.trim, 3, `M${x - dir * q(50)} ${base - q(61)}L${x + dir * q(78)} ${base - q(83)}`, 0.9);
  plate.line(
    inks.roof,
    q(7),
    `M${x - q(40)} ${base - q(40)}a${q(40)} ${q(40)} 0 1 1 ${q(80)} 0a${q(40)} ${q(40)} 0 1 1 ${-q(80)} 0`,
  );
  let spokes = "";
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI * i) / 6;
    spokes += `M${x - Math.round(Math.cos(a) * q(38))} ${base - q(40) - Math.round(Math.sin(a) * q(38))}L${x + Math.round(Math.cos(a) * q(38))} ${base - q(40) + Math.round(Math.sin(a) * q(38))}`;
  }
  plate.line(inks.roof, q(4), spokes);
  plate.fill(inks.trim, disc(x, base - q(40), q(7)));
}

export function splitRail(site: Site, x0: number, x1: number, y: number, h: number, ink = site.inks.roof): void {
  let posts = "";
  let rails = "";
  const zig = 62;
  for (let x = x0, i = 0; x < x1; x += zig, i++) {
    const a = i % 2 ? 8 : 0;
    posts += `M${x - 9} ${y + 4}l18 ${-h - 8}M${x + 9} ${y + 4}l-18 ${-h - 8}`;
    for (const k of [0.25, 0.55, 0.85]) rails += `M${x - 6} ${Math.round(y - h * k + a)}l${zig + 12} ${i % 2 ? -8 : 8}`;
  }
  site.plate.line(ink, 5, rails);
  site.plate.line(ink, 5, posts);
}

export const cannonField: Silhouette = {
  phrase: "cannon behind a worm fence on an old battlefield",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V630Q300 590 620 600T1200 640V800z");
    const mx = random.pick([430, 800]);
    plate.fill(
      inks.wall,
      poly(mx - 16, 380, mx, 350, mx + 16, 380, mx + 26, 560, mx - 26, 560) +
        rect(mx - 44, 560, 88, 24) +
        rect(mx - 60, 584, 120, 24),
    );
    plate.fill(
      inks.trim,
      poly(mx - 16, 380, mx, 350, mx - 3, 560, mx - 26, 560) + rect(mx - 60, 584, 120, 3) + rect(mx - 44, 560, 88, 3),
    );
    bareTree(plate, inks.roof, random, mx > 600 ? 300 : 950, 612, random.int(230, 280));
    splitRail(site, 60, 1150, 622, 44, inks.roof);
    knoll(site, 660);
    const dir = mx > 600 ? 1 : -1;
    cannon(site, 600 - dir * 60, 704, 1.75, dir);
    if (random.chance(0.7)) cannon(site, 600 + dir * 330, 664, 1, dir);
    if (random.chance(0.5)) cannon(site, 600 - dir * 400, 668, 1, dir);
    lantern(site, 600 + dir * 60, 700);
    site.ground = { x: mx, y: 650 };
  },
};

export const monumentField: Silhouette = {
  phrase: "a soldiers' monument and guns above a stone wall",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V640Q280 600 560 560Q700 548 860 590T1200 640V800z");
    const x = 600;
    plate.fill(
      inks.wall,
      rect(x - 34, 330, 68, 180) + rect(x - 44, 322, 88, 12) + rect(x - 60, 510, 120, 34) + rect(x - 84, 544, 168, 26),
    );
    plate.fill(inks.shade, rect(x + 12, 334, 22, 176) + rect(x + 24, 510, 36, 34) + rect(x + 36, 544, 48, 26));
    plate.fill(inks.trim, rect(x - 44, 322, 88, 4) + rect(x - 60, 510, 120, 4) + rect(x - 84, 544, 168, 4));
    plate.fill(inks.roof, soldier(x, 324, 124));
    for (const s of [-1, 1]) cannon(site, x + s * random.int(210, 240), 600, 1.15, s);
    knoll(site, 650);
    let stones = "";
    for (let i = 0; i < 34; i++)
      stones += `M${i * 36 + random.int(-4, 4)} ${656 + Math.round(Math.abs(i - 17) * 0.7)}a16 ${random.int(10, 15)} 0 0 1 34 0z`;
    plate.fill(inks.roof, stones);
    bareTree(plate, inks.roof, random, random.pick([180, 1010]), 660, random.int(280, 340));
    lantern(site, 640, 584);
    site.ground = { x: 440, y: 690 };
  },
};

export const windingRoad: Silhouette = {
  phrase: "a lonely road winding away under bare trees",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    knoll(site, 612, inks.shade);
    plate.fill(
      inks.path,
      "M420 800Q520 700 680 668Q800 644 690 622Q640 612 640 600H654Q664 610 720 620Q860 646 760 684Q690 720 720 800z",
    );
    plate.line(inks.ghost, 4, "M566 800Q600 720 716 676", 0.5);
    for (const [x, base, h] of [
      [300, 690, 420],
      [930, 690, 440],
      [440, 640, 250],
      [850, 644, 260],
      [560, 612, 130],
      [760, 612, 140],
    ] as const)
      bareTree(
        plate,
        h > 300 ? inks.near : inks.roof,
        random,
        x + random.between(-20, 20),
        base,
        h,
        x < 600 ? 0.16 : -0.16,
      );
    let poles = "";
    for (const [x, y, h] of [
      [210, 690, 270],
      [400, 648, 170],
      [520, 622, 100],
    ] as const)
      poles += `M${x} ${y}v${-h}M${x - h * 0.12} ${y - h * 0.9}h${h * 0.24}`;
    if (random.chance(0.6)) plate.line(inks.roof, 6, poles);
    plate.brush(CANDLE, 7, "M672 606h0M684 607h0");
    plate.fill(PUMPKIN, disc(678, 606, 26), 0.2);
    site.ground = { x: 640, y: 716 };
  },
};

export const crossroads: Silhouette = {
  phrase: "a straight road running under a dark rise to a single lit farmhouse",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    knoll(site, 604, inks.shade);
    plate.fill(
      inks.roof,
      poly(560, 606, 560, 560, 590, 532, 620, 560, 620, 606) + poly(620, 606, 620, 572, 650, 572, 650, 606),
    );
    addWindow(site, 582, 570, 14, 18, "sash", true);
    glaze(site);
    plate.fill(inks.path, poly(606, 604, 622, 604, 860, 800, 330, 800));
    plate.line(inks.ghost, 5, "M612 620L604 660M602 680L596 720M594 740L588 800", 0.55);
    let poles = "";
    let wires = "";
    let prev: [number, number] | undefined;
    for (const s of [1, 0.62, 0.4, 0.26, 0.17]) {
      const x = Math.round(616 + 430 * s);
      const top = Math.round(606 + 110 * s - 460 * s);
      poles += `M${x} ${Math.round(606 + 110 * s)}V${top}M${Math.round(x - 46 * s)} ${Math.round(top + 24 * s)}h${Math.round(92 * s)}`;
      if (prev)
        wires += `M${prev[0]} ${prev[1] + 12}Q${(prev[0] + x) / 2} ${Math.round((prev[1] + top) / 2 + 46 * s)} ${x} ${top + 8}`;
      prev = [x, top];
    }
    plate.line(inks.roof, 7, poles);
    plate.line(inks.roof, 2, wires);
    bareTree(plate, inks.near, random, random.int(230, 290), 680, random.int(380, 430), 0.1);
    site.ground = { x: 500, y: 716 };
  },
};

export function lampPost(site: Site, x: number, base: number, h: number): void {
  const { plate, inks } = site;
  const y = base - h;
  plate.fill(PUMPKIN, disc(x, y + 12, h * 0.26), 0.16);
  plate.fill(
    inks.near,
    rect(x - 3, y + 26, 6, h - 26) + rect(x - 9, base - 12, 18, 12) + rect(x - 6, base - h * 0.4, 12, 5),
  );
  plate.fill(CANDLE, poly(x - 11, y, x + 11, y, x + 7, y + 26, x - 7, y + 26));
  plate.fill(inks.near, poly(x - 14, y, x, y - 13, x + 14, y) + rect(x - 8, y + 25, 16, 4));
}

export const bandstand: Silhouette = {
  phrase: "a bandstand among lamps in an old park",
  outdoors: true,
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    knoll(site, 632, inks.shade);
    for (const [x, h] of [
      [250, 300],
      [960, 320],
      [380, 210],
      [860, 220],
    ] as const)
      bareTree(plate, h > 250 ? inks.roof : inks.shade, random, x + random.between(-30, 30), 650, h);
    plate.fill(inks.shade, rect(500, 470, 200, 140));
    plate.fill(inks.roof, poly(470, 470, 600, 360, 730, 470));
    plate.fill(inks.dark, poly(620, 470, 600, 360, 730, 470));
    plate.line(inks.trim, 3, "M470 469L600 360", 0.8);
    plate.fill(inks.wall, rect(576, 334, 48, 34));
    plate.fill(inks.roof, poly(564, 336, 600, 296, 636, 336));
    plate.line(inks.roof, 4, "M600 300v-30");
    plate.fill(inks.trim, rect(470, 468, 260, 6));
    plate.fill(CANDLE, disc(600, 500, 9));
    plate.fill(PUMPKIN, disc(600, 500, 60), 0.16);
    let lace = "";
    for (let x = 484; x < 720; x += 24) lace += `M${x} 474q12 20 24 0`;
    plate.line(inks.trim, 3, lace, 0.8);
    columns(site, 484, 232, 6, 474, 606, 9);
    plate.bars(inks.trim, 490, 574, 222, 32, 2, 10, 0.7);
    plate.fill(inks.trim, rect(480, 572, 240, 4));
    plate.fill(inks.wall, poly(470, 606, 730, 606, 742, 650, 458, 650));
    plate.fill(inks.trim, rect(468, 604, 264, 5));
    steps(site, 600, 658, 80, 5, 10);
    lampPost(site, random.int(330, 370), 680, 190);
    lampPost(site, random.int(830, 880), 680, 190);
    site.ground = { x: 440, y: 700 };
  },
};

export const parkGate: Silhouette = {
  phrase: "tall park trees over a still pond and an empty bench",
  outdoors: true,
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    knoll(site, 620, inks.shade);
    bareTree(plate, inks.roof, random, 330, 656, random.int(420, 470), 0.14);
    bareTree(plate, inks.roof, random, 900, 652, random.int(380, 440), -0.12);
    bareTree(plate, inks.shade, random, 480, 630, 220);
    bareTree(plate, inks.shade, random, 780, 630, 240);
    plate.fill(inks.far[0], "M420 700Q470 650 640 646Q830 650 870 690Q850 730 660 736Q450 736 420 700z");
    plate.brush(inks.moon, 4, "M520 680h110M560 694h60M600 708h130M500 706h40M700 680h60", 0.6);
    plate.fill(
      inks.roof,
      rect(540, 610, 130, 7) +
        rect(540, 592, 130, 6) +
        rect(540, 576, 130, 6) +
        rect(548, 572, 7, 70) +
        rect(655, 572, 7, 70),
    );
    lampPost(site, random.pick([500, 720]), 650, 200);
    site.ground = { x: 600, y: 640 };
  },
};

export const gateOnHill: Silhouette = {
  phrase: "an iron gate before a path to a dark house on a hill",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V650Q240 620 420 540Q560 440 640 440Q740 446 840 540Q980 620 1200 650V800z");
    const x = 570;
    plate.fill(
      inks.roof,
      poly(x, 450, x, 360, x + 50, 300, x + 100, 360, x + 100, 450) +
        rect(x + 90, 330, 50, 120) +
        poly(x + 82, 332, x + 115, 250, x + 148, 332) +
        rect(x + 14, 300, 14, 40),
    );
    addWindow(site, x + 42, 360, 16, 24, "sash", true);
    addWindow(site, x + 108, 350, 14, 24, "arch", random.chance(0.4));
    glaze(site);
    plate.fill(
      inks.path,
      "M560 800Q620 700 590 660Q520 610 600 570Q680 540 626 500Q600 480 618 452H628Q620 480 650 500Q720 540 640 574Q580 606 640 660Q670 710 700 800z",
      0.7,
    );
    bareTree(plate, inks.roof, random, random.pick([400, 850]), 570, 220);
    knoll(site, 680);
    ironGate(site, 600, 700, 118);
    door(site, -100, 0, 10, 10, false);
    site.door = undefined;
    site.ground = { x: 430, y: 716 };
  },
};
