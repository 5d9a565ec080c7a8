/** What a building's architecture tells about its outline. Of the styles that are named, the first counts. */
import { LRUCache } from "lru-cache";
import type { PlaceType } from "../../domain/places/place.ts";
import type { BuildingName } from "../buildings.ts";

const HOMES = ["house", "mansion", "museum", "plantation", "other"] as const;
const INNS = ["hotel", "restaurant"] as const;
const PUBLIC = ["other", "university"] as const;

type Use = readonly [types: readonly PlaceType[], silhouettes: readonly BuildingName[]];
type Style = readonly [name: RegExp, ...uses: Use[]];

const STYLES: readonly Style[] = [
  [/\btower\b/i, [["lighthouse"], ["lighthouse"]]],
  [/pueblo/i, [INNS, ["puebloHotel"]], [HOMES, ["puebloHotel", "adobePlaza"]]],
  [/adobe|territorial/i, [[...HOMES, ...INNS], ["adobePlaza"]], [["church"], ["missionChurch"]]],
  [/rustic|arts and crafts|log\b/i, [INNS, ["logLodge"]]],
  [/chalet/i, [[...INNS, ...HOMES, "theater"], ["chalet"]]],
  [/art deco|moderne|pueblo deco/i, [["theater"], ["decoTheater"]]],
  [/egyptian/i, [["theater"], ["egyptianTheater"]]],
  [/mission revival|spanish mission/i, [["hotel"], ["missionHotel"]], [["church"], ["missionChurch"]]],
  [
    /mediterranean|moorish|spanish (colonial|renaissance)/i,
    [["hotel"], ["bellTowerHotel", "missionHotel"]],
    [["church"], ["missionChurch"]],
  ],
  [/tudor|half-timber/i, [[...HOMES, ...INNS], ["tudorHouse"]]],
  [/jacobe/i, [[...HOMES, "hotel"], ["jacobean"]]],
  [/castellated|castle/i, [HOMES, ["battlementedCastle"]]],
  [/ch[aâ]teau|louis x|french renaissance/i, [[...HOMES], ["chateau"]], [["hotel"], ["renaissanceHotel"]]],
  [
    /richardsonian|romanesque/i,
    [["hotel"], ["romanesqueBlock"]],
    [[...HOMES, "restaurant", "university"], ["romanesqueMuseum"]],
  ],
  [/second empire/i, [[...HOMES, ...INNS], ["secondEmpire"]]],
  [/stick/i, [[...HOMES, ...INNS], ["stickHouse"]]],
  [/queen anne|\bshingle\b|victorian(?! gothic)/i, [HOMES, ["queenAnne"]], [INNS, ["queenAnne"]]],
  [
    /victorian gothic/i,
    [
      ["mansion", "house", "museum"],
      ["gothicRevival", "stickHouse"],
    ],
    [PUBLIC, ["collegiateGothic"]],
  ],
  [/collegiate gothic|tudor gothic/i, [PUBLIC, ["collegiateGothic"]]],
  [
    /gothic/i,
    [["mansion", "house", "museum"], ["gothicRevival"]],
    [["church"], ["gothicChurch"]],
    [PUBLIC, ["collegiateGothic"]],
  ],
  [
    /italian renaissance|renaissance revival|beaux|neo-federal/i,
    [["hotel"], ["renaissanceHotel"]],
    [["museum", "other"], ["beauxArtsMuseum"]],
  ],
  [/italianate/i, [["mansion", "house", "museum"], ["italianate"]], [INNS, ["italianateBlock"]]],
  [/palladian/i, [HOMES, ["palladianHall", "georgianHouse"]]],
  [/colonial revival|georgian revival/i, [HOMES, ["georgianHouse"]], [["hotel"], ["renaissanceHotel"]]],
  [/georgian|federal|regency/i, [HOMES, ["georgianHouse"]], [INNS, ["tavernPorch", "georgianHouse"]]],
  [/dutch colonial/i, [HOMES, ["gambrel"]]],
  [/first period/i, [[...HOMES, ...INNS], ["firstPeriod"]]],
  [/stone (house|manor)/i, [HOMES, ["stoneHouse"]]],
  [/colonial/i, [HOMES, ["colonial"]], [INNS, ["tavern", "colonial"]]],
  [/creole/i, [HOMES, ["raisedCreole"]]],
  [
    /neoclassical|classical revival|roman revival/i,
    [PUBLIC, ["classicalHall"]],
    [HOMES, ["greekRevival", "doublePorch"]],
    [["hotel"], ["doublePorch", "renaissanceHotel"]],
  ],
  [/greek revival/i, [HOMES, ["greekRevival", "doublePorch"]], [["hotel"], ["doublePorch", "renaissanceHotel"]]],
];

/** Many buildings are of few styles, and a list names two dozen of them. */
const known = new LRUCache<string, readonly BuildingName[]>({ max: 500 });

export function silhouettesByStyle(style: string | undefined, placeType: PlaceType): readonly BuildingName[] {
  if (!style) return [];
  const key = `${placeType}/${style}`;
  const found = known.get(key) ?? firstNamed(style, placeType);
  known.set(key, found);
  return found;
}

function firstNamed(style: string, placeType: PlaceType): readonly BuildingName[] {
  let best: readonly BuildingName[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (const [name, ...uses] of STYLES) {
    const at = style.search(name);
    if (at < 0 || at >= first) continue;
    const use = uses.find(([types]) => types.includes(placeType));
    if (!use) continue;
    best = use[1];
    first = at;
  }
  return best;
}
