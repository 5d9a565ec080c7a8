/** The mark: an H whose crossbar is a roof line, its uprights two towers, one window lit. Also the map's marker. */
import { PUMPKIN } from "./inks.ts";

const NIGHT = "#0c0f16";
const BONE = "#efe7d6";

/** An H drawn as a house front on a 100 grid: two gabled towers joined by a hall with a low gable and an arched gate. */
const H_HOUSE = "M10 96V32L24 10L38 32V48L50 39L62 48V32L76 10L90 32V96H62V80a12 12 0 0 0 -24 0V96z";

/** The plainest reading of it, for the smallest sizes. */
const H_SMALL = "M10 96V30L24 8L38 30V46H62V30L76 8L90 30V96H62V66H38V96z";

export const logoMark = (size: number, ink = BONE, light = PUMPKIN): string =>
  `<g transform="scale(${size / 100})"><path fill="${ink}" d="${H_HOUSE}"/><path fill="${light}" d="M69 40h14v20h-14z"/>` +
  `<path fill="${NIGHT}" d="M17 40h14v20h-14zM75 40h2v20h-2zM69 49h14v2h-14z"/></g>`;

/** The square icon: the mark before a great moon, on night. Maskable icons keep the drawing inside the safe circle. */
export function drawIcon(size: number, maskable = false): string {
  const shrink = maskable ? 0.8 : 1;
  const corner = maskable ? 0 : 22;
  const centred = `translate(${50 - 50 * shrink} ${50 - 50 * shrink}) scale(${shrink})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">` +
    `<rect width="100" height="100" rx="${corner}" fill="#101a33"/><g transform="${centred}">` +
    `<circle cx="50" cy="49" r="43" fill="#1f4272"/><circle cx="50" cy="49" r="37" fill="#f4ead2"/>` +
    `<path fill="#060a16" d="M13 71Q32 64 50 66T87 71A43 43 0 0 1 13 71z"/>` +
    `<g transform="translate(22 17) scale(.56)"><path fill="#060a16" d="${H_HOUSE}"/>` +
    `<path fill="${PUMPKIN}" d="M68 38h16v24h-16zM16 38h16v24h-16z"/>` +
    `<path fill="#060a16" d="M74.500 38h3v24h-3zM22.500 38h3v24h-3zM68 49h16v3h-16zM16 49h16v3h-16z"/></g></g></svg>`
  );
}

/** The browser tab's icon: the plain H, large, with one lit window. */
export function drawFavicon(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">` +
    `<rect width="100" height="100" rx="20" fill="#101a33"/><g transform="translate(8 6) scale(.84)">` +
    `<path fill="${BONE}" d="${H_SMALL}"/><path fill="${PUMPKIN}" d="M68 34h16v22h-16z"/></g></svg>`
  );
}

/** The map's marker, 30 x 30: an orange disc with the H in night ink. */
export function drawMarker(size = 30, fill = PUMPKIN): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" width="${size}" height="${size}">` +
    `<circle cx="15" cy="15" r="13.5" fill="${fill}" stroke="${NIGHT}" stroke-width="2"/>` +
    `<path fill="${NIGHT}" transform="translate(6.5 5.9) scale(.17)" d="${H_SMALL}"/></svg>`
  );
}
