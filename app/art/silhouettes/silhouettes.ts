/** Every way to draw each kind of place. A silhouette that fits only some places is preferred where it does. */

import type { PlaceType } from "../../domain/places/place.ts";
import type { BuildingName } from "../buildings.ts";

export const SILHOUETTES: Record<PlaceType, readonly BuildingName[]> = {
  mansion: ["secondEmpire", "queenAnne", "gothicRevival", "italianate", "chateau", "georgianHouse"],
  house: ["farmhouse", "colonial", "gambrel", "foursquare", "cabin", "adobePlaza"],
  plantation: ["greekRevival", "raisedCreole", "doublePorch"],
  hotel: [
    "grandResort",
    "cityHotel",
    "renaissanceHotel",
    "italianateBlock",
    "innHotel",
    "frontierHotel",
    "missionHotel",
  ],
  asylum: ["kirkbride", "twinTowers"],
  hospital: ["decoHospital", "brickHospital"],
  prison: ["castlePrison", "cellBlock"],
  lighthouse: ["lighthouse", "stubbyLight"],
  theater: ["moviePalace", "operaHouse", "operaBlock", "vaudeville", "decoTheater"],
  cemetery: [
    "archCemetery",
    "hillCemetery",
    "gateWall",
    "obeliskHill",
    "vaultRow",
    "tombCity",
    "tableStones",
    "spanishGraves",
    "prairieGraves",
    "chapelYard",
  ],
  church: ["steepleChurch", "gothicChurch", "missionChurch", "ruinedChurch"],
  museum: ["beauxArtsMuseum", "romanesqueMuseum", "courthouse", "modernHall"],
  restaurant: ["tavern", "saloon", "tavernPorch", "stoneHouse"],
  university: ["oldMain", "collegiateGothic"],
  ship: ["fullRigger"],
  battlefield: ["cannonField", "monumentField"],
  fort: ["masonryFort", "blockhouse", "earthworks", "islandFort", "starFort", "stockade", "officersRow"],
  bridge: ["coveredBridge", "stoneBridge", "ironBridge"],
  road: ["windingRoad", "crossroads"],
  park: ["bandstand", "parkGate", "darkHollow", "lakeLanding"],
  "ghost-town": ["falseFronts", "miningCamp"],
  other: ["gateOnHill"],
};
