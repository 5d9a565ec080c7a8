/** Furnaces, breweries, dams, mills and the holes men dug: brick stacks, iron and stone portals. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { cornice, door, wall } from "../masonry.ts";
import { arch, disc, lancet, poly, rect, track } from "../plate.ts";
import { gableSide } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";
import { bareTree, pine } from "../trees.ts";

function stack(site: Site, cx: number, top: number, base: number, w: number): void {
  const { plate, inks } = site;
  plate.fill(inks.wall, poly(cx - w / 2, base, cx - w * 0.32, top, cx + w * 0.32, top, cx + w / 2, base));
  plate.fill(inks.shade, poly(cx + w * 0.12, base, cx + w * 0.08, top, cx + w * 0.32, top, cx + w / 2, base));
  plate.fill(inks.trim, rect(cx - w * 0.4, top, w * 0.8, 6) + rect(cx - w * 0.36, top + 16, w * 0.72, 3));
}

const smoke = (site: Site, x: number, y: number): void => {
  site.plate.brush(site.inks.fog, 20, `M${x} ${y}q20 -30 60 -34t70 -40t90 -20`, 0.22);
  site.plate.brush(site.inks.fog, 12, `M${x + 6} ${y - 6}q30 -40 80 -40t120 -50`, 0.2);
};

export const furnaces: Silhouette = {
  phrase: "iron furnaces: stacks, hot stoves and a skip bridge over the casting shed",
  setting: "wild",
  outdoors: true,
  bare: true,
  peak: 110,
  draw(site) {
    const { plate, inks } = site;
    smoke(site, 330, 170);
    stack(site, 330, 170, 650, 56);
    stack(site, 920, 230, 650, 50);
    // Four hot stoves with domed heads, and the furnace between its pipes.
    for (const x of [400, 470, 540]) {
      plate.fill(inks.wall, rect(x, 330, 58, 320));
      plate.fill(inks.shade, rect(x + 36, 330, 22, 320));
      plate.fill(inks.wall, `M${x} 332a29 30 0 0 1 58 0z`);
      plate.line(inks.trim, 3, `M${x} 332a29 30 0 0 1 29 -30`, 0.8);
      plate.line(inks.shade, 3, `M${x} 400h58M${x} 470h58M${x} 540h58`);
    }
    plate.fill(inks.wall, poly(664, 250, 756, 250, 780, 420, 800, 560, 620, 560, 640, 420));
    plate.fill(inks.shade, poly(726, 250, 756, 250, 780, 420, 800, 560, 740, 560, 736, 420));
    plate.fill(inks.roof, rect(640, 236, 140, 16) + rect(670, 190, 80, 48));
    plate.line(inks.trim, 3, "M664 252L640 420L620 560M640 330h128M632 450h150", 0.6);
    plate.line(inks.roof, 16, "M690 196Q640 120 570 150Q500 180 500 300");
    plate.line(inks.roof, 9, "M760 250L960 620M790 250L990 620");
    let rungs = "";
    for (let i = 0; i < 9; i++)
      rungs += track(775 + i * 22, 275 + i * 40, 800 + i * 22, 275 + i * 40, 790 + i * 22, 300 + i * 40);
    plate.line(inks.roof, 4, rungs);
    wall(site, 560, 540, 330, 110, 30, inks.shade);
    gableSide(site, 556, 540, 330, 50, 40);
    plate.fill(PUMPKIN, disc(710, 600, 90), 0.2);
    plate.fill(inks.dark, rect(650, 566, 130, 84));
    plate.fill(PUMPKIN, arch(676, 586, 70, 64));
    plate.fill(CANDLE, arch(692, 606, 38, 44));
    plate.fill(CANDLE, "M692 650Q660 690 560 702L556 712Q690 700 730 650z", 0.8);
    wall(site, 240, 560, 150, 90, 20);
    for (let i = 0; i < 4; i++) plate.fill(inks.dark, rect(254 + i * 34, 586, 20, 34));
    site.ground = { x: 470, y: 700 };
  },
};

export const brewery: Silhouette = {
  phrase: "a brick brewer's mansion with the brewery's towers and stack behind it",
  setting: "lawn",
  peak: 120,
  draw(site) {
    const { plate, inks } = site;
    smoke(site, 880, 140);
    stack(site, 880, 140, 640, 52);
    wall(site, 700, 330, 260, 320, 0, inks.shade);
    wall(site, 760, 250, 120, 90, 0, inks.shade);
    plate.fill(inks.far[2], rect(694, 326, 272, 6) + rect(754, 246, 132, 6));
    for (let i = 0; i < 3; i++) plate.fill(inks.dark, arch(772 + i * 36, 268, 22, 52));
    for (let r = 0; r < 4; r++)
      for (let i = 0; i < 5; i++)
        plate.fill((r + i) % 6 === 4 ? PUMPKIN : inks.dark, arch(716 + i * 48, 354 + r * 72, 24, 48));
    // The house in front: square, bracketed, with a bay and a porch.
    for (const x of [350, 640]) {
      plate.fill(inks.wall, rect(x, 290, 32, 80));
      plate.fill(inks.dark, rect(x + 20, 290, 12, 80));
      plate.fill(inks.shade, rect(x - 4, 290, 40, 7));
    }
    wall(site, 320, 380, 390, 270, 60);
    plate.fill(inks.roof, poly(300, 384, 350, 340, 690, 340, 730, 384));
    cornice(site, 320, 380, 390, 60, 26);
    windowRow(site, 330, 370, 5, 408, 30, 74, "arch");
    windowRow(site, 330, 220, 3, 530, 32, 82, "arch");
    glaze(site);
    let hoods = "";
    for (const o of site.openings) hoods += `M${Math.round(o.x) - 6} ${Math.round(o.y) + 14}a21 18 0 0 1 42 0`;
    plate.line(inks.trim, 4, hoods, 0.7);
    door(site, 620, 650, 50, 92);
    plate.fill(inks.trim, rect(564, 536, 116, 8));
    plate.bars(inks.trim, 566, 516, 112, 18, 3, 8, 0.8);
    plate.fill(inks.trim, rect(568, 544, 9, 106) + rect(668, 544, 9, 106));
    site.ground = { x: 430, y: 704 };
  },
};

export const powerhouse: Silhouette = {
  phrase: "a brick powerhouse with tall arched windows on the river",
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.shade, rect(0, 560, 330, 100) + rect(870, 580, 330, 80));
    let gates = "";
    for (let i = 0; i < 6; i++) gates += rect(20 + i * 52, 580, 30, 80);
    plate.fill(inks.dark, gates);
    plate.brush(inks.ghost, 4, "M36 600v56M88 600v56M140 604v52M192 600v56M244 606v50", 0.5);
    wall(site, 330, 340, 480, 310, 70);
    cornice(site, 330, 336, 480, 70, 26);
    plate.fill(inks.wall, rect(340, 318, 460, 20));
    for (let i = 0; i < 6; i++) addWindow(site, 352 + i * 76, 380, 52, 150, "arch", i === 2);
    windowRow(site, 345, 452, 6, 566, 34, 50);
    glaze(site);
    let brick = "";
    for (let y = 550; y < 640; y += 16) brick += `M334 ${y}h472`;
    plate.line(inks.shade, 2, brick, 0.4);
    door(site, 571, 650, 56, 76);
    plate.fill(inks.roof, rect(300, 648, 600, 14));
    plate.line(inks.roof, 4, "M850 400V240M880 400V240M840 270h50M840 300h50M865 240L700 320");
    site.ground = { x: 760, y: 720 };
  },
};

export const hillMill: Silhouette = {
  phrase: "a red mill stepping fourteen floors down a mountainside",
  setting: "wild",
  bare: true,
  peak: 150,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.shade, "M120 800V620Q330 470 470 210Q520 150 590 200Q760 420 1100 640V800z");
    plate.line(inks.trim, 3, "M122 618Q330 470 470 210Q520 150 590 200", 0.4);
    for (let i = 0; i < 8; i++) {
      const [x, y, w] = [440 + i * 22, 214 + i * 52, 90 + i * 26];
      wall(site, x, y, w, 110, 26 + i * 2);
      plate.fill(inks.roof, poly(x - 10, y + 4, x + 12, y - 26, x + w + 6, y - 26, x + w + 30 + i * 2, y + 8));
      plate.line(inks.trim, 3, track(x - 8, y + 2, x + 12, y - 26, x + w + 6, y - 26), 0.7);
      windowRow(site, x + 6, w - 12, 2 + Math.floor(i / 2), y + 12, 18, 30);
    }
    wall(site, 594, 610, 300, 60, 40);
    windowRow(site, 604, 200, 5, 620, 24, 30);
    glaze(site);
    door(site, 840, 668, 46, 52);
    plate.line(inks.roof, 4, "M440 230L250 560M460 236L300 560M250 560h50");
    plate.fill(inks.ground, "M0 800V690Q300 660 620 672T1200 690V800z");
    site.ground = { x: 420, y: 700 };
  },
};

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
    wall(site, 420, 380, 360, 310, 0);
    plate.fill(inks.trim, rect(406, 372, 388, 12));
    plate.fill(inks.wall, rect(396, 420, 40, 270) + rect(764, 420, 40, 270));
    plate.fill(inks.trim, rect(390, 414, 52, 8) + rect(758, 414, 52, 8), 0.8);
    let stones = "";
    for (let y = 404, i = 0; y < 690; y += 26, i++) {
      stones += `M424 ${y}H776`;
      for (let x = 440 + (i % 2) * 24; x < 776; x += 48) stones += `M${x} ${y}v26`;
    }
    plate.line(inks.shade, 2, stones, 0.6);
    plate.fill(inks.trim, "M476 700V548a124 124 0 0 1 248 0V700z");
    plate.fill(inks.shade, "M482 700V548a118 118 0 0 1 236 0V700z");
    plate.fill(inks.near, "M496 700V550a104 104 0 0 1 208 0V700z");
    plate.fill(inks.trim, poly(584, 426, 616, 426, 610, 462, 590, 462));
    plate.fill(PUMPKIN, disc(612, 600, 54), 0.16);
    plate.fill(CANDLE, disc(612, 600, 8));
    plate.fill(inks.ground, "M300 800L520 690H680L900 800z");
    plate.line(inks.trim, 4, "M584 690L520 800M616 690L690 800", 0.8);
    let ties = "";
    for (let i = 0; i < 7; i++) ties += `M${574 - i * 12} ${700 + i * 16}h${56 + i * 26}`;
    plate.line(inks.near, 6, ties);
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
    plate.line(inks.trim, 4, "M0 452L90 430L180 442L250 400L390 388L470 356L640 350L780 372", 0.5);
    plate.line(
      inks.roof,
      5,
      "M0 520l110 -10l60 14l90 -16M0 590l80 6l90 -12l60 8M40 660l120 -8l70 10M900 470l90 12l110 -10l100 8M930 540l80 -8l90 12l100 -8M950 620l110 8l140 -10",
      0.8,
    );
    plate.fill(inks.near, "M330 700Q340 560 420 500Q520 452 620 470Q740 470 810 540Q860 600 870 700z");
    plate.line(inks.trim, 4, "M332 690Q340 560 420 500Q520 452 620 470Q740 470 810 540", 0.5);
    let teeth = "";
    for (let i = 0; i < 8; i++) {
      const x = 420 + i * 48;
      teeth += `M${x} ${490 - Math.round(Math.sin((i + 0.5) * 0.4) * 22)}l10 ${random.int(28, 54)}l10 ${-random.int(28, 50)}z`;
    }
    plate.fill(inks.shade, teeth);
    plate.fill(PUMPKIN, disc(600, 620, 92), 0.14);
    plate.fill(PUMPKIN, disc(600, 620, 46), 0.2);
    plate.fill(inks.near, rect(590, 634, 20, 30));
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
    plate.fill(inks.trim, rect(508, 312, 184, 10));
    let brick = "";
    for (let y = 340; y < 650; y += 18) brick += track(518 - (y - 320) * 0.11, y, 682 + (y - 320) * 0.11, y);
    plate.line(inks.shade, 2, brick, 0.6);
    plate.fill(inks.near, lancet(548, 520, 104, 140));
    plate.fill(PUMPKIN, disc(600, 620, 60), 0.18);
    plate.fill(PUMPKIN, lancet(576, 570, 48, 90));
    plate.line(inks.roof, 10, "M300 470L560 340M300 500L560 372M330 470V650M300 500V650");
    wall(site, 230, 520, 130, 130, 30, inks.shade);
    plate.fill(inks.roof, poly(214, 526, 262, 450, 350, 450, 410, 530));
    bareTree(plate, inks.roof, random, 900, 656, 280, -0.1);
    plate.fill(inks.ground, "M0 800V684Q300 656 620 664T1200 684V800z");
    site.ground = { x: 460, y: 700 };
  },
};
