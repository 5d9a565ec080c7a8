/** What a front ends in: its roof, the gables before it, dormers and chimneys. */
import { CANDLE, mix, PUMPKIN } from "../inks.ts";
import { chimney, cornice, wall } from "../masonry.ts";
import { arch, disc, poly, rect, track } from "../plate.ts";
import { dome, dormer, gableFront, gableSide, gambrelSide, hipRoof, mansard, pole } from "../roofs.ts";
import { addWindow, glaze, type Site, windowRow } from "../site.ts";
import type { Boards, GableShape, Roof } from "./building.ts";
import type { Mass } from "./mass.ts";

type Row = { x: number; y: number; w: number };

const pitch = (m: Mass): number => Math.min(96, 46 + m.w * 0.08) * (m.pitch ?? 1);

/** A gambrel that is long or has dormers shows its eaves, another its end. */
const isLong = ({ bays, dormers = 0 }: Mass): boolean => bays > 4 || dormers > 0;

/** How high a roof stands over the eaves. */
export const RISES: Record<Roof, (m: Mass) => number> = {
  flat: () => 16,
  balustrade: () => 34,
  battlements: () => 24,
  hip: pitch,
  gable: pitch,
  mansard: (m) => Math.min(84, 40 + m.w * 0.08) * (m.pitch ?? 1),
  gambrel: (m) => (isLong(m) ? pitch(m) * 1.3 : Math.min(150, m.w * 0.44)),
  tile: () => 40,
  setback: (m) => 88 + m.w * 0.06,
  pyramid: (m) => Math.min(150, m.w * 0.4) * (m.pitch ?? 1),
  front: (m) => Math.min(180, m.w * 0.52) * (m.pitch ?? 1),
};

const ROOFS: Record<Roof, (site: Site, m: Mass) => void> = {
  flat: (site, { x, w, top, bays, flank = 0 }) => {
    site.plate.fill(site.inks.roof, poly(x - 16, top - 14, x + w + 16, top - 14, x + w + 5, top + 3, x - 5, top + 3));
    site.plate.fill(site.inks.trim, rect([x - 18, top - 18, w + 36, 5]));
    site.plate.bars(site.inks.shade, [x, top + 3, w, 9], { thick: 5, gap: Math.max(6, w / bays / 3) });
    if (flank)
      site.plate.fill(
        site.inks.dark,
        poly(
          x + w + 16,
          top - 16,
          x + w + flank + 6,
          top + flank * 0.12,
          x + w + flank,
          top + flank * 0.16 + 6,
          x + w + 5,
          top + 4,
        ),
      );
  },
  balustrade: (site, m) => {
    site.plate.bars(site.inks.trim, [m.x, m.top - 30, m.w, 18], { thick: 4, gap: 7, opacity: 0.85 });
    site.plate.fill(site.inks.trim, rect([m.x - 4, m.top - 34, m.w + 8, 5]));
    ROOFS.flat(site, m);
  },
  battlements: ({ plate, inks }, { x, w, top }) => {
    plate.fill(inks.wall, merlons({ x: x - 6, y: top, w: w + 12 }, 15));
    plate.fill(inks.trim, rect([x - 6, top + 10, w + 12, 3]), 0.7);
    plate.fill(inks.shade, rect([x - 3, top + 13, w + 6, 5]));
  },
  hip: (site, m) =>
    hipRoof(site, [m.x, m.top, m.w, pitch(m)], {
      inset: Math.min(110, m.w * 0.14 * (m.pitch ?? 1)),
      depth: (m.flank ?? 0) * 0.9,
      over: 12,
    }),
  gable: (site, m) => gableSide(site, [m.x, m.top, m.w, pitch(m)], { depth: Math.max(20, m.flank ?? 0) }),
  mansard: (site, m) =>
    mansard(site, [m.x, m.top, m.w, RISES.mansard(m)], { dormers: m.dormers ?? 0, depth: m.flank ?? 0 }),
  gambrel: (site, m) => {
    const { plate, inks } = site;
    if (isLong(m)) return gambrelSide(site, [m.x, m.top, m.w, RISES.gambrel(m)], Math.max(20, m.flank ?? 0));
    const [h, cx, right, deep] = [RISES.gambrel(m), m.x + m.w / 2, m.x + m.w, m.flank ?? 0];
    plate.fill(
      inks.roof,
      poly(
        cx,
        m.top - h,
        cx + deep,
        m.top - h + deep * 0.1,
        right + deep - m.w * 0.1,
        m.top - h * 0.55 + deep * 0.1,
        right + 12 + deep,
        m.top + deep * 0.16,
        right + 12,
        m.top + 4,
        right - m.w * 0.12,
        m.top - h * 0.6,
      ),
    );
    plate.fill(
      inks.wall,
      poly(
        m.x,
        m.top + 2,
        m.x + m.w * 0.14,
        m.top - h * 0.58,
        cx,
        m.top - h,
        right - m.w * 0.14,
        m.top - h * 0.58,
        right,
        m.top + 2,
      ),
    );
    plate.line(
      [inks.roof, 12],
      track(
        m.x - 10,
        m.top + 6,
        m.x + m.w * 0.13,
        m.top - h * 0.6,
        cx,
        m.top - h - 3,
        right - m.w * 0.13,
        m.top - h * 0.6,
        right + 10,
        m.top + 6,
      ),
    );
    plate.line([inks.trim, 3], track(m.x - 14, m.top + 2, m.x + m.w * 0.12, m.top - h * 0.62, cx, m.top - h - 9), 0.8);
    // The two eyes of its attic.
    for (const x of [cx - 44, cx + 14]) addWindow(site, [x, m.top - h * 0.56, 30, 42], { shape: "arch", lit: true });
    glaze(site);
  },
  tile: (site, { x, w, top, flank = 0 }) => {
    site.plate.fill(
      mix(PUMPKIN, site.inks.roof, 0.66),
      poly(x - 16, top + 4, x + 18, top - 36, x + w - 12, top - 36, x + w + 16 + flank * 0.6, top + 6),
    );
    site.plate.line([site.inks.trim, 3], track(x - 14, top + 2, x + 18, top - 36, x + w - 12, top - 36), 0.6);
  },
  setback: (site, m) => {
    for (const [share, high, rows] of [
      [0.64, 46, 5],
      [0.36, 86, 3],
    ] as const) {
      const [x, w] = [m.x + (m.w * (1 - share)) / 2, m.w * share];
      wall(site, [x, m.top - high, w, 48], { depth: (m.flank ?? 0) * 0.5 });
      windowRow(site, { x: x + 4, y: m.top - high + 12, width: w - 8, count: rows }, { w: 14, h: 24 });
      glaze(site);
      site.plate.fill(site.inks.trim, rect([x - 4, m.top - high - 4, w + 8, 5]));
    }
  },
  pyramid: (site, m) =>
    hipRoof(site, [m.x, m.top, m.w, RISES.pyramid(m)], { inset: m.w * 0.4, depth: (m.flank ?? 0) * 0.9, over: 24 }),
  front: (site, m) => {
    const [cx, h] = [m.x + m.w / 2, RISES.front(m)];
    gableFront(site, [m.x, m.top + 2, m.w, h], { depth: Math.min(60, m.flank ?? 0), over: 18 });
    dress(site, m, { cx, w: m.w, h });
    if (m.w > 150)
      for (const x of [cx - 32, cx + 6])
        addWindow(site, [x, m.top - h * 0.48, 26, h * 0.34], { shape: m.topWindows ?? "sash" });
    else addWindow(site, [cx - 13, m.top - h * 0.5, 26, Math.min(56, h * 0.4)], { shape: m.topWindows ?? "arch" });
    glaze(site);
  },
};

/** What the boards of a gable look like: lace along its slopes, timbers, crossed braces, rows of shingles. */
const BOARDS: Record<Boards, (half: number, h: number) => string> = {
  lace: (half, h) =>
    [1, 2, 3, 4, 5, 6].flatMap((i) => [-1, 1].map((s) => disc(s * half * (1 - i / 7), 16 - (h * i) / 7, 5))).join(""),
  timbers: (half, h) =>
    track(-half, -4, half, -4) +
    [-2, -1, 0, 1, 2].map((i) => track((half * i) / 3, 0, (half * i) / 3, -h * (1 - Math.abs(i) / 3) + 8)).join("") +
    track(-half * 0.5, -h * 0.4, half * 0.5, -h * 0.4),
  truss: (half, h) =>
    track(-half * 0.52, -h * 0.46, half * 0.52, -h * 0.46) +
    track(0, -h, 0, -h * 0.46) +
    track(-half * 0.3, -h * 0.46, 0, -h * 0.74, half * 0.3, -h * 0.46),
  shingles: (half, h) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) => track(-half * (0.94 - i * 0.16), (-h * i) / 6.4 - 6, half * (0.94 - i * 0.16), (-h * i) / 6.4 - 6))
      .join(""),
};

function dress({ plate, inks }: Site, { boards, top }: Mass, { cx, w, h }: { cx: number; w: number; h: number }): void {
  if (!boards) return;
  const moved = BOARDS[boards](w / 2, h).replace(
    /([ML])(-?[\d.]+) (-?[\d.]+)/g,
    (...[, to, x, y]) => `${to}${Math.round(cx + Number(x))} ${Math.round(top + Number(y))}`,
  );
  if (boards === "lace") plate.fill(inks.trim, moved, 0.75);
  else if (boards === "shingles") plate.line([inks.shade, 2], moved, 0.7);
  else plate.line([boards === "timbers" ? inks.roof : inks.trim, boards === "timbers" ? 6 : 4], moved, 0.9);
}

/** A lantern on the ridge, with lit windows. */
function cupola(site: Site, cx: number, base: number): void {
  const { plate, inks } = site;
  plate.fill(inks.trim, rect([cx - 28, base - 58, 56, 62])).fill(inks.shade, rect([cx + 12, base - 58, 16, 62]));
  for (const [dx, ink] of [
    [-22, inks.dark],
    [-5, CANDLE],
    [12, inks.dark],
  ] as const)
    plate.fill(ink, arch([cx + dx, base - 50, 10, 38]));
  plate.fill(inks.trim, rect([cx - 34, base - 62, 68, 5]) + rect([cx - 36, base, 72, 4]));
  dome(site, [cx, base - 62, 54, 34]);
  pole(site, [cx, base - 92, 34]);
}

export function merlons({ x, y, w }: Row, tooth: number): string {
  let d = rect([x, y, w, 11]);
  const count = Math.max(3, Math.round(w / (tooth * 1.8)));
  for (let i = 0; i < count; i++) d += rect([x + ((w - tooth) * i) / (count - 1), y - tooth, tooth, tooth + 1]);
  return d;
}

export function crown(site: Site, m: Mass): void {
  const roof = m.roof ?? "flat";
  const rise = RISES[roof](m);
  for (let i = 0; i < (m.chimneys ?? 0); i++) {
    const at = m.chimneys === 1 ? 0.7 : 0.12 + (0.76 * i) / ((m.chimneys ?? 2) - 1);
    chimney(site, [m.x + m.w * at - 13, m.top - rise - 34, 26, rise + 34]);
  }
  if (m.stack) chimney(site, [m.x + m.w / 2 - 26, m.top - rise - 44, 56, rise + 44]);
  ROOFS[roof](site, m);
  if (m.cupola) cupola(site, Math.round(m.x + m.w / 2), Math.round(m.top - rise + 2));
  if (roof === "hip" || roof === "pyramid" || roof === "gable" || roof === "tile" || (roof === "gambrel" && isLong(m)))
    for (let i = 0; i < (m.dormers ?? 0); i++)
      dormer(site, [m.x + (m.w * (i + 0.5)) / (m.dormers ?? 1), m.top - 10, Math.min(30, rise * 0.34), rise * 0.5]);
  if (roof !== "flat" && roof !== "balustrade" && roof !== "battlements" && roof !== "gambrel" && roof !== "front")
    cornice(site, [m.x, m.top, m.w], { brackets: m.bays * 2 });
  glaze(site);
  for (let i = 0; i < (m.gables ?? 0); i++) gable(site, m, i);
}

const OUTLINES: Record<Exclude<GableShape, "straight">, (w: number, h: number) => string> = {
  curved: (w, h) =>
    `h${-w}v${-h * 0.2}q${w * 0.16} 0 ${w * 0.16} ${-h * 0.3}q${w * 0.16} 0 ${w * 0.16} ${-h * 0.25}q0 ${-h * 0.25} ${w * 0.18} ${-h * 0.25}q${w * 0.18} 0 ${w * 0.18} ${h * 0.25}q0 ${h * 0.25} ${w * 0.16} ${h * 0.25}q0 ${h * 0.3} ${w * 0.16} ${h * 0.3}z`,
  stepped: (w, h) => `h${-w}${`v${-h / 4}h${w / 8}`.repeat(4)}${`h${w / 8}v${h / 4}`.repeat(4)}z`,
  arched: (w, h) =>
    `h${-w}v${-h * 0.3}h${w * 0.12}v${-h * 0.2}a${w * 0.38} ${h * 0.5} 0 0 1 ${w * 0.76} 0v${h * 0.2}h${w * 0.12}z`,
  pediment: (w, h) => `h${-w}l${w / 2} ${-h * 0.62}z`,
};

function gable(site: Site, m: Mass, i: number): void {
  const { plate, inks } = site;
  const count = m.gables ?? 1;
  const w = Math.min((m.w / count) * 0.86, count === 1 ? (m.w > 330 ? m.w * 0.36 : m.w) : 150);
  const cx = m.x + (m.w * (i + 0.5)) / count;
  const h = Math.min(104, w * 0.62) * (m.pitch ?? 1);
  const shape = m.gable ?? "straight";
  if (shape === "straight") {
    gableFront(site, [cx - w / 2, m.top + 2, w, h], { over: 9 });
    dress(site, m, { cx, w, h });
  } else {
    const d = `M${Math.round(cx + w / 2)} ${Math.round(m.top + 3)}${OUTLINES[shape](Math.round(w), Math.round(h)).replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n))))}`;
    plate.fill(inks.wall, d).line([inks.trim, 4], d);
  }
  if (w > 60)
    addWindow(site, [cx - 11, m.top - h * (shape === "pediment" ? 0.36 : 0.46), 22, shape === "pediment" ? 22 : 34], {
      shape: shape === "pediment" ? "round" : "arch",
    });
  glaze(site);
}
