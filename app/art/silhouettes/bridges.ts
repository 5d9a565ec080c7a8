import { mix, PUMPKIN } from "../inks.ts";
import { disc, lancet, poly, rect, track } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { bareTree } from "../trees.ts";

function streamBed(site: Parameters<Silhouette["draw"]>[0], y: number): void {
  const { plate, inks, random } = site;
  plate.fill(
    inks.far[1],
    `M330 ${y}Q470 ${y + 30} 420 ${y + 80}Q340 800 300 820H930Q860 790 800 ${y + 80}Q740 ${y + 30} 880 ${y}z`,
  );
  let glints = "";
  for (let i = 0; i < 14; i++) glints += `M${random.int(400, 760)} ${random.int(y + 20, 780)}h${random.int(20, 90)}`;
  plate.brush([inks.skyLow, 3], glints, 0.6);
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
    plate.fill(inks.wall, rect([300, 440, 560, 160]));
    plate.bars(inks.shade, [312, 448, 548, 152], { thick: 2, gap: 14 });
    plate.fill(inks.roof, rect([292, 596, 580, 14]));
    plate.fill(inks.dark, rect([340, 470, 460, 34]));
    plate.fill(inks.skyLow, rect([346, 474, 448, 26]), 0.35);
    let posts = "";
    for (let x = 340; x < 800; x += 57) posts += `M${x} 470v34M${x} 504l57 -34`;
    plate.line([inks.wall, 7], posts);
    plate.fill(inks.dark, poly(860, 440, 950, 454, 950, 604, 860, 610));
    plate.fill(
      inks.shade,
      poly(860, 430, 905, 352, 956, 446, 956, 612, 936, 612, 936, 500, 872, 490, 872, 612, 860, 612),
    );
    plate.fill(inks.roof, poly(272, 448, 316, 346, 910, 346, 868, 448));
    plate.fill(inks.dark, poly(910, 346, 968, 456, 952, 458, 904, 364));
    plate.line([inks.trim, 4], "M274 446L316 346H910", 0.7);
    plate.fill(PUMPKIN, disc(904, 524, 46), 0.16);
    plate.fill(PUMPKIN, rect([897, 514, 15, 22]));
    site.openings.push({ x: 893, y: 500, w: 22, h: 44, shape: "sash", lit: true });
    bareTree({ plate, ink: inks.roof, random }, [170, 630, random.int(290, 340)], 0.1);
    if (random.chance(0.6)) bareTree({ plate, ink: inks.roof, random }, [1070, 630, random.int(220, 280)], -0.1);
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
    plate.line([inks.shade, 7], holes.replaceAll("z", ""));
    plate.line([inks.trim, 6], "M120 600Q360 470 600 462Q840 470 1090 600");
    plate.line([inks.shade, 4], "M124 626Q360 496 600 488Q840 496 1086 626");
    for (const x of [600, 330, 870]) {
      const y = x === 600 ? 462 : 505;
      plate.fill(inks.roof, rect([x - 3, y - 90, 6, 92]));
      if (x === 600) plate.fill(PUMPKIN, disc(x, y - 98, 34), 0.2);
      plate.fill(x === 600 ? PUMPKIN : inks.trim, disc(x, y - 98, 10));
    }
    bareTree({ plate, ink: inks.roof, random }, [random.pick([130, 1080]), 610, random.int(300, 360)]);
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
    plate.fill(ink, rect([60, 548, 1080, 14]));
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
    plate.line([ink, 9], truss);
    plate.line([inks.trim, 3], "M206 545L270 386H930", 0.8);
    plate.line([ink, 4], "M60 516H1140M60 530H1140");
    plate.bars(ink, [70, 514, 1070, 34], { thick: 3, gap: 23 });
    for (let i = 0; i < 3; i++) plate.line([inks.shade, 5], `M${400 + i * 160} 562l40 70M${480 + i * 160} 562l-40 70`);
    if (random.chance(0.7)) bareTree({ plate, ink: inks.roof, random }, [110, 562, 240], 0.1);
    bareTree({ plate, ink: inks.roof, random }, [1110, 562, random.int(220, 300)], -0.1);
    plate.fill(PUMPKIN, disc(930, 470, 40), 0.18);
    plate.fill(PUMPKIN, disc(930, 470, 10));
    site.ground = { x: 560, y: 548 };
  },
};

/** A railroad's concrete bridge, its arches high over a creek and a road. */
export const viaduct: Silhouette = {
  phrase: "a railroad viaduct on tall arches",
  outdoors: true,
  setting: "open",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V520Q120 516 220 560L300 690H920L990 560Q1080 516 1200 520V800z");
    let holes = "";
    for (let i = 0; i < 4; i++) holes += `M${222 + i * 200} 702V500a78 78 0 0 1 156 0V702z`;
    let spandrels = "";
    for (let i = 0; i < 5; i++)
      for (const dx of [-14, 8]) spandrels += `M${192 + i * 200 + dx} 420v-20a7 7 0 0 1 14 0v20z`;
    plate.raw(`<path fill="${inks.wall}" fill-rule="evenodd" d="M60 352H1140V702H60z${holes}${spandrels}"/>`);
    plate.line([inks.shade, 8], holes.replaceAll("z", ""));
    plate.fill(inks.trim, rect([40, 344, 1120, 9]) + rect([50, 372, 1100, 4]));
    plate.bars(inks.trim, [44, 322, 1112, 22], { thick: 3, gap: 20, opacity: 0.8 });
    plate.line([inks.shade, 3], "M180 430v200M390 470v180M590 470v180M790 470v180M990 430v200", 0.6);
    plate.fill(inks.ground, "M0 800V690Q300 676 600 684T1200 694V800z");
    plate.fill(inks.far[1], "M470 686Q430 740 380 810H640Q620 740 640 686z");
    plate.brush([inks.skyLow, 3], "M480 712h90M450 744h120M420 776h150", 0.6);
    bareTree({ plate, ink: inks.roof, random }, [random.pick([120, 1080]), 610, random.int(240, 300)]);
    plate.fill(PUMPKIN, disc(700, 640, 44), 0.18);
    plate.fill(PUMPKIN, rect([693, 628, 14, 22]));
    site.ground = { x: 760, y: 704 };
  },
};

export const gothicBridge: Silhouette = {
  phrase: "a small stone bridge with one pointed arch in the woods",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V540Q200 520 340 560Q420 640 470 720H730Q780 640 860 560Q1000 520 1200 540V800z");
    for (const [x, b] of [
      [200, 560],
      [980, 556],
    ] as const)
      bareTree({ plate, ink: inks.roof, random }, [x, b, random.int(300, 360)]);
    const stone = mix(inks.wall, inks.trim, 0.24);
    plate.raw(
      `<path fill="${stone}" fill-rule="evenodd" d="M330 520L560 474H640L870 520L900 730H300z${lancet([520, 512, 160, 222])}"/>`,
    );
    plate.fill(inks.near, lancet([532, 530, 136, 204]), 0.35);
    plate.line([inks.trim, 10], "M318 522L560 474H640L882 522");
    plate.line([inks.trim, 6], "M512 730V640q8 -86 88 -132q80 46 88 132V730", 0.8);
    let stones = "";
    for (let row = 0; row < 7; row++)
      for (let i = 0; i < 9; i++) {
        const x = 290 + i * 74 + (row % 2) * 34;
        if (Math.abs(x - 590) > 112 && x > 330 && x < 840) stones += track(x, 580 + row * 22, x + 34, 580 + row * 22);
      }
    plate.line([inks.shade, 4], stones, 0.8);
    plate.fill(inks.far[1], "M534 720Q500 760 440 812H770Q700 760 668 720z");
    plate.brush([inks.skyLow, 3], "M540 744h70M520 770h110M640 760h60", 0.6);
    plate.fill(PUMPKIN, disc(600, 440, 36), 0.2);
    plate.fill(PUMPKIN, rect([593, 428, 14, 22]));
    plate.fill(inks.roof, rect([590, 450, 20, 20]));
    site.ground = { x: 450, y: 500 };
  },
};
