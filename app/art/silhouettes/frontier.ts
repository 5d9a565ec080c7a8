/** Forts, bridges, ghost towns, and the odd works that belong to no type. */
import { mix, PUMPKIN } from "../inks.ts";
import { stateCode } from "../landscape-of-place.ts";
import { chimney, cornice, door, wall } from "../masonry.ts";
import { arch, disc, poly, rect } from "../plate.ts";
import { gableFront, gableSide, hipRoof, pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";
import { bareTree } from "../trees.ts";

const WEST = new Set([
  "AZ",
  "NM",
  "NV",
  "UT",
  "CO",
  "WY",
  "MT",
  "ID",
  "TX",
  "OK",
  "KS",
  "SD",
  "ND",
  "NE",
  "WA",
  "OR",
  "MN",
  "IA",
  "KY",
  "OH",
]);

export const masonryFort: Silhouette = {
  phrase: "a masonry fort with gun casemates and a sally port",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    pole(site, random.pick([470, 760]), 440, 250, true);
    wall(site, 460, 400, 130, 80, 30, inks.shade);
    hipRoof(site, 460, 400, 130, 30, 30, 26, 8);
    windowRow(site, 464, 120, 3, 420, 18, 30);
    glaze(site);
    plate.fill(inks.shade, poly(150, 500, 420, 470, 420, 650, 120, 640));
    plate.fill(inks.shade, poly(780, 470, 1080, 500, 1110, 640, 780, 650));
    plate.fill(inks.wall, poly(410, 466, 790, 466, 806, 656, 394, 656));
    plate.fill(
      inks.trim,
      poly(404, 456, 796, 456, 798, 466, 402, 466) +
        poly(146, 492, 404, 460, 404, 468, 146, 501) +
        poly(796, 460, 1084, 492, 1084, 501, 796, 468),
    );
    let guns = "";
    for (let i = 0; i < 4; i++) {
      guns += arch(170 + i * 62, 556 - i * 7, 30, 40) + arch(830 + i * 62, 535 + i * 7, 30, 40);
    }
    for (const x of [436, 488, 682, 734]) guns += arch(x, 530, 32, 42);
    plate.fill(inks.dark, guns);
    let brick = "";
    for (let i = 0; i < 30; i++) brick += `M${random.int(410, 770)} ${random.int(480, 640)}h${random.int(12, 24)}`;
    plate.line(inks.shade, 3, brick);
    plate.fill(inks.trim, arch(548, 520, 104, 136));
    plate.fill(inks.dark, arch(560, 532, 80, 124));
    plate.fill(PUMPKIN, arch(584, 590, 32, 66));
    site.openings.push({ x: 584, y: 590, w: 32, h: 60, shape: "arch", lit: true });
    site.door = { x: 572, y: 566, w: 56, h: 90 };
    for (const x of random.pick([[404], [760], [404, 760]])) {
      plate.fill(inks.wall, rect(x, 408, 40, 56));
      plate.fill(inks.dark, arch(x + 12, 424, 14, 30));
      plate.fill(inks.roof, `M${x - 6} 410a26 26 0 0 1 52 0z`);
    }
    for (const x of [520, 640]) plate.line(inks.roof, 8, `M${x} 448l34 -10`);
  },
};

export const stockade: Silhouette = {
  peak: 180,
  phrase: "a log stockade with a blockhouse",
  outdoors: true,
  setting: "wild",
  fits: ({ state }) => WEST.has(stateCode(state)),
  draw(site) {
    const { plate, inks, random } = site;
    pole(site, 600, 560, 330, true);
    for (const [x, w] of [
      [440, 150],
      [640, 130],
    ] as const) {
      wall(site, x, 470, w, 100, 30, inks.shade);
      gableSide(site, x, 470, w, 52, 40);
    }
    let logs = "";
    let edges = "";
    for (let x = 230; x < 970; x += 19) {
      const top = 508 + random.int(-4, 4);
      logs += `M${x} 654V${top + 12}l9 -14l9 14V654z`;
      edges += `M${x + 15} ${top + 12}V652`;
    }
    plate.fill(inks.wall, logs);
    plate.line(inks.shade, 4, edges);
    plate.fill(inks.dark, rect(560, 530, 84, 122));
    plate.fill(inks.roof, rect(548, 520, 108, 10));
    site.door = { x: 572, y: 556, w: 56, h: 96 };
    for (const x of random.pick([[196, 884], [196], [884]])) {
      wall(site, x + 14, 500, 108, 152, 26);
      plate.fill(inks.shade, rect(x + 2, 494, 138, 8));
      wall(site, x, 408, 136, 88, 30);
      let courses = "";
      for (let y = 420; y < 650; y += 15) courses += `M${x + (y > 496 ? 14 : 0)} ${y}h${y > 496 ? 108 : 136}`;
      plate.line(inks.shade, 3, courses);
      hipRoof(site, x, 408, 136, 64, 62, 30, 14);
      addWindow(site, x + 26, 440, 24, 16, "slit");
      addWindow(site, x + 86, 440, 24, 16, "slit", true);
      addWindow(site, x + 56, 560, 22, 16, "slit");
    }
    glaze(site);
  },
};

function streamBed(site: Parameters<Silhouette["draw"]>[0], y: number): void {
  const { plate, inks, random } = site;
  plate.fill(
    inks.far[1],
    `M330 ${y}Q470 ${y + 30} 420 ${y + 80}Q340 800 300 820H930Q860 790 800 ${y + 80}Q740 ${y + 30} 880 ${y}z`,
  );
  let glints = "";
  for (let i = 0; i < 14; i++) glints += `M${random.int(400, 760)} ${random.int(y + 20, 780)}h${random.int(20, 90)}`;
  plate.brush(inks.skyLow, 3, glints, 0.6);
}

export const coveredBridge: Silhouette = {
  phrase: "a covered wooden bridge over a dark stream",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V610Q160 596 300 616Q340 640 400 700H820Q880 640 930 616Q1060 596 1200 610V800z");
    streamBed(site, 660);
    for (const x of [282, 862]) plate.fill(inks.shade, poly(x, 596, x + 84, 596, x + 100, 720, x - 14, 720));
    plate.fill(inks.wall, rect(300, 440, 560, 160));
    plate.bars(inks.shade, 312, 448, 548, 152, 2, 14);
    plate.fill(inks.roof, rect(292, 596, 580, 14));
    plate.fill(inks.dark, rect(340, 470, 460, 34));
    plate.fill(inks.skyLow, rect(346, 474, 448, 26), 0.35);
    let posts = "";
    for (let x = 340; x < 800; x += 57) posts += `M${x} 470v34M${x} 504l57 -34`;
    plate.line(inks.wall, 7, posts);
    plate.fill(inks.dark, poly(860, 440, 950, 454, 950, 604, 860, 610));
    plate.fill(
      inks.shade,
      poly(860, 430, 905, 352, 956, 446, 956, 612, 936, 612, 936, 500, 872, 490, 872, 612, 860, 612),
    );
    plate.fill(inks.roof, poly(272, 448, 316, 346, 910, 346, 868, 448));
    plate.fill(inks.dark, poly(910, 346, 968, 456, 952, 458, 904, 364));
    plate.line(inks.trim, 4, "M274 446L316 346H910", 0.7);
    plate.fill(PUMPKIN, disc(904, 524, 46), 0.16);
    plate.fill(PUMPKIN, rect(897, 514, 15, 22));
    site.openings.push({ x: 893, y: 500, w: 22, h: 44, shape: "sash", lit: true });
    bareTree(plate, inks.roof, random, 170, 630, random.int(290, 340), 0.1);
    if (random.chance(0.6)) bareTree(plate, inks.roof, random, 1070, 630, random.int(220, 280), -0.1);
    site.door = { x: 880, y: 506, w: 50, h: 104 };
    site.ground = { x: 1010, y: 640 };
  },
};

export const stoneBridge: Silhouette = {
  phrase: "an old stone bridge with a lamp at its crown",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    const arches = random.pick([1, 2, 3]);
    plate.fill(inks.shade, "M0 800V590Q160 580 260 610Q340 660 380 720H830Q880 650 950 606Q1060 584 1200 594V800z");
    streamBed(site, 650);
    const deck = "M120 600Q360 470 600 462Q840 470 1090 600V720H120z";
    const w = arches === 1 ? 300 : arches === 2 ? 190 : 140;
    let holes = "";
    for (let i = 0; i < arches; i++) {
      const cx = 600 + (i - (arches - 1) / 2) * (w + 40);
      const rise = arches === 1 ? 150 : 110;
      holes += `M${cx - w / 2} 722V${720 - rise + 40}a${w / 2} ${rise - 40 > w / 2 ? w / 2 : rise - 30} 0 0 1 ${w} 0V722z`;
    }
    plate.raw(`<path fill="${inks.wall}" fill-rule="evenodd" d="${deck}${holes}"/>`);
    plate.line(inks.shade, 7, holes.replaceAll("z", ""));
    plate.line(inks.trim, 6, "M120 600Q360 470 600 462Q840 470 1090 600");
    plate.line(inks.shade, 4, "M124 626Q360 496 600 488Q840 496 1086 626");
    for (const x of [600, 330, 870]) {
      const y = x === 600 ? 462 : 505;
      plate.fill(inks.roof, rect(x - 3, y - 90, 6, 92));
      plate.fill(PUMPKIN, disc(x, y - 98, 34), x === 600 ? 0.2 : 0.001);
      plate.fill(x === 600 ? PUMPKIN : inks.trim, disc(x, y - 98, 10));
    }
    bareTree(plate, inks.roof, random, random.pick([130, 1080]), 610, random.int(300, 360));
    site.ground = { x: 480, y: 486 };
  },
};

export const ironBridge: Silhouette = {
  phrase: "an iron truss bridge over a gorge",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    const ink = mix(inks.roof, inks.wall, 0.2);
    plate.fill(inks.shade, "M0 800V560H190L250 640L300 800zM1200 800V560H1010L960 640L900 800z");
    plate.fill(inks.far[1], "M280 800L300 730Q600 700 910 730L930 800z");
    for (const x of [240, 930]) plate.fill(inks.wall, poly(x, 556, x + 44, 556, x + 56, 740, x - 12, 740));
    plate.fill(ink, rect(60, 548, 1080, 14));
    let truss = "M206 548L270 390H930L994 548";
    for (let i = 0; i < 6; i++) {
      const x = 270 + i * 132;
      truss += `M${x} 390V548`;
      if (i < 5)
        truss +=
          i < 2
            ? `M${x} 390L${x + 132} 548`
            : i === 2
              ? `M${x} 390L${x + 132} 548M${x + 132} 390L${x} 548`
              : `M${x + 132} 390L${x} 548`;
    }
    plate.line(ink, 9, truss);
    plate.line(inks.trim, 3, "M206 545L270 386H930", 0.8);
    plate.line(ink, 4, "M60 516H1140M60 530H1140");
    plate.bars(ink, 70, 514, 1070, 34, 3, 23);
    for (let i = 0; i < 3; i++) plate.line(inks.shade, 5, `M${400 + i * 160} 562l40 70M${480 + i * 160} 562l-40 70`);
    if (random.chance(0.7)) bareTree(plate, inks.roof, random, 110, 562, 240, 0.1);
    bareTree(plate, inks.roof, random, 1110, 562, random.int(220, 300), -0.1);
    plate.fill(PUMPKIN, disc(930, 470, 40), 0.18);
    plate.fill(PUMPKIN, disc(930, 470, 10));
    site.ground = { x: 560, y: 548 };
  },
};

export const falseFronts: Silhouette = {
  phrase: "a ghost town street of leaning false fronts",
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    const order = random.pick([
      [0, 1, 2, 3],
      [2, 0, 3, 1],
      [1, 3, 0, 2],
    ]);
    const shop = (kind: number, x: number, w: number) => {
      const top = [400, 440, 380, 452][kind] ?? 420;
      const lean = random.int(-8, 8);
      plate.fill(inks.shade, poly(x + w, top + 60, x + w + 34, top + 70, x + w + 34, 646, x + w, 650));
      const front = poly(x + lean, top, x + w + lean, top, x + w, 650, x, 650);
      plate.fill(inks.wall, front);
      if (kind === 0)
        plate.fill(
          inks.wall,
          poly(
            x + w * 0.2 + lean,
            top,
            x + w * 0.28 + lean,
            top - 34,
            x + w * 0.72 + lean,
            top - 34,
            x + w * 0.8 + lean,
            top,
          ),
        );
      if (kind === 2)
        plate.fill(inks.wall, poly(x + w * 0.1 + lean, top, x + w * 0.5 + lean, top - 52, x + w * 0.9 + lean, top));
      plate.fill(inks.trim, rect(x - 6 + lean, top - 3, w + 12, 6));
      let boards = "";
      for (let y = top + 26; y < 640; y += 20) boards += `M${x + 4} ${y}h${w - 8}`;
      plate.line(inks.shade, 2, boards);
      plate.fill(inks.shade, rect(x + w * 0.16, top + 22, w * 0.68, 34));
      if (kind === 0 || kind === 2) windowRow(site, x + 10, w - 20, 2, top + 76, 26, 48);
      windowRow(site, x + 6, w * 0.34, 1, 578, 36, 44);
      windowRow(site, x + w * 0.66 - 6, w * 0.34, 1, 578, 36, 44);
      glaze(site);
      door(site, x + w / 2, 650, 36, 74, false);
      plate.fill(inks.roof, poly(x - 4, 546, x + w + 4, 552, x + w + 16, 566, x - 16, 560));
      for (const px of [x - 10, x + w / 3, x + (w * 2) / 3, x + w + 6])
        plate.fill(inks.trim, rect(px, 562, 5, 88), 0.8);
    };
    let x = 200;
    for (const kind of order) {
      const w = 150 + (kind % 2) * 20;
      shop(kind, x, w);
      x += w + random.int(44, 62);
    }
    plate.fill(inks.path, "M0 700Q600 650 1200 700V740Q600 690 0 740z", 0.35);
    plate.line(
      inks.near,
      7,
      "M150 690a34 34 0 1 1 68 0a34 34 0 1 1 -68 0M150 690h68M184 656v68M160 666l48 48M208 666l-48 48",
    );
    plate.line(inks.roof, 6, "M1060 650l14 -190M1120 650l-14 -190M1066 560h48M1070 510h40");
    plate.fill(inks.roof, rect(1050, 396, 80, 66) + poly(1044, 398, 1090, 366, 1136, 398));
    site.ground = { x: 640, y: 708 };
  },
};

export const miningCamp: Silhouette = {
  phrase: "an abandoned mine headframe above a ghost town",
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V640Q300 610 460 560Q600 520 780 570T1200 640V800z");
    plate.line(inks.roof, 11, "M560 570L596 250H640L676 570M640 262L820 580");
    plate.line(
      inks.roof,
      6,
      "M590 300h56M582 380h72M574 460h88M566 530h104M592 300l60 80M644 300l-62 80M582 380l84 80M654 380l-82 80M574 460l98 74M664 460l-96 74",
    );
    plate.line(inks.roof, 7, "M590 236a28 28 0 1 1 56 0a28 28 0 1 1 -56 0");
    plate.line(inks.roof, 3, "M618 208v56M590 236h56M598 216l40 40M638 216l-40 40M644 240L880 520");
    wall(site, 780, 500, 160, 100, 50);
    gableSide(site, 780, 500, 160, 60, 50);
    addWindow(site, 810, 528, 26, 36);
    addWindow(site, 880, 528, 26, 36, "sash", true);
    glaze(site);
    const n = random.int(2, 3);
    for (let i = 0; i < n; i++) {
      const x = 230 + i * 110;
      wall(site, x, 570 - i * 12, 84, 60, 0);
      gableFront(site, x, 572 - i * 12, 84, 44, 30, 10);
      addWindow(site, x + 20, 588 - i * 12, 16, 22);
      chimney(site, x + 60, 508 - i * 12, 12, 34);
    }
    glaze(site);
    plate.fill(inks.ground, "M0 800V690Q300 640 620 650T1200 690V800z");
    plate.line(inks.roof, 5, "M300 720L620 640M330 732L640 646");
    let ties = "";
    for (let i = 0; i < 9; i++) ties += `M${300 + i * 36} ${716 - i * 9}l30 14`;
    plate.line(inks.roof, 4, ties);
    plate.fill(inks.near, poly(380, 690, 470, 668, 478, 632, 376, 650));
    plate.fill(inks.near, disc(400, 692, 9) + disc(450, 678, 9));
    site.door = undefined;
    site.ground = { x: 700, y: 700 };
  },
};

export const depot: Silhouette = {
  phrase: "an old railway depot with a deep-eaved platform",
  setting: "street",
  fits: ({ houseName }) => /station|depot|railroad|railway|train|terminal/i.test(houseName),
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 330, 490, 520, 160, 60);
    hipRoof(site, 310, 490, 560, 84, 90, 66, 34);
    windowRow(site, 350, 180, 3, 540, 36, 76, "arch");
    windowRow(site, 660, 180, 3, 540, 36, 76, "arch");
    glaze(site);
    const top = random.int(286, 310);
    wall(site, 540, top, 110, 650 - top, 20);
    cornice(site, 540, top, 110, 20, 6);
    plate.fill(inks.moon, disc(595, top + 52, 30));
    plate.line(inks.roof, 4, `M595 ${top + 52}v-19M595 ${top + 52}l13 8`);
    hipRoof(site, 540, top, 110, 70, 52, 16, 16);
    addWindow(site, 577, top + 110, 36, 70, "arch");
    glaze(site);
    door(site, 595, 650, 56, 96);
    plate.line(inks.near, 6, "M0 700H1200M0 724H1200");
    let ties = "";
    for (let x = 0; x < 1200; x += 44) ties += `M${x} 694l-10 38`;
    plate.line(inks.near, 8, ties);
    site.ground = { x: 380, y: 690 };
  },
};

export const mineMouth: Silhouette = {
  phrase: "the timbered mouth of a tunnel in a hillside",
  outdoors: true,
  setting: "wild",
  fits: ({ houseName }) => /tunnel|mine\b|mines|cave|cavern|shaft/i.test(houseName),
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M120 800V650Q240 460 380 400Q560 280 720 340Q900 420 1080 660V800z");
    plate.fill(inks.wall, "M120 800V650Q240 460 380 400Q480 330 560 330Q420 440 400 560Q380 680 400 800z");
    plate.line(inks.trim, 4, "M122 646Q240 460 380 400Q560 280 720 340", 0.5);
    plate.fill(inks.near, arch(500, 440, 220, 240));
    plate.line(inks.trim, 16, "M492 680V550a118 118 0 0 1 236 0V680");
    plate.line(inks.shade, 3, "M492 620h-10M728 620h10M500 510l-12 -8M720 510l12 -8M540 462l-8 -12M680 462l8 -12");
    plate.fill(PUMPKIN, disc(610, 560, 40), 0.2);
    plate.fill(PUMPKIN, disc(610, 560, 9));
    plate.fill(inks.ground, "M0 800V690Q300 660 620 676T1200 690V800z");
    plate.line(inks.near, 6, "M590 676L520 800M630 676L700 800");
    let ties = "";
    for (let i = 0; i < 7; i++) ties += `M${580 - i * 11} ${690 + i * 17}h${60 + i * 22}`;
    plate.line(inks.near, 6, ties);
    bareTree(plate, inks.roof, random, random.pick([300, 930]), 480, 200);
    site.ground = { x: 420, y: 706 };
  },
};

export const waterMill: Silhouette = {
  phrase: "an old stone mill with its water wheel",
  setting: "open",
  fits: ({ houseName }) => /\bmill\b|mills|grist|factory|brewery|distillery|winery|farm/i.test(houseName),
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 470, 400, 260, 250, 80);
    gableFront(site, 470, 404, 260, 130, 90, 16);
    windowRow(site, 480, 240, 3, 430, 28, 50);
    windowRow(site, 480, 240, 3, 520, 28, 50);
    addWindow(site, 584, 320, 32, 50, "arch");
    let stones = "";
    for (let i = 0; i < 34; i++) stones += `M${random.int(474, 704)} ${random.int(410, 640)}h${random.int(14, 24)}`;
    plate.line(inks.shade, 3, stones);
    glaze(site);
    chimney(site, 760, 250, 34, 80);
    door(site, 660, 650, 42, 72);
    plate.line(inks.roof, 12, "M300 566a96 96 0 1 1 192 0a96 96 0 1 1 -192 0");
    plate.line(inks.roof, 6, "M320 566a76 76 0 1 1 152 0a76 76 0 1 1 -152 0");
    let spokes = "";
    for (let i = 0; i < 12; i++) {
      const a = (Math.PI * i) / 6;
      spokes += `M396 566L${Math.round(396 + Math.cos(a) * 100)} ${Math.round(566 + Math.sin(a) * 100)}`;
    }
    plate.line(inks.roof, 5, spokes);
    plate.fill(inks.roof, rect(180, 452, 250, 10) + rect(200, 460, 8, 190) + rect(290, 460, 8, 190));
    plate.brush(inks.ghost, 5, "M300 470q-20 60 -10 120M312 470q-16 80 -6 150", 0.5);
    plate.fill(inks.far[1], "M240 650Q400 640 540 664Q620 700 560 800H180Q240 700 240 650z");
    plate.brush(inks.skyLow, 3, "M290 690h90M330 720h120M270 750h80M420 760h60", 0.6);
    site.ground = { x: 790, y: 700 };
  },
};
