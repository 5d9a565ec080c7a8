import { mix } from "../inks.ts";
import { steps, wall } from "../masonry.ts";
import { arch, lancet, poly, type Quad, rect } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import { addWindow, glaze } from "../site.ts";

export const waverlyHills: Silhouette = {
  peak: 150,
  phrase: "Waverly Hills Sanatorium, five stories of open arched porches either side of a Tudor tower",
  setting: "lawn",
  bare: true,
  draw(site) {
    const { plate, inks } = site;
    const bay = ([x, top, w, drop]: Quad) => {
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
          addWindow(site, [x + w * share - w * 0.19, y, w * 0.38, 30 - drop * 0.2], {
            shape: f === 4 ? "sash" : "arch",
            lit: (x + f * 3 + i) % 17 === 4,
          });
        }
      }
    };
    site.beacon = -1;
    const widths = [86, 82, 78, 72, 66];
    let left = 520;
    let right = 680;
    widths.forEach((w, i) => {
      left -= w;
      bay([left, 372 + i * 9, w, 9]);
      bay([right, 372 + i * 9, w, 9]);
      right += w;
    });
    for (const o of site.unglazed) o.h = Math.max(20, o.h);
    glaze(site);
    let floors = "";
    for (let f = 1; f < 5; f++)
      floors += `M${left} ${Math.round(417 + f * 47)}L520 ${372 + f * 55}M${right} ${Math.round(417 + f * 47)}L680 ${372 + f * 55}`;
    plate.line([inks.trim, 4], floors, 0.5);
    wall(site, [520, 330, 160, 320]);
    plate.fill(mix(inks.wall, inks.trim, 0.2), rect([520, 330, 12, 320]) + rect([668, 330, 12, 320]));
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
    plate.line([inks.trim, 5], "M516 330V300H540V276H562V250H584V228H616V250H638V276H660V300H684V330");
    plate.fill(inks.dark, lancet([576, 262, 48, 64]));
    for (const y of [346, 404, 462, 520]) {
      for (const x of [542, 588, 634])
        addWindow(site, [x, y, 24, 38], { shape: y === 346 ? "arch" : "sash", lit: y === 404 && x === 588 });
    }
    glaze(site);
    plate.fill(inks.shade, rect([534, 388, 132, 5]) + rect([534, 446, 132, 5]) + rect([534, 504, 132, 5]));
    plate.fill(inks.trim, arch([556, 566, 88, 84]));
    plate.fill(inks.near, arch([564, 574, 72, 76]));
    site.door = { x: 576, y: 582, w: 48, h: 68 };
    steps(site, [600, 664, 120], { count: 2, rise: 7 });
    plate.line([inks.roof, 4], "M600 228V150");
    site.ground = { x: 420, y: 700 };
  },
};
