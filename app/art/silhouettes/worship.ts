import { chimney, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, disc, lancet, type Point, poly, rect } from "../plate.ts";
import { dome, gableFront, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

function cross(site: Site, [cx, top]: Point, size = 26): void {
  const arm = Math.round(size * 0.34);
  site.plate.line(
    [site.inks.roof, 4],
    `M${cx} ${top}v${-size}M${cx - arm} ${Math.round(top - size * 0.68)}h${arm * 2}`,
  );
}

export const steepleChurch: Silhouette = {
  peak: 60,
  phrase: "a white clapboard church with a tall steeple",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const x = 486;
    plate.fill(inks.shade, poly(714, 470, 860, 490, 860, 640, 714, 650));
    plate.fill(inks.roof, poly(600, 350, 760, 366, 884, 500, 734, 482));
    for (let i = 0; i < 3; i++)
      addWindow(site, [738 + i * 40, 520, 18, 84], { shape: "arch", lit: random.chance(0.4) });
    glaze(site);
    wall(site, [x, 470, 228, 180]);
    gableFront(site, [x, 474, 228, 112], { over: 20 });
    const top = random.int(280, 306);
    wall(site, [556, top, 88, 200], { depth: 12 });
    cornice(site, [556, top, 88]);
    plate.fill(inks.wall, rect([566, top - 76, 68, 76]));
    plate.fill(inks.shade, rect([612, top - 76, 22, 76]));
    plate.fill(inks.dark, arch([576, top - 64, 20, 56]) + arch([604, top - 64, 20, 56]));
    cornice(site, [566, top - 78, 68]);
    spire(site, [600, top - 78, 70, random.int(130, 160)], 0);
    cross(site, [600, top - 204 - 4], 30);
    plate.fill(inks.moon, disc(600, top + 34, 18));
    plate.line([inks.roof, 3], `M600 ${top + 34}v-11M600 ${top + 34}l8 4`);
    addWindow(site, [580, 404, 40, 60], { shape: "arch" });
    addWindow(site, [508, 500, 30, 110], { shape: "arch" });
    addWindow(site, [662, 500, 30, 110], { shape: "arch" });
    glaze(site);
    door(site, [600, 650, 60, 106]);
    if (random.chance(0.6)) {
      plate.fill(inks.trim, poly(534, 540, 600, 506, 666, 540));
      columns(site, { x: 546, w: 108, top: 540, bottom: 650 }, { count: 2, thick: 12 });
    }
    steps(site, [600, 666, 130], { count: 3, rise: 6 });
  },
};

export const gothicChurch: Silhouette = {
  peak: 100,
  phrase: "a stone Gothic church with a rose window",
  setting: "lawn",
  draw(site) {
    const { plate, inks, random } = site;
    const twin = random.chance(0.5);
    plate.fill(inks.shade, poly(700, 440, 850, 462, 850, 642, 700, 650));
    plate.fill(inks.roof, poly(600, 310, 740, 330, 872, 470, 716, 450));
    for (let i = 0; i < 3; i++)
      addWindow(site, [730 + i * 40, 496, 20, 92], { shape: "lancet", lit: random.chance(0.4) });
    glaze(site);
    wall(site, [500, 440, 200, 210]);
    gableFront(site, [500, 440, 200, 140], { over: 10 });
    plate.fill(inks.trim, disc(600, 416, 46));
    plate.fill(inks.dark, disc(600, 416, 40));
    addWindow(site, [564, 380, 72, 72], { shape: "round", lit: true });
    glaze(site);
    let petals = "";
    for (let i = 0; i < 6; i++) {
      const a = (Math.PI * i) / 6;
      petals += `M${Math.round(600 - Math.cos(a) * 36)} ${Math.round(416 - Math.sin(a) * 36)}L${Math.round(600 + Math.cos(a) * 36)} ${Math.round(416 + Math.sin(a) * 36)}`;
    }
    plate.line([inks.roof, 3], petals);
    plate.line([inks.roof, 4], "M586 416a14 14 0 1 1 28 0a14 14 0 1 1 -28 0");
    for (const [x, tall] of twin
      ? ([
          [410, 300],
          [700, 300],
        ] as const)
      : ([[398, random.int(270, 300)]] as const)) {
      wall(site, [x, tall, 96, 650 - tall], { depth: 22 });
      plate.fill(inks.shade, rect([x - 8, tall + 90, 10, 560 - tall]) + rect([x + 92, tall + 90, 10, 560 - tall]));
      plate.fill(inks.dark, lancet([x + 16, tall + 26, 26, 84]) + lancet([x + 54, tall + 26, 26, 84]));
      cornice(site, [x, tall + 128, 96]);
      spire(site, [x + 48, tall, 100, twin ? 150 : 180], 0);
      for (const dx of [2, 94]) spire(site, [x + dx, tall + 4, 18, 44], 0);
      cross(site, [x + 48, tall - (twin ? 148 : 178)], 28);
      addWindow(site, [x + 34, tall + 170, 28, 84], { shape: "lancet" });
    }
    glaze(site);
    plate.fill(inks.trim, lancet([552, 520, 96, 130]));
    plate.fill(inks.shade, lancet([562, 530, 76, 120]));
    plate.fill(inks.dark, lancet([572, 540, 56, 110]));
    site.door = { x: 576, y: 566, w: 48, h: 84 };
    steps(site, [600, 664, 130], { count: 2, rise: 7 });
  },
};

export const missionChurch: Silhouette = {
  phrase: "an old Spanish mission church with a bell wall",
  setting: "open",
  fits: ({ state }) => /^(AZ|NM|CA|TX|Arizona|New Mexico|California|Texas)$/i.test(state.trim()),
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, [640, 500, 240, 150], { depth: 40, ink: inks.shade });
    plate.fill(inks.roof, poly(636, 500, 656, 476, 880, 476, 930, 508));
    let arcade = "";
    for (let i = 0; i < 4; i++) arcade += arch([664 + i * 52, 548, 40, 102]);
    plate.fill(inks.dark, arcade);
    wall(site, [440, 400, 220, 250], { depth: 50 });
    plate.fill(inks.wall, "M440 402V372q20 2 30 -22q14 -46 80 -60q66 14 80 60q10 24 30 22V402z");
    plate.fill(inks.shade, "M660 402V372l50 8V410z");
    plate.line([inks.trim, 5], "M437 372q23 2 33 -22q14 -46 80 -60q66 14 80 60q10 24 33 22");
    plate.fill(inks.dark, arch([534, 316, 32, 50]));
    plate.fill(inks.trim, "M540 356q2 -26 10 -28q8 2 10 28z");
    plate.fill(inks.trim, rect([440, 420, 220, 5]), 0.6);
    addWindow(site, [532, 446, 36, 54], { shape: "arch", lit: true });
    glaze(site);
    const towers = random.pick([[378], [378, 640]]);
    for (const x of towers) {
      wall(site, [x, 310, 82, 340], { depth: 18 });
      plate.fill(inks.dark, arch([x + 22, 334, 38, 64]));
      plate.fill(inks.trim, `M${x + 30} 388q2 -30 11 -32q9 2 11 32z`);
      cornice(site, [x, 416, 82]);
      cornice(site, [x, 310, 82]);
      dome(site, [x + 41, 310, 74, 50]);
      cross(site, [x + 41, 262], 34);
    }
    cross(site, [550, 292], 36);
    for (const sx of [474, 606]) plate.fill(inks.shade, arch([sx, 546, 24, 60]));
    plate.fill(inks.trim, arch([512, 540, 76, 110]));
    door(site, [550, 650, 60, 94], false);
    site.ground = { x: 320, y: 690 };
  },
};

export const ruinedChurch: Silhouette = {
  phrase: "a small country church with a leaning bell-cote",
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    chimney(site, [742, 392, 24, 60]);
    plate.fill(inks.shade, poly(690, 500, 820, 516, 820, 642, 690, 650));
    plate.fill(inks.roof, poly(590, 372, 720, 386, 846, 530, 708, 514));
    for (let i = 0; i < 2; i++)
      addWindow(site, [720 + i * 50, 540, 22, 66], { shape: "lancet", lit: random.chance(0.5) });
    glaze(site);
    wall(site, [490, 500, 200, 150]);
    gableFront(site, [490, 504, 200, 124], { over: 18 });
    plate.fill(inks.wall, rect([566, 300, 48, 80]));
    plate.fill(inks.shade, rect([598, 300, 16, 80]));
    plate.fill(inks.dark, arch([576, 316, 28, 46]));
    spire(site, [590, 300, 70, random.int(84, 110)], 0);
    cross(site, [590, 300 - 86], 32);
    addWindow(site, [573, 416, 34, 56], { shape: "lancet" });
    windowRow(site, { x: 496, y: 540, width: 60, count: 1 }, { w: 26, h: 70, shape: "lancet" });
    windowRow(site, { x: 624, y: 540, width: 60, count: 1 }, { w: 26, h: 70, shape: "lancet" });
    glaze(site);
    plate.fill(inks.trim, lancet([558, 548, 64, 102]));
    plate.fill(inks.dark, lancet([565, 556, 50, 94]));
    site.door = { x: 568, y: 575, w: 44, h: 75 };
    steps(site, [590, 662, 90], { count: 2, rise: 6 });
  },
};
