import { chimney, cornice, door, wall } from "../masonry.ts";
import { poly, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const frontierHotel: Silhouette = {
  phrase: "a frontier hotel with a two-story balcony",
  setting: "street",
  fits: ({ state }) =>
    /^(AZ|NM|NV|UT|CO|WY|MT|ID|TX|OK|KS|SD|ND|CA|NE|OR|Arizona|New Mexico|Nevada|Utah|Colorado|Wyoming|Montana|Idaho|Texas|Oklahoma|Kansas|South Dakota|North Dakota|California|Nebraska|Oregon)$/i.test(
      state.trim(),
    ),
  draw(site) {
    const { plate, inks, random } = site;
    wall(site, 360, 350, 440, 300, 90);
    plate.fill(
      inks.dark,
      rect(824, 420, 16, 34) + rect(856, 424, 14, 32) + rect(824, 540, 16, 40) + rect(856, 540, 14, 40),
    );
    const crown = random.pick(["arch", "gable"]);
    plate.fill(
      inks.wall,
      crown === "arch"
        ? "M480 352V318H530a50 46 0 0 1 100 0H680V352z"
        : poly(470, 352, 470, 322, 580, 270, 690, 322, 690, 352),
    );
    cornice(site, 360, 346, 440, 90, 24);
    plate.line(inks.trim, 4, crown === "arch" ? "M476 318H530a50 46 0 0 1 100 0H684" : "M464 322L580 266L696 322");
    addWindow(site, 563, 290, 34, 40, "round");
    windowRow(site, 376, 408, 6, 392, 32, 74, "arch");
    windowRow(site, 376, 170, 2, 548, 44, 78);
    windowRow(site, 624, 170, 2, 548, 44, 78);
    glaze(site);
    door(site, 585, 650, 62, 92);
    plate.fill(inks.roof, rect(340, 506, 480, 14));
    plate.bars(inks.trim, 344, 476, 476, 30, 2, 9, 0.6);
    plate.fill(inks.trim, rect(340, 473, 480, 4) + rect(340, 504, 480, 4));
    plate.fill(inks.roof, poly(350, 366, 810, 366, 826, 384, 334, 384));
    for (let i = 0; i < 7; i++) plate.fill(inks.trim, rect(340 + i * 78.5, 384, 7, 262));
    plate.fill(inks.trim, rect(334, 644, 492, 7));
    chimney(site, 700, 296, 26, 54);
    site.ground = { x: 300, y: 690 };
  },
};
