import { PUMPKIN } from "../inks.ts";
import { stateCode } from "../landscape-of-place.ts";
import { wall } from "../masonry.ts";
import { arch, poly, rect } from "../plate.ts";
import { gableSide, hipRoof, pole } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

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
    pole(site, [random.pick([470, 760]), 440, 250], true);
    wall(site, [460, 400, 130, 80], { depth: 30, ink: inks.shade });
    hipRoof(site, [460, 400, 130, 30], { inset: 30, depth: 26, over: 8 });
    windowRow(site, { x: 464, y: 420, width: 120, count: 3 }, { w: 18, h: 30 });
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
      guns += arch([170 + i * 62, 556 - i * 7, 30, 40]) + arch([830 + i * 62, 535 + i * 7, 30, 40]);
    }
    for (const x of [436, 488, 682, 734]) guns += arch([x, 530, 32, 42]);
    plate.fill(inks.dark, guns);
    let brick = "";
    for (let i = 0; i < 30; i++) brick += `M${random.int(410, 770)} ${random.int(480, 640)}h${random.int(12, 24)}`;
    plate.line([inks.shade, 3], brick);
    plate.fill(inks.trim, arch([548, 520, 104, 136]));
    plate.fill(inks.dark, arch([560, 532, 80, 124]));
    plate.fill(PUMPKIN, arch([584, 590, 32, 66]));
    site.openings.push({ x: 584, y: 590, w: 32, h: 60, shape: "arch", lit: true });
    site.door = { x: 572, y: 566, w: 56, h: 90 };
    for (const x of random.pick([[404], [760], [404, 760]])) {
      plate.fill(inks.wall, rect([x, 408, 40, 56]));
      plate.fill(inks.dark, arch([x + 12, 424, 14, 30]));
      plate.fill(inks.roof, `M${x - 6} 410a26 26 0 0 1 52 0z`);
    }
    for (const x of [520, 640]) plate.line([inks.roof, 8], `M${x} 448l34 -10`);
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
    pole(site, [600, 560, 330], true);
    for (const [x, w] of [
      [440, 150],
      [640, 130],
    ] as const) {
      wall(site, [x, 470, w, 100], { depth: 30, ink: inks.shade });
      gableSide(site, [x, 470, w, 52], { depth: 40 });
    }
    let logs = "";
    let edges = "";
    for (let x = 230; x < 970; x += 19) {
      const top = 508 + random.int(-4, 4);
      logs += `M${x} 654V${top + 12}l9 -14l9 14V654z`;
      edges += `M${x + 15} ${top + 12}V652`;
    }
    plate.fill(inks.wall, logs);
    plate.line([inks.shade, 4], edges);
    plate.fill(inks.dark, rect([560, 530, 84, 122]));
    plate.fill(inks.roof, rect([548, 520, 108, 10]));
    site.door = { x: 572, y: 556, w: 56, h: 96 };
    for (const x of random.pick([[196, 884], [196], [884]])) {
      wall(site, [x + 14, 500, 108, 152], { depth: 26 });
      plate.fill(inks.shade, rect([x + 2, 494, 138, 8]));
      wall(site, [x, 408, 136, 88], { depth: 30 });
      let courses = "";
      for (let y = 420; y < 650; y += 15) courses += `M${x + (y > 496 ? 14 : 0)} ${y}h${y > 496 ? 108 : 136}`;
      plate.line([inks.shade, 3], courses);
      hipRoof(site, [x, 408, 136, 64], { inset: 62, depth: 30, over: 14 });
      addWindow(site, [x + 26, 440, 24, 16], { shape: "slit" });
      addWindow(site, [x + 86, 440, 24, 16], { shape: "slit", lit: true });
      addWindow(site, [x + 56, 560, 22, 16], { shape: "slit" });
    }
    glaze(site);
  },
};
