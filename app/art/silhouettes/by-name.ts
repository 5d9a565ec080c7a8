/** What a place's name tells about its building. The first rule that fits is followed; it knows better than the type. */
import type { PlaceType } from "../../domain/places/place.ts";
import type { BuildingName } from "../buildings.ts";

type Rule = { name: RegExp; types: readonly PlaceType[]; silhouettes: readonly BuildingName[] };

const LOOSE = ["other", "museum", "park", "restaurant"] as const;

/** A name that says what the thing is. */
const KINDS: readonly Rule[] = [
  { name: /aircraft carrier/i, types: ["ship", "museum"], silhouettes: ["carrier"] },
  {
    name: /\buss\b|battleship|destroyer|submarine|cutter/i,
    types: ["ship", "museum"],
    silhouettes: ["warship"],
  },
  { name: /light ?house|\blight station/i, types: LOOSE, silhouettes: ["lighthouse", "stubbyLight"] },
  { name: /tunnel/i, types: [...LOOSE, "bridge", "road", "ghost-town"], silhouettes: ["railTunnel"] },
  { name: /caves?\b|cavern/i, types: LOOSE, silhouettes: ["caveMouth"] },
  { name: /\bmines?\b/i, types: LOOSE, silhouettes: ["miningCamp"] },
  { name: /union station|union depot|terminal/i, types: LOOSE, silhouettes: ["grandStation"] },
  { name: /station|depot|railroad|railway|train\b/i, types: LOOSE, silhouettes: ["depot"] },
  { name: /\bmill\b|\bmills\b|gristmill/i, types: LOOSE, silhouettes: ["waterMill"] },
  { name: /jail|gaol|lockup/i, types: [...LOOSE, "hotel", "prison"], silhouettes: ["countyJail", "castlePrison"] },
  { name: /prison|penitentiary/i, types: [...LOOSE, "hotel"], silhouettes: ["cellBlock", "castlePrison"] },
  {
    name: /cemetery|graveyard|burying/i,
    types: LOOSE,
    silhouettes: ["archCemetery", "hillCemetery", "gateWall", "obeliskHill"],
  },
  { name: /covered bridge/i, types: [...LOOSE, "bridge"], silhouettes: ["coveredBridge"] },
  { name: /truss|iron bridge|steel bridge/i, types: [...LOOSE, "bridge"], silhouettes: ["ironBridge"] },
  { name: /viaduct|trestle|overpass|underpass/i, types: [...LOOSE, "bridge"], silhouettes: ["viaduct"] },
  { name: /stone bridge/i, types: [...LOOSE, "bridge"], silhouettes: ["stoneBridge"] },
  { name: /bridge/i, types: LOOSE, silhouettes: ["stoneBridge", "ironBridge", "coveredBridge"] },
  { name: /\bmission\b/i, types: [...LOOSE, "church"], silhouettes: ["missionChurch"] },
  { name: /church|chapel|cathedral(?! park)|basilica/i, types: LOOSE, silhouettes: ["steepleChurch", "gothicChurch"] },
  { name: /\btheat(er|re)|opera|playhouse|auditorium/i, types: LOOSE, silhouettes: ["moviePalace", "operaHouse"] },
  { name: /\bfort\b|presidio|arsenal/i, types: LOOSE, silhouettes: ["masonryFort", "stockade"] },
  { name: /dunes|beach\b/i, types: ["park", "other"], silhouettes: ["duneShore"] },
  { name: /\blake\b|\bpond\b|reservoir/i, types: ["park", "other"], silhouettes: ["lakeLanding"] },
  { name: /hollow\b|woods\b|forest\b|glen\b/i, types: ["park", "other"], silhouettes: ["darkHollow"] },
  { name: /ruins?\b|foundation/i, types: ["park", "other"], silhouettes: ["cellarHole"] },
];

/** A name that says what the building is used for; its architecture, where known, says more. */
const USES: readonly Rule[] = [
  { name: /plantation/i, types: LOOSE, silhouettes: ["greekRevival", "raisedCreole"] },
  { name: /castle|château|chateau/i, types: [...LOOSE, "mansion", "house", "hotel"], silhouettes: ["chateau"] },
  { name: /courthouse|city hall|memorial building/i, types: LOOSE, silhouettes: ["courthouse", "oldMain"] },
  { name: /capitol|state house/i, types: LOOSE, silhouettes: ["beauxArtsMuseum", "palladianHall"] },
  {
    name: /library|\bclub\b|lodge hall|building\b/i,
    types: LOOSE,
    silhouettes: ["romanesqueMuseum", "brickHospital", "operaHouse", "modernHall"],
  },
  {
    name: /orphanage|sanator|infirmary|\bcenter\b|school|academy/i,
    types: LOOSE,
    silhouettes: ["brickHospital", "oldMain"],
  },
  { name: /\blodge\b/i, types: ["hotel", "park"], silhouettes: ["logLodge"] },
  { name: /\bresort\b|grand hotel|\bsprings\b/i, types: ["hotel"], silhouettes: ["grandResort"] },
  {
    name: /\binn\b|tavern|\bmanor\b|bed (and|&) breakfast|b&b/i,
    types: ["hotel"],
    silhouettes: ["innHotel", "tavern", "queenAnne", "italianate", "colonial", "tavernPorch"],
  },
  {
    name: /mansion|manor|villa\b|hall\b/i,
    types: LOOSE,
    silhouettes: ["secondEmpire", "queenAnne", "gothicRevival", "italianate", "georgianHouse"],
  },
  {
    name: /house\b|home\b|homestead|cottage|farm\b/i,
    types: LOOSE,
    silhouettes: ["farmhouse", "colonial", "foursquare", "italianate", "queenAnne", "georgianHouse"],
  },
  { name: /\blights?\b|\broad\b|\bhill\b|hollow/i, types: ["other"], silhouettes: ["windingRoad"] },
];

const following = (rules: readonly Rule[], houseName: string, placeType: PlaceType): readonly BuildingName[] =>
  rules.find((rule) => rule.types.includes(placeType) && rule.name.test(houseName))?.silhouettes ?? [];

export const silhouettesByKind = (houseName: string, placeType: PlaceType): readonly BuildingName[] =>
  following(KINDS, houseName, placeType);

export const silhouettesByUse = (houseName: string, placeType: PlaceType): readonly BuildingName[] =>
  following(USES, houseName, placeType);
