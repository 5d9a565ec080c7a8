/** Every way to draw each kind of place. A silhouette that fits only some places is preferred where it does. */

import type { PlaceType } from "../domain/places/place.ts";
import type { Silhouette } from "./silhouette.ts";
import { cannonField, monumentField } from "./silhouettes/battlefields.ts";
import { coveredBridge, ironBridge, stoneBridge } from "./silhouettes/bridges.ts";
import { archCemetery, hillCemetery, tombCity } from "./silhouettes/cemeteries.ts";
import { italianateBlock, renaissanceHotel } from "./silhouettes/city-blocks.ts";
import { cabin, chateau, foursquare, italianate, rowHouse } from "./silhouettes/city-houses.ts";
import { stoneHouse } from "./silhouettes/first-period.ts";
import { masonryFort, stockade } from "./silhouettes/forts.ts";
import { doublePorch, georgianHouse, tavernPorch } from "./silhouettes/georgian-houses.ts";
import { falseFronts, miningCamp } from "./silhouettes/ghost-towns.ts";
import { chapelYard, obeliskHill, prairieGraves, tableStones } from "./silhouettes/graveyards.ts";
import { adobe, colonial, farmhouse, gambrel } from "./silhouettes/houses.ts";
import { brickHospital, collegiateGothic, decoHospital, kirkbride, oldMain } from "./silhouettes/institutions.ts";
import { adobeFort, blockhouse, earthworks, officersRow } from "./silhouettes/land-forts.ts";
import { logLodge } from "./silhouettes/lodges.ts";
import { gothicRevival, queenAnne, secondEmpire } from "./silhouettes/mansions.ts";
import { beauxArtsMuseum, romanesqueMuseum } from "./silhouettes/museums.ts";
import { greekRevival, raisedCreole } from "./silhouettes/plantations.ts";
import { castlePrison, cellBlock } from "./silhouettes/prisons.ts";
import { grandResort, missionHotel } from "./silhouettes/resorts.ts";
import { twinTowers } from "./silhouettes/richardsonian.ts";
import { bandstand, crossroads, gateOnHill, parkGate, windingRoad } from "./silhouettes/roads-and-parks.ts";
import { islandFort, starFort } from "./silhouettes/sea-forts.ts";
import { fullRigger, lighthouse, stubbyLight } from "./silhouettes/shore.ts";
import { courthouse } from "./silhouettes/small-halls.ts";
import { modernHall } from "./silhouettes/street-scenes.ts";
import { saloon, tavern } from "./silhouettes/taverns.ts";
import { decoTheater, operaBlock, vaudeville } from "./silhouettes/theater-fronts.ts";
import { moviePalace, operaHouse } from "./silhouettes/theaters.ts";
import { cityHotel, frontierHotel, innHotel } from "./silhouettes/town-hotels.ts";
import { gateWall, spanishGraves, vaultRow } from "./silhouettes/walled-graveyards.ts";
import { lakeLanding } from "./silhouettes/waterside.ts";
import { darkHollow } from "./silhouettes/wild-places.ts";
import { gothicChurch, missionChurch, ruinedChurch, steepleChurch } from "./silhouettes/worship.ts";

export const SILHOUETTES: Record<PlaceType, readonly Silhouette[]> = {
  mansion: [secondEmpire, queenAnne, gothicRevival, italianate, chateau, georgianHouse],
  house: [farmhouse, colonial, gambrel, foursquare, cabin, adobe, rowHouse],
  plantation: [greekRevival, raisedCreole, doublePorch],
  hotel: [grandResort, cityHotel, renaissanceHotel, italianateBlock, innHotel, logLodge, frontierHotel, missionHotel],
  asylum: [kirkbride, twinTowers],
  hospital: [decoHospital, brickHospital],
  prison: [castlePrison, cellBlock],
  lighthouse: [lighthouse, stubbyLight],
  theater: [moviePalace, operaHouse, operaBlock, vaudeville, decoTheater],
  cemetery: [
    archCemetery,
    hillCemetery,
    gateWall,
    obeliskHill,
    vaultRow,
    tombCity,
    tableStones,
    spanishGraves,
    prairieGraves,
    chapelYard,
  ],
  church: [steepleChurch, gothicChurch, missionChurch, ruinedChurch],
  museum: [beauxArtsMuseum, romanesqueMuseum, courthouse, modernHall],
  restaurant: [tavern, saloon, tavernPorch, stoneHouse],
  university: [oldMain, collegiateGothic],
  ship: [fullRigger],
  battlefield: [cannonField, monumentField],
  fort: [masonryFort, blockhouse, earthworks, islandFort, starFort, stockade, officersRow, adobeFort],
  bridge: [coveredBridge, stoneBridge, ironBridge],
  road: [windingRoad, crossroads],
  park: [bandstand, parkGate, darkHollow, lakeLanding],
  "ghost-town": [falseFronts, miningCamp],
  other: [gateOnHill],
};
