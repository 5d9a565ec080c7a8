import type { Plate, Point, Spot } from "./plate.ts";
import type { Random } from "./seeded-random.ts";

/** What a tree is printed with. */
type Growing = { plate: Plate; ink: string; random: Random };

const r = Math.round;

/** A conifer as one saw-edged outline; base is where the trunk meets the ground. Heights step by a tenth so that outlines repeat. */
export function pine(x: number, base: number, height: number): string {
  const h = 20 * 1.1 ** Math.round(Math.log(height / 20) / Math.log(1.1));
  const w = h * 0.42;
  const tiers = h > 120 ? 6 : h > 50 ? 4 : 3;
  const drop = r((h * 0.94) / tiers);
  const lip = Math.max(1, r(drop * 0.16));
  let right = "";
  let left = "";
  for (let i = 1; i <= tiers; i++) {
    const half = r((w / 2) * (i / tiers) ** 0.85);
    const before = i === 1 ? 0 : r((w / 2) * ((i - 1) / tiers) ** 0.85 * 0.5);
    const back = i === tiers ? r(w * 0.05) : r(half * 0.5);
    right += `l${half - before} ${drop + (i > 1 ? lip : 0)}l${back - half} ${-lip}`;
    left = `l${back - half} ${lip}l${half - before} ${-drop - (i > 1 ? lip : 0)}${left}`;
  }
  const foot = r(w * 0.05);
  return `M${r(x)} ${r(base - h)}${right}v${r(h * 0.06)}h${-2 * foot}v${-r(h * 0.06)}${left}z`;
}

/** A leafless tree. It is grown once per poster, 100 high, and stamped wherever one stands; lean bends it to the wind. */
export function bareTree({ plate, ink, random }: Growing, [x, base, h]: Spot, lean = 0): void {
  const grow = () => growTree(random);
  const mirror = random.chance(0.5) !== lean < 0;
  plate.stamp("tree", grow, { color: ink, x, y: base, scale: h / 500, mirror, turn: (lean * 40) / Math.PI });
}

/** Half-widths of a limb at its root and tip, by how often it has forked; the finest twigs are plain strokes. */
const TAPER = [
  [15, 8.5],
  [8, 3.8],
  [4, 1.8],
] as const;

function growTree(random: Random): string {
  let wood = "M-44 4Q-16 -8 -15 -50L15 -50Q16 -8 48 4z";
  const twigs: string[] = ["", ""];
  const branch = ([x0, y0]: Point, [angle, length]: Point, level: number) => {
    const bend = random.between(-0.34, 0.34) * (level ? 1 : 0.5);
    const dx = Math.cos(angle) * length;
    const dy = Math.sin(angle) * length;
    const cx = Math.cos(angle + bend) * length * 0.55;
    const cy = Math.sin(angle + bend) * length * 0.55;
    const taper = TAPER[level];
    if (taper) wood += limb([x0, y0, angle], { cx, cy, dx, dy }, taper);
    else twigs[level - 3] += `M${r(x0)} ${r(y0)}q${r(cx)} ${r(cy)} ${r(dx)} ${r(dy)}`;
    if (level === 4) return;
    const forks = level < 2 ? 4 - level : 2;
    for (let i = 0; i < forks; i++) {
      const last = i === forks - 1;
      const side = (i % 2 ? 1 : -1) * (level % 2 ? -1 : 1);
      const from = last ? 0.98 : random.between(level ? 0.45 : 0.72, 0.96);
      const turn = last ? random.between(-0.3, 0.3) : side * random.between(0.5, 0.95);
      const up = (-Math.PI / 2 - angle) * 0.18;
      const reach = length * (level ? random.between(0.54, 0.76) : random.between(0.72, 0.96));
      branch([x0 + dx * from, y0 + dy * from], [angle + turn + up, reach], level + 1);
    }
  };
  branch([0, -40], [-Math.PI / 2 + random.between(-0.1, 0.1), 150], 0);
  return (
    `<path stroke="none" d="${wood}"/>` +
    `<g fill="none"><path stroke-width="3" d="${twigs[0]}"/><path stroke-width="1.7" d="${twigs[1]}"/></g>`
  );
}

type Bend = { cx: number; cy: number; dx: number; dy: number };

/** A limb as a filled shape, thick at the root and thin at the tip. */
function limb([x, y, angle]: Spot, { cx, cy, dx, dy }: Bend, [root, tip]: Point): string {
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  const mid = (root + tip) / 2;
  const at = (px: number, py: number, half: number) => `${r(x + px + nx * half)} ${r(y + py + ny * half)}`;
  return `M${at(0, 0, -root)}Q${at(cx, cy, -mid)} ${at(dx, dy, -tip)}L${at(dx, dy, tip)}Q${at(cx, cy, mid)} ${at(0, 0, root)}z`;
}

/** A live oak: a low fork, long level limbs, a crown of flat clouds, and Spanish moss hanging from it. */
export function mossOak({ plate, ink, random }: Growing, [x, base, h]: Spot): void {
  const mirror = random.chance(0.5);
  plate.stamp("oak", () => growOak(random), { color: ink, x, y: base, scale: h / 500, mirror });
}

function growOak(random: Random): string {
  let limbs = "";
  let leaves = "";
  let moss = "";
  for (let reach = -340; reach <= 340; reach += 85) {
    const lift = 1 - (reach / 400) ** 2;
    const tip = -250 - lift * 150 - random.between(0, 30);
    limbs += `M${r(reach * 0.06)} -150C${r(reach * 0.1)} -260 ${r(reach * 0.6)} ${r(tip + 90)} ${reach} ${r(tip)}`;
    for (let i = 0; i < 2; i++) {
      const lx = reach + random.between(-30, 30);
      const ly = tip + (i ? 34 : -10) + random.between(-12, 12);
      const half = r(random.between(70, 110) * (i ? 0.7 : 1));
      leaves += `M${r(lx) - half} ${r(ly)}q-4 -34 ${r(half * 0.5)} -40q${r(half * 0.2)} -30 ${r(half * 0.7)} -20t${r(half * 0.6)} 30q16 10 ${2 * half - r(half * 0.5) - r(half * 0.7) - r(half * 0.6)} 30q${-r(half * 0.5)} 18 ${-half} 10t${-half} -10z`;
      if (i)
        for (let k = -0.8; k < 0.9; k += 0.4)
          moss += `M${r(lx + half * k)} ${r(ly)}q${r(random.between(-8, 8))} 30 0 ${r(random.between(34, 110))}`;
    }
  }
  const trunk = "M-80 4Q-34 -24 -38 -170L40 -170Q32 -24 86 4z";
  return `<path stroke="none" d="${trunk}${leaves}"/><g fill="none"><path stroke-width="20" d="${limbs}"/><path stroke-width="5" d="${moss}"/></g>`;
}

/** A coconut palm with drooping fronds. */
export function palm({ plate, ink, random }: Growing, [x, base, h]: Spot): void {
  const lean = h * random.between(-0.16, 0.16);
  const [tx, ty] = [r(x + lean), r(base - h)];
  plate.brush(
    [ink, Math.max(4, r(h * 0.035))],
    `M${r(x)} ${r(base)}Q${r(x + lean * 0.1)} ${r(base - h * 0.6)} ${tx} ${ty}`,
  );
  let fronds = "";
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI * (0.02 + (0.96 * i) / 8) + random.between(-0.1, 0.1);
    const reach = h * random.between(0.26, 0.34);
    const ex = tx + Math.cos(angle) * reach;
    const ey = ty + Math.sin(angle) * reach * 0.55 + reach * 0.36;
    const mx = tx + Math.cos(angle) * reach * 0.6;
    const my = ty + Math.sin(angle) * reach * 0.8 - reach * 0.12;
    fronds += `M${tx} ${ty}Q${r(mx)} ${r(my - 4)} ${r(ex)} ${r(ey)}Q${r(mx)} ${r(my + reach * 0.2)} ${tx} ${ty}z`;
  }
  plate.fill(ink, fronds);
}

/** A bald cypress: swollen foot, bare trunk, ragged crown, veils of moss. Grown once per poster, 300 high. */
export function cypress({ plate, ink, random }: Growing, [x, base, h]: Spot): void {
  const mirror = random.chance(0.5);
  plate.stamp("c", () => growCypress(random), { color: ink, x, y: base, scale: h / 300, mirror });
}

function growCypress(random: Random): string {
  let limbs = "";
  let leaves = "";
  let moss = "";
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 1 : -1;
    const y = -150 - i * 16;
    const reach = side * (62 - i * 4.5) * random.between(0.7, 1.15);
    limbs += `M0 ${r(y)}q${r(reach * 0.5)} -4 ${r(reach)} ${r(-random.between(6, 22))}`;
    const half = r(random.between(22, 34) - i);
    const [lx, ly] = [r(reach * 0.8), r(y - random.between(10, 20))];
    leaves += `M${lx - half} ${ly}q${r(half * 0.4)} -14 ${half} -13t${half} 13q${-half} 9 ${-2 * half} 0z`;
    for (let k = -0.7; k < 0.9; k += 0.5)
      moss += `M${r(lx + half * k)} ${ly}q${r(random.between(-4, 4))} 16 0 ${r(random.between(18, 52))}`;
  }
  const trunk = "M-34 2Q-20 -4 -14 -34Q-8 -80 -6 -290L4 -300L6 -290Q9 -80 15 -34Q22 -4 36 2z";
  return `<path stroke="none" d="${trunk}${leaves}"/><g fill="none"><path stroke-width="4" d="${limbs}"/><path stroke-width="2.5" d="${moss}"/></g>`;
}

export function saguaro({ plate, ink, random }: Growing, [x, base, h]: Spot): void {
  const arm = r(h * 0.17);
  const left = r(base - h * random.between(0.4, 0.55));
  const right = r(base - h * random.between(0.3, 0.5));
  plate.brush(
    [ink, Math.max(5, r(h * 0.085))],
    `M${r(x)} ${r(base)}v${-r(h)}M${r(x)} ${left}h${-arm}v${-r(h * 0.25)}M${r(x)} ${right}h${arm}v${-r(h * random.between(0.2, 0.4))}`,
  );
}

/** What drawings in files use, by the ids that stand for them there. */
export const GROWN = { tree: growTree, oak: growOak };
export type GrownName = keyof typeof GROWN;
