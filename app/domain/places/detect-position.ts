/** Detects a position near a town in a text: coordinates in any notation, codes and links for one spot. */
import type { LatLng } from "../geo/miles-between.ts";

/** "40.66"; with a comma only where that cannot separate thousands: "40,6665". */
const DECIMAL = /(?<![\d.,$])\d{1,3}(?:\.(\d{2,})|,(\d{4,}))|(?<=,)\d{1,3}\.(\d{2,})/g;
const DEGREES =
  /(\d{1,3})\s*(?:°|º|˚|deg(?:rees?)?\b\.?)\s*(\d{1,2}(?:\.\d+)?)(?:\s*(?:['′’]|min\w*)\s*(\d{1,2}(?:\.\d+)?))?/gi;
/** "40 39 59 N", "40:39:59N", "40d39m59s N". */
const BEFORE_COMPASS = /\b(\d{1,3})[ :d-](\d{1,2}(?:\.\d+)?)(?:[ :m-](\d{1,2}(?:\.\d+)?))?s? ?[NSEW]\b/g;
/** "N 40 39.990". */
const AFTER_COMPASS = /\b[NSEW] ?(\d{1,3})[ :d-](\d{1,2}(?:\.\d+)?)(?:[ :m-](\d{1,2}(?:\.\d+)?)\b)?/g;
/** An Open Location Code: "84PQWX2M+9C". */
const PLUS_CODE = /\b[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}\b/gi;
/** "///filled.count.soap". */
const THREE_WORDS = /\/\/\/\p{L}+\.\p{L}+\.\p{L}+|\b(?:what3words|w3w)\b/iu;
/** "18T 634200 4503400"; "18T XL 34200 03400". */
const GRID =
  /\b[1-6]?\d ?[C-HJ-NP-X][ ,]+\d{6}(?:\.\d+)? ?m? ?E?[ ,]+\d{7}|\b[1-6]?\d ?[C-HJ-NP-X] ?[A-HJ-NP-Z]{2} ?(?:\d{4,5} \d{4,5}|\d{8}|\d{10})\b/i;
/** Links to one spot of a map or to one house that is for sale, even if no number shows it. */
const MAP_LINK =
  /\b(?:(?:openstreetmap|osm)\.org|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.(?:google|apple)\.|google\.[a-z.]+\/maps|bing\.com\/maps|waze\.com|mapquest\.com|geohash\.org|wikidata\.org|plus\.codes|g\.page|g\.co\/kgs|here\.com|(?:zillow|redfin|realtor|trulia)\.com)|\bChIJ[\w-]{20,}|\bplace_?id\b|\b(?:node|way|relation)[/ ]\d{7,}|\bQ\d{4,}\b/i;
/** Precise to a few houses. */
const LONG_ZIP_CODE = /(?<![\d-])\d{5}-\d{4}(?![\d-])/;
const GEOHASH = /\b(?=[a-z]*\d)(?=\d*[a-z])[0-9b-hjkmnp-z]{6,12}\b/gi;
const MAX_SIGNS_BETWEEN = 80;
const MAX_NUMBERS_BETWEEN = 20;
const NEAR_DEGREES = 1;

/** Two numbers that are a position near the town, but not the town's own. */
export function tellsPosition(text: string, town: LatLng | undefined): boolean {
  if ([THREE_WORDS, GRID, MAP_LINK, LONG_ZIP_CODE].some((expression) => expression.test(text))) return true;
  if (town && text.match(GEOHASH)?.some((code) => isNear(pointOfGeohash(code), town))) return true;
  // "ghxx+hm" in lower case without a digit may be part of a link.
  if (text.match(PLUS_CODE)?.some((code) => /[A-Z]/.test(code) || (/[a-z]/.test(code) && /\d/.test(code)))) return true;
  const numbers = degreesIn(text);
  return numbers.some((lat, index) =>
    numbers.slice(Math.max(0, index - MAX_NUMBERS_BETWEEN), index + MAX_NUMBERS_BETWEEN).some((lng) => {
      const isPrecise = [lat, lng].every(({ decimals }) => decimals > 2);
      if (lat === lng || (!isPrecise && Math.abs(lat.at - lng.at) > MAX_SIGNS_BETWEEN)) return false;
      if (!town) return isPrecise && isInUs(lat.value, lng.value);
      const off = [lat.value - Math.abs(town.lat), lng.value - Math.abs(town.lng)].map(Math.abs);
      const isTown = [lat, lng].every(({ decimals }, index) => off[index]! <= 0.5 * 10 ** -decimals + 1e-9);
      return !isTown && off.every((degrees) => degrees < NEAR_DEGREES);
    }),
  );
}

/** Every number that may be a latitude or longitude, in the text's order. */
function degreesIn(text: string) {
  return [
    ...[...text.matchAll(DECIMAL)].map((found) => ({
      at: found.index,
      value: Number(found[0].replace(",", ".")),
      decimals: (found[1] ?? found[2] ?? found[3])!.length,
    })),
    ...[DEGREES, BEFORE_COMPASS, AFTER_COMPASS].flatMap((expression) =>
      [...text.matchAll(expression)].map((found) => ({
        at: found.index,
        value: Number(found[1]) + Number(found[2]) / 60 + Number(found[3] ?? 0) / 3600,
        decimals: 4,
      })),
    ),
  ].toSorted((a, b) => a.at - b.at);
}

const isNear = (point: LatLng, town: LatLng): boolean =>
  Math.abs(point.lat - town.lat) < NEAR_DEGREES && Math.abs(point.lng - town.lng) < NEAR_DEGREES;

const GEOHASH_SIGNS = "0123456789bcdefghjkmnpqrstuvwxyz";

/** Five bits per character, alternating between longitude and latitude, each halving the remaining range. */
function pointOfGeohash(code: string): LatLng {
  const bits = [...code.toLowerCase()].flatMap((sign) =>
    [16, 8, 4, 2, 1].map((bit) => (GEOHASH_SIGNS.indexOf(sign) & bit) > 0),
  );
  const middle = (first: 0 | 1, low: number, high: number) => {
    const [from, to] = bits
      .filter((_, index) => index % 2 === first)
      .reduce(([from, to], isUpper) => (isUpper ? [(from! + to!) / 2, to] : [from, (from! + to!) / 2]), [low, high]);
    return (from! + to!) / 2;
  };
  return { lat: middle(1, -90, 90), lng: middle(0, -180, 180) };
}

const isInUs = (lat: number, lng: number): boolean => lat >= 17 && lat <= 72 && lng >= 64 && lng <= 180;
