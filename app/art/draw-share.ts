/** The sharing image, 1200 x 630: the poster, or home's valley, over a dark band that carries the lettering. */
import { drawPoster } from "./draw-poster.ts";
import { drawScene } from "./draw-scene.ts";
import { emWidth, fitLettering } from "./fit-lettering.ts";
import { PUMPKIN } from "./inks.ts";
import { logoMark } from "./logo.ts";
import { planPoster } from "./plan-poster.ts";
import type { PosterSubject } from "./poster-subject.ts";

export const BAND = "#0c0f16";
export const BAND_OPACITY = 0.96;
export const TITLE_INK = "#efe7d6";
export const QUIET_INK = "#a9c3e6";

const MARGIN = 56;
const WIDTH = 1200;
const HEIGHT = 630;
const FACE = `font-family="Fraunces, 'DejaVu Serif'" font-weight="700"`;

export type ShareCard = { subject?: PosterSubject; title: string; subtitle: string; siteName: string };

export function drawShareImage({ subject, title, subtitle, siteName }: ShareCard): string {
  const lettering = fitLettering(title, WIDTH - MARGIN * 2, [92, 62, 46]);
  const leading = lettering.size * 1.08;
  const site = fitLettering(siteName, 330, [34, 0, 0]);
  const siteWidth = emWidth(siteName) * site.size + 52;
  const place = fitLettering(subtitle, WIDTH - MARGIN * 2 - siteWidth - 30, [34, 0, 0]);
  const foot = HEIGHT - 44;
  const lastLine = foot - 58;
  const firstLine = lastLine - leading * (lettering.lines.length - 1);
  const top = Math.round(firstLine - lettering.size * 0.82 - 26);
  const picture = subject
    ? nested(drawPoster(subject), posterWindow(top, planPoster(subject).silhouette.peak ?? 200))
    : nested(drawScene(), sceneWindow(top));
  const titles = lettering.lines
    .map((line, i) => `<text x="${MARGIN}" y="${Math.round(firstLine + leading * i)}">${escapeText(line)}</text>`)
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<path fill="${BAND}" d="M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z"/>${picture}` +
    `<path fill="${BAND}" fill-opacity="${BAND_OPACITY}" d="M0 ${top}h${WIDTH}V${HEIGHT}H0z"/>` +
    `<path fill="${PUMPKIN}" d="M0 ${top - 5}h${WIDTH}v5H0z"/>` +
    `<g ${FACE} fill="${TITLE_INK}" font-size="${lettering.size}">${titles}</g>` +
    `<g ${FACE} fill="${QUIET_INK}"><text x="${MARGIN}" y="${foot}" font-size="${place.size}">${escapeText(place.lines.join(" "))}</text>` +
    `<text x="${WIDTH - MARGIN}" y="${foot}" font-size="${site.size}" text-anchor="end" fill="${TITLE_INK}">${escapeText(siteName)}</text></g>` +
    `<g transform="translate(${Math.round(WIDTH - MARGIN - siteWidth)} ${foot - 31})">${logoMark(40)}</g></svg>`
  );
}

const nested = (svg: string, window: string): string =>
  svg.replace(/<svg [^>]*?(class="scene" )?viewBox="[^"]*" width="\d+" height="\d+"/, `<svg ${window}`);

/** As much of the poster as the band leaves free: the building's foot on the band if its top can then stay whole. */
const posterWindow = (top: number, peak: number): string => {
  const from = Math.max(30, Math.min(170, 676 - top, peak - 24));
  return `x="0" y="0" width="${WIDTH}" height="${HEIGHT}" viewBox="0 ${from} ${WIDTH} ${HEIGHT}"`;
};

const sceneWindow = (top: number): string => {
  const height = (2000 * HEIGHT) / WIDTH;
  const from = Math.round(1100 - (top / HEIGHT) * height);
  return `x="0" y="0" width="${WIDTH}" height="${HEIGHT}" viewBox="200 ${from} 2000 ${height}"`;
};

/** Characters that XML 1.0 forbids are dropped; names come from strangers. */
const escapeText = (text: string): string =>
  Array.from(text.toWellFormed())
    .filter((char) => char >= " " && char !== "\ufffe" && char !== "\uffff")
    .join("")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
