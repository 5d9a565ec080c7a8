/** Ways in, and what hangs over them. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { columns, door, porch, steps } from "../masonry.ts";
import { arch, disc, oval, poly, rect, track } from "../plate.ts";
import { BASE, type Box, type Site } from "../site.ts";
import type { Building, Entrance } from "./building.ts";

/** Where people come in: the middle and width of its part of the front, and the whole front. */
export type Way = { cx: number; w: number; x: number; span: number; top: number };

const SIZES: Readonly<Record<Entrance, (w: number) => readonly [half: number, high: number]>> = {
  door: () => [34, 92],
  fan: () => [58, 138],
  canopy: () => [48, 100],
  arch: (w) => [archHalf(w) + 14, archHalf(w) * 2.3 + 14],
  portico: (w) => [porticoHalf(w) + 8, 104 + porticoHalf(w) * 0.5],
  veranda: () => [34, 124],
  giant: () => [34, 96],
  galleries: () => [34, 96],
  colonnade: () => [34, 96],
  gate: () => [48, 122],
};

const archHalf = (w: number): number => Math.max(42, Math.min(64, w * 0.1));
const porticoHalf = (w: number): number => Math.max(56, Math.min(90, w * 0.4));

/** What a way in hides of the wall behind it; a pediment hides only what is behind its peak. */
export function hides(entrance: Entrance, { cx, w }: Way): Box[] {
  const [half, high] = SIZES[entrance](w);
  const box = (side: number, h: number): Box => ({ x: cx - side, y: BASE - h, w: side * 2, h });
  const isPedimented = entrance === "portico" || entrance === "fan";
  return isPedimented ? [box(half, 112), box(half * 0.4, high)] : [box(half, high)];
}

export const ENTRANCES: Record<Entrance, (site: Site, way: Way) => void> = {
  door: (site, { cx }) => {
    door(site, [cx, BASE, 48, 78]);
    steps(site, [cx, BASE + 14, 110], { count: 2, rise: 7 });
  },
  fan: (site, { cx }) => {
    const { plate, inks } = site;
    plate.fill(inks.trim, rect([cx - 46, BASE - 108, 92, 108]));
    const lights = rect([cx - 40, BASE - 76, 8, 56]) + rect([cx + 32, BASE - 76, 8, 56]);
    plate.fill(CANDLE, `M${Math.round(cx) - 26} ${BASE - 82}a26 22 0 0 1 52 0z${lights}`, 0.85);
    door(site, [cx, BASE, 46, 80], false);
    plate.fill(inks.trim, poly(cx - 56, BASE - 106, cx, BASE - 136, cx + 56, BASE - 106));
    steps(site, [cx, BASE + 14, 100], { count: 2, rise: 7 });
  },
  canopy: (site, { cx, w }) => {
    const { plate, inks } = site;
    const [half, y] = [Math.max(60, w * 0.16), BASE - 78];
    plate.fill(PUMPKIN, rect([cx - 40, y, 80, 78])).fill(CANDLE, rect([cx - 40, y + 36, 80, 42]), 0.75);
    door(site, [cx, BASE, 48, 68]);
    plate.line(
      [inks.roof, 2],
      track(cx - half + 8, y, cx - half + 26, y - 44) + track(cx + half - 8, y, cx + half - 26, y - 44),
    );
    plate.fill(inks.roof, rect([cx - half, y - 4, half * 2, 16])).fill(CANDLE, rect([cx - half, y + 12, half * 2, 5]));
    plate.fill(CANDLE, oval([cx, BASE + 14, half * 1.5, 9]), 0.22);
  },
  arch: (site, { cx, w }) => {
    const { plate, inks } = site;
    const half = archHalf(w);
    plate.fill(inks.trim, arch([cx - half - 14, BASE - half * 2.3 - 14, half * 2 + 28, half * 2.3 + 14]));
    plate.line(
      [inks.shade, 2],
      Array.from({ length: 9 }, (_, i) => {
        const a = (Math.PI * (i + 0.5)) / 9;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const y = BASE - half * 1.3;
        return track(cx + c * half, y - s * half, cx + c * (half + 13), y - s * (half + 13));
      }).join(""),
    );
    plate
      .fill(PUMPKIN, arch([cx - half, BASE - half * 2.3, half * 2, half * 2.3]))
      .fill(CANDLE, arch([cx - half * 0.7, BASE - half * 1.7, half * 1.4, half * 1.7]), 0.6);
    door(site, [cx, BASE, half * 0.9, half * 1.3], false);
    plate.fill(CANDLE, oval([cx, BASE + 14, half * 2, 9]), 0.2);
  },
  portico: (site, { cx, w }) => {
    const { plate, inks } = site;
    const half = porticoHalf(w);
    const y = BASE - 104;
    door(site, [cx, BASE, 46, 76]);
    plate.fill(PUMPKIN, disc(cx, BASE - 60, 50), 0.14);
    plate
      .fill(inks.wall, poly(cx - half, y, cx, y - half * 0.5, cx + half, y))
      .line([inks.trim, 4], track(cx - half - 6, y, cx, y - half * 0.5 - 2, cx + half + 6, y));
    plate.fill(inks.trim, rect([cx - half - 6, y, half * 2 + 12, 8]));
    columns(site, { x: cx - half + 8, w: half * 2 - 16, top: y + 8, bottom: BASE }, { count: 4, thick: 10 });
    steps(site, [cx, BASE + 18, half * 2], { count: 3, rise: 6 });
  },
  veranda: (site, { cx, x, span }) => {
    door(site, [cx, BASE, 50, 78]);
    const posts = Math.max(4, Math.round(span / 140) * 2);
    porch(site, { x: x - 6, w: span + 12, top: BASE - 92 }, { posts, gap: posts / 2 - 1 });
    // Of the windows behind it only what is under its eaves can show somebody.
    const eaves = BASE - 79;
    site.openings = site.openings.map((pane) => {
      const bottom = pane.y + pane.h;
      const isBehind = pane.x > x - 6 && pane.x < x + span && pane.y < eaves && bottom > eaves;
      return isBehind ? { ...pane, y: eaves, h: bottom - eaves } : pane;
    });
  },
  giant: (site, { cx, w, top }) => {
    const { plate, inks } = site;
    const half = w * 0.46;
    door(site, [cx, BASE, 50, 86]);
    plate.fill(PUMPKIN, disc(cx, BASE - 90, 46), 0.2);
    plate.fill(
      inks.wall,
      rect([cx - half, top - 4, half * 2, 18]) + poly(cx - half, top - 4, cx, top - half * 0.42, cx + half, top - 4),
    );
    plate.line(
      [inks.trim, 5],
      track(cx - half - 10, top - 4, cx, top - half * 0.42 - 4, cx + half + 10, top - 4) +
        track(cx - half - 8, top + 14, cx + half + 8, top + 14),
    );
    columns(
      site,
      { x: cx - half + 10, w: half * 2 - 20, top: top + 14, bottom: BASE - 6 },
      { count: half > 150 ? 6 : 4, thick: 18 },
    );
    plate.fill(inks.trim, rect([cx - half - 8, BASE - 6, half * 2 + 16, 6]));
    steps(site, [cx, BASE + 16, half * 0.9], { count: 3, rise: 7 });
  },
  galleries: (site, { cx, x, span, top }) => {
    const { plate, inks } = site;
    const middle = (BASE + top) / 2 + 6;
    door(site, [cx, BASE, 50, 84]);
    plate.fill(inks.shade, rect([x - 4, top + 6, span + 8, BASE - top - 6]), 0.3);
    for (const [y, foot] of [
      [top + 4, middle],
      [middle, BASE],
    ] as const) {
      plate.fill(inks.trim, rect([x - 12, y, span + 24, 7]));
      columns(site, { x, w: span, top: y + 7, bottom: foot }, { count: Math.max(4, Math.round(span / 74)), thick: 9 });
      plate.bars(inks.trim, [x, foot - 28, foot === BASE ? span / 2 - 40 : span, 22], {
        thick: 2,
        gap: 8,
        opacity: 0.7,
      });
      if (foot === BASE)
        plate.bars(inks.trim, [cx + 40, foot - 28, span / 2 - 40, 22], { thick: 2, gap: 8, opacity: 0.7 });
    }
    plate.fill(inks.trim, rect([x - 10, BASE - 5, span + 20, 5]));
  },
  /** Columns as high as the house along its front, and a gallery between them. */
  colonnade: (site, { cx, x, span, top }) => {
    const { plate, inks } = site;
    const middle = Math.round((BASE + top) / 2 + 6);
    door(site, [cx, BASE, 50, 86]);
    plate.fill(inks.shade, rect([x - 4, top + 6, span + 8, BASE - top - 6]), 0.3);
    plate.bars(inks.trim, [x, middle - 24, span, 24], { thick: 2, gap: 8, opacity: 0.6 });
    plate.fill(inks.trim, rect([x - 14, top + 2, span + 28, 12]) + rect([x - 4, middle, span + 8, 4]));
    const count = Math.max(3, Math.round(span / 150)) * 2;
    columns(site, { x: x + 2, w: span - 4, top: top + 14, bottom: BASE - 5 }, { count, thick: 16 });
    plate.fill(inks.trim, rect([x - 14, BASE - 5, span + 28, 5]));
    steps(site, [cx, BASE + 12, 96], { count: 2, rise: 6 });
  },
  gate: (site, { cx }) => {
    const { plate, inks } = site;
    plate.fill(inks.trim, arch([cx - 46, BASE - 118, 92, 118])).fill(inks.dark, arch([cx - 38, BASE - 110, 76, 110]));
    let bars = "";
    for (let x = cx - 28; x < cx + 34; x += 12) bars += `M${Math.round(x)} ${BASE - 104}V${BASE}`;
    plate.line(
      [inks.shade, 3],
      `${bars}M${Math.round(cx - 38)} ${BASE - 66}h76M${Math.round(cx - 38)} ${BASE - 34}h76`,
    );
    site.door = { x: cx - 34, y: BASE - 90, w: 68, h: 90 };
  },
};

type SignBox = { x: number; w: number; y: number };

/** Letters too far away to read: bars of light in a frame, with bulbs around. */
const SIGNS: Record<NonNullable<Building["sign"]>, (site: Site, box: SignBox) => void> = {
  marquee: ({ plate, inks }, { x, w }) => {
    const [cx, half] = [Math.round(x + w / 2), Math.min(130, w * 0.34)];
    plate
      .fill(inks.dark, rect([cx - half, BASE - 142, half * 2, 54]))
      .fill(CANDLE, rect([cx - half + 10, BASE - 132, half * 2 - 20, 30]), 0.9);
    plate.bars(inks.dark, [cx - half + 22, BASE - 124, half * 2 - 44, 14], { thick: 11, gap: 7 });
    plate.brush(
      [CANDLE, 4],
      bulbs(cx - half + 6, cx + half, (at) => `M${at} ${BASE - 91}h0`),
    );
  },
  roof: ({ plate, inks }, { x, w, y }) => {
    plate.line(
      [inks.roof, 4],
      `M${x + 24} ${y}v-60M${x + w - 24} ${y}v-60M${x + 24} ${y - 8}L${Math.round(x + w / 2)} ${y - 34}L${x + w - 24} ${y - 8}`,
    );
    plate.fill(inks.dark, rect([x, y - 76, w, 44]));
    plate.bars(PUMPKIN, [x + 14, y - 64, w - 28, 20], { thick: 15, gap: 8 });
    plate.brush(
      [CANDLE, 4],
      bulbs(x + 7, x + w - 4, (at) => `M${at} ${y - 71}h0M${at} ${y - 37}h0`),
    );
  },
  blade: ({ plate, inks }, { x, y }) => {
    plate.fill(inks.dark, rect([x - 44, y, 36, 190]));
    plate.bars(PUMPKIN, [x - 35, y + 14, 18, 162], { thick: 18, gap: 1 });
    plate.line([inks.dark, 5], Array.from({ length: 7 }, (_, i) => `M${x - 36} ${y + 36 + i * 22}h20`).join(""));
    plate.brush(
      [CANDLE, 4],
      bulbs(y + 8, y + 188, (at) => `M${x - 39} ${at}h0M${x - 13} ${at}h0`),
    );
  },
  "marquee and blade": (site, box) => {
    SIGNS.marquee(site, box);
    SIGNS.blade(site, box);
  },
  /** A board on a bracket, as taverns have. */
  hanging: ({ plate, inks }, box) => {
    const [x, y] = [box.x - 30, BASE - 130];
    plate.line([inks.roof, 5], `M${x} ${y + 110}V${y - 8}h-62`);
    plate.line([inks.roof, 2], `M${x - 16} ${y - 6}v12M${x - 52} ${y - 6}v12M${x} ${y + 26}l-26 -32`);
    plate.fill(inks.roof, rect([x - 60, y + 6, 52, 40])).fill(inks.trim, rect([x - 56, y + 10, 44, 32]));
    const mug = `M${x - 44} ${y + 16}h20v12q-10 10 -20 0zM${x - 24} ${y + 18}h6v8h-6zM${x - 38} ${y + 32}h8v6h-8z`;
    plate.fill(inks.roof, mug);
  },
};

function bulbs(from: number, to: number, bulb: (at: number) => string): string {
  let d = "";
  for (let at = from; at < to; at += 15) d += bulb(Math.round(at));
  return d;
}

export const sign = (site: Site, kind: NonNullable<Building["sign"]>, box: SignBox): void => SIGNS[kind](site, box);
