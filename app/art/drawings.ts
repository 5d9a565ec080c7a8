/** Every drawing of a building or place, by the name that rows and choices use: a name is what a module of silhouettes exports. */
import type { Silhouette } from "./silhouette.ts";
import * as battlefields from "./silhouettes/battlefields.ts";
import * as bridges from "./silhouettes/bridges.ts";
import * as capitols from "./silhouettes/capitols.ts";
import * as castles from "./silhouettes/castles.ts";
import * as cemeteries from "./silhouettes/cemeteries.ts";
import * as cityHouses from "./silhouettes/city-houses.ts";
import * as firstPeriod from "./silhouettes/first-period.ts";
import * as forts from "./silhouettes/forts.ts";
import * as georgianHouses from "./silhouettes/georgian-houses.ts";
import * as ghostTowns from "./silhouettes/ghost-towns.ts";
import * as graveyards from "./silhouettes/graveyards.ts";
import * as greatHotels from "./silhouettes/great-hotels.ts";
import * as houseLights from "./silhouettes/house-lights.ts";
import * as houses from "./silhouettes/houses.ts";
import * as industry from "./silhouettes/industry.ts";
import * as institutions from "./silhouettes/institutions.ts";
import * as landForts from "./silhouettes/land-forts.ts";
import * as lodges from "./silhouettes/lodges.ts";
import * as mansions from "./silhouettes/mansions.ts";
import * as missionsAndAdobe from "./silhouettes/missions-and-adobe.ts";
import * as moreBridges from "./silhouettes/more-bridges.ts";
import * as museums from "./silhouettes/museums.ts";
import * as oddHouses from "./silhouettes/odd-houses.ts";
import * as plantations from "./silhouettes/plantations.ts";
import * as prisons from "./silhouettes/prisons.ts";
import * as roadsAndParks from "./silhouettes/roads-and-parks.ts";
import * as seaForts from "./silhouettes/sea-forts.ts";
import * as shore from "./silhouettes/shore.ts";
import * as smallHalls from "./silhouettes/small-halls.ts";
import * as southernHotels from "./silhouettes/southern-hotels.ts";
import * as stickStyle from "./silhouettes/stick-style.ts";
import * as streetScenes from "./silhouettes/street-scenes.ts";
import * as taverns from "./silhouettes/taverns.ts";
import * as theaterFronts from "./silhouettes/theater-fronts.ts";
import * as theaters from "./silhouettes/theaters.ts";
import * as townHotels from "./silhouettes/town-hotels.ts";
import * as vessels from "./silhouettes/vessels.ts";
import * as walledGraveyards from "./silhouettes/walled-graveyards.ts";
import * as waterside from "./silhouettes/waterside.ts";
import * as wildPlaces from "./silhouettes/wild-places.ts";
import * as works from "./silhouettes/works.ts";
import * as worship from "./silhouettes/worship.ts";

const MODULES = {
  ...battlefields,
  ...bridges,
  ...capitols,
  ...castles,
  ...cemeteries,
  ...cityHouses,
  ...firstPeriod,
  ...forts,
  ...georgianHouses,
  ...ghostTowns,
  ...graveyards,
  ...greatHotels,
  ...houseLights,
  ...houses,
  ...industry,
  ...institutions,
  ...landForts,
  ...lodges,
  ...mansions,
  ...missionsAndAdobe,
  ...moreBridges,
  ...museums,
  ...oddHouses,
  ...plantations,
  ...prisons,
  ...roadsAndParks,
  ...seaForts,
  ...shore,
  ...smallHalls,
  ...southernHotels,
  ...stickStyle,
  ...streetScenes,
  ...taverns,
  ...theaterFronts,
  ...theaters,
  ...townHotels,
  ...vessels,
  ...walledGraveyards,
  ...waterside,
  ...wildPlaces,
  ...works,
  ...worship,
};

/** The modules export some parts too, which other drawings share. */
export type DrawingName = {
  [Name in keyof typeof MODULES]: (typeof MODULES)[Name] extends Silhouette ? Name : never;
}[keyof typeof MODULES];

export const DRAWINGS: Readonly<Record<DrawingName, Silhouette>> = MODULES;

export const isDrawing = (name: unknown): name is DrawingName =>
  typeof name === "string" && Object.hasOwn(MODULES, name) && "draw" in MODULES[name as DrawingName];
