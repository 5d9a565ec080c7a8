/** Towers, turrets and cupolas, from the story at which they begin to what they end in. */
import { CANDLE } from "../inks.ts";
import { cornice } from "../masonry.ts";
import { arch, disc, type Point, poly, rect } from "../plate.ts";
import { cresting, dome, hipRoof, pole, spire } from "../roofs.ts";
import { addWindow, BASE, type Box, glaze, type Site } from "../site.ts";
import type { Cap, Tower } from "./building.ts";
import { merlons } from "./crowns.ts";
import { type Mass, story } from "./mass.ts";

type Top = { cx: number; y: number; w: number };

/** How high a cap stands, in widths of its tower. */
const CAP_RISES: Record<Cap, number> = {
  cone: 1.6,
  pyramid: 0.95,
  hip: 0.7,
  dome: 1.1,
  mansard: 0.95,
  battlements: 0.25,
  belfry: 3,
  flat: 0.1,
};

const CAPS: Record<Cap, (site: Site, top: Top) => void> = {
  cone: (site, { cx, y, w }) => spire(site, [cx, y, w * 1.24, w * 1.3], w * 0.3),
  pyramid: (site, { cx, y, w }) => spire(site, [cx, y, w * 1.3, w * 0.7], w * 0.25),
  hip: (site, { cx, y, w }) => {
    hipRoof(site, [cx - w / 2, y, w, w * 0.32], { inset: w * 0.56, over: w * 0.2 });
    pole(site, [cx, y - w * 0.3, w * 0.38]);
  },
  dome: (site, { cx, y, w }) => {
    dome(site, [cx, y, w * 1.06, w * 0.62]);
    pole(site, [cx, y - w * 0.58, w * 0.5]);
  },
  mansard: (site, { cx, y, w }) => {
    const [x, h] = [cx - w / 2, w * 0.8];
    site.plate.fill(site.inks.roof, poly(x - 8, y, x + w * 0.16, y - h, x + w * 0.84, y - h, x + w + 8, y));
    site.plate.fill(site.inks.dark, poly(cx + w * 0.1, y, cx + w * 0.1, y - h, x + w * 0.84, y - h, x + w + 8, y));
    cresting(site, [x + w * 0.16, y - h, w * 0.68]);
  },
  battlements: ({ plate, inks }, { cx, y, w }) => {
    plate.fill(inks.wall, merlons({ x: cx - w / 2 - 6, y: y - 4, w: w + 12 }, 12));
    plate.fill(inks.shade, rect([cx - w / 2 - 3, y + 7, w + 6, 5]));
  },
  belfry: (site, { cx, y, w }) => {
    const { plate, inks } = site;
    const [bw, bh] = [w * 0.72, w * 0.8];
    plate.fill(inks.wall, rect([cx - bw / 2, y - bh, bw, bh]));
    plate.fill(inks.shade, rect([cx + bw * 0.16, y - bh, bw * 0.34, bh]));
    for (const side of [-0.38, 0.08]) plate.fill(inks.dark, arch([cx + bw * side, y - bh * 0.84, bw * 0.3, bh * 0.7]));
    cornice(site, [cx - bw / 2, y - bh, bw]);
    spire(site, [cx, y - bh, bw * 1.2, w * 1.7], w * 0.4);
  },
  flat: (site, { cx, y, w }) => cornice(site, [cx - w / 2, y - 6, w], { brackets: 6 }),
};

type Standing = Top & { step: number };

/** Where the towers of a mass stand: the middle, top and width of each, and the height of its stories. */
function standing(m: Mass, { at = "center", over = 1, bays, round }: Tower): Standing[] {
  const step = Math.min(124, story(m, Math.min(2, m.stories)).h);
  const w = Math.max(48, Math.min(bays ? 136 : 110, (m.w / m.bays) * (bays ?? (round ? 1.9 : 2))));
  const [left, right, middle] = [m.x + w * 0.3, m.x + m.w - w * 0.3, m.x + m.w / 2];
  const middles = {
    left: [left],
    right: [right],
    center: [middle],
    corners: [left, right],
    sides: [middle - m.w * 0.3, middle + m.w * 0.3],
  }[at];
  return middles.map((cx) => ({ cx, w, y: m.top - over * step, step }));
}

/** What the towers of a mass hide of its wall. */
export const covers = (m: Mass, towers: readonly Tower[] = []): Box[] =>
  towers.flatMap((t) => {
    const foot = (t.from ?? 1) > 1 ? story(m, t.from!).y + story(m, t.from!).h + 20 : BASE;
    return standing(m, t).map(({ cx, y, w }) => ({ x: cx - w / 2, y, w, h: foot - y }));
  });

/** The highest point of a mass's towers. */
export const towerTop = (m: Mass, towers: readonly Tower[] = []): number =>
  Math.min(BASE, ...towers.flatMap((t) => standing(m, t).map(({ y, w }) => y - w * CAP_RISES[t.cap ?? "pyramid"])));

export function tower(site: Site, m: Mass, t: Tower): void {
  const { plate, inks } = site;
  const { round = false, from = 1, cap = "pyramid" } = t;
  const hanging = from > 1;
  const foot = hanging ? story(m, from).y + story(m, from).h : BASE;
  const shape = m.windows && m.windows !== "cell" ? m.windows : "arch";
  const panes: readonly (readonly [number, number])[] = round
    ? [
        [0.08, 0.16],
        [0.36, 0.26],
        [0.76, 0.15],
      ]
    : [
        [0.16, 0.26],
        [0.58, 0.26],
      ];
  for (const { cx, y, w, step } of standing(m, t)) {
    const x = cx - w / 2;
    plate.fill(inks.wall, rect([x, y, w, foot - y]));
    plate.fill(inks.shade, rect([x + w * 0.66, y, w * 0.34, foot - y]), round ? 1 : 0.75);
    if (round) plate.fill(inks.shade, rect([x + w * 0.5, y, w * 0.16, foot - y]), 0.4);
    plate.fill(inks.trim, rect([x, y, 3, foot - y]), 0.6);
    if (hanging) plate.fill(inks.shade, poly(x, foot, x + w, foot, cx + 6, foot + 34, cx - 6, foot + 34));
    const tall = Math.max(step * 0.58, Math.min(28, step * 0.92));
    if (t.clock) clock(site, [cx, y + w * 0.5], w * 0.3);
    for (let at = y + (t.clock ? w : 0) + step * 0.2; at + step * 0.6 < foot - (hanging ? 0 : 20); at += step)
      for (const [share, wide] of panes) addWindow(site, [x + w * share, at, w * wide, tall], { shape });
    glaze(site);
    cornice(site, [x, y - 2, w], { brackets: 5 });
    CAPS[cap](site, { cx, y, w });
  }
}

function clock({ plate, inks, random }: Site, [cx, cy]: Point, radius: number): void {
  const [x, y, r] = [Math.round(cx), Math.round(cy), Math.round(radius)];
  plate.fill(inks.dark, disc(x, y, r + 4)).fill(random.chance(0.5) ? CANDLE : inks.moon, disc(x, y, r));
  plate.line(
    [inks.roof, 3],
    `M${x} ${y}v${-Math.round(r * 0.7)}M${x} ${y}l${Math.round(r * 0.5)} ${Math.round(r * 0.3)}`,
  );
}
