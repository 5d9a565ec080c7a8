/** A long symmetrical building: a middle, wings that step back from it, and what ends them. Asylums, prisons, colleges, resorts. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import type { Building, Part } from "../kit/building.ts";
import { RISES } from "../kit/crowns.ts";
import { ENTRANCES, hides, type Way } from "../kit/entrances.ts";
import { type Mass, mass } from "../kit/mass.ts";
import { tinted } from "../kit/materials.ts";
import { covers, tower, towerTop } from "../kit/towers.ts";
import { belt, columns, wall } from "../masonry.ts";
import { arch, poly, rect } from "../plate.ts";
import { pole, spire } from "../roofs.ts";
import { BASE, type Site } from "../site.ts";

const WIDTH = 940;
/** A front of so few bays is drawn larger. */
const SHORT = 12;
/** Nothing reaches higher. */
const PEAK = 84;
/** Where stories are low, there is a ground floor with windows that show who stands in them. */
const LOW = 44;
const HALL = { foot: 66, ground: "arches" } as const;
/** How high a porch along the front stands. */
const PORCH = 88;
const BEHIND_PORCH = { foot: PORCH + 8, ground: "plain" } as const;

type Wing = { m: Mass; back: number; isEnd: boolean };
type Plan = { masses: Wing[]; middle: Mass; reach: number; peak: number };

/** The largest that the sheet has room for. */
export function planRange(building: Building): Plan {
  const tallest = baysOf(partsOf(building)) > SHORT ? 250 : 310;
  for (let one = Math.min(104, tallest / (building.stories ?? 3)); ; one -= 3) {
    const plan = layout(building, one);
    if (plan.peak >= PEAK || one <= 24) return plan;
  }
}

/** From the middle outwards. */
function partsOf({ stories = 3, center, wings = [{}], ends }: Building): Part[] {
  const middle = { bays: 5, stories: stories + 1, gables: 1, ...center };
  return ends ? [middle, ...wings, { bays: 2, gables: 1, ...ends }] : [middle, ...wings];
}

const baysOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { bays = 6 }, i) => sum + (i ? 2 * bays : bays), 0);

const topOf = (m: Mass): number => Math.min(m.top - RISES[m.roof ?? "hip"](m), towerTop(m, m.towers));

/** All its parts, given the height of a story, in the order in which they are drawn: the ends before their wings, the middle last. */
function layout(building: Building, one: number): Plan {
  const { wings = [{}] } = building;
  const parts = partsOf(building);
  const bays = baysOf(parts);
  const bay = Math.min(bays > SHORT ? 48 : 58, WIDTH / bays);
  const masses: Wing[] = [];
  let reach = 0;
  for (const [back, part] of parts.entries()) {
    const isEnd = back > wings.length;
    const m = massOf(building, part, { bay, one, back: isEnd ? back - 2 : back });
    const flank = back === parts.length - 1 ? 26 : 0;
    if (back)
      for (const x of [600 - reach - m.w, 600 + reach])
        masses.push({ m: shielded({ ...m, x, flank: x < 600 ? 0 : flank }, building.porch), back, isEnd });
    else masses.push({ m: shielded({ ...m, flank: 14 }, building.porch), back, isEnd });
    reach += back ? m.w : m.w / 2;
  }
  const order = ({ back, isEnd }: Wing) => (back === 0 ? 100 : isEnd ? 50 : -back);
  masses.sort((a, b) => order(a) - order(b));
  const middle = masses.at(-1)!.m;
  const flag = building.flag ? topOf(middle) - 48 : BASE;
  return { masses, middle, reach, peak: Math.min(flag, ...masses.map(({ m }) => topOf(m))) };
}

type Scale = { bay: number; one: number; back: number };

function massOf(
  { porch, material = "brick", stories = 3, roof = "hip", windows = "sash" }: Building,
  part: Part,
  scale: Scale,
): Mass {
  const { bays = 6 } = part;
  const { bay, one, back } = scale;
  const w = bays * bay;
  const top = Math.round(BASE - (part.stories ?? stories) * one + back * one * 0.16);
  const hall = porch ? BEHIND_PORCH : one < LOW && part.windows !== "cell" && HALL;
  return { roof, windows, ...part, ...hall, x: 600 - w / 2, w, top, stories: part.stories ?? stories, bays, material };
}

/** A mass without the windows that its own towers, the way in or a porch hide. */
function shielded(m: Mass, porch: Building["porch"]): Mass {
  const towers = covers(
    m,
    m.towers?.filter((t) => !standsBehind(m, t)),
  );
  const along = porch ? [{ x: m.x, y: BASE - PORCH - 6, w: m.w, h: PORCH + 6 }] : [];
  const door = m.x < 600 && m.x + m.w > 600 ? hides(m.entrance ?? "portico", wayInto(m)) : [];
  return { ...m, covered: [...towers, ...along, ...door] };
}

const wayInto = ({ x, w, top }: Mass): Way => ({ cx: 600, w, x, span: w, top });

const standsBehind = (m: Mass, { at = "center" }: NonNullable<Mass["towers"]>[number]): boolean =>
  at === "center" && Boolean(m.gables);

export function drawRange(site: Site, building: Building): void {
  const { masses, middle, reach } = planRange(building);
  const night = tinted(site.inks, middle.material);
  for (const { m, back, isEnd } of masses) {
    site.inks = { ...night, wall: mix(night.wall, night.shade, isEnd ? 0 : back * 0.16) };
    drawPart(site, m);
  }
  if (building.porch) drawPorch(site, building.porch, reach);
  ENTRANCES[middle.entrance ?? "portico"](site, wayInto(middle));
  if (building.flag) pole(site, [600, topOf(middle) + 8, 56], true);
  if (building.yard) drawYard(site, reach);
  site.ground = { x: 360, y: 700 };
}

/** A tower in the middle rises from behind its gable, others stand before the front. */
function drawPart(site: Site, m: Mass): void {
  const { behind = [], before = [] } = Object.groupBy(m.towers ?? [], (t) =>
    standsBehind(m, t) ? "behind" : "before",
  );
  const shown = site.openings.length;
  for (const t of behind) tower(site, m, t);
  // Its lower windows vanish behind the front.
  site.openings = site.openings.filter(({ y, h }, i) => i < shown || y + h < m.top - 60);
  mass(site, m);
  belt(site, [m.x, BASE - 22, m.w], { thick: 5 });
  for (const t of before) tower(site, m, t);
}

/** A porch of columns, or of arches, along the whole front. */
function drawPorch(site: Site, kind: NonNullable<Building["porch"]>, reach: number): void {
  const { plate, inks } = site;
  const [x, w, y] = [600 - reach - 8, reach * 2 + 16, BASE - PORCH];
  const count = Math.round(w / 42);
  plate.fill(inks.shade, rect([x, y, w, PORCH]), kind === "arcade" ? 1 : 0.6);
  if (kind === "arcade") {
    const arches = Array.from({ length: count }, (_, i) =>
      arch([x + (w * (i + 0.12)) / count, y + 14, (w * 0.76) / count, PORCH - 14]),
    );
    plate.fill(inks.wall, rect([x, y, w, PORCH])).fill(inks.dark, arches.join(""));
  } else {
    plate.bars(PUMPKIN, [x + 26, y + 26, w - 40, 36], { thick: 14, gap: 112, opacity: 0.8 });
    columns(site, { x: x + 6, w: w - 12, top: y + 6, bottom: BASE }, { count, thick: 8 });
    plate.bars(inks.trim, [x + 4, BASE - 26, w - 8, 20], { thick: 2, gap: 8, opacity: 0.6 });
  }
  plate.fill(inks.trim, rect([x - 6, y, w + 12, 6]) + rect([x - 6, BASE - 5, w + 12, 5]));
}

/** The wall around it, from its ends to the edges of the sheet, and a guard tower on either side. */
function drawYard(site: Site, reach: number): void {
  const { plate, inks } = site;
  for (const side of [-1, 1]) {
    const [from, to] = side < 0 ? [0, 600 - reach] : [600 + reach, 1200];
    plate.fill(inks.wall, rect([from, 560, to - from, 90])).fill(inks.trim, rect([from, 556, to - from, 5]), 0.7);
    const cx = side < 0 ? Math.max(70, to - 90) : Math.min(1130, from + 90);
    wall(site, [cx - 24, 450, 48, 200], { depth: 12 });
    plate.fill(inks.roof, poly(cx - 38, 452, cx + 42, 452, cx + 32, 464, cx - 28, 464));
    plate.fill(PUMPKIN, rect([cx - 28, 414, 58, 36])).fill(CANDLE, rect([cx - 28, 432, 58, 18]), 0.7);
    plate.bars(inks.roof, [cx - 30, 412, 64, 40], { thick: 5, gap: 15 });
    spire(site, [cx + 1, 414, 88, 32], 14);
  }
}
