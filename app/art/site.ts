/** The plot a building stands on: the plate it is printed on, the inks, chance, and where its openings ended up. */
import { CANDLE, type Inks, PUMPKIN } from "./inks.ts";
import { arch, disc, lancet, type Plate, type Quad, rect } from "./plate.ts";
import type { Random } from "./seeded-random.ts";

export const BASE = 650;

export type Box = { x: number; y: number; w: number; h: number };
type OpeningShape = "sash" | "arch" | "lancet" | "round" | "slit";
export type Opening = Box & { shape: OpeningShape; lit: boolean };

export type Site = {
  plate: Plate;
  inks: Inks;
  random: Random;
  /** How many of the windows are lit, 0 to 1. */
  wakefulness: number;
  /** The window, counted in order of building, that is lit come what may. */
  beacon: number;
  openings: Opening[];
  unglazed: Opening[];
  door?: Box;
  /** Where a figure of about 100 units can stand without hiding the building. */
  ground: { x: number; y: number };
  /** The height (y) above which there is only sky, where a drawing says so. */
  sky?: number;
};

export function openSite(plate: Plate, inks: Inks, random: Random): Site {
  return {
    plate,
    inks,
    random,
    wakefulness: random.between(0.1, 0.3),
    beacon: random.int(1, 4),
    openings: [],
    unglazed: [],
    ground: { x: 390, y: 690 },
  };
}

type Glass = { shape?: OpeningShape | undefined; lit?: boolean | undefined };

export function addWindow(
  site: Site,
  [x, y, w, h]: Quad,
  { shape = "sash", lit = site.random.chance(site.wakefulness) }: Glass = {},
): void {
  const isBeacon = site.openings.length + site.unglazed.length === site.beacon;
  site.unglazed.push({ x, y, w, h, shape, lit: lit || isBeacon });
}

type Row = { x: number; y: number; width: number; count: number };
type Pane = { w: number; h: number; shape?: OpeningShape | undefined };

/** A row of equal windows with equal margins between x and x + width. */
export function windowRow(site: Site, { x, y, width, count }: Row, { w, h, shape }: Pane): void {
  const step = width / count;
  for (let i = 0; i < count; i++) addWindow(site, [x + step * (i + 0.5) - w / 2, y, w, h], { shape });
}

const outline = ({ x, y, w, h, shape }: Opening, grow = 0): string => {
  const [bx, by, bw, bh] = [x - grow, y - grow, w + 2 * grow, h + 2 * grow];
  if (shape === "arch") return arch([bx, by, bw, bh]);
  if (shape === "lancet") return lancet([bx, by, bw, bh]);
  if (shape === "round") return disc(x + w / 2, y + h / 2, w / 2 + grow);
  return rect([bx, by, bw, bh]);
};

/** Prints the windows added so far. Call it before drawing what stands in front of them. */
export function glaze(site: Site): void {
  const { plate, inks, unglazed } = site;
  if (!unglazed.length) return;
  const lit = unglazed.filter((o) => o.lit);
  const dark = unglazed.filter((o) => !o.lit);
  const big = unglazed.filter((o) => o.w >= 16 && o.shape !== "slit");
  if (lit.length && lit.length < 9) {
    plate.fill(PUMPKIN, lit.map((o) => disc(o.x + o.w / 2, o.y + o.h / 2, Math.min(58, o.h * 0.8))).join(""), 0.11);
  }
  plate.fill(inks.trim, big.map((o) => rect([o.x - 4, o.y + o.h, o.w + 8, 4])).join(""));
  plate.fill(inks.roof, big.map((o) => outline(o, 3)).join(""));
  plate.fill(inks.dark, dark.map((o) => outline(o)).join(""));
  plate.fill(PUMPKIN, lit.map((o) => outline(o)).join(""));
  plate.fill(
    CANDLE,
    lit
      .filter((o) => o.w >= 16 && o.shape !== "round")
      .map((o) => rect([o.x, o.y + o.h * 0.55, o.w, o.h * 0.45]))
      .join(""),
    0.75,
  );
  plate.line(
    [inks.roof, 2],
    lit
      .filter((o) => o.w >= 12)
      .map(muntins)
      .join(""),
  );
  plate.line(
    [inks.wall, 2],
    dark
      .filter((o) => o.w >= 18)
      .map(muntins)
      .join(""),
    0.7,
  );
  site.openings.push(...unglazed);
  site.unglazed = [];
}

const muntins = ({ x, y, w, h, shape }: Opening): string => {
  const mx = Math.round(x + w / 2);
  const top = Math.round(y);
  const across = Math.round(shape === "sash" ? y + h / 2 : y + h * 0.55);
  const [tall, wide] = [Math.round(h), Math.round(w)];
  return `M${mx} ${top}v${tall}M${Math.round(x)} ${across}h${wide}${h > 60 ? `m${-wide} ${Math.round(-h * 0.25)}h${wide}m${-wide} ${Math.round(h * 0.5)}h${wide}` : ""}`;
};
