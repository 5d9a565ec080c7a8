/** A lighthouse: its tower, the house of its keeper and what both stand on. */
import type { Building, Light } from "../kit/building.ts";
import { RISES } from "../kit/crowns.ts";
import { ENTRANCES, hides } from "../kit/entrances.ts";
import { lightTower } from "../kit/light-tower.ts";
import { type Mass, mass } from "../kit/mass.ts";
import { tinted } from "../kit/materials.ts";
import { door } from "../masonry.ts";
import { poly, rect } from "../plate.ts";
import { BASE, type Box, type Site } from "../site.ts";

/** From the gallery to the tip of the lantern. */
const LANTERN = 128;
/** The highest tower reaches up to here. */
const HIGHEST = 192;
const GAPS = { apart: 64, walkway: 210 } as const;

type Plan = { house?: Mass; way: number; stand: { cx: number; top: number; base: number; foot: number }; peak: number };

export function planLight(building: Building): Plan {
  const { stories = 1, bays = 3, material = "wood", roof = "gable" } = building;
  const { at = "right", feet = 60, joined } = building.light ?? {};
  const high = Math.min(BASE - HIGHEST, 170 + feet * 1.6);
  const above = at === "center" || at === "roof";
  const foot = at === "roof" ? 92 : 52 + high * 0.16;
  if (!bays) {
    const stand = { cx: 600, top: BASE - high, base: BASE, foot };
    return { way: 600, stand, peak: stand.top - LANTERN };
  }
  // A house that bears its light is what there is to see.
  const one = (stories > 1 ? 76 : 94) * (above ? 1.24 : 1);
  const w = bays * (above && bays < 7 ? 78 : 62);
  const gap = above ? -foot : joined ? GAPS[joined] : -4;
  const x = 600 - (w + gap + foot) / 2 + (at === "left" ? foot + gap : 0);
  const top = Math.round(BASE - stories * one);
  const house: Mass = { ...building, stories, bays, material, roof, x, w, top, flank: 46 };
  const crest = top - RISES[roof](house);
  const cx = above ? x + w / 2 : at === "left" ? x - gap - foot / 2 : x + w + gap + foot / 2;
  // A tower that is part of its house stands clear of the roof.
  const lamp = at === "roof" ? crest - 20 : at === "center" ? Math.min(BASE - high, crest - 30) : BASE - high;
  const stand = { cx, top: lamp, base: at === "roof" ? (top + crest) / 2 : BASE, foot };
  const hidden: Box[] =
    at === "center"
      ? [{ x: cx - foot / 2 - 6, y: top, w: foot + 12, h: BASE - top }]
      : hides("door", { cx: x + w / 2, w, x, span: w, top });
  return { house: { ...house, covered: hidden }, way: x + w / 2, stand, peak: Math.min(lamp - LANTERN, crest) };
}

export function drawLight(site: Site, building: Building): void {
  const { light = {} } = building;
  const { house, way, stand } = planLight(building);
  const night = site.inks;
  const [left, right] = house
    ? [Math.min(house.x, stand.cx - stand.foot / 2), Math.max(house.x + house.w + 40, stand.cx + stand.foot / 2)]
    : [stand.cx - 130, stand.cx + 130];
  drawFoot(site, { x: left, y: BASE, w: right - left, h: 0 }, light.on);
  const above = light.at === "center" || light.at === "roof";
  if (!above) lightTower(site, stand, light);
  if (house) {
    site.inks = tinted(night, house.material);
    mass(site, house);
    site.inks = night;
    if (light.joined === "walkway") drawWalkway(site, house, stand.cx);
  }
  if (above) lightTower(site, stand, light);
  if (!house || light.at === "center") door(site, [stand.cx, BASE, 40, 74]);
  else ENTRANCES.door(site, { cx: way, w: house.w, x: house.x, span: house.w, top: house.top });
  site.ground = { x: Math.max(250, left - 30), y: 694 };
}

/** A rocky shore, a rock that falls into the sea, or a pier of masonry. */
function drawFoot(site: Site, { x, w }: Box, on: Light["on"] = "shore"): void {
  const { plate, inks } = site;
  const end = x + w;
  if (on === "pier") {
    plate.fill(inks.wall, poly(x - 50, BASE, end + 50, BASE, end + 72, 738, x - 72, 738));
    plate.fill(inks.shade, poly(end - w * 0.3, BASE, end + 50, BASE, end + 72, 738, end - w * 0.3, 738));
    plate.fill(inks.trim, rect([x - 58, BASE - 4, w + 116, 9]));
    ripples(site);
  } else if (on === "rock") {
    const rock = [x - 70, 690, x - 40, BASE + 4, x, BASE - 6, end, BASE - 4, end + 50, BASE + 16, end + 74, 700];
    plate.fill(inks.shade, poly(x - 110, 760, ...rock, end + 120, 760));
    plate.fill(inks.roof, poly(x - 110, 760, x - 70, 690, x - 40, BASE + 4, x + 30, 690, x - 10, 760));
    plate.fill(
      inks.roof,
      poly(end - w * 0.4, 760, end - w * 0.26, 690, end + 50, BASE + 16, end + 74, 700, end + 120, 760),
    );
    ripples(site);
  } else {
    const ends = `Q${end + 150} 660 ${end + 210} 700Q${end + 260} 720 ${end + 300} 744`;
    plate.fill(inks.ground, `M${x - 260} 744Q${x - 180} 684 ${x - 90} 664Q${x - 40} 640 ${x + 30} 642H${end}${ends}z`);
    plate.fill(inks.roof, poly(x - 260, 744, x - 170, 690, x - 84, 664, x - 120, 706, x - 180, 744));
    plate.fill(
      inks.roof,
      poly(end + 60, 656, end + 150, 668, end + 214, 702, end + 300, 744, end + 10, 744, end + 84, 704),
    );
  }
}

function drawWalkway({ plate, inks }: Site, house: Mass, to: number): void {
  const [from, end] = to > house.x ? [house.x + house.w + 30, to] : [to, house.x];
  const y = BASE - 26;
  plate.fill(inks.trim, rect([from, y, end - from, 6]) + rect([from, y - 24, end - from, 3]));
  plate.bars(inks.trim, [from, y - 24, end - from, 50], { thick: 4, gap: 22 });
}

/** Water before what stands on a shore. */
function ripples(site: Site): void {
  const { plate, inks, random } = site;
  let d = "";
  for (let i = 0; i < 26; i++) d += `M${random.int(120, 1000)} ${random.int(668, 780)}h${random.int(20, 120)}`;
  plate.brush([inks.far[1], 4], d, 0.8);
}
