/** A house that stands alone: one main mass, what projects from it, wings, an ell, and the porch. */
import type { Building } from "../kit/building.ts";
import { RISES } from "../kit/crowns.ts";
import { ENTRANCES, hides, sign, type Way } from "../kit/entrances.ts";
import { type Mass, mass } from "../kit/mass.ts";
import { tinted } from "../kit/materials.ts";
import { covers, tower, towerTop } from "../kit/towers.ts";
import { belt } from "../masonry.ts";
import { BASE, type Box, type Site } from "../site.ts";

/** Nothing reaches higher. */
const PEAK = 92;

type Plan = { behind: Mass[]; main: Mass; before?: Mass; way: Way; peak: number };

/** The largest that the sheet has room for. */
export function planHouse(building: Building): Plan {
  const { stories = 2, entrance } = building;
  // Behind the roof of a porch no window shows its top.
  const highest = entrance === "veranda" ? 124 : 150;
  for (let one = Math.min(highest, [150, 124, 104, 84][stories - 1] ?? 70); ; one -= 3) {
    const plan = layout(building, one);
    if (plan.peak >= PEAK || one <= 40) return plan;
  }
}

function layout(building: Building, one: number): Plan {
  const { stories = 2, bays = 5, material = "brick", roof = "hip", windows = "sash", towers = [] } = building;
  const { projection, ell, wings = [], entrance = "door", flag, cupola, stack, chimneys } = building;
  const bay = bays > 5 ? 70 : bays > 3 ? 88 : 100;
  const w = Math.max(210, Math.min(540, bays * bay));
  const x = Math.round(588 - w / 2 - (ell ? 80 : 0));
  const top = Math.round(BASE - one * stories);
  const common = { material, roof, windows, stories };
  const whole: Mass = { ...building, ...common, bays, x, w, top, flank: ell ? 40 : Math.min(84, w * 0.19) };
  const beside = (part: Building["ell"], at: -1 | 1): Mass => {
    const floors = part?.stories ?? Math.max(1, stories - 1);
    const wide = (part?.bays ?? 2) * 74;
    const left = at < 0 ? x - wide + 2 : x + w - 2;
    const deep = at > 0 ? 46 : 0;
    return {
      ...common,
      ...part,
      stories: floors,
      bays: part?.bays ?? 2,
      x: left,
      w: wide,
      top: BASE - one * floors,
      flank: deep,
    };
  };
  const behind = [...(ell ? [beside(ell, 1)] : []), ...wings.flatMap((wing) => [beside(wing, -1), beside(wing, 1)])];
  const before = projection && projecting(whole, projection);
  const way = wayInto(whole, before);
  const box: Box[] = before ? [{ x: before.x - 6, y: before.top, w: before.w + 12, h: BASE - before.top }] : [];
  const hidden = [...hides(entrance, way), ...covers(whole, towers)];
  const main: Mass = { ...whole, covered: [...hidden, ...box] };
  const crest = top - RISES[roof](main) - Math.max(flag ? 56 : 0, cupola ? 130 : 0, stack ? 54 : 0, chimneys ? 40 : 0);
  const gable = before ? before.top - RISES[before.roof ?? "front"](before) - 12 : BASE;
  return {
    behind: behind.map((m) => ({ ...m, covered: hidden })),
    main,
    way,
    peak: Math.min(crest, gable, towerTop(main, towers)),
    ...(before && { before: { ...before, covered: hidden } }),
  };
}

function projecting(main: Mass, { at, ...part }: NonNullable<Building["projection"]>): Mass {
  const bays = part.bays ?? 2;
  const w = Math.min(main.w * 0.46, Math.max(110, bays * 62));
  const x = { left: main.x + 10, center: main.x + (main.w - w) / 2, right: main.x + main.w - w - 10 }[at];
  const { material, windows, stories } = main;
  return { roof: "front", windows, ...part, material, stories, bays, x, w, top: main.top - 4, flank: 12 };
}

/** The door is in the middle, or in what a projection to one side leaves of the front. */
function wayInto({ x, w, top }: Mass, before: Mass | undefined): Way {
  if (!before) return { cx: x + w / 2, w, x, span: w, top };
  const middle = before.x + before.w / 2;
  const isCentral = Math.abs(middle - x - w / 2) < 2;
  if (isCentral) return { cx: middle, w: before.w, x, span: w, top };
  const [from, to] = middle < x + w / 2 ? [before.x + before.w, x + w] : [x, before.x];
  return { cx: (from + to) / 2, w: to - from, x: from, span: to - from, top };
}

export function drawHouse(site: Site, building: Building): void {
  const { towers = [], entrance = "door" } = building;
  const { behind, main, before, way } = planHouse(building);
  site.inks = tinted(site.inks, main.material);
  for (const m of behind) mass(site, m);
  mass(site, main);
  if (before) mass(site, before);
  for (const t of towers) tower(site, main, t);
  belt(site, [main.x, BASE - 14, main.w], { thick: 4 });
  ENTRANCES[entrance](site, way);
  if (building.sign) sign(site, building.sign, { x: main.x, w: main.w, y: main.top });
  site.ground = { x: Math.max(300, main.x - 60), y: 700 };
}
