/** Ships that are not square-rigged merchantmen: the sloop of war, the carrier, the lake freighter, the ship on fire. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { disc, poly, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";
import { ripples } from "./shore.ts";

/** A mast with its bare yards, the sails furled along them. */
function mast(site: Site, x: number, top: number, foot: number, sails: number): void {
  const { plate, inks } = site;
  const sail = mix(inks.trim, inks.ghost, 0.25);
  plate.fill(inks.roof, poly(x - 7, foot, x - 3, top, x + 3, top, x + 7, foot));
  const h = foot - top;
  for (let i = 0; i < 4; i++) {
    const y = Math.round(top + h * (0.1 + i * 0.2));
    const half = 40 + i * 22;
    plate.line(inks.roof, 5, `M${x - half} ${y}h${half * 2}`);
    if (sails) plate.brush(sail, 8, `M${x - half + 6} ${y + 6}q${Math.round(half / 2)} 7 ${half - 6} 0t${half - 6} 0`);
  }
  plate.fill(inks.roof, rect(x - 22, top + h * 0.46, 44, 8));
}

export const sloopOfWar: Silhouette = {
  phrase: "a black-hulled sloop of war, three masts and a white gun streak, at her city pier",
  outdoors: true,
  setting: "shore",
  bare: true,
  peak: 100,
  draw(site) {
    const { plate, inks } = site;
    plate.line(inks.roof, 9, "M930 520L1110 430");
    let stays =
      "M1104 434L850 200M1040 466L850 300M850 170L620 500M620 120L400 510M400 190L260 500M620 120L850 400M400 190L620 400";
    for (const [x, top] of [
      [400, 190],
      [620, 116],
      [850, 166],
    ] as const) {
      for (const s of [-1, 1]) for (const k of [46, 62, 78]) stays += `M${x} ${top + 110}L${x + s * k} 540`;
      mast(site, x, top, 560, 1);
      plate.fill(inks.trim, `M${x} ${top - 12}q-16 -6 -30 0t-26 0v16q12 6 26 0t30 -2z`);
    }
    plate.line(inks.roof, 1.5, stays, 0.8);
    plate.fill(
      inks.near,
      "M210 500L222 640Q232 668 280 672H860Q920 660 966 520L960 512Q800 540 600 540Q330 538 262 506L258 486L208 484z",
    );
    plate.fill(inks.trim, "M213 536Q330 574 600 576Q800 574 950 548L940 578Q800 602 600 604Q330 602 216 564z");
    let ports = "";
    for (let i = 0; i < 13; i++) ports += rect(300 + i * 48, 578 + Math.round(Math.abs(6 - i) * -1.6), 22, 20);
    plate.fill(inks.near, ports);
    plate.line(inks.near, 7, "M311 588h-26M407 586h-26M503 588h-26M599 590h-26M695 588h-26M791 586h-26");
    addWindow(site, 224, 502, 16, 20, "sash", true);
    addWindow(site, 246, 506, 14, 20, "sash", true);
    glaze(site);
    plate.line(inks.trim, 3, "M212 492H258Q330 528 600 530Q800 530 962 506", 0.7);
    plate.fill(
      inks.roof,
      rect(0, 668, 240, 16) + rect(30, 684, 14, 80) + rect(120, 684, 14, 80) + rect(206, 684, 14, 80),
    );
    ripples(site);
    site.ground = { x: 140, y: 668 };
  },
};

export const carrier: Silhouette = {
  phrase: "a museum aircraft carrier with her island and planes on the flight deck",
  outdoors: true,
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(inks.wall, poly(110, 540, 1120, 540, 1060, 660, 200, 664));
    plate.fill(inks.shade, poly(150, 606, 1092, 600, 1060, 660, 200, 664));
    plate.fill(inks.roof, poly(70, 512, 1150, 512, 1134, 530, 90, 530));
    plate.fill(inks.trim, rect(70, 508, 1080, 5));
    plate.line(inks.shade, 5, "M150 530l30 24M260 530l26 24M930 530l-26 24M1060 530l-28 24");
    let bays = "";
    for (let i = 0; i < 6; i++) bays += rect(250 + i * 130, 550, 76, 38);
    plate.fill(inks.dark, bays);
    plate.fill(PUMPKIN, rect(510, 550, 76, 38), 0.8);
    // The island.
    plate.fill(
      inks.wall,
      poly(620, 512, 630, 416, 830, 416, 846, 512) + rect(660, 360, 130, 58) + rect(690, 316, 64, 46),
    );
    plate.fill(inks.shade, poly(780, 512, 776, 416, 830, 416, 846, 512) + rect(752, 360, 38, 58));
    plate.fill(inks.trim, rect(624, 412, 212, 5) + rect(654, 356, 142, 5) + rect(684, 312, 76, 5));
    plate.fill(inks.roof, poly(766, 360, 774, 300, 820, 300, 826, 416));
    plate.line(inks.roof, 6, "M720 316V170M700 240h44M706 206h30");
    plate.line(inks.roof, 3, "M720 250l-40 66M720 250l40 66M690 188h60M704 170h32");
    plate.fill(inks.roof, poly(740, 236, 790, 226, 790, 250, 740, 252));
    windowRow(site, 664, 100, 6, 376, 11, 14, "slit");
    windowRow(site, 636, 130, 6, 434, 12, 14, "slit");
    site.beacon = 3;
    glaze(site);
    const plane = (x: number, s: number) =>
      `M${x} ${508 - 12 * s}q${26 * s} ${-16 * s} ${70 * s} ${-8 * s}l${26 * s} ${-20 * s}h${8 * s}l${-2 * s} ${26 * s}q${-50 * s} ${10 * s} ${-102 * s} ${2 * s}zM${x + 22 * s} ${508 - 12 * s}h5v${12 * s}h-5zM${x + 54 * s} ${508 - 10 * s}h5v${10 * s}h-5z`;
    plate.fill(inks.near, plane(230, 1) + plane(360, 1) + plane(900, 1) + plane(1020, 0.9));
    plate.line(inks.near, 4, "M258 482l-14 -34M388 482l-14 -34M928 482l-14 -34");
    let holes = "";
    for (let i = 0; i < 16; i++) holes += disc(240 + i * 50, 626, 4);
    plate.fill(inks.dark, holes);
    ripples(site);
    site.ground = { x: 240, y: 706 };
  },
};

export const oreBoat: Silhouette = {
  phrase: "a long lake freighter with her pilothouse forward and her stack aft",
  outdoors: true,
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    const rust = mix(PUMPKIN, inks.roof, 0.66);
    plate.fill(
      rust,
      "M90 520L104 640Q112 664 150 666H1070Q1096 640 1112 500L1040 506Q1030 552 980 552H220Q200 552 196 524z",
    );
    plate.fill(inks.near, "M98 596L104 640Q112 664 150 666H1070Q1088 650 1100 586z", 0.6);
    plate.line(inks.trim, 5, "M196 552H980", 0.8);
    let hatches = "";
    for (let i = 0; i < 15; i++) hatches += rect(290 + i * 45, 536, 32, 15);
    plate.fill(inks.shade, hatches);
    // Forward: the pilothouse in three steps. Aft: cabins and the stack.
    plate.fill(
      mix(inks.wall, inks.trim, 0.5),
      rect(960, 460, 110, 50) + rect(976, 412, 84, 50) + rect(986, 372, 64, 42),
    );
    plate.fill(inks.trim, rect(954, 456, 122, 5) + rect(970, 408, 96, 5) + rect(978, 366, 80, 7));
    plate.line(inks.roof, 5, "M1018 370V280M1000 310h36");
    plate.fill(mix(inks.wall, inks.trim, 0.5), rect(110, 470, 170, 52) + rect(130, 430, 110, 42));
    plate.fill(inks.trim, rect(104, 466, 182, 5) + rect(124, 426, 122, 5));
    plate.fill(inks.roof, poly(166, 430, 172, 326, 224, 326, 230, 430));
    plate.fill(PUMPKIN, rect(170, 346, 56, 22), 0.8);
    plate.line(inks.roof, 4, "M260 470V360M130 430V370");
    windowRow(site, 988, 60, 4, 382, 11, 20, "slit");
    windowRow(site, 980, 76, 4, 426, 13, 18, "slit");
    windowRow(site, 966, 96, 5, 474, 13, 18, "slit");
    windowRow(site, 118, 150, 7, 484, 13, 18, "slit");
    site.beacon = 2;
    glaze(site);
    plate.line(inks.roof, 2, "M260 362L1018 284", 0.8);
    plate.fill(inks.roof, rect(0, 672, 330, 14) + rect(60, 686, 16, 70) + rect(240, 686, 16, 70));
    ripples(site);
    site.ground = { x: 160, y: 673 };
  },
};

export const burningShip: Silhouette = {
  phrase: "a burning ship far out on a dark sea",
  outdoors: true,
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    plate.fill(PUMPKIN, disc(600, 520, 250), 0.1);
    plate.fill(PUMPKIN, disc(600, 530, 170), 0.14);
    plate.brush(inks.near, 26, "M560 380q-40 -60 20 -110t10 -110M650 370q40 -70 -10 -120t40 -110", 0.35);
    plate.fill(
      PUMPKIN,
      "M470 560Q480 470 520 500Q510 400 560 430Q570 330 610 300Q606 380 640 400Q680 350 690 420Q730 430 720 500Q760 480 752 560z",
    );
    plate.fill(
      CANDLE,
      "M510 560Q520 510 545 530Q545 450 580 470Q590 400 612 380Q612 440 640 460Q670 430 676 490Q706 500 706 560z",
    );
    plate.line(inks.near, 7, "M520 570V350M620 570V300M716 570V370");
    plate.line(
      inks.near,
      4,
      "M480 390h80M486 440h70M574 350h92M570 410h100M680 420h76M684 470h66M776 556L850 520M520 352L440 556M716 372L800 548",
    );
    plate.fill(inks.near, "M440 548L456 620Q466 636 490 638H750Q790 624 800 556Q700 580 600 578Q500 574 440 548z");
    let glow = "";
    for (let i = 0; i < 9; i++) glow += `M${560 - i * 14} ${652 + i * 15}h${90 + i * 26}`;
    plate.brush(PUMPKIN, 5, glow, 0.6);
    ripples(site);
    plate.fill(inks.near, "M0 800V720Q100 690 220 724Q300 760 330 800z");
    site.ground = { x: 180, y: 724 };
  },
};
