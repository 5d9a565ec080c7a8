import { MAP_INKS } from "./map-inks.ts";
import type { Pixel } from "./mercator.ts";
import type { MapLabel } from "./place-labels.ts";

/** A name with the dot of its town or the shield of its road, as SVG; picture and live map have their own rules for its class. */
export function drawLabel({ kind, text, at, dot }: MapLabel, onPicture: (pixel: Pixel) => Pixel): string {
  const { x, y } = onPicture(at);
  const name = `<text class="${kind}" x="${x}" y="${y}">${escapeText(text)}</text>`;
  if (dot) {
    const point = onPicture(dot);
    return `<circle cx="${point.x}" cy="${point.y}" r="2.5" fill="#bdb7aa"/>${name}`;
  }
  if (kind === "state") return name;
  const [width, radius] = [text.length * 7 + 9, kind === "us" ? 8 : 3];
  const [fill, stroke] = kind === "us" ? ["#1b2233", "#5d6a88"] : ["#2a2226", MAP_INKS.highway];
  return `<rect x="${x - width / 2}" y="${y - 8}" width="${width}" height="16" rx="${radius}" fill="${fill}" stroke="${stroke}"/>${name}`;
}

const escapeText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
