/** What a place's name tells about its building. The first rule that fits is followed; it knows better than the type. */
import type { PlaceType } from "./poster-subject.ts";
import type { Silhouette } from "./silhouette.ts";
import { archCemetery, hillCemetery } from "./silhouettes/cemeteries.ts";
import { chateau, foursquare, italianate } from "./silhouettes/city-houses.ts";
import { masonryFort, stockade } from "./silhouettes/forts.ts";
import { colonial, farmhouse } from "./silhouettes/houses.ts";
import { brickHospital, oldMain } from "./silhouettes/institutions.ts";
import { logLodge } from "./silhouettes/lodges.ts";
import { gothicRevival, queenAnne, secondEmpire } from "./silhouettes/mansions.ts";
import { beauxArtsMuseum, romanesqueMuseum } from "./silhouettes/museums.ts";
import { greekRevival, raisedCreole } from "./silhouettes/plantations.ts";
import { castlePrison, cellBlock } from "./silhouettes/prisons.ts";
import { grandResort } from "./silhouettes/resorts.ts";
import { windingRoad } from "./silhouettes/roads-and-parks.ts";
import { lighthouse, stubbyLight, warship } from "./silhouettes/shore.ts";
import { tavern } from "./silhouettes/taverns.ts";
import { moviePalace, operaHouse } from "./silhouettes/theaters.ts";
import { innHotel } from "./silhouettes/town-hotels.ts";
import { depot, mineMouth, waterMill } from "./silhouettes/works.ts";
import { gothicChurch, missionChurch, steepleChurch } from "./silhouettes/worship.ts";

type Rule = { name: RegExp; types: readonly PlaceType[]; silhouettes: readonly Silhouette[] };

const LOOSE = ["other", "museum", "park", "restaurant"] as const;

const RULES: readonly Rule[] = [
  {
    name: /\buss\b|battleship|aircraft carrier|destroyer|submarine|cutter/i,
    types: ["ship", "museum"],
    silhouettes: [warship],
  },
  { name: /light ?house|\blight station/i, types: LOOSE, silhouettes: [lighthouse, stubbyLight] },
  { name: /tunnel|\bmines?\b|caves?\b|cavern/i, types: LOOSE, silhouettes: [mineMouth] },
  { name: /station|depot|railroad|railway|train\b/i, types: LOOSE, silhouettes: [depot] },
  { name: /\bmill\b|\bmills\b|gristmill|brewery|distillery|powerhouse/i, types: LOOSE, silhouettes: [waterMill] },
  { name: /jail|prison|penitentiary|gaol/i, types: [...LOOSE, "hotel"], silhouettes: [cellBlock, castlePrison] },
  { name: /cemetery|graveyard|burying/i, types: LOOSE, silhouettes: [archCemetery, hillCemetery] },
  { name: /\bmission\b/i, types: [...LOOSE, "church"], silhouettes: [missionChurch] },
  { name: /church|chapel|cathedral|basilica/i, types: LOOSE, silhouettes: [steepleChurch, gothicChurch] },
  { name: /theat(er|re)|opera|playhouse|auditorium/i, types: LOOSE, silhouettes: [moviePalace, operaHouse] },
  { name: /\bfort\b|presidio|arsenal/i, types: LOOSE, silhouettes: [masonryFort, stockade] },
  { name: /plantation/i, types: LOOSE, silhouettes: [greekRevival, raisedCreole] },
  { name: /castle|château|chateau/i, types: [...LOOSE, "mansion", "house", "hotel"], silhouettes: [chateau] },
  { name: /capitol|courthouse|city hall|memorial building/i, types: LOOSE, silhouettes: [beauxArtsMuseum, oldMain] },
  {
    name: /library|\bclub\b|lodge hall|building\b/i,
    types: LOOSE,
    silhouettes: [romanesqueMuseum, brickHospital, operaHouse],
  },
  {
    name: /orphanage|sanator|infirmary|\bcenter\b|school|academy/i,
    types: LOOSE,
    silhouettes: [brickHospital, oldMain],
  },
  { name: /\blodge\b/i, types: ["hotel", "park"], silhouettes: [logLodge] },
  { name: /\bresort\b|grand hotel|\bsprings\b/i, types: ["hotel"], silhouettes: [grandResort] },
  {
    name: /\binn\b|tavern|\bmanor\b|bed (and|&) breakfast|b&b/i,
    types: ["hotel"],
    silhouettes: [innHotel, tavern, queenAnne, italianate, colonial],
  },
  {
    name: /mansion|manor|villa\b|hall\b/i,
    types: LOOSE,
    silhouettes: [secondEmpire, queenAnne, gothicRevival, italianate],
  },
  {
    name: /house\b|home\b|homestead|cottage|farm\b/i,
    types: LOOSE,
    silhouettes: [farmhouse, colonial, foursquare, italianate, queenAnne],
  },
  { name: /\blights?\b|\broad\b|\bhill\b|hollow/i, types: ["other"], silhouettes: [windingRoad] },
];

export function silhouettesByName(houseName: string, placeType: PlaceType): readonly Silhouette[] {
  return RULES.find((rule) => rule.types.includes(placeType) && rule.name.test(houseName))?.silhouettes ?? [];
}
