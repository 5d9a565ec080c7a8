/** Lighthouses and ships. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { chimney, door, wall } from "../masonry.ts";
import { disc, poly, rect, track } from "../plate.ts";
import { gableFront, gableSide, hipRoof } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

type Bands = "plain" | "bands" | "spiral";

export function lightTower(
  site: Site,
  cx: number,
  top: number,
  foot: number,
  head: number,
  base: number,
  bands: Bands,
): void {
  const { plate, inks } = site;
  const lens = top - 34;
  plate.fill(CANDLE, poly(cx, lens - 6, -40, lens - 120, -40, lens + 40), 0.22);
  plate.fill(CANDLE, poly(cx, lens - 6, 1240, lens - 60, 1240, lens + 90), 0.14);
  const edge = (y: number) => head / 2 + ((foot - head) / 2) * ((y - top) / (base - top));
  const slice = (y0: number, y1: number) =>
    poly(cx - edge(y0), y0, cx + edge(y0), y0, cx + edge(y1), y1, cx - edge(y1), y1);
  plate.fill(inks.trim, slice(top, base));
  const h = base - top;
  if (bands === "bands")
    for (let i = 1; i < 6; i += 2) plate.fill(inks.roof, slice(top + (h * i) / 6, top + (h * (i + 1)) / 6));
  if (bands === "spiral") {
    for (let i = -1; i < 6; i += 1.5) {
      const y0 = top + (h * i) / 6;
      const y = (v: number) => Math.min(base, Math.max(top, v));
      const [a, b, c, d] = [y(y0 + h / 4.2), y(y0), y(y0 + h / 8), y(y0 + h / 4.2 + h / 8)];
      plate.fill(inks.roof, poly(cx - edge(a), a, cx + edge(b), b, cx + edge(c), c, cx - edge(d), d));
    }
  }
  plate.fill(
    inks.near,
    poly(cx + edge(top) * 0.3, top, cx + edge(top), top, cx + edge(base), base, cx + edge(base) * 0.3, base),
    0.42,
  );
  for (let i = 0; i < 3; i++) addWindow(site, cx - 8, top + h * (0.2 + i * 0.24), 13, 26, "arch");
  glaze(site);
  plate.fill(
    inks.roof,
    rect(cx - head * 0.78, top - 6, head * 1.56, 9) +
      poly(cx - head * 0.7, top + 3, cx + head * 0.7, top + 3, cx + head * 0.5, top + 16, cx - head * 0.5, top + 16),
  );
  let rail = "";
  for (let i = 0; i <= 10; i++) rail += `M${Math.round(cx - head * 0.76 + (head * 1.52 * i) / 10)} ${top - 6}v-18`;
  plate.fill(PUMPKIN, disc(cx, lens - 6, 74), 0.14);
  plate.fill(CANDLE, rect(cx - head * 0.36, lens - 28, head * 0.72, 56));
  plate.fill(PUMPKIN, rect(cx - head * 0.18, lens - 28, head * 0.36, 56));
  plate.line(inks.roof, 2, `${rail}M${Math.round(cx - head * 0.76)} ${top - 24}h${Math.round(head * 1.52)}`);
  plate.line(
    inks.roof,
    3,
    track(
      cx - head * 0.36,
      lens - 28,
      cx - head * 0.36,
      top - 6,
      cx + head * 0.36,
      top - 6,
      cx + head * 0.36,
      lens - 28,
    ),
  );
  plate.fill(inks.roof, poly(cx - head * 0.5, lens - 28, cx, lens - 66, cx + head * 0.5, lens - 28));
  plate.line(inks.roof, 4, `M${cx} ${lens - 62}v-26`);
  plate.fill(inks.roof, disc(cx, lens - 66, 7));
}

function keepersHouse(site: Site, x: number, base: number): void {
  const { random } = site;
  chimney(site, x + 120, base - 196, 24, 60);
  wall(site, x, base - 96, 180, 96, 44);
  gableSide(site, x, base - 96, 180, 68, 44);
  windowRow(site, x + 10, 160, 3, base - 74, 24, 42);
  glaze(site);
  if (random.chance(0.5)) gableFront(site, x + 50, base - 96, 80, 54, 0, 8);
  door(site, x + 90, base, 30, 58, false);
}

type TowerLight = { phrase: string; peak: number; top: readonly [number, number]; bands: readonly Bands[] };

/** A tower beside the keeper's house. */
const towerLight = ({ phrase, peak, top, bands }: TowerLight): Silhouette => ({
  peak,
  phrase,
  setting: "shore",
  draw(site) {
    const { plate, inks, random } = site;
    const tall = random.int(...top);
    const painted = random.pick(bands);
    plate.fill(inks.shade, "M250 700Q280 640 380 632Q520 606 640 610Q780 606 850 640Q930 650 960 700z");
    keepersHouse(site, 420, 634);
    lightTower(site, 700, tall, random.int(112, 130), random.int(58, 68), 632, painted);
    plate.fill(
      inks.ground,
      "M180 740Q260 690 330 668Q420 640 520 636Q620 622 740 632Q830 640 880 672Q960 690 1010 740z",
    );
    plate.fill(
      inks.roof,
      poly(180, 740, 262, 690, 330, 668, 300, 706, 236, 740) +
        poly(520, 636, 560, 634, 500, 690, 470, 740, 380, 740, 450, 680) +
        poly(880, 672, 960, 690, 1010, 740, 800, 740, 850, 706),
    );
    site.ground = { x: 370, y: 690 };
  },
});

const BESIDE_HOUSE = "a lighthouse with its beam lit, and the keeper's house";

export const lighthouse = towerLight({
  phrase: BESIDE_HOUSE,
  peak: 80,
  top: [190, 250],
  bands: ["plain", "plain", "bands"],
});

export const plainLight = towerLight({ phrase: BESIDE_HOUSE, peak: 80, top: [190, 250], bands: ["plain"] });

export const lowLight = towerLight({
  phrase: "a low white light tower beside the keeper's house",
  peak: 180,
  top: [410, 440],
  bands: ["plain"],
});

export const ledgeTower: Silhouette = {
  peak: 80,
  phrase: "a granite light tower rising straight from the sea",
  setting: "shore",
  outdoors: true,
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    lightTower(site, 600, random.int(190, 220), 150, 76, 690, "plain");
    plate.fill(inks.roof, "M440 716q50 -40 110 -22t100 -2t110 24zM330 722q30 -16 60 0zM800 724q40 -20 80 0z");
    ripples(site);
    site.ground = { x: 420, y: 704 };
  },
};

export const stubbyLight: Silhouette = {
  peak: 170,
  phrase: "a light tower rising from a keeper's dwelling on the rocks",
  setting: "shore",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M280 700Q330 632 420 626H800Q880 640 940 700z");
    wall(site, 440, 470, 300, 160, 70);
    hipRoof(site, 440, 470, 300, 84, 90, 66);
    chimney(site, 478, 352, 28, 70);
    windowRow(site, 452, 276, 4, 510, 30, 56);
    glaze(site);
    lightTower(site, 600, random.int(280, 310), 96, 72, 470, "plain");
    door(site, 600, 630, 42, 76);
    plate.fill(
      inks.ground,
      "M150 740Q240 670 360 654Q420 626 520 634Q700 620 800 636Q900 650 960 690Q1020 700 1060 740z",
    );
    plate.fill(
      inks.roof,
      poly(150, 740, 250, 680, 360, 654, 320, 700, 240, 740) +
        poly(520, 634, 570, 632, 500, 690, 480, 740, 370, 740, 450, 680) +
        poly(900, 650, 960, 690, 1060, 740, 780, 740, 860, 700),
    );
    site.ground = { x: 340, y: 690 };
  },
};

export const fullRigger: Silhouette = {
  peak: 130,
  phrase: "a full-rigged sailing ship at anchor",
  outdoors: true,
  setting: "shore",
  draw(site) {
    const { plate, inks, random } = site;
    const set = random.chance(0.5);
    const sail = mix(inks.trim, inks.ghost, 0.25);
    plate.line(inks.roof, 8, "M876 560L1030 480");
    let stays = "M1026 482L812 250M980 506L812 330M812 200L620 520M620 160L430 540M430 210L330 540";
    for (const [x, top] of [
      [430, 210],
      [620, 150],
      [812, 196],
    ] as const) {
      plate.fill(inks.roof, poly(x - 7, 600, x - 3, top, x + 3, top, x + 7, 600));
      const h = 560 - top;
      for (let i = 0; i < 4; i++) {
        const y = top + h * (0.08 + i * 0.21);
        const half = 44 + i * 17;
        plate.line(inks.roof, 5, `M${x - half} ${Math.round(y)}h${half * 2}`);
        const drop = h * 0.18;
        if (set && i < 4) {
          plate.fill(
            sail,
            `M${x - half + 4} ${Math.round(y + 2)}h${half * 2 - 8}q14 ${Math.round(drop * 0.5)} ${8} ${Math.round(drop)}q${-half - 4} -14 ${-2 * half - 4} 0q-6 ${-Math.round(drop * 0.5)} ${-4} ${-Math.round(drop)}z`,
          );
          plate.fill(
            inks.shade,
            `M${x + 6} ${Math.round(y + 2)}h${half - 10}q14 ${Math.round(drop * 0.5)} 8 ${Math.round(drop)}q${-Math.round(half / 2)} -8 ${-half + 6} -8z`,
            0.55,
          );
        } else {
          plate.brush(
            sail,
            8,
            `M${x - half + 6} ${Math.round(y + 6)}q${Math.round(half / 2)} 7 ${half - 6} 0t${half - 6} 0`,
          );
        }
      }
      for (const s of [-1, 1])
        stays += `M${x} ${top + 60}L${x + s * 58} 570M${x} ${Math.round(top + h * 0.3)}L${x + s * 40} 570`;
      plate.fill(inks.trim, `M${x} ${top - 14}q-16 -6 -30 0t-26 0v16q12 6 26 0t30 -2z`);
    }
    plate.line(inks.roof, 1.5, stays, 0.8);
    plate.fill(
      inks.roof,
      "M290 526L310 620Q330 668 372 672H810Q860 664 900 560L896 552Q800 580 600 580Q400 578 350 536L346 512L288 510z",
    );
    plate.fill(inks.trim, "M294 546Q420 590 600 592Q790 590 894 566L888 582Q790 606 600 606Q420 606 297 562z");
    for (let i = 0; i < 11; i++)
      addWindow(site, 386 + i * 42, 594 + Math.round(Math.abs(5 - i) * -0.9), 13, 11, "slit");
    addWindow(site, 300, 524, 16, 20, "sash", true);
    addWindow(site, 324, 528, 14, 20, "sash", true);
    glaze(site);
    plate.fill(inks.near, "M312 626Q330 668 372 672H810Q842 664 868 626Q740 648 600 646Q440 644 312 626z", 0.5);
    ripples(site);
    site.ground = { x: 240, y: 700 };
  },
};

export function ripples(site: Site): void {
  const { plate, inks, random } = site;
  let d = "";
  for (let i = 0; i < 26; i++) d += `M${random.int(120, 1000)} ${random.int(668, 780)}h${random.int(20, 120)}`;
  plate.brush(inks.far[1], 4, d, 0.8);
}

export const warship: Silhouette = {
  phrase: "a gray museum warship at its mooring",
  outdoors: true,
  setting: "shore",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.wall, poly(120, 560, 1090, 540, 1050, 660, 180, 664));
    plate.fill(inks.shade, poly(150, 620, 1066, 612, 1050, 660, 180, 664));
    plate.fill(inks.trim, poly(120, 556, 1092, 536, 1092, 541, 120, 562));
    const turret = (x: number, y: number, dir: number) => {
      plate.fill(inks.wall, poly(x - 44, y, x - 34, y - 32, x + 34, y - 32, x + 44, y));
      plate.fill(inks.shade, poly(x + 8, y, x + 6, y - 32, x + 34, y - 32, x + 44, y));
      plate.line(
        inks.roof,
        6,
        `M${x + dir * 36} ${y - 22}l${dir * 104} -16M${x + dir * 36} ${y - 14}l${dir * 104} -16`,
      );
    };
    turret(300, 552, -1);
    turret(380, 524, -1);
    plate.fill(inks.shade, rect(340, 524, 90, 30));
    turret(900, 544, 1);
    plate.fill(inks.wall, rect(450, 480, 330, 72) + rect(480, 420, 150, 60) + rect(500, 360, 100, 60));
    plate.fill(inks.shade, rect(700, 480, 80, 72) + rect(590, 420, 40, 60) + rect(572, 360, 28, 60));
    plate.fill(inks.trim, rect(444, 476, 342, 5) + rect(474, 416, 162, 5) + rect(494, 356, 112, 5));
    plate.fill(inks.shade, poly(650, 480, 660, 380, 716, 380, 726, 480));
    plate.fill(inks.roof, rect(658, 372, 60, 12));
    plate.line(inks.roof, 6, "M550 360V190M690 372V260");
    plate.line(inks.roof, 3, "M510 250h80M520 214h60M550 300l-40 60M550 300l40 60M550 196L300 520M550 196L900 510");
    windowRow(site, 490, 110, 5, 372, 14, 14, "slit");
    windowRow(site, 480, 150, 6, 436, 13, 16, "slit");
    for (let i = 0; i < 14; i++) addWindow(site, 230 + i * 58, 586 - i, 9, 9, "round");
    site.beacon = random.int(0, 9);
    glaze(site);
    ripples(site);
    site.ground = { x: 220, y: 706 };
  },
};
