import { poly, type Plate } from "./plate.ts";
import type { Random } from "./seeded-random.ts";

const r = Math.round;

/** A conifer as one saw-edged outline; base is where the trunk meets the ground. */
export function pine(x: number, base: number, h: number, w = h * 0.42): string {
  const tiers = h > 120 ? 5 : h > 50 ? 4 : 3;
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 1; i <= tiers; i++) {
    const y = base - h + (h * 0.92 * i) / tiers;
    const half = (w / 2) * (i / tiers);
    const back = half * 0.55;
    right.push(`L${r(x + half)} ${r(y)}L${r(x + back)} ${r(y - h * 0.03)}`);
    left.unshift(`L${r(x - back)} ${r(y - h * 0.03)}L${r(x - half)} ${r(y)}`);
  }
  const foot = w * 0.06;
  return `M${r(x)} ${r(base - h)}${right.join("")}L${r(x + foot)} ${r(base)}L${r(x - foot)} ${r(base)}${left.join("")}z`;
}

/** A leafless tree, limbs thinner at each fork; lean is how far the wind has bent it. */
export function bareTree(
  plate: Plate,
  ink: string,
  random: Random,
  x: number,
  base: number,
  h: number,
  lean = 0,
): void {
  const limbs: string[] = ["", "", "", ""];
  const grow = (x0: number, y0: number, angle: number, length: number, level: number) => {
    const bend = angle + random.between(-0.25, 0.25);
    const mx = x0 + Math.cos(bend) * length * 0.55;
    const my = y0 + Math.sin(bend) * length * 0.55;
    const x1 = x0 + Math.cos(angle) * length;
    const y1 = y0 + Math.sin(angle) * length;
    limbs[level] += `M${r(x0)} ${r(y0)}Q${r(mx)} ${r(my)} ${r(x1)} ${r(y1)}`;
    if (level === 3) return;
    const forks = level === 0 ? 4 : 3;
    for (let i = 0; i < forks; i++) {
      const spread = (i / (forks - 1) - 0.5) * (level === 0 ? 1.9 : 1.5) + random.between(-0.18, 0.18);
      const from = i === 1 && level > 0 ? 1 : random.between(0.62, 1);
      grow(
        x0 + (x1 - x0) * from,
        y0 + (y1 - y0) * from,
        angle * 0.72 - 0.44 + spread,
        length * random.between(0.52, 0.72),
        level + 1,
      );
    }
  };
  grow(x, base - h * 0.02, -Math.PI / 2 + lean, h * 0.42, 0);
  const thick = h * 0.055;
  plate.fill(
    ink,
    poly(
      x - thick * 1.3,
      base + 4,
      x - thick * 0.5,
      base - h * 0.12,
      x + thick * 0.5,
      base - h * 0.12,
      x + thick * 1.4,
      base + 4,
    ),
  );
  [1, 0.5, 0.24, 0.12].forEach((share, level) => {
    plate.brush(ink, Math.max(1.5, r(thick * share * 10) / 10), limbs[level] ?? "");
  });
}

/** A broad live oak, its crown in scallops, with Spanish moss hanging from it. */
export function mossOak(
  plate: Plate,
  ink: string,
  moss: string,
  random: Random,
  x: number,
  base: number,
  h: number,
): void {
  const w = h * 0.95;
  const crown = base - h * 0.62;
  plate.fill(
    ink,
    poly(
      x - h * 0.09,
      base + 4,
      x - h * 0.045,
      base - h * 0.3,
      x - h * 0.2,
      crown,
      x + h * 0.22,
      crown,
      x + h * 0.05,
      base - h * 0.3,
      x + h * 0.1,
      base + 4,
    ),
  );
  let tufts = "";
  const blobs = 6;
  for (let i = 0; i < blobs; i++) {
    const bx = x - w / 2 + (w * (i + 0.5)) / blobs;
    const by = crown - h * 0.12 * Math.sin((Math.PI * (i + 0.5)) / blobs) * random.between(0.8, 1.6);
    const size = r(h * random.between(0.13, 0.19));
    tufts += `M${r(bx) - size} ${r(by)}a${size} ${r(size * 0.72)} 0 1 1 ${2 * size} 0a${size} ${r(size * 0.5)} 0 1 1 ${-2 * size} 0z`;
  }
  plate.fill(ink, tufts);
  let strands = "";
  for (let i = 0; i < 16; i++) {
    const sx = x - w * 0.55 + (w * 1.1 * (i + random.next())) / 16;
    strands += `M${r(sx)} ${r(crown + random.between(-4, 8))}q${r(random.between(-4, 4))} ${r(h * 0.07)} 0 ${r(h * random.between(0.08, 0.24))}`;
  }
  plate.brush(moss, 4, strands);
}

/** A coconut palm with drooping fronds. */
export function palm(plate: Plate, ink: string, random: Random, x: number, base: number, h: number): void {
  const lean = h * random.between(-0.16, 0.16);
  const [tx, ty] = [r(x + lean), r(base - h)];
  plate.brush(
    ink,
    Math.max(4, r(h * 0.035)),
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

/** A bald cypress: flared foot, bare trunk, flat crown, veils of moss. */
export function cypress(plate: Plate, ink: string, random: Random, x: number, base: number, h: number): void {
  const w = h * 0.055;
  plate.fill(
    ink,
    `M${r(x - w * 3)} ${r(base)}Q${r(x - w)} ${r(base - h * 0.12)} ${r(x - w * 0.6)} ${r(base - h * 0.9)}h${r(w * 1.2)}Q${r(x + w)} ${r(base - h * 0.12)} ${r(x + w * 3)} ${r(base)}z`,
  );
  let crown = "";
  let veil = "";
  for (let i = 0; i < 4; i++) {
    const y = base - h * (0.98 - i * 0.14);
    const half = h * (0.1 + i * 0.035) * random.between(0.8, 1.25);
    const drift = h * random.between(-0.05, 0.05);
    crown += `M${r(x - half + drift)} ${r(y)}q${r(half)} ${r(-h * 0.1)} ${r(half * 2)} 0q${r(-half)} ${r(h * 0.03)} ${r(-half * 2)} 0z`;
    for (let s = -0.8; s < 1; s += 0.45)
      veil += `M${r(x + drift + half * s)} ${r(y - 2)}v${r(h * random.between(0.05, 0.16))}`;
  }
  plate.fill(ink, crown);
  plate.brush(ink, 3, veil);
}

export function saguaro(plate: Plate, ink: string, random: Random, x: number, base: number, h: number): void {
  const arm = r(h * 0.2);
  const left = r(base - h * random.between(0.4, 0.55));
  const right = r(base - h * random.between(0.3, 0.5));
  plate.brush(
    ink,
    Math.max(5, r(h * 0.13)),
    `M${r(x)} ${r(base)}v${-r(h)}M${r(x)} ${left}h${-arm}v${-r(h * 0.25)}M${r(x)} ${right}h${arm}v${-r(h * random.between(0.2, 0.4))}`,
  );
}
