/** Roofs over a front wall whose eaves run from x to x + w at height y. */
import { poly, type Quad, rect, type Spot, track } from "./plate.ts";
import { addWindow, glaze, type Site } from "./site.ts";

const DROP = 0.16;

/** Slopes on all sides; inset is how far the ridge is shorter than the eaves on each side. */
export function hipRoof(
  site: Site,
  [x, y, w, h]: Quad,
  { inset, depth = 0, over = 16 }: { inset: number; depth?: number; over?: number },
): void {
  const { plate, inks } = site;
  const [left, right] = [x - over, x + w + over];
  if (depth) {
    plate.fill(
      inks.dark,
      poly(right, y, right + depth, y + depth * DROP, right - inset + depth * 0.4, y - h, right - inset, y - h),
    );
  }
  plate.fill(inks.roof, poly(left, y, left + inset, y - h, right - inset, y - h, right, y));
  plate.line([inks.trim, 3], track(left + 2, y - 2, left + inset, y - h, right - inset, y - h), 0.55);
  plate.fill(inks.trim, rect([left, y, right - left, 4]));
}

/** The gable faces us; the long slope recedes to the right. */
export function gableFront(
  site: Site,
  [x, y, w, h]: Quad,
  { depth = 0, over = 16 }: { depth?: number; over?: number } = {},
): void {
  const { plate, inks } = site;
  const cx = x + w / 2;
  const ox = over;
  const oy = (over * h) / (w / 2);
  if (depth) {
    plate.fill(
      inks.roof,
      poly(
        cx,
        y - h - 8,
        cx + depth,
        y - h - 8 + depth * 0.1,
        x + w + ox + depth,
        y + oy + depth * DROP,
        x + w + ox,
        y + oy,
      ),
    );
  }
  plate.fill(inks.wall, poly(x, y, cx, y - h, x + w, y));
  plate.fill(inks.roof, poly(x - ox, y + oy, cx, y - h - 10, cx, y - h + 6, x - ox + 8, y + oy + 6));
  plate.fill(inks.dark, poly(x + w + ox, y + oy, cx, y - h - 10, cx, y - h + 6, x + w + ox - 8, y + oy + 6));
  plate.line([inks.trim, 3], track(x - ox, y + oy - 1, cx, y - h - 10), 0.8);
}

/** The ridge runs across; the gable end is on the shaded side. */
export function gableSide(
  site: Site,
  [x, y, w, h]: Quad,
  { depth, over = 14 }: { depth: number; over?: number },
): void {
  const { plate, inks } = site;
  const right = x + w;
  const shift = depth / 2;
  plate.fill(inks.shade, poly(right, y, right + depth, y + depth * DROP, right + shift, y - h + 6));
  plate.fill(
    inks.roof,
    poly(x - over, y + 6, x + shift - over, y - h, right + shift + over * 0.6, y - h, right + over * 0.6, y + 6),
  );
  plate.fill(
    inks.dark,
    poly(
      right + shift + over * 0.6,
      y - h,
      right + depth + over,
      y + depth * DROP + 6,
      right + depth + over - 9,
      y + depth * DROP + 9,
      right + shift,
      y - h + 8,
    ),
  );
  plate.line([inks.trim, 3], track(x - over, y + 5, x + shift - over, y - h, right + shift + over * 0.6, y - h), 0.6);
}

/** A gable of two slopes, the lower one steep. */
export function gambrelSide(site: Site, [x, y, w, h]: Quad, depth: number): void {
  const { plate, inks } = site;
  const [left, right, high] = [x - 14, x + w, h * 0.62];
  const [knee, ridge] = [depth * 0.16, depth / 2];
  plate.fill(
    inks.shade,
    poly(right, y, right + depth, y + depth * DROP, right + depth - knee, y - high, right + ridge, y - h + 6),
  );
  plate.fill(inks.shade, poly(right, y, right + knee, y - high, right + ridge, y - h + 6));
  plate.fill(
    inks.dark,
    poly(left + knee, y - high, left + ridge, y - h, right + ridge + 8, y - h, right + knee + 8, y - high),
  );
  plate.fill(inks.roof, poly(left, y + 6, left + knee, y - high, right + knee + 8, y - high, right + 8, y + 6));
  plate.line(
    [inks.trim, 3],
    track(left, y + 5, left + knee, y - high, left + ridge, y - h, right + ridge + 8, y - h),
    0.6,
  );
  plate.line([inks.trim, 2], track(left + knee, y - high, right + knee + 8, y - high), 0.4);
}

/** A steep concave mansard with a curb on top, and dormers in it. */
export function mansard(
  site: Site,
  [x, y, w, h]: Quad,
  { dormers, depth = 0 }: { dormers: number; depth?: number },
): void {
  const { plate, inks } = site;
  const lean = Math.min(26, h * 0.3);
  const right = x + w;
  const r = Math.round;
  if (depth) {
    const dy = depth * DROP;
    plate.fill(
      inks.dark,
      `M${r(right + 10)} ${r(y)}q${r(-lean * 0.8)} ${r(-h * 0.35)} ${r(-lean)} ${r(-h)}h${r(depth)}q${r(lean * 0.3)} ${r(h * 0.65)} ${r(lean)} ${r(h + dy)}z`,
    );
  }
  plate.fill(
    inks.roof,
    `M${r(x - 10)} ${r(y)}q${r(lean * 0.8)} ${r(-h * 0.35)} ${r(lean)} ${r(-h)}H${r(right + 10 - lean)}q${r(lean * 0.2)} ${r(h * 0.65)} ${r(lean)} ${r(h)}z`,
  );
  plate.line([inks.trim, 3], `M${r(x - 9)} ${r(y)}q${r(lean * 0.8)} ${r(-h * 0.35)} ${r(lean)} ${r(-h)}`, 0.5);
  plate.fill(inks.trim, rect([x - 14 + lean, y - h - 5, w + 28 - lean * 2, 6]));
  for (let i = 0; i < dormers; i++)
    dormer(site, [x + (w * (i + 0.5)) / dormers, y - h * 0.12, Math.min(30, h * 0.36), h * 0.6]);
  glaze(site);
}

export function dormer(site: Site, [cx, bottom, w, h]: Quad): void {
  const { plate, inks } = site;
  plate.fill(inks.wall, rect([cx - w / 2 - 5, bottom - h, w + 10, h]));
  plate.fill(inks.dark, poly(cx - w / 2 - 10, bottom - h, cx, bottom - h - w * 0.55, cx + w / 2 + 10, bottom - h));
  plate.line([inks.trim, 2], track(cx - w / 2 - 10, bottom - h, cx, bottom - h - w * 0.55), 0.8);
  addWindow(site, [cx - w * 0.32, bottom - h + 6, w * 0.64, h - 10]);
}

/** A pyramid or cone seen from the front: lit half, shaded half, finial. */
export function spire(site: Site, [cx, y, w, h]: Quad, finial = 18): void {
  const { plate, inks } = site;
  const half = w / 2;
  plate.fill(inks.roof, poly(cx - half, y, cx, y - h, cx + half, y));
  plate.fill(inks.dark, poly(cx + half * 0.15, y, cx, y - h, cx + half, y));
  plate.line([inks.trim, 3], track(cx - half, y - 1, cx, y - h), 0.7);
  if (finial) plate.line([inks.roof, 3], `M${Math.round(cx)} ${Math.round(y - h + 4)}v${-finial}`);
}

/** A bell-shaped dome on a drum. */
export function dome(site: Site, [cx, y, w, h]: Quad): void {
  const { plate, inks } = site;
  const half = Math.round(w / 2);
  const [x0, y0, tall] = [Math.round(cx), Math.round(y), Math.round(h)];
  plate.fill(inks.roof, `M${x0 - half} ${y0}a${half} ${tall} 0 0 1 ${2 * half} 0z`);
  plate.fill(
    inks.dark,
    `M${x0 + Math.round(half * 0.2)} ${y0}q${Math.round(half * 0.1)} ${-Math.round(tall * 0.7)} ${-Math.round(half * 0.2)} ${-tall}a${half} ${tall} 0 0 1 ${half} ${tall}z`,
  );
  plate.line([inks.trim, 3], `M${x0 - half} ${y0}a${half} ${tall} 0 0 1 ${half} ${-tall}`, 0.6);
}

/** Wrought-iron cresting along a ridge. */
export function cresting(site: Site, [x, y, w]: Spot): void {
  site.plate.bars(site.inks.roof, [x, y - 12, w, 12], { thick: 3, gap: 7 });
  site.plate.fill(site.inks.roof, rect([x, y - 7, w, 2]));
}

/** A finial pole with or without a pennant. */
export function pole(site: Site, [x, y, h]: Spot, flag = false): void {
  const { plate, inks } = site;
  plate.line([inks.roof, 4], `M${Math.round(x)} ${Math.round(y)}v${-Math.round(h)}`);
  if (flag) {
    const [fx, fy] = [Math.round(x), Math.round(y - h + 2)];
    plate.fill(inks.trim, `M${fx} ${fy}q18 -8 34 0t34 -2v30q-18 8 -34 2t-34 0z`);
  }
}
