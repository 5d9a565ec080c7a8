/** Geometry travels in tuples, so that a shape is one value: where something is, and one or two sizes of it. */
export type Point = readonly [x: number, y: number];
export type Spot = readonly [x: number, y: number, size: number];
export type Quad = readonly [x: number, y: number, w: number, h: number];
type Ellipse = readonly [cx: number, cy: number, rx: number, ry: number];

type Pen = readonly [color: string, width: number];
type Bars = { thick: number; gap: number; opacity?: number | undefined };
type Stamp = { color: string; x: number; y: number; scale: number; mirror?: boolean; turn?: number };

/** A sheet that shapes are printed on, back to front; neighbors in the same ink share one path, which keeps files small. */
export class Plate {
  #parts: string[] = [];
  #style = "";
  #d = "";
  /** Things drawn once and used many times, by name; shared by all plates of one poster. */
  readonly stock: Map<string, string>;
  readonly prefix: string;

  constructor(prefix = "p", stock: Map<string, string> = new Map()) {
    this.prefix = prefix;
    this.stock = stock;
  }

  /** A plate of the same poster, to be laid over this one later. */
  overlay(): Plate {
    return new Plate(this.prefix, this.stock);
  }

  fill(color: string, d: string, opacity = 1): this {
    return this.#print(`fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}`, d);
  }

  line([color, width]: Pen, d: string, opacity = 1): this {
    const faint = opacity < 1 ? ` stroke-opacity="${opacity}"` : "";
    return this.#print(`fill="none" stroke="${color}" stroke-width="${width}"${faint}`, d);
  }

  /** A line with round ends; with no length it is a dot, which makes the smallest star there is. */
  brush([color, width]: Pen, d: string, opacity = 1): this {
    const faint = opacity < 1 ? ` stroke-opacity="${opacity}"` : "";
    return this.#print(
      `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}`,
      d,
    );
  }

  /** A row of equal upright bars, h tall from y down: balusters, pickets, boards, cresting. */
  bars(color: string, [x, y, w, h]: Quad, { thick, gap, opacity = 1 }: Bars): this {
    const faint = opacity < 1 ? ` stroke-opacity="${opacity}"` : "";
    return this.#print(
      `fill="none" stroke="${color}" stroke-width="${r(h)}" stroke-dasharray="${thick} ${gap}"${faint}`,
      `M${r(x)} ${r(y + h / 2)}h${r(w)}`,
    );
  }

  /** Draws something into stock, unless it is there. */
  keep(name: string, draw: () => string): void {
    if (!this.stock.has(name)) this.stock.set(name, draw());
  }

  /** Prints something from stock, moved, scaled and mirrored. */
  stamp(name: string, draw: () => string, { color, x, y, scale, mirror = false, turn = 0 }: Stamp): this {
    this.keep(name, draw);
    const size = Math.round(scale * 1000) / 1000;
    const spin = turn ? ` rotate(${Math.round(turn)})` : "";
    return this.raw(
      `<use href="#${this.prefix}${name}" fill="${color}" stroke="${color}" transform="translate(${r(x)} ${r(y)})${spin} scale(${mirror ? -size : size} ${size})"/>`,
    );
  }

  definitions(): string {
    let defs = "";
    for (const [name, svg] of this.stock) defs += `<g id="${this.prefix}${name}" stroke-linecap="round">${svg}</g>`;
    return defs;
  }

  raw(svg: string): this {
    this.#flush();
    this.#parts.push(svg);
    return this;
  }

  toString(): string {
    this.#flush();
    return this.#parts.join("");
  }

  #print(style: string, d: string): this {
    if (!d) return this;
    if (style !== this.#style) {
      this.#flush();
      this.#style = style;
    }
    this.#d += d;
    return this;
  }

  #flush(): void {
    if (this.#d) this.#parts.push(`<path ${this.#style} d="${this.#d}"/>`);
    this.#d = "";
    this.#style = "";
  }
}

const r = Math.round;

export const rect = ([x, y, w, h]: Quad): string => {
  const left = r(x);
  const top = r(y);
  const wide = Math.max(1, r(x + w) - left);
  return `M${left} ${top}h${wide}v${Math.max(1, r(y + h) - top)}h${-wide}z`;
};

/** Always wound clockwise, so that overlapping shapes of one path never cut holes in each other. */
export const poly = (...points: number[]): string => {
  let area = 0;
  const count = points.length / 2;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    area += at(points, 2 * i) * at(points, 2 * j + 1) - at(points, 2 * j) * at(points, 2 * i + 1);
  }
  let d = "";
  for (let i = 0; i < count; i++) {
    const k = area < 0 ? count - 1 - i : i;
    d += `${i ? "L" : "M"}${r(at(points, 2 * k))} ${r(at(points, 2 * k + 1))}`;
  }
  return `${d}z`;
};

export const track = (...points: number[]): string => {
  let d = "";
  for (let i = 0; i < points.length; i += 2) d += `${i ? "L" : "M"}${r(at(points, i))} ${r(at(points, i + 1))}`;
  return d;
};

export const disc = (cx: number, cy: number, radius: number): string => oval([cx, cy, radius, radius]);

export const oval = ([cx, cy, rx, ry]: Ellipse): string => {
  const a = Math.max(1, r(rx));
  const b = Math.max(1, r(ry));
  return `M${r(cx) - a} ${r(cy)}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0z`;
};

/** A round-headed opening; h includes the arch. */
export const arch = ([x, y, w, h]: Quad): string => {
  const half = r(w / 2);
  const leg = r(h) - half;
  return `M${r(x)} ${r(y + h)}v${-leg}a${half} ${half} 0 0 1 ${2 * half} 0v${leg}z`;
};

/** A pointed Gothic opening. */
export const lancet = ([x, y, w, h]: Quad): string => {
  const wide = r(w);
  const leg = r(h - w * 0.85);
  const rise = r(w * 0.85);
  const half = r(w / 2);
  return `M${r(x)} ${r(y + h)}v${-leg}q${r(w * 0.04)} ${-r(rise * 0.6)} ${half} ${-rise}q${r(half * 0.92)} ${r(rise * 0.4)} ${wide - half} ${rise}v${leg}z`;
};

const at = (points: number[], i: number): number => points[i] as number;
