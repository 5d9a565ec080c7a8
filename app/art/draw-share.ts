/** The sharing image, 1200 x 630: the poster, or home's valley, over a dark band that carries the lettering. */
import { drawPoster } from "./draw-poster.ts";
import { emWidth, fitLettering } from "./fit-lettering.ts";
import { PUMPKIN } from "./inks.ts";
import { lettered, runsLeftward } from "./letterable.ts";
import { logoMark } from "./logo.ts";
import { planPoster } from "./plan-poster.ts";
import type { Point } from "./plate.ts";
import type { PosterSubject } from "./poster-subject.ts";
import { readScene } from "./scene.ts";
import type { Silhouette } from "./silhouettes/silhouette.ts";

export const BAND = "#0c0f16";
export const BAND_OPACITY = 0.96;
export const TITLE_INK = "#efe7d6";
export const QUIET_INK = "#a9c3e6";

const MARGIN = 56;
const WIDTH = 1200;
const HEIGHT = 630;
const FACE = `font-family="Fraunces, 'DejaVu Serif', 'DejaVu Sans'" font-weight="700"`;

/** Greatest sizes for a title of one line, two, three and four. */
const TITLE_SIZES = [96, 68, 50, 40] as const;
/** A place's line is wrapped rather than made smaller than this: at 300 px wide it is still there to be read. */
const PLACE_SIZES = [40, 34, 30] as const;
const MIN_PLACE_SIZE = 26;

export type ShareCard = { subject?: PosterSubject; title: string; subtitle: string; siteName: string };

export function drawShareImage(card: ShareCard): string {
  const { subject, siteName } = card;
  const title = lettered(card.title) ?? siteName;
  const subtitle = lettered(card.subtitle) ?? "";
  const lettering = fitLettering(title, WIDTH - MARGIN * 2, { sizes: TITLE_SIZES });
  const leading = lettering.size * 1.08;
  const site = fitLettering(siteName, 330, { sizes: [38] });
  const siteWidth = emWidth(siteName) * site.size + 56;
  const place = fitLettering(subtitle, WIDTH - MARGIN * 2 - siteWidth - 30, {
    sizes: PLACE_SIZES,
    minimum: MIN_PLACE_SIZE,
  });
  const foot = HEIGHT - 42;
  const placeLeading = Math.round(place.size * 1.2);
  const firstPlaceLine = foot - placeLeading * (place.lines.length - 1);
  const lastLine = firstPlaceLine - 60;
  const firstLine = lastLine - leading * (lettering.lines.length - 1);
  const top = Math.round(firstLine - lettering.size * 0.82 - 26);
  const picture = subject
    ? nested(drawPoster(subject), posterWindow(top, peakOf(planPoster(subject).silhouette)))
    : (["back", "valley", "fog", "near"] as const).map((layer) => nested(readScene(layer), sceneWindow(top))).join("");
  const leftward = runsLeftward(title);
  const titles = lettering.lines
    .map((line, i) => text(line, [leftward ? WIDTH - MARGIN : MARGIN, firstLine + leading * i], leftward))
    .join("");
  const places = place.lines.map((line, i) => text(line, [MARGIN, firstPlaceLine + placeLeading * i], false)).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<path fill="${BAND}" d="M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z"/>${picture}` +
    `<path fill="${BAND}" fill-opacity="${BAND_OPACITY}" d="M0 ${top}h${WIDTH}V${HEIGHT}H0z"/>` +
    `<path fill="${PUMPKIN}" d="M0 ${top - 5}h${WIDTH}v5H0z"/>` +
    `<g ${FACE} fill="${TITLE_INK}" font-size="${lettering.size}">${titles}</g>` +
    `<g ${FACE} fill="${QUIET_INK}" font-size="${place.size}">${places}</g>` +
    `<text ${FACE} x="${WIDTH - MARGIN}" y="${foot}" font-size="${site.size}" text-anchor="end" fill="${TITLE_INK}">${escapeText(siteName)}</text>` +
    `<g transform="translate(${Math.round(WIDTH - MARGIN - siteWidth)} ${foot - 34})">${logoMark(44)}</g></svg>`
  );
}

/** One line. A leftward one is embedded as such, so that Latin words and signs in it take their right places. */
function text(line: string, [x, y]: Point, leftward: boolean): string {
  const content = escapeText(line);
  return leftward
    ? `<text x="${x}" y="${Math.round(y)}" text-anchor="end">\u202b${content}\u202c</text>`
    : `<text x="${x}" y="${Math.round(y)}">${content}</text>`;
}

const nested = (svg: string, window: string): string =>
  svg.replace(/<svg [^>]*?viewBox="[^"]*" width="\d+" height="\d+"/, `<svg ${window}`);

/** What stands in the open is low unless it says otherwise. */
const peakOf = ({ peak, outdoors }: Silhouette): number => peak ?? (outdoors ? 290 : 200);

/** As much of the poster as the band leaves free: the building's foot on the band if its top can then stay whole. */
const posterWindow = (top: number, peak: number): string => {
  const from = Math.max(30, Math.min(676 - top, peak - 24));
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
