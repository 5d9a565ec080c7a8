import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { wall } from "../masonry.ts";
import { disc, poly, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { ripples } from "../silhouettes/vessels.ts";
import { addWindow, glaze, windowRow } from "../site.ts";

export const alcatraz: Silhouette = {
  phrase: "Alcatraz, the long cell house, lighthouse and water tower on their rock in the bay",
  setting: "shore",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    site.wakefulness = 0.12;
    plate.line([inks.roof, 5], "M236 560L262 420M318 560L292 420M246 510h62M254 460h48M246 510l58 -50M308 510l-56 -50");
    plate.fill(inks.roof, "M240 380h74v40q-37 20 -74 0zM236 382q41 -44 82 0z");
    wall(site, [380, 372, 420, 120], { depth: 60 });
    plate.fill(inks.trim, rect([374, 366, 432, 7]) + poly(806, 366, 864, 376, 864, 383, 806, 373));
    plate.fill(inks.wall, rect([560, 344, 120, 26]) + rect([410, 352, 60, 16]));
    plate.fill(inks.trim, rect([556, 340, 128, 5]));
    for (let i = 0; i < 13; i++) addWindow(site, [398 + i * 30, 390, 15, 62], { shape: "slit" });
    glaze(site);
    wall(site, [690, 412, 150, 90], { depth: 30, ink: inks.wall });
    plate.fill(inks.trim, rect([686, 408, 158, 5]));
    windowRow(site, { x: 700, y: 430, width: 130, count: 4 }, { w: 20, h: 36 });
    glaze(site);
    plate.fill(CANDLE, poly(880, 236, 1240, 190, 1240, 300), 0.2);
    plate.fill(CANDLE, poly(880, 236, -40, 130, -40, 230), 0.14);
    plate.fill(inks.trim, poly(868, 250, 892, 250, 900, 496, 860, 496));
    plate.fill(inks.shade, poly(884, 250, 892, 250, 900, 496, 884, 496));
    plate.fill(PUMPKIN, disc(880, 236, 34), 0.25);
    plate.fill(CANDLE, rect([870, 224, 20, 24]));
    plate.fill(inks.roof, rect([862, 246, 36, 7]) + poly(864, 226, 880, 206, 896, 226));
    plate.fill(inks.wall, poly(926, 500, 926, 432, 944, 420, 962, 430, 976, 416, 990, 434, 1010, 430, 1010, 500));
    plate.fill(inks.dark, rect([940, 450, 16, 26]) + rect([968, 448, 16, 28]));
    const rock =
      "M90 680L120 610L180 596L216 556L330 548L372 492L560 486L760 496L900 492L1030 500L1064 540L1090 556L1124 620L1150 680z";
    plate.fill(inks.shade, rock);
    plate.fill(
      mix(inks.shade, inks.wall, 0.75),
      "M90 680L120 610L180 596L216 556L330 548L372 492L470 488L440 540L380 570L350 630L290 650L270 690z",
    );
    plate.fill(mix(inks.shade, inks.wall, 0.6), "M560 486L700 492L660 560L700 600L640 690H540L560 620L520 570z");
    plate.fill(inks.dark, "M860 494L960 498L1000 560L960 610L1010 690H850L880 620L840 560z");
    plate.fill(inks.wall, rect([420, 590, 190, 66]) + rect([640, 606, 120, 50]));
    plate.fill(inks.trim, rect([414, 586, 202, 6]) + rect([636, 602, 128, 5]));
    windowRow(site, { x: 428, y: 606, width: 174, count: 6 }, { w: 18, h: 34 });
    windowRow(site, { x: 648, y: 618, width: 104, count: 3 }, { w: 18, h: 26 });
    glaze(site);
    plate.line([inks.roof, 6], "M1046 560V470M1070 560V470");
    plate.fill(inks.roof, rect([1030, 432, 56, 8]) + poly(1026, 424, 1058, 404, 1090, 424));
    plate.fill(PUMPKIN, rect([1036, 440, 44, 26]));
    plate.fill(inks.roof, rect([1030, 464, 56, 8]) + rect([1056, 440, 4, 26]));
    plate.brush([inks.ghost, 4], "M80 682q60 -10 120 0t140 0t140 0t140 0t140 0t140 0t140 0t120 0", 0.5);
    ripples(site);
    plate.fill(inks.dark, rect([752, 470, 26, 34]));
    site.door = { x: 752, y: 470, w: 26, h: 34 };
    site.ground = { x: 260, y: 676 };
  },
};
