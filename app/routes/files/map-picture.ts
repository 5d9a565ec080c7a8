import { LRUCache } from "lru-cache";
import country from "../../../data/map/country.json";
import outlines from "../../../data/state-outlines.json";
import { VISITABLE } from "../../domain/browse/place-filters.ts";
import {
  type CellWater,
  cellsIn,
  DETAIL_FROM_ZOOM,
  decodePaper,
  decodeWater,
  type MapPaper,
  type PaperFile,
  WATER_FROM_ZOOM,
  type WaterFile,
} from "../../domain/geo/map-paper.ts";
import { type Bounds, decodeOutlines } from "../../domain/geo/state-outlines.ts";
import type { PlaceCard } from "../../domain/places/place.ts";
import { drawPicture } from "../../map/drawn/draw-picture.ts";
import { boundsIn, boxAround, project } from "../../map/drawn/mercator.ts";
import { OWN_VIEW, PICTURE_SIZES, readPictureView } from "../../map/drawn/picture-url.ts";
import { decodeTrip } from "../../map/drawn/trip-picture.ts";
import { wholeZoom } from "../../map/map-view.ts";
import { findOnMap, momentOf, neighborsOnMap } from "../../views/places-on-map.ts";
import { MAP_FILTERS } from "../../web/filter-parameters.ts";
import { fileResponse, noSuchFile } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { type SiteContext, siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/map-picture";

export const handle: RouteRule = {
  params: ["at", "size", "trip", OWN_VIEW, VISITABLE, ...MAP_FILTERS],
  free: ["at", "trip", ...MAP_FILTERS],
  // Not "at": public pages have pictures, too, and those of a visitor's own view say so.
  typed: MAP_FILTERS,
  positions: ["trip", OWN_VIEW],
  long: ["trip"],
  searches: ["find"],
};

/** The files of a folder, one for each cell, and what was made of them. */
interface CellFiles<File, Decoded> {
  readonly folder: string;
  readonly files: Readonly<Record<string, () => Promise<File>>>;
  readonly decode: (file: File) => Decoded;
  readonly decoded: Map<string, Promise<Decoded>>;
}

const DETAILS: CellFiles<PaperFile, MapPaper> = {
  folder: "map/detail",
  files: import.meta.glob<PaperFile>("../../../data/map/detail-*.json", { import: "default" }),
  decode: decodePaper,
  decoded: new Map(),
};
const WATERS: CellFiles<WaterFile, CellWater> = {
  folder: "water/water",
  files: import.meta.glob<WaterFile>("../../../data/water/water-*.json", { import: "default" }),
  decode: decodeWater,
  decoded: new Map(),
};
const states = once(() => decodeOutlines(outlines));
const paper = once(() => decodePaper(country as unknown as PaperFile));

/**
 * The latest pictures, by catalog and address: about 15 MB. They are not in the page cache, which visitors could fill with
 * views of their own making.
 */
const drawn = new LRUCache<string, string>({ max: 400 });

/** A picture of a map, as app/map/drawn/picture-url.ts addresses it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const moment = momentOf(site, url.searchParams);
  const key = `${site.catalog.version} ${url.search} ${moment}`;
  const svg = drawn.get(key) ?? (await draw(site, url));
  if (svg === undefined) return noSuchFile();
  drawn.set(key, svg);
  return fileResponse(svg, "image/svg+xml", moment ? "no-store" : undefined);
}

/** Undefined if the address names no picture. */
async function draw(site: SiteContext, url: URL): Promise<string | undefined> {
  const view = readPictureView(url.searchParams.get("at") ?? "");
  const size = Object.entries(PICTURE_SIZES).find(([name]) => name === url.searchParams.get("size"))?.[1];
  if (!view || !size) return undefined;
  const { center, zoom } = view;
  const bounds = boundsIn(boxAround(project(center[0], center[1], zoom), size.width, size.height), zoom);
  const window = { box: bounds, zoom: wholeZoom(zoom) };
  const tripText = url.searchParams.get("trip");
  const trip = tripText === null ? undefined : decodeTrip(tripText);
  if (tripText !== null && !trip) return undefined;
  const [marks, detail, waters] = await Promise.all([
    trip ? { places: [], groups: [] } : findOnMap(site, url.searchParams, window),
    zoom < DETAIL_FROM_ZOOM ? [] : cellsOf(DETAILS, bounds),
    zoom < WATER_FROM_ZOOM ? [] : cellsOf(WATERS, bounds),
  ]);
  return drawPicture(view, size, states(), [paper(), ...detail], waters, {
    places: marks.places.map(positionOf),
    groups: marks.groups,
    neighbors: trip ? [] : neighborsOnMap(site, url.searchParams, window).map(positionOf),
    ...(trip && { trip }),
  });
}

const positionOf = ({ latitude, longitude }: PlaceCard) => ({ lat: latitude!, lng: longitude! });

function cellsOf<File, Decoded>(cells: CellFiles<File, Decoded>, bounds: Bounds): Promise<Decoded[]> {
  const { folder, files, decode, decoded } = cells;
  return Promise.all(
    cellsIn(bounds).flatMap((cell) => {
      const load = files[`../../../data/${folder}-${cell}.json`];
      if (!load) return [];
      const loaded = decoded.get(cell) ?? load().then(decode);
      decoded.set(cell, loaded);
      return [loaded];
    }),
  );
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
