import type { FamousHouse } from "../famous-house.ts";
import { mix, PUMPKIN } from "../inks.ts";
import { steps, wall } from "../masonry.ts";
import { planSheet } from "../plan-sheet.ts";
import { arch, disc, lancet, oval, poly, rect } from "../plate.ts";
import { addWindow, glaze } from "../site.ts";

export const waverlyHills: FamousHouse = {
  phrases: ["waverly hills"],
  state: "KY",
  night: "ember dusk",
  landscape: "ridges",
  moon: { phase: "full", x: 330, y: 210, radius: 96 },
  front: {
    peak: 150,
    phrase: "Waverly Hills Sanatorium, five stories of open arched porches either side of a Tudor tower",
    caption: "Waverly Hills near Louisville, Kentucky, opened this building for tuberculosis patients in 1926.",
    setting: "lawn",
    bare: true,
    draw(site) {
      const { plate, inks } = site;
      const bay = (x: number, top: number, w: number, drop: number) => {
        const side = x < 600 ? 1 : -1;
        const outer = x < 600 ? top + drop : top;
        const inner = x < 600 ? top : top + drop;
        plate.fill(inks.wall, poly(x, outer, x + w, inner, x + w, 650, x, 650));
        plate.fill(inks.trim, poly(x, outer - 5, x + w, inner - 5, x + w, inner + 2, x, outer + 2), 0.8);
        plate.fill(
          inks.wall,
          poly(x + w / 2 - 24, top - 2 + drop / 2, x + w / 2, top - 34 + drop / 2, x + w / 2 + 24, top - 2 + drop / 2),
        );
        for (let f = 0; f < 5; f++) {
          for (let i = 0; i < 2; i++) {
            const share = (i + 0.5) / 2;
            const lean = side > 0 ? drop * (1 - share) : drop * share;
            const y = top + 22 + f * ((640 - top) / 5) + lean * (1 - f / 6);
            addWindow(
              site,
              x + w * share - w * 0.19,
              y,
              w * 0.38,
              30 - drop * 0.2,
              f === 4 ? "sash" : "arch",
              (x + f * 3 + i) % 17 === 4,
            );
          }
        }
      };
      site.beacon = -1;
      const widths = [86, 82, 78, 72, 66];
      let left = 520;
      let right = 680;
      widths.forEach((w, i) => {
        left -= w;
        bay(left, 372 + i * 9, w, 9);
        bay(right, 372 + i * 9, w, 9);
        right += w;
      });
      for (const o of site.unglazed) o.h = Math.max(20, o.h);
      glaze(site);
      let floors = "";
      for (let f = 1; f < 5; f++)
        floors += `M${left} ${Math.round(417 + f * 47)}L520 ${372 + f * 55}M${right} ${Math.round(417 + f * 47)}L680 ${372 + f * 55}`;
      plate.line(inks.trim, 4, floors, 0.5);
      wall(site, 520, 330, 160, 320, 0);
      plate.fill(mix(inks.wall, inks.trim, 0.2), rect(520, 330, 12, 320) + rect(668, 330, 12, 320));
      plate.fill(
        inks.wall,
        poly(
          520,
          332,
          520,
          300,
          540,
          300,
          540,
          276,
          562,
          276,
          562,
          250,
          584,
          250,
          584,
          228,
          616,
          228,
          616,
          250,
          638,
          250,
          638,
          276,
          660,
          276,
          660,
          300,
          680,
          300,
          680,
          332,
        ),
      );
      plate.line(inks.trim, 5, "M516 330V300H540V276H562V250H584V228H616V250H638V276H660V300H684V330");
      plate.fill(inks.dark, lancet(576, 262, 48, 64));
      for (const y of [346, 404, 462, 520]) {
        for (const x of [542, 588, 634])
          addWindow(site, x, y, 24, 38, y === 346 ? "arch" : "sash", y === 404 && x === 588);
      }
      glaze(site);
      plate.fill(inks.shade, rect(534, 388, 132, 5) + rect(534, 446, 132, 5) + rect(534, 504, 132, 5));
      plate.fill(inks.trim, arch(556, 566, 88, 84));
      plate.fill(inks.near, arch(564, 574, 72, 76));
      site.door = { x: 576, y: 582, w: 48, h: 68 };
      steps(site, 600, 664, 120, 2, 7);
      plate.line(inks.roof, 4, "M600 228V150");
      site.ground = { x: 420, y: 700 };
    },
  },
  detail: {
    alt: "Drawing of a long sloping concrete tunnel with steps at one side and a single lamp far below",
    caption:
      "The tunnel down the hill, some five hundred feet long, by which the dead were taken out of the patients' sight.",
    draw(plate, inks) {
      plate.fill(inks.near, rect(0, 0, 1200, 800));
      for (let i = 0; i < 7; i++) {
        const s = 0.78 ** i;
        plate.fill(
          mix(inks.wall, inks.near, Math.min(0.9, 0.06 + i * 0.14)),
          arch(600 - 500 * s, 470 - 450 * s, 1000 * s, 820 * s),
        );
        plate.line(inks.roof, Math.max(2, 10 * s), arch(600 - 500 * s, 470 - 450 * s, 1000 * s, 820 * s), 0.8);
      }
      let treads = "";
      for (let i = 0; i < 14; i++) {
        const s = 0.87 ** i;
        treads += `M${Math.round(600 + 40 * s)} ${Math.round(470 + 330 * s)}H${Math.round(600 + 420 * s)}`;
      }
      plate.fill(inks.ground, poly(150, 800, 1050, 800, 650, 506, 550, 506));
      plate.line(inks.trim, 6, treads, 0.6);
      plate.line(inks.roof, 8, "M330 800L580 506");
      plate.line(inks.trim, 8, "M1030 560L690 470");
      plate.fill(PUMPKIN, disc(600, 450, 70), 0.18);
      plate.fill(PUMPKIN, disc(600, 450, 30), 0.3);
      plate.fill(PUMPKIN, oval(600, 450, 12, 12));
    },
  },
  plan: {
    alt: "Plan drawing of a long sanatorium bent like a bat's wings, with a tunnel running down the hillside",
    caption: "A simplified plan, not to scale: the porches bend to catch the sun and the breeze.",
    draw(plate, inks) {
      planSheet(plate, inks, {
        blocks:
          "M170 420L330 320L480 280L540 276V240H660V276L720 280L870 320L1030 420L1000 470L850 380L720 346L660 342V400H540V342L480 346L350 380L200 470z",
        lines:
          "M200 470L350 380L480 346M850 380L1000 470M720 346L850 380M250 440l-30 -50M300 408l-26 -52M360 376l-14 -58M430 360l-10 -60M770 360l10 -60M840 376l14 -58M900 408l26 -52M950 440l30 -50M640 400L760 700M662 392L782 692",
        path: "M600 410Q590 560 400 640T80 720",
        trees: [140, 240, 220, 200, 980, 220, 1060, 300, 300, 600, 200, 580, 880, 620, 960, 560, 1040, 660, 500, 700],
        mark: [712, 548],
      });
    },
  },
};
