import { CANDLE, PUMPKIN } from "../inks.ts";
import { columns, steps } from "../masonry.ts";
import { disc, poly, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze } from "../site.ts";
import { bareTree } from "../trees.ts";
import { ironGate, knoll, lampPost } from "./ground-features.ts";

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
    plate.line([inks.ghost, 4], "M566 800Q600 720 716 676", 0.5);
    for (const [x, base, h] of [
      [300, 690, 420],
      [930, 690, 440],
      [440, 640, 250],
      [850, 644, 260],
      [560, 612, 130],
      [760, 612, 140],
    ] as const)
      bareTree(
        { plate, ink: h > 300 ? inks.near : inks.roof, random },
        [x + random.between(-20, 20), base, h],
        x < 600 ? 0.16 : -0.16,
      );
    let poles = "";
    for (const [x, y, h] of [
      [210, 690, 270],
      [400, 648, 170],
      [520, 622, 100],
    ] as const)
      poles += `M${x} ${y}v${-h}M${x - h * 0.12} ${y - h * 0.9}h${h * 0.24}`;
    if (random.chance(0.6)) plate.line([inks.roof, 6], poles);
    plate.brush([CANDLE, 7], "M672 606h0M684 607h0");
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
    addWindow(site, [582, 570, 14, 18], { lit: true });
    glaze(site);
    plate.fill(inks.path, poly(606, 604, 622, 604, 860, 800, 330, 800));
    plate.line([inks.ghost, 5], "M612 620L604 660M602 680L596 720M594 740L588 800", 0.55);
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
    plate.line([inks.roof, 7], poles);
    plate.line([inks.roof, 2], wires);
    bareTree({ plate, ink: inks.near, random }, [random.int(230, 290), 680, random.int(380, 430)], 0.1);
    site.ground = { x: 500, y: 716 };
  },
};

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
      bareTree({ plate, ink: h > 250 ? inks.roof : inks.shade, random }, [x + random.between(-30, 30), 650, h]);
    plate.fill(inks.shade, rect([500, 470, 200, 140]));
    plate.fill(inks.roof, poly(470, 470, 600, 360, 730, 470));
    plate.fill(inks.dark, poly(620, 470, 600, 360, 730, 470));
    plate.line([inks.trim, 3], "M470 469L600 360", 0.8);
    plate.fill(inks.wall, rect([576, 334, 48, 34]));
    plate.fill(inks.roof, poly(564, 336, 600, 296, 636, 336));
    plate.line([inks.roof, 4], "M600 300v-30");
    plate.fill(inks.trim, rect([470, 468, 260, 6]));
    plate.fill(CANDLE, disc(600, 500, 9));
    plate.fill(PUMPKIN, disc(600, 500, 60), 0.16);
    let lace = "";
    for (let x = 484; x < 720; x += 24) lace += `M${x} 474q12 20 24 0`;
    plate.line([inks.trim, 3], lace, 0.8);
    columns(site, { x: 484, w: 232, top: 474, bottom: 606 }, { count: 6, thick: 9 });
    plate.bars(inks.trim, [490, 574, 222, 32], { thick: 2, gap: 10, opacity: 0.7 });
    plate.fill(inks.trim, rect([480, 572, 240, 4]));
    plate.fill(inks.wall, poly(470, 606, 730, 606, 742, 650, 458, 650));
    plate.fill(inks.trim, rect([468, 604, 264, 5]));
    steps(site, [600, 658, 80], { count: 5, rise: 10 });
    lampPost(site, [random.int(330, 370), 680, 190]);
    lampPost(site, [random.int(830, 880), 680, 190]);
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
    bareTree({ plate, ink: inks.roof, random }, [330, 656, random.int(420, 470)], 0.14);
    bareTree({ plate, ink: inks.roof, random }, [900, 652, random.int(380, 440)], -0.12);
    bareTree({ plate, ink: inks.shade, random }, [480, 630, 220]);
    bareTree({ plate, ink: inks.shade, random }, [780, 630, 240]);
    plate.fill(inks.far[0], "M420 700Q470 650 640 646Q830 650 870 690Q850 730 660 736Q450 736 420 700z");
    plate.brush([inks.moon, 4], "M520 680h110M560 694h60M600 708h130M500 706h40M700 680h60", 0.6);
    plate.fill(
      inks.roof,
      rect([540, 610, 130, 7]) +
        rect([540, 592, 130, 6]) +
        rect([540, 576, 130, 6]) +
        rect([548, 572, 7, 70]) +
        rect([655, 572, 7, 70]),
    );
    lampPost(site, [random.pick([500, 720]), 650, 200]);
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
        rect([x + 90, 330, 50, 120]) +
        poly(x + 82, 332, x + 115, 250, x + 148, 332) +
        rect([x + 14, 300, 14, 40]),
    );
    addWindow(site, [x + 42, 360, 16, 24], { lit: true });
    addWindow(site, [x + 108, 350, 14, 24], { shape: "arch", lit: random.chance(0.4) });
    glaze(site);
    plate.fill(
      inks.path,
      "M560 800Q620 700 590 660Q520 610 600 570Q680 540 626 500Q600 480 618 452H628Q620 480 650 500Q720 540 640 574Q580 606 640 660Q670 710 700 800z",
      0.7,
    );
    bareTree({ plate, ink: inks.roof, random }, [random.pick([400, 850]), 570, 220]);
    knoll(site, 680);
    ironGate(site, [600, 700, 118]);
    site.ground = { x: 430, y: 716 };
  },
};
