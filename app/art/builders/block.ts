/** A building that stands wall to wall on a street: hotels, business blocks, theaters, clubs. */
import { mix } from "../inks.ts";
import type { Building } from "../kit/building.ts";
import { RISES } from "../kit/crowns.ts";
import { ENTRANCES, hides, sign, type Way } from "../kit/entrances.ts";
import { flank, type Mass, mass } from "../kit/mass.ts";
import { tinted } from "../kit/materials.ts";
import { covers, tower, towerTop } from "../kit/towers.ts";
import { arch, poly, rect } from "../plate.ts";
import { pole } from "../roofs.ts";
import { addWindow, BASE, type Box, glaze, type Site } from "../site.ts";

/** Nothing reaches higher. */
const PEAK = 66;
/** How wide a rounded corner is. */
const NOSE = 104;

type Plan = { main: Mass; body: Mass; way: Way; arched?: Box | undefined; peak: number };

/** The largest block that the sheet has room for, with all that stands on its eaves. */
export function planBlock(building: Building): Plan {
  const { stories = 4, annex } = building;
  const lowest = annex ? BASE - (BASE - PEAK) / annexShare(stories, annex.stories) : 0;
  // A great arch wants room.
  for (let one = stories > 3 ? 80 : building.greatArch ? 124 : 104; ; one -= 2) {
    const plan = layout(building, one);
    if ((plan.peak >= PEAK && plan.main.top >= lowest) || one <= 16) return { ...plan, peak: annex ? PEAK : plan.peak };
  }
}

const annexShare = (stories: number, of: number): number => Math.max(1.2, Math.min(1.6, of / stories));

function layout(building: Building, one: number): Plan {
  const { stories = 4, bays = 9, material = "brick", towers = [], entrance = "canopy", prow } = building;
  const w = Math.max(230, Math.min(620, bays * (stories > 8 ? 36 : stories > 3 ? 48 : building.greatArch ? 62 : 56)));
  const foot = stories > 8 ? 74 : stories > 3 ? 96 : 112;
  const x = Math.round(580 - w / 2);
  const cx = prow ? 600 : Math.round(x + w / 2);
  const top = Math.round(BASE - foot - one * (stories - 1));
  const whole = { ...building, x, w, top, stories, bays, foot, material, flank: Math.min(96, w * 0.22) };
  const body: Mass = prow ? { ...whole, x: cx - NOSE / 2, w: NOSE, bays: 1 } : whole;
  const way = { cx, w, x, span: w, top };
  const main: Mass = { ...whole, covered: [...covers(body, towers), ...hides(entrance, way)] };
  const arched = building.greatArch ? overWay(main, way) : undefined;
  if (arched) main.covered = [...(main.covered ?? []), arched];
  const { roof = "flat", gables = 0, flag } = building;
  const crest = top - RISES[roof](body) - (building.sign === "roof" ? 74 : 0) - (flag ? 60 : 0) - (gables ? 66 : 0);
  return { main, body, way, arched, peak: Math.min(crest, towerTop(body, towers)) };
}

/** Where a great arch stands: from below the eaves to the sign over the doors. */
function overWay({ w, top, foot = 0 }: Mass, { cx }: Way): Box {
  const half = Math.min(104, w * 0.24);
  return { x: cx - half, y: top + 26, w: half * 2, h: BASE - Math.max(foot + 14, 152) - top - 26 };
}

function drawGreatArch(site: Site, { x, y, w, h }: Box): void {
  const { plate, inks, random } = site;
  plate.fill(inks.trim, arch([x, y, w, h])).fill(inks.shade, arch([x + 9, y + 9, w - 18, h - 9]));
  const pane = (w - 18) / 3;
  for (const i of [0, 1, 2]) {
    const drop = i === 1 ? 24 : 24 + pane * 0.6;
    addWindow(site, [x + 9 + pane * (i + 0.13), y + drop, pane * 0.74, h - drop - 6], {
      shape: "arch",
      lit: i === 1 || random.chance(0.4),
    });
  }
  glaze(site);
}

export function drawBlock(site: Site, building: Building): void {
  const { material = "brick", towers = [], entrance = "canopy" } = building;
  const { main, body, way, arched } = planBlock(building);
  const { x, w, top } = main;
  if ((building.setting ?? "street") === "street") drawNeighbors(site, x - 20, x + w + (main.flank ?? 0));
  if (building.annex) drawAnnex(site, main, building.annex);
  site.inks = tinted(site.inks, material);
  if (building.prow) drawProw(site, main);
  else mass(site, main);
  if (arched) drawGreatArch(site, arched);
  for (const t of towers) tower(site, body, t);
  ENTRANCES[entrance](site, way);
  if (building.sign === "roof") sign(site, "roof", { x: x + w * 0.2, w: w * 0.6, y: top - 14 });
  else if (building.sign) sign(site, building.sign, { x, w, y: top + 50 });
  if (building.flag && building.sign !== "roof")
    pole(site, [way.cx, top - RISES[building.roof ?? "flat"](body) + 4, 60], true);
  site.ground = { x: x - 60, y: 694 };
}

function drawAnnex(
  site: Site,
  main: Mass,
  { at, stories, bays = 5, round = false }: NonNullable<Building["annex"]>,
): void {
  const night = site.inks;
  const w = round ? 110 : bays * 30;
  const x = at === "left" ? main.x - (round ? 30 : -24) : main.x + main.w - w + (round ? 30 : 40);
  const top = Math.max(PEAK, Math.round(BASE - (BASE - main.top) * annexShare(main.stories, stories)));
  const behind: Mass = { x, w, top, stories, bays, material: "stucco", flank: round ? 0 : 36 };
  site.inks = { ...night, wall: mix(night.wall, night.far[1], 0.4), shade: mix(night.shade, night.far[1], 0.25) };
  if (round) tower(site, { ...behind, bays: 1 }, { over: 0, round, bays: 1, cap: "flat" });
  else mass(site, behind);
  site.inks = night;
  // Nothing can be seen in a window that it covers.
  site.openings = [];
}

/** Two fronts that meet in a rounded corner and recede from it. */
function drawProw(site: Site, m: Mass): void {
  const { inks, plate } = site;
  const bays = Math.round(m.bays / 2);
  for (const [x, w, ink, lit] of [
    [600 - NOSE / 2, -m.w * 0.52, inks.wall, site.wakefulness],
    [600 + NOSE / 2, m.w * 0.45, inks.shade, site.wakefulness * 0.6],
  ] as const) {
    flank(site, { ...m, x, w, bays, ink, lit });
    const drop = Math.abs(w) * 0.16;
    plate.fill(inks.roof, poly(x, m.top - 16, x + w * 1.03, m.top - 16 + drop, x + w, m.top + drop + 3, x, m.top + 3));
    const edge = poly(x, m.top - 20, x + w * 1.03, m.top - 20 + drop, x + w * 1.03, m.top - 16 + drop, x, m.top - 15);
    plate.fill(inks.trim, edge, w < 0 ? 1 : 0.5);
  }
  tower(site, { ...m, x: 600 - NOSE / 2, w: NOSE, bays: 1 }, { round: true, over: 0, bays: 1, cap: "flat" });
}

/** The rest of the street: two lower fronts on either side. */
function drawNeighbors({ plate, inks, random }: Site, left: number, right: number): void {
  for (const [edge, way] of [
    [left, -1],
    [right, 1],
  ] as const) {
    let x = edge;
    for (const back of [0, 1]) {
      const [w, top] = [random.int(96, 170), random.int(430, 530) + back * 16];
      const from = way < 0 ? x - w : x;
      const ink = mix(inks.shade, inks.far[2], 0.3 + back * 0.25);
      plate.fill(ink, rect([from, top, w, BASE - top])).fill(inks.far[2], rect([from - 3, top, w + 6, 6]));
      plate.bars(inks.dark, [from + 14, top + 30, w - 26, 34], { thick: 18, gap: 22 });
      const tank = from + w * 0.3;
      const cone = poly(tank - 5, top - 30, tank + 13, top - 46, tank + 31, top - 30);
      if (random.chance(0.4)) plate.fill(ink, rect([tank, top - 30, 26, 30]) + cone);
      x += way * (w + 6);
    }
  }
}
