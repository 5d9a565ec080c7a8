/** Every way to draw each kind of place. A silhouette that fits only some places is preferred where it does. */

import type { PlaceType } from "./poster-subject.ts";
import type { Silhouette } from "./silhouette.ts";
import { cabin, chateau, foursquare, italianate, rowHouse } from "./silhouettes/city-houses.ts";
import {
  coveredBridge,
  depot,
  falseFronts,
  ironBridge,
  masonryFort,
  mineMouth,
  miningCamp,
  stockade,
  stoneBridge,
  waterMill,
} from "./silhouettes/frontier.ts";
import {
  archCemetery,
  bandstand,
  cannonField,
  crossroads,
  gateOnHill,
  hillCemetery,
  monumentField,
  parkGate,
  tombCity,
  windingRoad,
} from "./silhouettes/grounds.ts";
import { cityHotel, frontierHotel, grandResort, innHotel, missionHotel } from "./silhouettes/hotels.ts";
import { adobe, colonial, farmhouse, gambrel } from "./silhouettes/houses.ts";
import { brickHospital, collegiateGothic, decoHospital, kirkbride, oldMain } from "./silhouettes/institutions.ts";
import { gothicRevival, queenAnne, secondEmpire } from "./silhouettes/mansions.ts";
import { greekRevival, raisedCreole } from "./silhouettes/plantations.ts";
import { castlePrison, cellBlock } from "./silhouettes/prisons.ts";
import { twinTowers } from "./silhouettes/richardsonian.ts";
import { fullRigger, lighthouse, stubbyLight, warship } from "./silhouettes/shore.ts";
import { beauxArtsMuseum, moviePalace, operaHouse, romanesqueMuseum, saloon, tavern } from "./silhouettes/town.ts";
import { gothicChurch, missionChurch, ruinedChurch, steepleChurch } from "./silhouettes/worship.ts";

export const SILHOUETTES: Record<PlaceType, readonly Silhouette[]> = {
  mansion: [secondEmpire, queenAnne, gothicRevival, italianate, chateau],
  house: [farmhouse, colonial, gambrel, foursquare, cabin, adobe, rowHouse],
  plantation: [greekRevival, raisedCreole],
  hotel: [grandResort, cityHotel, innHotel, frontierHotel, missionHotel],
  asylum: [kirkbride, twinTowers],
  hospital: [decoHospital, brickHospital],
  prison: [castlePrison, cellBlock],
  lighthouse: [lighthouse, stubbyLight],
  theater: [moviePalace, operaHouse],
  cemetery: [archCemetery, hillCemetery, tombCity],
  church: [steepleChurch, gothicChurch, missionChurch, ruinedChurch],
  museum: [beauxArtsMuseum, romanesqueMuseum],
  restaurant: [tavern, saloon],
  university: [oldMain, collegiateGothic],
  ship: [fullRigger, warship],
  battlefield: [cannonField, monumentField],
  fort: [masonryFort, stockade],
  bridge: [coveredBridge, stoneBridge, ironBridge],
  road: [windingRoad, crossroads],
  park: [bandstand, parkGate],
  "ghost-town": [falseFronts, miningCamp],
  other: [gateOnHill, depot, mineMouth, waterMill],
};
