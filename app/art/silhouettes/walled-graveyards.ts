/** Graveyards with something built around them: an adobe wall, a bank with a row of vaults, an iron gate. */
import { mix } from "../inks.ts";
import { stateCode } from "../landscape-of-place.ts";
import { columns, steps } from "../masonry.ts";
import { arch, poly, rect, type Spot } from "../plate.ts";
import { gableFront } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { bareTree } from "../trees.ts";
import { angel, headstone } from "./cemeteries.ts";
import { knoll, lantern } from "./ground-features.ts";

const SPANISH = new Set("AZ CA CO NM NV TX UT".split(" "));

export const spanishGraves: Silhouette = {
  phrase: "a desert graveyard of wooden and iron crosses behind an adobe wall",
  outdoors: true,
  setting: "open",
  fits: ({ state }) => SPANISH.has(stateCode(state)),
  draw(site) {
    const { plate, inks, random } = site;
    const adobe = mix(inks.wall, inks.trim, 0.2);
    plate.fill(inks.shade, "M0 800V630Q300 596 620 600T1200 630V800z");
    plate.fill(adobe, "M120 640V566Q300 560 470 562V640zM730 640V562Q900 558 1080 566V640z");
    plate.fill(inks.trim, "M120 566Q300 560 470 562v7Q300 567 120 573zM730 562Q900 558 1080 566v7Q900 565 730 569z");
    plate.fill(
      adobe,
      "M468 648V470q14 -2 22 -20q14 -34 44 -40l66 -10l66 10q30 6 44 40q8 18 22 20V648H668V540a68 68 0 0 0 -136 0V648z",
    );
    plate.line([inks.trim, 5], "M466 470q16 -2 24 -20q14 -34 44 -40l66 -10l66 10q30 6 44 40q8 18 24 20");
    plate.fill(inks.dark, arch([584, 416, 32, 46]));
    plate.fill(inks.trim, "M590 454q2 -24 10 -26q8 2 10 26z");
    plate.line([inks.roof, 5], "M600 400v-46M586 370h28");
    knoll(site, 650);
    const cross = ([x, y, h]: Spot, iron: boolean) => {
      const lean = random.int(-6, 6);
      const arm = Math.round(h * 0.3);
      plate.line(
        [iron ? inks.near : inks.trim, iron ? 5 : 9],
        `M${x} ${y}l${lean} ${-h}M${Math.round(x + lean * 0.7) - arm} ${y - Math.round(h * 0.7)}l${arm * 2} ${Math.round(-lean * 0.6)}`,
      );
      plate.fill(inks.wall, `M${x - 34} ${y + 6}q34 -22 68 0z`);
    };
    for (let i = 0; i < 8; i++)
      cross([150 + i * 128 + random.int(-24, 24), 672 + random.int(-8, 8), random.int(54, 76)], i % 3 === 1);
    for (let i = 0; i < 5; i++)
      cross([240 + i * 180 + random.int(-30, 30), 722 + random.int(-6, 10), random.int(84, 112)], i % 2 === 1);
    lantern(site, 560, 690);
    lantern(site, 780, 712);
    site.ground = { x: 640, y: 690 };
  },
};

export const vaultRow: Silhouette = {
  era: [1830, 1920],
  phrase: "a lane of mausoleums built into a bank",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V520Q160 440 420 430Q640 424 860 440Q1060 450 1200 520V800z");
    bareTree({ plate, ink: inks.roof, random }, [random.pick([380, 560, 820]), 440, random.int(230, 280)]);
    const vault = (x: number, w: number, kind: number) => {
      const h = w * 0.92;
      const top = 652 - h;
      plate.fill(inks.wall, rect([x, top, w, h]));
      if (kind === 0) gableFront(site, [x, top, w, w * 0.32], { over: 8 });
      if (kind === 1)
        plate
          .fill(inks.wall, `M${x} ${top}a${w / 2} ${w * 0.3} 0 0 1 ${w} 0z`)
          .line([inks.trim, 4], `M${x} ${top}a${w / 2} ${w * 0.3} 0 0 1 ${w} 0`);
      if (kind === 2) {
        plate.fill(
          inks.wall,
          poly(x + w * 0.1, top, x + w * 0.22, top - w * 0.42, x + w * 0.78, top - w * 0.42, x + w * 0.9, top),
        );
        plate.fill(inks.trim, rect([x + w * 0.14, top - w * 0.44, w * 0.72, 6]));
      }
      plate.fill(inks.trim, rect([x - 6, top, w + 12, 7]));
      plate.fill(
        inks.dark,
        kind === 2
          ? poly(x + w * 0.34, 652, x + w * 0.38, top + h * 0.34, x + w * 0.62, top + h * 0.34, x + w * 0.66, 652)
          : arch([x + w * 0.33, top + h * 0.28, w * 0.34, h * 0.72]),
      );
      if (kind === 0)
        columns(site, { x: x + w * 0.14, w: w * 0.72, top: top + 7, bottom: 650 }, { count: 4, thick: w * 0.07 });
      plate.bars(inks.trim, [x + w * 0.38, 652 - h * 0.44, w * 0.26, h * 0.44], { thick: 2, gap: 7, opacity: 0.6 });
      steps(site, [x + w / 2, 664, w * 0.6], { count: 2, rise: 6 });
    };
    const start = random.int(0, 2);
    for (let i = 0; i < 4; i++) vault(120 + i * 250, random.int(170, 196), (start + i) % 3);
    plate.fill(mix(inks.ground, inks.path, 0.4), "M0 800V664Q300 656 620 660T1200 668V800z");
    plate.fill(inks.ground, "M0 800V716Q300 700 620 706T1200 716V800z");
    for (const x of [60, 430, 690, 1120]) headstone(site, [x + random.int(-16, 16), 722, random.int(50, 70)]);
    lantern(site, random.pick([340, 590, 845]), 690);
    site.ground = { x: 560, y: 700 };
  },
};

export const gateWall: Silhouette = {
  phrase: "an iron gate in a long cemetery wall, white stones beyond the bars",
  outdoors: true,
  setting: "open",
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V580Q300 540 620 536T1200 576V800z");
    for (let i = 0; i < 10; i++)
      headstone(site, [80 + i * 116 + random.int(-20, 20), 590 + random.int(-16, 6), random.int(36, 56)]);
    bareTree({ plate, ink: inks.roof, random }, [random.pick([260, 930]), 584, random.int(300, 350)]);
    angel(site, 640, 606);
    // Stone piers, a wall to each side, double leaves of iron.
    for (const [x0, x1] of [
      [0, 440],
      [780, 1200],
    ] as const) {
      plate.fill(inks.wall, rect([x0, 600, x1 - x0, 80]));
      plate.fill(inks.trim, rect([x0, 594, x1 - x0, 8]));
      plate.bars(inks.near, [x0, 520, x1 - x0, 76], { thick: 4, gap: 13 });
      plate.fill(inks.near, rect([x0, 534, x1 - x0, 4]));
      plate.line([inks.shade, 3], `M${x0 + 40} 624h60M${x0 + 160} 648h70M${x0 + 280} 622h50`);
    }
    for (const x of [420, 730]) {
      plate.fill(inks.wall, rect([x, 430, 64, 250]));
      plate.fill(inks.shade, rect([x + 42, 430, 22, 250]));
      plate.fill(inks.trim, rect([x - 7, 424, 78, 10]) + rect([x - 5, 620, 74, 6]));
      plate.fill(inks.wall, `M${x + 12} 424q-6 -30 20 -44q26 14 20 44z`);
    }
    const open = random.chance(0.5);
    plate.bars(inks.near, [486, 468, open ? 90 : 122, 212], { thick: 5, gap: 13 });
    plate.bars(inks.near, [open ? 640 : 608, 468, open ? 90 : 122, 212], { thick: 5, gap: 13 });
    plate.line(
      [inks.near, 6],
      open
        ? "M484 468q60 6 96 40V680M732 468q-60 6 -96 40V680M484 620h94M638 620h94"
        : "M484 468q90 4 123 -54q33 58 125 54M484 620H732M607 430V680",
    );
    plate.fill(mix(inks.ground, inks.path, 0.5), "M490 680H726Q760 740 820 802H380Q450 740 490 680z");
    plate.fill(inks.ground, "M0 800V680H480Q440 740 380 802zM1200 800V680H732Q760 740 820 802z");
    lantern(site, random.pick([452, 762]), 384);
    site.ground = { x: 600, y: 700 };
  },
};
