/** The tower of a lighthouse with its lantern and beam. */
import { CANDLE, PUMPKIN } from "../inks.ts";
import { disc, poly, rect, track } from "../plate.ts";
import { addWindow, glaze, type Site } from "../site.ts";
import type { Light } from "./building.ts";
import { tinted } from "./materials.ts";

/** Where it stands, how wide it is at its foot, and where it ends: the gallery around the lantern. */
type Stand = { cx: number; top: number; base: number; foot: number };

/** How much narrower its head is than its foot. */
const TAPERS = { round: 0.53, octagon: 0.64, square: 0.94 } as const;

export function lightTower(site: Site, { cx, top, base, foot }: Stand, light: Light): void {
  const { plate, inks } = site;
  const { form = "round", paint = "plain", material } = light;
  const [h, head] = [base - top, foot * TAPERS[form]];
  beam(site, cx, top);
  const edge = (y: number) => head / 2 + ((foot - head) / 2) * ((y - top) / h);
  // A part of it, by shares of its width from the middle and of its height from the top.
  const slice = (from: number, to: number, [left, right]: readonly [number, number] = [-1, 1]) => {
    const [y0, y1] = [top + h * from, top + h * to];
    return poly(
      cx + edge(y0) * left,
      y0,
      cx + edge(y0) * right,
      y0,
      cx + edge(y1) * right,
      y1,
      cx + edge(y1) * left,
      y1,
    );
  };
  plate.fill(material ? tinted(inks, material).wall : inks.trim, slice(0, 1));
  if (paint === "bands") plate.fill(inks.roof, [1, 3, 5].map((i) => slice(i / 6, (i + 1) / 6)).join(""));
  if (paint === "black above") plate.fill(inks.roof, slice(0, 0.66));
  if (paint === "black middle") plate.fill(inks.roof, slice(0.33, 0.66));
  if (paint === "spiral")
    for (let i = -1; i < 6; i += 1.5) {
      const y = (share: number) => Math.min(base, Math.max(top, top + (h * i) / 6 + h * share));
      const [a, b, c, d] = [y(1 / 4.2), y(0), y(1 / 8), y(1 / 4.2 + 1 / 8)];
      plate.fill(inks.roof, poly(cx - edge(a), a, cx + edge(b), b, cx + edge(c), c, cx - edge(d), d));
    }
  if (form === "octagon") plate.fill(inks.near, slice(0, 1, [-1, -0.52]), 0.16);
  plate.fill(inks.near, slice(0, 1, [form === "square" ? 0.5 : 0.3, 1]), 0.42);
  const rows = Math.max(1, Math.min(4, Math.floor(h / 84)));
  const wide = Math.max(18, Math.min(20, head * 0.25));
  for (let i = 0; i < rows; i++)
    addWindow(site, [cx - wide / 2, top + 26 + (h * 0.78 * i) / rows, wide, wide * 1.8], { shape: "arch" });
  glaze(site);
  lantern(site, { cx, top, head: Math.max(50, Math.min(76, head)) });
}

function beam({ plate }: Site, cx: number, top: number): void {
  const lens = top - 34;
  plate.fill(CANDLE, poly(cx, lens - 6, -40, lens - 120, -40, lens + 40), 0.22);
  plate.fill(CANDLE, poly(cx, lens - 6, 1240, lens - 60, 1240, lens + 90), 0.14);
}

function lantern({ plate, inks }: Site, { cx, top, head }: { cx: number; top: number; head: number }): void {
  const [lens, half, out] = [top - 34, head * 0.36, head * 0.76];
  plate.fill(
    inks.roof,
    rect([cx - out, top - 6, out * 2, 9]) +
      poly(cx - head * 0.7, top + 3, cx + head * 0.7, top + 3, cx + head * 0.5, top + 16, cx - head * 0.5, top + 16),
  );
  plate.fill(PUMPKIN, disc(cx, lens - 6, 74), 0.14);
  plate.fill(CANDLE, rect([cx - half, lens - 28, half * 2, 56]));
  plate.fill(PUMPKIN, rect([cx - half / 2, lens - 28, half, 56]));
  const rail = Array.from({ length: 11 }, (_, i) => `M${Math.round(cx - out + (out * i) / 5)} ${top - 6}v-18`).join("");
  plate.line([inks.roof, 2], `${rail}M${Math.round(cx - out)} ${top - 24}h${Math.round(out * 2)}`);
  const posts = track(cx - half, lens - 28, cx - half, top - 6, cx + half, top - 6, cx + half, lens - 28);
  plate.line([inks.roof, 3], posts);
  plate.fill(inks.roof, poly(cx - head * 0.5, lens - 28, cx, lens - 66, cx + head * 0.5, lens - 28));
  plate.line([inks.roof, 4], `M${Math.round(cx)} ${lens - 62}v-26`);
  plate.fill(inks.roof, disc(cx, lens - 66, 7));
}
