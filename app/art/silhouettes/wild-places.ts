/** Places where nothing was built, or nothing is left: clearings, gorges, shores, lights on a ridge. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { disc, oval, type Point, poly, rect, track } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import type { Site } from "../site.ts";
import { bareTree, pine } from "../trees.ts";
import { knoll, lantern } from "./ground-features.ts";

/** Between which heights its trees stand, how far apart, and where none do. */
type Woods = { base: number; low: number; high: number; gap: number; skip?: Point };

export const woods = (site: Site, { base, low, high, gap, skip }: Woods): string => {
  let d = "";
  for (let x = 10; x < 1200; x += gap) {
    const at = x + site.random.int(-14, 14);
    if (skip && at > skip[0] && at < skip[1]) continue;
    d += pine(at, base + site.random.int(-6, 8), site.random.int(low, high));
  }
  return d;
};

export const ringClearing: Silhouette = {
  phrase: "a bare ring of earth in a clearing where nothing grows",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.far[2], woods(site, { base: 600, low: 190, high: 300, gap: 58 }));
    plate.fill(inks.shade, woods(site, { base: 636, low: 220, high: 340, gap: 92, skip: [420, 780] }));
    plate.fill(mix(inks.ground, inks.far[1], 0.3), "M0 800V640Q300 612 620 616T1200 640V800z");
    let tufts = "";
    for (let i = 0; i < 46; i++) {
      const a = (Math.PI * 2 * i) / 46;
      const [x, y] = [Math.round(600 + Math.cos(a) * 392), Math.round(690 + Math.sin(a) * 68)];
      tufts += `M${x - 9} ${y + 4}q2 -16 -4 -24q10 8 12 20q2 -18 9 -28q-2 18 3 32z`;
    }
    plate.fill(mix(inks.path, inks.ground, 0.1), oval([600, 690, 380, 62]));
    plate.fill(mix(inks.path, inks.ground, 0.42), oval([600, 692, 300, 46]));
    plate.fill(inks.near, tufts);
    let steps = "";
    for (let i = 0; i < 15; i++) {
      const a = -2.6 + i * 0.3;
      steps += oval([600 + Math.cos(a) * (340 + (i % 2) * 14), 690 + Math.sin(a) * (52 + (i % 2) * 3), 9, 5]);
    }
    plate.fill(inks.near, steps, 0.8);
    lantern(site, 690, 690);
    site.ground = { x: 520, y: 690 };
  },
};

/** An overlook, and lights that hang where no road runs. */
export const ridgeLights: Silhouette = {
  phrase: "an overlook with a railing, and lights hanging over the far ridge",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.far[2], "M0 700V470Q180 420 330 450Q520 500 700 430Q880 390 1010 440Q1110 470 1200 450V700z");
    plate.fill(inks.shade, "M0 720V560Q260 520 500 560Q760 600 960 550Q1090 520 1200 540V720z");
    for (let i = 0; i < 5; i++) {
      const [x, y, s] = [240 + i * 170 + random.int(-40, 40), random.int(372, 430), random.int(8, 13)];
      plate.fill(i % 2 ? CANDLE : PUMPKIN, disc(x, y, s * 4), 0.14);
      plate.fill(i % 2 ? CANDLE : PUMPKIN, disc(x, y, s * 2), 0.22);
      plate.fill(CANDLE, disc(x, y, s));
    }
    plate.fill(inks.ground, "M0 800V690Q300 650 640 656T1200 690V800z");
    plate.line(
      [inks.near, 8],
      "M60 690V630M220 676V616M380 668V606M540 664V602M700 664V602M860 668V608M1020 678V618M1160 690V632",
    );
    plate.line([inks.near, 6], "M40 636Q400 604 620 604T1180 638M40 662Q400 632 620 632T1180 664");
    plate.fill(inks.near, rect([566, 560, 10, 100]) + rect([540, 540, 76, 26]) + disc(578, 540, 13));
    plate.fill(inks.near, poly(616, 534, 640, 528, 640, 566, 616, 562));
    site.ground = { x: 420, y: 714 };
  },
};

export const railLight: Silhouette = {
  phrase: "a straight railroad track through the woods and one light far down the line",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.far[2], woods(site, { base: 620, low: 150, high: 240, gap: 52, skip: [540, 660] }));
    plate.fill(inks.shade, woods(site, { base: 650, low: 220, high: 360, gap: 74, skip: [450, 750] }));
    plate.fill(inks.ground, "M0 800V640Q300 624 600 622T1200 640V800z");
    plate.fill(mix(inks.ground, inks.path, 0.5), poly(588, 622, 612, 622, 800, 802, 400, 802));
    let ties = "";
    for (let i = 0, y = 632; y < 800; i++, y += 8 + i * 3) {
      const half = 10 + (y - 622) * 0.86;
      ties += `M${Math.round(600 - half)} ${y}h${Math.round(half * 2)}`;
    }
    plate.line([inks.near, 7], ties);
    plate.line([inks.trim, 4], "M595 622L470 802M605 622L730 802");
    plate.fill(PUMPKIN, disc(600, 596, 90), 0.14);
    plate.fill(PUMPKIN, disc(600, 596, 44), 0.22);
    plate.fill(CANDLE, disc(600, 596, 18));
    plate.fill("#ffffff", disc(600, 596, 8));
    plate.fill(inks.near, rect([832, 520, 8, 170]) + rect([800, 540, 60, 10]));
    plate.fill(inks.near, rect([790, 536, 24, 26]));
    plate.fill(PUMPKIN, disc(802, 549, 7));
    plate.line([inks.near, 5], "M210 700V430M170 452h80M176 474h68M0 470Q100 500 210 456Q340 480 520 560");
    site.ground = { x: 430, y: 700 };
  },
};

export const ferrisWheel: Silhouette = {
  phrase: "a rusted Ferris wheel and swing ride in an abandoned amusement park",
  setting: "wild",
  outdoors: true,
  peak: 150,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, woods(site, { base: 650, low: 90, high: 150, gap: 70 }));
    knoll(site, 646);
    const [cx, cy, r] = [470, 400, 220];
    plate.line([inks.roof, 7], `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`);
    plate.line([inks.roof, 4], `M${cx - 190} ${cy}a190 190 0 1 1 380 0a190 190 0 1 1 -380 0`);
    let spokes = "";
    let cars = "";
    for (let i = 0; i < 12; i++) {
      const a = (Math.PI * i) / 6 + 0.2;
      const [x, y] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
      spokes += track(cx, cy, x, y);
      if (i !== 4)
        cars += `M${Math.round(x - 17)} ${Math.round(y + 6)}h34l-5 24h-24zM${Math.round(x - 2)} ${Math.round(y - 4)}h4v12h-4z`;
    }
    plate.line([inks.roof, 3], spokes);
    plate.fill(inks.near, cars);
    plate.line([inks.trim, 3], `M${cx - r} ${cy}a${r} ${r} 0 0 1 ${r} ${-r}`, 0.7);
    plate.line([inks.near, 12], `M${cx} ${cy}L${cx - 90} 668M${cx} ${cy}L${cx + 90} 668`);
    plate.fill(inks.near, disc(cx, cy, 17));
    plate.fill(PUMPKIN, disc(cx, cy, 30), 0.25);
    plate.fill(CANDLE, disc(cx, cy, 8));
    plate.fill(inks.near, rect([876, 410, 12, 256]));
    plate.fill(inks.roof, poly(770, 430, 882, 380, 994, 430, 980, 444, 784, 444));
    plate.line([inks.trim, 3], "M772 429L882 380", 0.7);
    let chains = "";
    let seats = "";
    for (const [x, sway] of [
      [790, -30],
      [830, -14],
      [932, 10],
      [972, 26],
    ] as const) {
      chains += `M${x} 440l${sway} 130m22 0l${-sway} -130`;
      seats += rect([x + sway - 2, 568, 26, 8]);
    }
    plate.line([inks.near, 2.5], chains);
    plate.fill(inks.near, seats);
    bareTree({ plate, ink: inks.roof, random }, [1080, 660, 240], -0.1);
    site.ground = { x: 690, y: 704 };
  },
};

export const cellarHole: Silhouette = {
  phrase: "a chimney and a cellar wall left in the woods",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks, random } = site;
    let trunks = "";
    for (let i = 0; i < 24; i++) {
      const x = i * 52 + random.int(-16, 16);
      trunks += rect([x, 150 + random.int(0, 120), random.int(5, 11), 520]);
    }
    plate.fill(inks.far[2], trunks, 0.6);
    bareTree({ plate, ink: inks.shade, random }, [300, 656, 380], 0.05);
    bareTree({ plate, ink: inks.shade, random }, [930, 656, 340], -0.05);
    knoll(site, 640);
    plate.fill(inks.wall, poly(540, 660, 548, 480, 566, 440, 570, 330, 640, 330, 644, 440, 664, 480, 672, 660));
    plate.fill(inks.shade, poly(620, 660, 620, 330, 640, 330, 644, 440, 664, 480, 672, 660));
    plate.fill(inks.near, "M572 660V590a34 30 0 0 1 68 0V660z");
    plate.fill(PUMPKIN, disc(606, 640, 50), 0.2);
    plate.fill(CANDLE, "M594 658q-4 -22 12 -36q14 18 8 36z");
    let stones = "";
    for (const [x0, x1, y, tall] of [
      [260, 536, 672, 4],
      [676, 930, 672, 3],
    ] as const)
      for (let row = 0; row < tall; row++)
        for (let x = x0 + (row % 2) * 14; x < x1 - row * 20; x += 34)
          stones += `M${x} ${y - row * 17}v-9q2 -7 9 -7h14q8 0 9 7v9z`;
    plate.fill(inks.roof, stones);
    plate.line([inks.shade, 3], "M560 500h30M556 540h24M600 470h30M640 520h16M590 380h26M600 420h34");
    plate.fill(inks.near, "M0 800V716Q260 690 560 700T1200 712V800z", 0.5);
    site.ground = { x: 440, y: 706 };
  },
};

export const prairieMarkers: Silhouette = {
  phrase: "white markers scattered down a grass hill below a granite monument",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V640Q300 560 560 470Q640 450 720 474Q920 560 1200 620V800z");
    plate.fill(inks.wall, poly(606, 470, 618, 372, 662, 372, 674, 470) + rect([594, 470, 92, 16]));
    plate.fill(
      inks.trim,
      poly(606, 470, 618, 372, 630, 372, 624, 470) + rect([612, 366, 56, 7]) + rect([594, 470, 92, 4]),
    );
    plate.line(
      [inks.near, 3],
      "M500 506L560 486M500 506v-26M530 496v-26M560 486v-26M720 490v-26M760 502v-26M720 490l40 12M500 492l60 -20M720 474l40 14",
    );
    let stones = "";
    for (let i = 0; i < 34; i++) {
      const t = random.next();
      const y = 510 + t * 190;
      const x = 640 + (random.next() - 0.5) * (220 + t * 800);
      const s = 8 + t * 15;
      stones += `M${Math.round(x)} ${Math.round(y)}v${-Math.round(s)}a${Math.round(s * 0.36)} ${Math.round(s * 0.36)} 0 0 1 ${Math.round(s * 0.72)} 0v${Math.round(s)}z`;
    }
    plate.fill(inks.trim, stones);
    let grass = "";
    for (let i = 0; i < 40; i++) grass += `M${random.int(0, 1200)} ${random.int(600, 760)}q3 -14 10 -20`;
    plate.brush([inks.near, 3], grass, 0.7);
    lantern(site, 560, 600);
    site.ground = { x: 400, y: 690 };
  },
};

/** Two steep wooded banks, a creek, stairs that lead nowhere. */
export const darkHollow: Silhouette = {
  phrase: "a dark wooded hollow with old stone stairs climbing out of it",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.far[2], woods(site, { base: 560, low: 150, high: 250, gap: 64 }));
    plate.fill(
      inks.shade,
      "M0 800V470Q180 470 330 560Q430 640 560 690V800zM1200 800V440Q1010 450 880 550Q760 640 640 690V800z",
    );
    bareTree({ plate, ink: inks.roof, random }, [190, 520, 320], 0.12);
    bareTree({ plate, ink: inks.roof, random }, [1030, 500, 330], -0.12);
    plate.fill(inks.ground, "M0 800V690Q300 664 600 684T1200 690V800z");
    for (let i = 0; i < 11; i++) {
      const [w, y] = [150 - i * 8, 700 - i * 19];
      const x = 700 + i * 22;
      plate.fill(i % 2 ? inks.wall : mix(inks.wall, inks.trim, 0.2), rect([x - w / 2, y - 19, w, 19]));
      plate.fill(inks.trim, rect([x - w / 2, y - 19, w, 3]), 0.8);
    }
    plate.fill(inks.far[1], "M520 690Q470 730 520 760Q560 790 500 812H660Q640 780 590 756Q560 730 590 690z");
    plate.brush([inks.skyLow, 3], "M526 712h40M530 740h46M548 772h60", 0.6);
    lantern(site, 640, 692);
    site.ground = { x: 420, y: 704 };
  },
};

/** Two columns and a wall with empty windows, kept as a ruin. */
export const ruinedPortico: Silhouette = {
  phrase: "a roofless ruin with four columns still standing",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V640Q300 590 620 596T1200 640V800z");
    plate.raw(
      `<path fill="${inks.wall}" fill-rule="evenodd" d="M330 650V420l40 -30h70l20 26h90V352h110V420h80l30 -40h60l20 60V650zM360 450h34v80h-34zM440 450h34v80h-34zM720 450h34v80h-34zM790 450h34v80h-34zM360 560h34v70h-34zM440 560h34v70h-34zM720 560h34v70h-34zM790 560h34v70h-34z"/>`,
    );
    plate.fill(inks.dark, rect([560, 520, 80, 130]));
    plate.fill(PUMPKIN, disc(600, 610, 60), 0.2);
    plate.fill(CANDLE, rect([592, 596, 16, 26]));
    plate.fill(inks.trim, rect([500, 376, 126, 16]) + rect([500, 392, 210, 8]));
    plate.fill(inks.wall, poly(500, 376, 560, 340, 626, 376));
    for (const x of [508, 570, 632, 694]) {
      const top = x === 694 ? 470 : 400;
      plate.fill(
        inks.trim,
        rect([x - 10, top, 20, 650 - top]) + rect([x - 15, top, 30, 8]) + rect([x - 15, 640, 30, 10]),
      );
      plate.fill(inks.far[2], rect([x + 2, top, 8, 650 - top]));
    }
    plate.brush([inks.roof, 6], "M330 430q-20 60 10 110t-14 110M880 460q16 70 -6 110t10 80M450 410q10 40 -6 60", 0.8);
    bareTree({ plate, ink: inks.roof, random }, [random.pick([240, 980]), 640, 280]);
    plate.fill(inks.ground, "M0 800V674Q300 650 620 656T1200 676V800z");
    plate.fill(inks.roof, "M400 676l30 -18l40 6l10 16zM770 680l16 -22l50 4l8 20z");
    site.ground = { x: 450, y: 704 };
  },
};
