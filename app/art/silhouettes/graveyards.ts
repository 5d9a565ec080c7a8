/** More ways to bury the dead: obelisks, table stones, the prairie fence, a chapel. */
import { mix, PUMPKIN } from "../inks.ts";
import { stateCode } from "../landscape-of-place.ts";
import { wall } from "../masonry.ts";
import { arch, disc, lancet, poly, rect, type Spot } from "../plate.ts";
import { gableFront, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import type { Site } from "../site.ts";
import { bareTree, mossOak } from "../trees.ts";
import { angel, headstone } from "./cemeteries.ts";
import { knoll, lantern } from "./ground-features.ts";

const SOUTH = new Set("AL FL GA LA MS NC SC".split(" "));
const PLAINS = new Set("CO IA ID KS MN MT ND NE NM OK SD TX UT WY".split(" "));
const OLD_EAST = new Set("CT DE MA MD ME NH NJ NY PA RI VA VT".split(" "));

function obelisk(site: Site, [x, base, h]: Spot): void {
  const { plate, inks } = site;
  const w = h * 0.11;
  plate.fill(
    inks.wall,
    poly(
      x - w,
      base - h * 0.2,
      x - w * 0.6,
      base - h * 0.9,
      x,
      base - h,
      x + w * 0.6,
      base - h * 0.9,
      x + w,
      base - h * 0.2,
    ),
  );
  plate.fill(inks.trim, poly(x - w, base - h * 0.2, x - w * 0.6, base - h * 0.9, x, base - h, x - 1, base - h * 0.2));
  plate.fill(
    inks.wall,
    rect([x - w * 1.5, base - h * 0.2, w * 3, h * 0.12]) + rect([x - w * 2, base - h * 0.09, w * 4, h * 0.09]),
  );
  plate.fill(inks.trim, rect([x - w * 1.5, base - h * 0.2, w * 3, 3]) + rect([x - w * 2, base - h * 0.09, w * 4, 3]));
}

export const obeliskHill: Silhouette = {
  era: [1800, 1910],
  phrase: "obelisks and an angel on a terraced cemetery hill",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V650Q200 560 420 500Q600 460 800 500Q1000 560 1200 640V800z");
    for (const [x, b, h] of [
      [430, 520, 150],
      [760, 516, 170],
      [880, 550, 110],
      [330, 560, 100],
    ] as const)
      obelisk(site, [x + random.int(-14, 14), b, h + random.int(-16, 16)]);
    plate.fill(inks.ground, "M0 800V690Q240 610 520 590Q800 590 1000 620T1200 680V800z");
    plate.line([inks.trim, 4], "M60 668Q280 606 520 590Q800 590 1000 620L1150 662", 0.35);
    obelisk(site, [600, 620, random.int(290, 330)]);
    angel(site, random.pick([410, 790]), 628);
    for (const x of [250, 500, 700, 930]) headstone(site, [x + random.int(-16, 16), 646, random.int(40, 54)]);
    plate.fill(mix(inks.ground, inks.near, 0.3), "M0 800V730Q300 670 620 672T1200 724V800z");
    obelisk(site, [random.pick([180, 1010]), 716, 190]);
    for (const x of [330, 470, 730, 880]) headstone(site, [x + random.int(-20, 20), 716, random.int(58, 76)]);
    lantern(site, random.pick([560, 660]), 704);
    site.ground = { x: 600, y: 690 };
  },
};

export const tableStones: Silhouette = {
  phrase: "brick vaults and table stones under oaks hung with moss",
  outdoors: true,
  setting: "open",
  bare: true,
  fits: ({ state, city }) => SOUTH.has(stateCode(state)) && !/orleans/i.test(city),
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V640Q300 600 620 604T1200 640V800z");
    for (let i = 0; i < 7; i++) headstone(site, [240 + i * 116 + random.int(-20, 20), 626, random.int(34, 48)]);
    mossOak({ plate, ink: inks.roof, random }, [random.pick([820, 900]), 660, random.int(430, 470)]);
    knoll(site, 648);
    const table = (x: number, y: number, w: number) => {
      plate.fill(inks.trim, rect([x - w / 2, y - 50, w, 9]));
      plate.fill(inks.wall, rect([x - w / 2, y - 41, w, 5]));
      plate.fill(
        inks.wall,
        Array.from({ length: 3 }, (_, i) => rect([x - w / 2 + 8 + i * ((w - 26) / 2), y - 38, 10, 38])).join(""),
      );
    };
    const vault = (x: number, y: number, w: number) => {
      plate.fill(inks.wall, `M${x - w / 2} ${y}v-34a${w / 2} 44 0 0 1 ${w} 0v34z`);
      plate.fill(inks.shade, `M${x + w * 0.14} ${y}v-72q${w * 0.36} 6 ${w * 0.36} 38v34z`);
      plate.line([inks.trim, 4], `M${x - w / 2} ${y - 34}a${w / 2} 44 0 0 1 ${w / 2} -44`);
      plate.fill(inks.dark, arch([x - 18, y - 46, 32, 46]));
    };
    table(random.int(380, 420), 690, 130);
    vault(random.int(560, 600), 688, 130);
    table(random.int(720, 760), 704, 120);
    vault(random.int(200, 240), 700, 150);
    for (const x of [320, 480, 660, 880, 1000]) headstone(site, [x + random.int(-14, 14), 712, random.int(50, 70)]);
    lantern(site, 500, 706);
    mossOak({ plate, ink: inks.near, random }, [60, 770, 470]);
    site.ground = { x: 640, y: 716 };
  },
};

export const prairieGraves: Silhouette = {
  phrase: "a small prairie graveyard inside a wire fence, one wind-bent tree",
  outdoors: true,
  setting: "open",
  bare: true,
  fits: ({ state }) => PLAINS.has(stateCode(state)),
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V620Q300 570 640 560T1200 610V800z");
    bareTree(
      { plate, ink: inks.roof, random },
      [random.pick([300, 880]), 590, random.int(280, 330)],
      random.pick([-0.3, 0.3]),
    );
    for (let i = 0; i < 6; i++)
      headstone(site, [420 + i * 76 + random.int(-14, 14), 600 + random.int(-6, 6), random.int(30, 44)]);
    knoll(site, 630);
    for (let i = 0; i < 5; i++)
      headstone(site, [300 + i * 150 + random.int(-34, 34), 668 + random.int(-8, 8), random.int(50, 74)]);
    // The gate: two posts, a plank across, no name on it.
    plate.line([inks.near, 11], "M520 704V540M690 704V540M500 548H710");
    plate.fill(inks.near, rect([552, 556, 106, 26]));
    let posts = "";
    for (const x of [60, 170, 290, 410, 800, 920, 1040, 1150]) posts += `M${x} ${712 + random.int(-4, 4)}v-66`;
    plate.line([inks.near, 8], posts);
    plate.line(
      [inks.near, 2.5],
      "M0 664Q250 674 520 660M0 684Q250 694 520 682M690 660Q950 672 1200 662M690 682Q950 692 1200 684",
    );
    lantern(site, 606, 700);
    let grass = "";
    for (let i = 0; i < 34; i++) grass += `M${random.int(0, 1200)} ${random.int(660, 760)}q3 -18 12 -26`;
    plate.brush([inks.near, 3], grass, 0.8);
    site.ground = { x: 430, y: 690 };
  },
};

export const chapelYard: Silhouette = {
  phrase: "a small stone chapel among leaning slates",
  outdoors: true,
  setting: "open",
  fits: ({ state, houseName }) => OLD_EAST.has(stateCode(state)) || /chapel|church|hall/i.test(houseName),
  draw(site) {
    const { plate, inks, random } = site;
    const x = random.pick([420, 640]);
    plate.fill(inks.shade, "M0 800V630Q300 580 620 576T1200 620V800z");
    bareTree({ plate, ink: inks.roof, random }, [x > 600 ? 380 : 860, 600, random.int(320, 380)]);
    plate.fill(inks.shade, poly(x + 150, 450, x + 270, 466, x + 270, 604, x + 150, 612));
    plate.fill(inks.roof, poly(x + 75, 326, x + 190, 340, x + 292, 474, x + 162, 462));
    wall(site, [x, 450, 150, 162]);
    gableFront(site, [x, 452, 150, 116], { over: 14 });
    plate.fill(inks.wall, rect([x + 56, 290, 38, 60]));
    plate.fill(inks.dark, arch([x + 64, 300, 22, 36]));
    spire(site, [x + 75, 290, 56, 74], 24);
    plate.fill(inks.trim, lancet([x + 50, 500, 50, 112]));
    plate.fill(inks.dark, lancet([x + 56, 508, 38, 104]));
    plate.fill(PUMPKIN, disc(x + 75, 412, 34), 0.16);
    plate.fill(PUMPKIN, lancet([x + 62, 390, 26, 52]));
    plate.fill(inks.dark, lancet([x + 176, 500, 20, 60]) + lancet([x + 218, 504, 20, 58]));
    knoll(site, 622);
    for (let i = 0; i < 8; i++)
      headstone(site, [150 + i * 124 + random.int(-24, 24), 660 + random.int(-10, 8), random.int(40, 56)]);
    plate.fill(
      inks.roof,
      Array.from(
        { length: 34 },
        (_, i) => `M${i * 36 - 4} ${736 + random.int(-3, 3)}v-16q4 -12 16 -12h8q12 0 14 12v16z`,
      ).join(""),
    );
    for (const hx of [260, 520, 780, 980]) headstone(site, [hx + random.int(-30, 30), 712, random.int(58, 78)]);
    lantern(site, x > 600 ? 560 : 700, 690);
    site.ground = { x: 600, y: 700 };
  },
};
