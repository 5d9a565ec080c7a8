/** A light in the sea, and ships. */
import { mix } from "../inks.ts";
import { lightTower } from "../kit/light-tower.ts";
import { poly, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";

export const ledgeTower: Silhouette = {
  peak: 80,
  phrase: "a granite light tower rising straight from the sea",
  setting: "shore",
  outdoors: true,
  bare: true,
  draw(site) {
    const { plate, inks, random } = site;
    lightTower(site, { cx: 600, top: random.int(196, 220), base: 690, foot: 146 }, {});
    plate.fill(inks.roof, "M440 716q50 -40 110 -22t100 -2t110 24zM330 722q30 -16 60 0zM800 724q40 -20 80 0z");
    ripples(site);
    site.ground = { x: 420, y: 704 };
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
