/** What stands about in open ground: knolls, lanterns, lamps, iron gates. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { disc, poly, rect, type Spot } from "../plate.ts";
import type { Site } from "../site.ts";

export function knoll(site: Site, y: number, ink = site.inks.ground): void {
  site.plate.fill(ink, `M0 800V${y + 46}Q300 ${y - 10} 620 ${y}T1200 ${y + 40}V800z`);
}

export function lantern(site: Site, x: number, base: number): void {
  const { plate, inks } = site;
  plate.fill(PUMPKIN, disc(x, base - 14, 54), 0.13);
  plate.fill(PUMPKIN, disc(x, base - 14, 28), 0.2);
  plate.fill(CANDLE, rect([x - 7, base - 26, 14, 22]));
  plate.fill(inks.near, rect([x - 10, base - 5, 20, 6]) + poly(x - 11, base - 26, x, base - 36, x + 11, base - 26));
  plate.line([inks.near, 2], `M${Math.round(x)} ${base - 26}v22`);
}

export function ironGate(site: Site, [cx, base, half]: Spot): void {
  const { plate, inks } = site;
  for (const x of [cx - half - 34, cx + half]) {
    plate.fill(inks.wall, rect([x, base - 150, 34, 150]));
    plate.fill(inks.shade, rect([x + 22, base - 150, 12, 150]));
    plate.fill(inks.trim, rect([x - 5, base - 158, 44, 9]));
    plate.fill(inks.wall, disc(x + 17, base - 170, 12));
  }
  const top = base - 158;
  plate.line(
    [inks.roof, 6],
    `M${cx - half} ${top}Q${cx - half} ${top - 104} ${cx} ${top - 108}Q${cx + half} ${top - 104} ${cx + half} ${top}M${cx - half} ${top + 8}Q${cx - half + 20} ${top - 78} ${cx} ${top - 80}Q${cx + half - 20} ${top - 78} ${cx + half} ${top + 8}`,
  );
  let bars = "";
  for (let i = 1; i < 8; i++) {
    const a = (Math.PI * i) / 8;
    bars += `M${Math.round(cx - Math.cos(a) * half * 0.9)} ${Math.round(top - Math.sin(a) * 84)}l${Math.round(-Math.cos(a) * 8)} ${Math.round(-Math.sin(a) * 24)}`;
  }
  for (let x = 10; x < half * 0.62; x += 14)
    bars += `M${cx - half + x} ${base}v${-118 - Math.round(x * 0.5)}M${cx + half - x} ${base}v${-118 - Math.round(x * 0.5)}`;
  plate.line(
    [inks.roof, 4],
    `${bars}M${cx - half} ${base - 24}h${Math.round(half * 0.64)}M${cx + half} ${base - 24}h${-Math.round(half * 0.64)}M${cx - half} ${base - 100}h${Math.round(half * 0.64)}M${cx + half} ${base - 100}h${-Math.round(half * 0.64)}`,
  );
  plate.line([inks.roof, 4], `M${cx} ${top - 108}v-34M${cx - 11} ${top - 130}h22`);
}

export function lampPost(site: Site, [x, base, h]: Spot): void {
  const { plate, inks } = site;
  const y = base - h;
  plate.fill(PUMPKIN, disc(x, y + 12, h * 0.26), 0.16);
  plate.fill(
    inks.near,
    rect([x - 3, y + 26, 6, h - 26]) + rect([x - 9, base - 12, 18, 12]) + rect([x - 6, base - h * 0.4, 12, 5]),
  );
  plate.fill(CANDLE, poly(x - 11, y, x + 11, y, x + 7, y + 26, x - 7, y + 26));
  plate.fill(inks.near, poly(x - 14, y, x, y - 13, x + 14, y) + rect([x - 8, y + 25, 16, 4]));
}
