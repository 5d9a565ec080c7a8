/** Walls, columns, steps and porches. Light falls from the left; the shaded side of a building recedes to the right. */
import { poly, type Quad, rect, type Spot, track } from "./plate.ts";
import { BASE, type Site } from "./site.ts";

const DROP = 0.16;
const RISE = 0.07;

/** A front wall, with its shaded flank of the given depth to the right. */
export function wall(
  site: Site,
  [x, y, w, h]: Quad,
  { depth = 0, ink = site.inks.wall }: { depth?: number; ink?: string } = {},
): void {
  const { plate, inks } = site;
  const right = x + w;
  if (depth) {
    plate.fill(
      inks.shade,
      poly(right, y, right + depth, y + depth * DROP, right + depth, y + h - depth * RISE, right, y + h),
    );
  }
  plate.fill(ink, rect([x, y, w, h]));
}

/** A moulded band along the top of a wall, with brackets below it. */
export function cornice(
  site: Site,
  [x, y, w]: Spot,
  { depth = 0, brackets = 0 }: { depth?: number; brackets?: number } = {},
): void {
  const { plate, inks } = site;
  if (depth) {
    plate.fill(
      inks.far[2],
      poly(
        x + w + 8,
        y,
        x + w + depth + 8,
        y + depth * DROP,
        x + w + depth + 8,
        y + depth * DROP + 8,
        x + w + 8,
        y + 10,
      ),
    );
  }
  plate.fill(inks.trim, rect([x - 8, y, w + 16, 5]));
  plate.fill(inks.shade, rect([x - 5, y + 5, w + 10, 6]));
  if (brackets) {
    let d = "";
    for (let i = 0; i <= brackets; i++) d += rect([x + ((w - 5) * i) / brackets, y + 10, 5, 9]);
    plate.fill(inks.shade, d);
  }
}

/** Stone courses or a belt line across a facade. */
export function belt(
  site: Site,
  [x, y, w]: Spot,
  { thick = 4, ink = site.inks.shade }: { thick?: number; ink?: string } = {},
): void {
  site.plate.fill(ink, rect([x, y, w, thick]));
}

/** Pale lit columns with a shaded right edge; the classical order in three strokes. */
export function columns(
  site: Site,
  { x, w, top, bottom }: { x: number; w: number; top: number; bottom: number },
  { count, thick }: { count: number; thick: number },
): void {
  const { plate, inks } = site;
  let shaft = "";
  let edge = "";
  let caps = "";
  for (let i = 0; i < count; i++) {
    const cx = x + (count === 1 ? w / 2 : (w * i) / (count - 1));
    shaft += rect([cx - thick / 2, top, thick, bottom - top]);
    edge += rect([cx + thick * 0.12, top, thick * 0.38, bottom - top]);
    caps +=
      rect([cx - thick * 0.8, top, thick * 1.6, thick * 0.45]) +
      rect([cx - thick * 0.8, bottom - thick * 0.45, thick * 1.6, thick * 0.45]);
  }
  plate.fill(inks.trim, shaft);
  plate.fill(inks.far[2], edge);
  plate.fill(inks.trim, caps);
}

export function steps(site: Site, [cx, bottom, w]: Spot, { count, rise = 8 }: { count: number; rise?: number }): void {
  const { plate, inks } = site;
  for (let i = 0; i < count; i++) {
    const wide = w + (count - 1 - i) * 16;
    const y = bottom - (i + 1) * rise;
    plate.fill(inks.far[2], rect([cx - wide / 2, y, wide, rise]));
    plate.fill(inks.trim, rect([cx - wide / 2, y, wide, 2]));
  }
}

/** A front door in its frame; it becomes the door of the site. */
export function door(site: Site, [cx, bottom, w, h]: Quad, framed = true): void {
  const { plate, inks } = site;
  if (framed) plate.fill(inks.trim, rect([cx - w / 2 - 6, bottom - h - 6, w + 12, h + 6]));
  plate.fill(inks.roof, rect([cx - w / 2, bottom - h, w, h]));
  plate.line([inks.shade, 2], track(cx, bottom, cx, bottom - h));
  site.door = { x: cx - w / 2, y: bottom - h, w, h };
}

/** A veranda: shed roof on turned posts with a balustrade. The gap lets steps through. */
export function porch(
  site: Site,
  { x, w, top, bottom = BASE }: { x: number; w: number; top: number; bottom?: number },
  { posts, gap = -1 }: { posts: number; gap?: number },
): void {
  const { plate, inks } = site;
  plate.fill(inks.roof, poly(x + 14, top - 26, x + w - 14, top - 26, x + w + 12, top, x - 12, top));
  plate.fill(inks.trim, rect([x - 12, top, w + 24, 5]));
  plate.fill(inks.shade, rect([x, top + 5, w, 8]));
  const step = (w - 7) / (posts - 1);
  let shafts = "";
  let rails = "";
  for (let i = 0; i < posts; i++) {
    shafts += rect([x + step * i, top + 5, 7, bottom - top - 5]);
    if (i < posts - 1 && i !== gap) {
      rails += rect([x + step * i + 7, bottom - 34, step - 7, 3]) + rect([x + step * i + 7, bottom - 8, step - 7, 3]);
      plate.bars(inks.trim, [x + step * i + 14, bottom - 32, step - 14, 24], { thick: 2, gap: 9, opacity: 0.6 });
    }
  }
  plate.fill(inks.trim, rails + shafts);
  plate.fill(inks.roof, rect([x - 4, bottom - 5, w + 8, 5]));
}

export function chimney(site: Site, [x, top, w, h]: Quad): void {
  const { plate, inks } = site;
  plate.fill(inks.wall, rect([x, top, w * 0.6, h]));
  plate.fill(inks.dark, rect([x + w * 0.6, top, w * 0.4, h]));
  plate.fill(
    inks.shade,
    rect([x - 4, top, w + 8, 7]) + rect([x + 3, top - 9, 7, 9]) + rect([x + w - 10, top - 9, 7, 9]),
  );
}
