/** Tunnels, caves, furnaces and mills. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { chimney, door, wall } from "../masonry.ts";
import { disc, lancet, poly, rect, track } from "../plate.ts";
import { gableFront } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { bareTree, pine } from "../trees.ts";

/** A railroad's stone portal; the timbered one belongs to miners. */
export const railTunnel: Silhouette = {
  phrase: "the stone portal of a railroad tunnel in a wooded cutting",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V480Q160 420 330 380Q480 300 600 296Q740 300 880 370Q1040 420 1200 470V800z");
    let trees = "";
    for (let i = 0; i < 9; i++)
      trees += pine(90 + i * 128 + random.int(-20, 20), 400 + Math.abs(i - 4) * 16, random.int(110, 170));
    plate.fill(inks.roof, trees);
    plate.fill(inks.ground, "M0 800V520Q200 500 340 560L440 700zM1200 800V520Q1000 500 860 560L760 700z");
    wall(site, [420, 380, 360, 310]);
    plate.fill(inks.trim, rect([406, 372, 388, 12]));
    plate.fill(inks.wall, rect([396, 420, 40, 270]) + rect([764, 420, 40, 270]));
    plate.fill(inks.trim, rect([390, 414, 52, 8]) + rect([758, 414, 52, 8]), 0.8);
    let stones = "";
    for (let y = 404, i = 0; y < 690; y += 26, i++) {
      stones += `M424 ${y}H776`;
      for (let x = 440 + (i % 2) * 24; x < 776; x += 48) stones += `M${x} ${y}v26`;
    }
    plate.line([inks.shade, 2], stones, 0.6);
    plate.fill(inks.trim, "M476 700V548a124 124 0 0 1 248 0V700z");
    plate.fill(inks.shade, "M482 700V548a118 118 0 0 1 236 0V700z");
    plate.fill(inks.near, "M496 700V550a104 104 0 0 1 208 0V700z");
    plate.fill(inks.trim, poly(584, 426, 616, 426, 610, 462, 590, 462));
    plate.fill(PUMPKIN, disc(612, 600, 54), 0.16);
    plate.fill(CANDLE, disc(612, 600, 8));
    plate.fill(inks.ground, "M300 800L520 690H680L900 800z");
    plate.line([inks.trim, 4], "M584 690L520 800M616 690L690 800", 0.8);
    let ties = "";
    for (let i = 0; i < 7; i++) ties += `M${574 - i * 12} ${700 + i * 16}h${56 + i * 26}`;
    plate.line([inks.near, 6], ties);
    site.ground = { x: 470, y: 716 };
  },
};

export const caveMouth: Silhouette = {
  phrase: "the wide mouth of a cave under a ledge of rock",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks, random } = site;
    // A bluff in ledges from edge to edge, wooded on top.
    let woods = "";
    for (let i = 0; i < 13; i++)
      woods += pine(30 + i * 96 + random.int(-20, 20), 400 + Math.abs(i - 6) * 9, random.int(90, 150));
    plate.fill(inks.roof, woods);
    plate.fill(
      inks.shade,
      "M0 800V452L90 430L180 442L250 400L390 388L470 356L640 350L780 372L850 398L990 404L1080 440L1200 448V800z",
    );
    plate.fill(
      inks.wall,
      "M0 800V452L90 430L180 442L250 400L390 388L470 356L560 352L430 430L380 500L300 560L270 660L280 800z",
    );
    plate.line([inks.trim, 4], "M0 452L90 430L180 442L250 400L390 388L470 356L640 350L780 372", 0.5);
    plate.line(
      [inks.roof, 5],
      "M0 520l110 -10l60 14l90 -16M0 590l80 6l90 -12l60 8M40 660l120 -8l70 10M900 470l90 12l110 -10l100 8M930 540l80 -8l90 12l100 -8M950 620l110 8l140 -10",
      0.8,
    );
    plate.fill(inks.near, "M330 700Q340 560 420 500Q520 452 620 470Q740 470 810 540Q860 600 870 700z");
    plate.line([inks.trim, 4], "M332 690Q340 560 420 500Q520 452 620 470Q740 470 810 540", 0.5);
    let teeth = "";
    for (let i = 0; i < 8; i++) {
      const x = 420 + i * 48;
      teeth += `M${x} ${490 - Math.round(Math.sin((i + 0.5) * 0.4) * 22)}l10 ${random.int(28, 54)}l10 ${-random.int(28, 50)}z`;
    }
    plate.fill(inks.shade, teeth);
    plate.fill(PUMPKIN, disc(600, 620, 92), 0.14);
    plate.fill(PUMPKIN, disc(600, 620, 46), 0.2);
    plate.fill(inks.near, rect([590, 634, 20, 30]));
    plate.fill(CANDLE, poly(591, 612, 609, 612, 606, 634, 594, 634));
    plate.fill(inks.ground, "M0 800V690Q300 660 620 676T1200 690V800z");
    plate.fill(inks.roof, "M360 700q10 -36 50 -34t50 34zM760 706q20 -44 64 -36t50 36z");
    site.ground = { x: 480, y: 706 };
  },
};

/** A ruined shell: walls without a roof, pointed openings on the sky. */
export const ironStack: Silhouette = {
  phrase: "an old brick furnace stack standing alone in the woods",
  setting: "wild",
  outdoors: true,
  draw(site) {
    const { plate, inks, random } = site;
    let woods = "";
    for (let i = 0; i < 8; i++) woods += pine(80 + i * 150 + random.int(-30, 30), 640, random.int(240, 360));
    plate.fill(inks.shade, woods);
    plate.fill(inks.wall, poly(480, 660, 520, 320, 680, 320, 720, 660));
    plate.fill(inks.shade, poly(620, 660, 630, 320, 680, 320, 720, 660));
    plate.fill(inks.trim, rect([508, 312, 184, 10]));
    let brick = "";
    for (let y = 340; y < 650; y += 18) brick += track(518 - (y - 320) * 0.11, y, 682 + (y - 320) * 0.11, y);
    plate.line([inks.shade, 2], brick, 0.6);
    plate.fill(inks.near, lancet([548, 520, 104, 140]));
    plate.fill(PUMPKIN, disc(600, 620, 60), 0.18);
    plate.fill(PUMPKIN, lancet([576, 570, 48, 90]));
    plate.line([inks.roof, 10], "M300 470L560 340M300 500L560 372M330 470V650M300 500V650");
    wall(site, [230, 520, 130, 130], { depth: 30, ink: inks.shade });
    plate.fill(inks.roof, poly(214, 526, 262, 450, 350, 450, 410, 530));
    bareTree({ plate, ink: inks.roof, random }, [900, 656, 280], -0.1);
    plate.fill(inks.ground, "M0 800V684Q300 656 620 664T1200 684V800z");
    site.ground = { x: 460, y: 700 };
  },
};

export const waterMill: Silhouette = {
  phrase: "an old stone mill with its water wheel",
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, [470, 400, 260, 250], { depth: 80 });
    gableFront(site, [470, 404, 260, 130], { depth: 90, over: 16 });
    windowRow(site, { x: 480, y: 430, width: 240, count: 3 }, { w: 28, h: 50 });
    windowRow(site, { x: 480, y: 520, width: 240, count: 3 }, { w: 28, h: 50 });
    addWindow(site, [584, 320, 32, 50], { shape: "arch" });
    let stones = "";
    for (let i = 0; i < 34; i++) stones += `M${random.int(474, 704)} ${random.int(410, 640)}h${random.int(14, 24)}`;
    plate.line([inks.shade, 3], stones);
    glaze(site);
    chimney(site, [760, 250, 34, 80]);
    door(site, [660, 650, 42, 72]);
    plate.line([inks.roof, 12], "M300 566a96 96 0 1 1 192 0a96 96 0 1 1 -192 0");
    plate.line([inks.roof, 6], "M320 566a76 76 0 1 1 152 0a76 76 0 1 1 -152 0");
    let spokes = "";
    for (let i = 0; i < 12; i++) {
      const a = (Math.PI * i) / 6;
      spokes += `M396 566L${Math.round(396 + Math.cos(a) * 100)} ${Math.round(566 + Math.sin(a) * 100)}`;
    }
    plate.line([inks.roof, 5], spokes);
    plate.fill(inks.roof, rect([180, 452, 250, 10]) + rect([200, 460, 8, 190]) + rect([290, 460, 8, 190]));
    plate.brush([inks.ghost, 5], "M300 470q-20 60 -10 120M312 470q-16 80 -6 150", 0.5);
    plate.fill(inks.far[1], "M240 650Q400 640 540 664Q620 700 560 800H180Q240 700 240 650z");
    plate.brush([inks.skyLow, 3], "M290 690h90M330 720h120M270 750h80M420 760h60", 0.6);
    site.ground = { x: 790, y: 700 };
  },
};
