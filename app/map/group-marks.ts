/** The round mark of several places, on the live map and on its picture. */

import { COUNTRY_ZOOM } from "../domain/browse/map-features.ts";
import { wholeZoom } from "./map-view.ts";

const COUNTRY_SIZE = 28;

export const isSmall = (zoom: number): boolean => wholeZoom(zoom) <= COUNTRY_ZOOM;

/** Groups are those of the whole zoom below: between two zooms there is room for larger marks. */
const countrySize = (zoom: number): number => Math.round(COUNTRY_SIZE * 2 ** (zoom - wholeZoom(zoom)));

/** Pixels across: three sizes, by the number of places, and one from afar. */
export const groupSize = (count: number, zoom: number): number =>
  isSmall(zoom) ? countrySize(zoom) : count < 10 ? 38 : count < 100 ? 46 : 54;

const COUNT = new Intl.NumberFormat("en-US", { notation: "compact" });

/** "12", or "1.2K". */
export const groupText = (count: number): string => COUNT.format(count);
