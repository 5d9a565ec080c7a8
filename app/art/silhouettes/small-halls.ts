/** Buildings of one purpose that the other silhouettes do not cover: jails, courthouses, odd theaters, a bar on a cliff. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { belt, columns, cornice, door, steps, wall } from "../masonry.ts";
import { arch, disc, lancet, poly, rect, track } from "../plate.ts";
import { dome, gableFront, spire } from "../roofs.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const palisadeCamp: Silhouette = {
  phrase: "a prison stockade of squared logs with sentry boxes along the top",
  setting: "open",
  outdoors: true,
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V640Q300 600 620 606T1200 640V800z");
    let logs = "";
    let edges = "";
    for (let x = 40; x < 1160; x += 20) {
      if (x > 540 && x < 660) continue;
      const top = 492 + random.int(-3, 3);
      logs += rect(x, top, 18, 172);
      edges += `M${x + 15} ${top}v170`;
    }
    for (const x of [170, 400, 790, 1010]) {
      plate.fill(inks.wall, rect(x, 402, 62, 66));
      plate.fill(inks.dark, rect(x + 8, 418, 46, 26));
      plate.fill(inks.roof, poly(x - 14, 404, x + 10, 374, x + 54, 374, x + 78, 404));
      plate.line(inks.roof, 5, track(x + 6, 468, x + 2, 500) + track(x + 56, 468, x + 60, 500));
    }
    plate.fill(CANDLE, rect(420, 424, 14, 18));
    plate.fill(PUMPKIN, disc(427, 433, 36), 0.2);
    plate.fill(inks.wall, logs);
    plate.line(inks.shade, 4, edges);
    plate.fill(inks.wall, rect(530, 470, 140, 194));
    plate.fill(inks.trim, rect(522, 462, 156, 9));
    plate.bars(inks.shade, 546, 510, 108, 150, 3, 15);
    plate.line(inks.roof, 9, "M548 530H652M548 636H652M600 500V660");
    plate.line(inks.trim, 5, "M540 664V504H660V664", 0.7);
    plate.fill(inks.ground, "M0 800V672Q300 656 620 660T1200 672V800z");
    plate.line(
      inks.near,
      5,
      "M60 712V684M200 708V680M340 706V676M480 704V676M720 704V676M860 706V678M1000 708V680M1140 712V684M50 686H1150",
    );
    site.ground = { x: 380, y: 704 };
  },
};

/** A round-arched brick gable the size of a hall. */
export const gabledHall: Silhouette = {
  era: [1870, 1915],
  phrase: "a great gabled brick hall with pointed windows",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const twin = random.chance(0.5);
    plate.fill(inks.shade, poly(760, 430, 930, 452, 930, 642, 760, 650));
    plate.fill(inks.roof, poly(600, 232, 760, 250, 960, 460, 776, 440));
    for (let i = 0; i < 4; i++) addWindow(site, 784 + i * 36, 490, 20, 90, "lancet", random.chance(0.3));
    wall(site, 440, 430, 320, 220, 0);
    gableFront(site, 440, 434, 320, 190, 0, 18);
    plate.fill(inks.trim, disc(600, 346, 46));
    plate.fill(inks.dark, disc(600, 346, 40));
    addWindow(site, 566, 312, 68, 68, "round", true);
    glaze(site);
    plate.line(inks.roof, 3, "M566 346h68M600 312v68M576 322l48 48M624 322l-48 48");
    for (const x of [470, 534, 642, 706]) addWindow(site, x - 4, 430, 28, 84, "lancet");
    glaze(site);
    belt(site, 440, 530, 320, 6, inks.trim);
    if (twin)
      for (const x of [416, 726]) {
        wall(site, x, 300, 58, 350, 10);
        plate.fill(inks.dark, lancet(x + 18, 326, 22, 60) + lancet(x + 18, 430, 22, 70));
        cornice(site, x, 298, 58);
        spire(site, x + 29, 298, 70, 110, 26);
      }
    for (const x of [496, 600, 704]) {
      plate.fill(inks.trim, lancet(x - 34, 548, 68, 102));
      plate.fill(x === 600 ? PUMPKIN : inks.dark, lancet(x - 26, 556, 52, 94));
    }
    door(site, 600, 650, 40, 64, false);
    site.ground = { x: 350, y: 694 };
  },
};

export const beauxArtsMuseum: Silhouette = {
  peak: 100,
  phrase: "a domed public building with a columned portico",
  setting: "street",
  draw(site) {
    const { plate, inks, random } = site;
    const wing = random.pick([200, 240]);
    wall(site, 600 - 120 - wing, 450, 240 + wing * 2, 200, 50);
    cornice(site, 600 - 120 - wing, 446, 240 + wing * 2, 50);
    plate.fill(inks.wall, rect(600 - 110 - wing, 430, 220 + wing * 2, 18));
    for (const x of [600 - 110 - wing, 730]) {
      windowRow(site, x, wing - 20, 3, 486, 34, 84, "arch");
      windowRow(site, x, wing - 20, 3, 604, 30, 26);
    }
    glaze(site);
    plate.fill(inks.wall, rect(510, 300, 180, 90));
    plate.fill(inks.shade, rect(630, 300, 60, 90));
    for (let i = 0; i < 7; i++) addWindow(site, 520 + i * 24, 322, 14, 52, "arch");
    glaze(site);
    cornice(site, 506, 298, 188);
    dome(site, 600, 298, 184, random.int(96, 120));
    plate.fill(inks.wall, rect(584, 166, 32, 34));
    plate.fill(inks.dark, arch(592, 172, 16, 28));
    spire(site, 600, 168, 42, 34, 26);
    wall(site, 468, 430, 264, 220, 18);
    plate.fill(inks.dark, rect(484, 462, 232, 186));
    addWindow(site, 500, 500, 40, 110, "sash");
    addWindow(site, 660, 500, 40, 110, "sash", true);
    glaze(site);
    door(site, 600, 646, 60, 120);
    plate.fill(inks.wall, poly(456, 432, 600, 366, 744, 432));
    plate.fill(inks.shade, poly(492, 426, 600, 378, 708, 426));
    plate.line(inks.trim, 5, "M448 432L600 362L752 432z");
    plate.fill(inks.trim, rect(456, 438, 288, 8));
    columns(site, 478, 244, 6, 450, 644, 17);
    steps(site, 600, 684, 270, 5, 8);
    site.ground = { x: 330, y: 700 };
  },
};
