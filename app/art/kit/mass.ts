/** One block of a building: a front of stories and bays under its roof, and a flank that recedes into the shade. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { arch, poly, rect } from "../plate.ts";
import { addWindow, BASE, type Box, glaze, type Site } from "../site.ts";
import type { Material, Part } from "./building.ts";
import { crown } from "./crowns.ts";
import { joints } from "./materials.ts";

const DROP = 0.16;
const RISE = 0.07;

export type Mass = Part & {
  x: number;
  w: number;
  /** The height of the eaves. */
  top: number;
  stories: number;
  bays: number;
  material: Material;
  flank?: number;
  /** The height of a ground floor of its own kind. */
  foot?: number;
  /** What stands before the wall: towers, the way in. No windows are cut there. */
  covered?: readonly Box[];
};

const isCovered = (pane: Box, covered: readonly Box[] = []): boolean =>
  covered.some(({ x, y, w, h }) => pane.x + pane.w > x && pane.x < x + w && pane.y + pane.h > y && pane.y < y + h);

type Band = { y: number; h: number };
/** On a receding wall: from and to as shares of its width, top and bottom as at its near edge. */
type Pane = readonly [u0: number, u1: number, y0: number, y1: number];

/** Where a story begins and how high it is; the first is the ground floor. */
export function story({ top, stories, foot }: Pick<Mass, "top" | "stories" | "foot">, which: number): Band {
  const ground = foot ?? (BASE - top) / stories;
  const h = stories > 1 ? (BASE - ground - top) / (stories - 1) : ground;
  return which === 1 ? { y: BASE - ground, h: ground } : { y: BASE - ground - h * (which - 1), h };
}

/** A wall that recedes from its near edge at x: to the left if w is negative. */
export function flank(site: Site, m: Mass & { ink: string; lit?: number }): void {
  const { plate, inks, random } = site;
  const { x, w, top, ink, lit = 0.04 } = m;
  const at = (u: number, y: number): [number, number] => {
    const v = (y - top) / (BASE - top);
    return [x + w * u, y + Math.abs(w) * u * (DROP * (1 - v) - RISE * v)];
  };
  const quad = ([u0, u1, y0, y1]: Pane) => poly(...at(u0, y0), ...at(u1, y0), ...at(u1, y1), ...at(u0, y1));
  const headed = ([u0, u1, y0, y1]: Pane) => {
    const [rise, u] = [(Math.abs(w) * (u1 - u0)) / 2, (share: number) => u0 + (u1 - u0) * share];
    const head = [
      ...at(u0, y0 + rise),
      ...at(u(0.15), y0 + rise * 0.4),
      ...at(u(0.5), y0),
      ...at(u(0.85), y0 + rise * 0.4),
    ];
    return poly(...head, ...at(u1, y0 + rise), ...at(u1, y1), ...at(u0, y1));
  };
  plate.fill(ink, quad([0, 1, top, BASE]));
  const belts = [
    top,
    ...(m.foot ? [BASE - m.foot] : []),
    ...(m.arcade ?? []).map((s, i) => story(m, s).y + (i ? 0 : story(m, s).h)),
  ];
  const step = 1 / m.bays;
  const columns = Array.from({ length: m.bays }, (_, b) => (b + 0.5) * step);
  if (m.arcade) {
    const [low, high] = m.arcade.map((s) => story(m, s)) as [Band, Band];
    plate.fill(
      mix(ink, inks.dark, 0.5),
      columns.map((u) => headed([u - step * 0.38, u + step * 0.38, high.y + 5, low.y + low.h - 4])).join(""),
    );
  }
  let [dark, warm] = ["", ""];
  for (let s = 1; s <= m.stories; s++) {
    const { y, h } = story(m, s);
    const ground = s === 1 && m.foot;
    const half = step * (ground ? 0.36 : 0.23);
    const shape = (ground && m.ground === "arches") || s === m.arcade?.[1] ? headed : quad;
    for (const u of columns) {
      const pane = shape([u - half, u + half, y + h * 0.2, y + h * (ground ? 0.97 : 0.78)]);
      if (random.chance(ground ? lit * 2 : lit)) warm += pane;
      else dark += pane;
    }
  }
  plate.fill(inks.dark, dark).fill(PUMPKIN, warm);
  plate.fill(mix(ink, inks.trim, 0.4), belts.map((y) => quad([0, 1, y - 3, y + 3])).join(""));
}

export function mass(site: Site, m: Mass): void {
  const { plate, inks } = site;
  const high = BASE - m.top;
  if (m.flank)
    flank(site, { ...m, x: m.x + m.w, w: m.flank, bays: Math.max(1, Math.round(m.flank / 30)), ink: inks.shade });
  plate.fill(inks.wall, rect([m.x, m.top, m.w, high]));
  joints(site, m.material, { x: m.x, y: m.top, w: m.w, h: high });
  plate.fill(inks.trim, rect([m.x, m.top, 3, high]), 0.45);
  const foot = story(m, 1);
  const fronts = divided(m);
  for (const [i, front] of fronts.entries()) {
    const [from, to] = [front.x + front.w, fronts[i + 1]?.x ?? 0];
    if (!to) break;
    plate.fill(inks.shade, rect([from, m.top - 1, to - from, foot.y - m.top]));
    plate.fill(inks.dark, rect([(from + to) / 2, m.top - 1, (to - from) / 2, foot.y - m.top]));
  }
  for (const front of fronts) windows(site, front);
  if (m.foot) groundFloor(site, m, foot);
  for (let s = 2; s <= 1 + (m.balconies ?? 0); s++) balcony(site, m, story(m, s));
  for (const front of fronts) crown(site, front);
}

/** The fronts between its light courts, or the one there is. */
function divided(m: Mass): Mass[] {
  const courts = m.courts ?? 0;
  const gap = courts && Math.min(70, m.w * 0.13);
  const w = (m.w - gap * courts) / (courts + 1);
  const bays = Math.max(1, Math.round(m.bays / (courts + 1)));
  return Array.from({ length: courts + 1 }, (_, i) => ({ ...m, x: m.x + (w + gap) * i, w, bays }));
}

function windows(site: Site, m: Mass): void {
  const { plate, inks } = site;
  const bay = m.w / m.bays;
  if (m.windows === "cell") {
    cells(site, m, bay);
    return;
  }
  // Wide enough to show somebody in it, where the bay is.
  const pane = Math.min(40, Math.max(bay * 0.5, Math.min(18, bay * 0.72)));
  const centers = Array.from({ length: m.bays }, (_, b) => m.x + bay * (b + 0.5));
  const oriels = (m.oriels ?? []).map((share) => Math.min(m.bays - 1, Math.floor(share * m.bays)));
  const bows = oriels.map((b): Box => ({ x: m.x + bay * (b - 0.2), y: m.top, w: bay * 1.4, h: story(m, 1).y - m.top }));
  const covered = [...(m.covered ?? []), ...bows];
  const [from, to] = m.arcade ?? [0, -1];
  if (m.arcade) {
    const [low, high] = [story(m, from), story(m, to)];
    const open = centers.filter(
      (x) => !isCovered({ x: x - pane / 2, y: high.y, w: pane, h: low.y + low.h - high.y }, covered),
    );
    plate.fill(
      mix(inks.wall, inks.shade, 0.75),
      open.map((x) => arch([x - bay * 0.4, high.y + 3, bay * 0.8, low.y + low.h - high.y - 6])).join(""),
    );
  }
  for (let s = m.foot ? 2 : 1; s <= m.stories; s++) {
    const { y, h } = story(m, s);
    const tall = Math.min(h * 0.66, pane * 2.4);
    const shape =
      s === to ? "arch" : s >= from && s < to ? "sash" : (s === m.stories && m.topWindows) || m.windows || "sash";
    const panes = centers
      .map((x): Box => ({ x: x - pane / 2, y: y + (h - tall) * 0.5, w: pane, h: tall }))
      .filter((box) => !isCovered(box, covered));
    for (const box of panes) addWindow(site, [box.x, box.y, box.w, box.h], { shape });
    if (m.hoods && pane > 20 && s > to)
      plate.line([inks.trim, 4], panes.map((box) => hood(box, shape !== "sash")).join(""), 0.8);
  }
  glaze(site);
  if (m.ribs)
    plate.fill(inks.trim, centers.map((x) => rect([x + bay / 2 - 2, m.top, 4, story(m, 1).y - m.top])).join(""), 0.4);
  if (m.arcade)
    plate.fill(
      inks.trim,
      m.arcade.map((s, i) => rect([m.x, story(m, s).y + (i ? -2 : story(m, s).h - 3), m.w, 5])).join(""),
      0.8,
    );
  for (const b of oriels) oriel(site, m, { cx: centers[b] ?? m.x, w: bay * 1.34 });
}

const hood = ({ x, y, w }: Box, round: boolean): string =>
  round
    ? `M${Math.round(x - 6)} ${Math.round(y + w / 2)}a${Math.round(w / 2 + 6)} ${Math.round(w / 2 + 5)} 0 0 1 ${2 * Math.round(w / 2 + 6)} 0`
    : `M${Math.round(x - 6)} ${Math.round(y - 7)}h${Math.round(w + 12)}`;

/** Windows as high as the cell block behind them; the tiers show as bars. */
function cells(site: Site, m: Mass, bay: number): void {
  const { plate, inks } = site;
  const [y, h] = [m.top + 26, BASE - m.top - 84];
  const lefts = Array.from({ length: m.bays }, (_, b) => m.x + bay * b).filter(
    (x) => !isCovered({ x: x + bay * 0.24, y, w: bay * 0.52, h }, m.covered),
  );
  plate.fill(inks.shade, lefts.map((x) => arch([x + bay * 0.24 - 4, y - 4, bay * 0.52 + 8, h + 8])).join(""));
  for (const x of lefts)
    addWindow(site, [x + bay * 0.24, y, bay * 0.52, h], {
      shape: "arch",
      lit: site.random.chance(site.wakefulness * 0.5),
    });
  glaze(site);
  for (let at = y + 20; at < y + h; at += 24) plate.fill(inks.wall, rect([m.x + 4, at, m.w - 8, 4]), 0.85);
  plate.fill(inks.trim, lefts.map((x) => rect([x - 2, m.top + 4, 4, BASE - m.top - 4])).join(""), 0.28);
}

/** A bow window from the second floor to the eaves. */
function oriel(site: Site, m: Mass, { cx, w }: { cx: number; w: number }): void {
  const { plate, inks } = site;
  const [x, top, foot] = [cx - w / 2, m.top + 2, story(m, 1).y - 8];
  plate.fill(mix(inks.wall, inks.trim, 0.22), rect([x, top, w, foot - top]));
  plate.fill(
    inks.shade,
    rect([x + w * 0.7, top, w * 0.3, foot - top]) +
      poly(x, foot, x + w, foot, x + w * 0.7, foot + 16, x + w * 0.3, foot + 16),
  );
  plate.fill(inks.trim, rect([x, top, 3, foot - top]));
  for (let s = 2; s <= m.stories; s++) {
    const { y, h } = story(m, s);
    for (const [at, wide] of [
      [0.07, 0.16],
      [0.31, 0.36],
      [0.76, 0.16],
    ] as const)
      addWindow(site, [x + w * at, y + h * 0.16, w * wide, h * 0.6]);
  }
  glaze(site);
}

function balcony({ plate, inks }: Site, m: Mass, { y, h }: Band): void {
  const [at, rail] = [y + h - 2, h * 0.26];
  plate.fill(inks.roof, rect([m.x - 10, at, m.w + 20, 6]) + rect([m.x - 10, at - rail - 3, m.w + 20, 4]));
  plate.bars(inks.roof, [m.x - 8, at - rail, m.w + 16, rail], { thick: 3, gap: 6 });
  // Posts would cover the front of a high building.
  if (m.stories < 6)
    plate.bars(inks.roof, [m.x - 9, at, m.w + 18, h * 0.98], {
      thick: 4,
      gap: (m.w + 14) / Math.max(2, Math.round(m.bays / 2)) - 4,
    });
}

function groundFloor(site: Site, m: Mass, { y, h }: Band): void {
  const { plate, inks, random } = site;
  plate.fill(mix(inks.wall, inks.shade, 0.45), rect([m.x, y, m.w, h]));
  const shops = m.ground === "shops";
  const count = Math.max(3, Math.round(m.bays * (shops ? 0.5 : 0.7)) | 1);
  const step = m.w / count;
  const tall = h * (shops ? 0.62 : m.ground === "plain" ? 0.56 : 0.8);
  const foot = shops ? 12 : m.ground === "plain" ? h * 0.22 : 0;
  const lefts = Array.from({ length: count }, (_, i) => m.x + step * i).filter(
    (x) => !isCovered({ x: x + step * 0.1, y: BASE - tall - foot, w: step * 0.8, h: tall }, m.covered),
  );
  for (const x of lefts)
    addWindow(site, [x + step * 0.14, BASE - tall - foot, step * 0.72, tall], {
      shape: m.ground === "arches" ? "arch" : "sash",
      lit: random.chance(0.5),
    });
  glaze(site);
  plate.fill(inks.trim, rect([m.x - 4, y - 3, m.w + 8, 6]));
  if (!shops) return;
  for (const [i, x] of lefts.entries()) {
    plate.fill(
      i % 2 ? inks.trim : inks.roof,
      poly(x + 9, y + h * 0.16, x + step - 9, y + h * 0.16, x + step - 4, y + h * 0.34, x + 4, y + h * 0.34),
    );
    plate.fill(CANDLE, rect([x + 10, BASE - 14, step - 20, 3]), 0.5);
  }
}
