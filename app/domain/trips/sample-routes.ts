/** The sample routes of the road trip guide: which places, in which order, on which day. */
import type { Catalog } from "../catalog/catalog.ts";
import { mayBeVisited, type PlaceCard, pointOf } from "../places/place.ts";
import { type Drive, drive, type RoadNetwork } from "../roads/drive.ts";
import type { Length } from "../roads/road-classes.ts";

export interface RouteRecord {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly intro: string;
  /** What is worth knowing before this one, beyond the places themselves. */
  readonly hint: string;
  /** Ids of curated places, day by day in driving order. */
  readonly days: readonly (readonly string[])[];
}

interface RouteStop {
  readonly place: PlaceCard;
  /** From the stop before; undefined for the first one and where a position is unknown. */
  readonly drive: Drive | undefined;
}

export interface SampleRoute extends Omit<RouteRecord, "days"> {
  readonly days: readonly (readonly RouteStop[])[];
  readonly drive: Length;
}

/** A route needs somewhere to go. */
const MIN_STOPS = 2;

/** Its places that can be visited, day by day; days without one are left out. */
const daysOf = (catalog: Catalog, { days }: RouteRecord): PlaceCard[][] =>
  days
    .map((ids) => ids.flatMap((id) => catalog.byId.get(id) ?? []).filter(mayBeVisited))
    .filter((places) => places.length > 0);

/** The routes of which enough is left today. */
export const knownRoutes = (catalog: Catalog): readonly RouteRecord[] =>
  SAMPLE_ROUTES.filter((record) => daysOf(catalog, record).flat().length >= MIN_STOPS);

/** The route as the directory knows it today; undefined where too little of it is left. */
export function findSampleRoute(catalog: Catalog, roads: RoadNetwork, record: RouteRecord): SampleRoute | undefined {
  let before: PlaceCard | undefined;
  const stopAt = (place: PlaceCard): RouteStop => {
    const [from, to] = [before && pointOf(before), pointOf(place)];
    before = place;
    return { place, drive: from && to && drive(roads, from, to) };
  };
  const days = daysOf(catalog, record).map((places) => places.map(stopAt));
  const stops = days.flat();
  if (stops.length < MIN_STOPS) return undefined;
  const legs = stops.flatMap((stop) => stop.drive ?? []);
  const total = (of: "miles" | "minutes") => legs.reduce((sum, leg) => sum + leg[of], 0);
  return { ...record, days, drive: { miles: total("miles"), minutes: total("minutes") } };
}

export const SAMPLE_ROUTES: readonly RouteRecord[] = [
  {
    id: "new-england-weekend",
    name: "A New England weekend",
    region: "Massachusetts to Maine",
    intro:
      "Small distances and old towns make this the gentlest route here: you can do it between a Friday night and a Sunday evening, and walk most of the second morning.",
    hint: "Salem in October is a month-long festival. Rooms go far ahead and traffic stands still; any other month shows you the town itself.",
    days: [
      ["ma-lizzie-borden-house", "ma-omni-parker-house", "ma-hawthorne-hotel"],
      ["ma-old-burying-point", "ma-house-of-the-seven-gables", "nh-rockingham-hotel", "me-kennebunk-inn"],
    ],
  },
  {
    id: "lowcountry-coast",
    name: "The Lowcountry coast",
    region: "South Carolina to Florida",
    intro:
      "Three of the oldest towns on the Atlantic coast, a day for each, with a lighthouse between them. Both cities of the first two days are best on foot, so park once and leave the car.",
    hint: "The Atlantic hurricane season runs from June through November. Outside it, spring is the kindest time for walking.",
    days: [
      ["sc-uss-yorktown", "sc-dock-street-theatre", "sc-old-charleston-jail"],
      ["ga-marshall-house", "ga-colonial-park-cemetery", "ga-sorrel-weed-house"],
      ["ga-st-simons-lighthouse", "fl-castillo-de-san-marcos", "fl-st-augustine-lighthouse"],
    ],
  },
  {
    id: "cell-blocks-and-battlefields",
    name: "Cell blocks and battlefields",
    region: "Pennsylvania to Ohio",
    intro:
      "Prisons and asylums that were built as hopeful experiments and outlived the hope, with the fields of Gettysburg on the way. No other route has so much building to walk through.",
    hint: "These are large, unheated stone buildings. Several close for the winter or shorten their season, so plan this one between late spring and the end of October.",
    days: [
      ["pa-eastern-state-penitentiary", "pa-gettysburg-battlefield", "pa-farnsworth-house-inn"],
      ["pa-jean-bonnet-tavern", "wv-west-virginia-penitentiary"],
      ["wv-trans-allegheny-lunatic-asylum", "oh-athens-lunatic-asylum"],
      ["oh-ohio-state-reformatory"],
    ],
  },
  {
    id: "down-the-mississippi",
    name: "Down the Mississippi",
    region: "Tennessee to Louisiana",
    intro:
      "The river towns from Memphis to New Orleans, where theaters, taverns and tombs stand close together, and great houses whose wealth was made by enslaved people. Good tours here tell both halves.",
    hint: "Ask at each house how the tour treats slavery before you buy a ticket. It is the quickest way to find the guides who know their history.",
    days: [
      ["tn-orpheum-theatre", "tn-woodruff-fontaine-house", "ms-rowan-oak"],
      ["ms-glenwood-cemetery", "ms-mcraven"],
      ["ms-kings-tavern", "la-myrtles-plantation"],
      ["la-old-state-capitol", "la-houmas-house", "la-hotel-monteleone", "la-st-louis-cemetery-no-1"],
    ],
  },
  {
    id: "arizona-pines-to-border",
    name: "Arizona, from the pines to the border",
    region: "Arizona",
    intro:
      "Railroad hotels and mining camps, beginning in the cool pines at 7,000 feet and ending at the Mexican border. Almost every night can be spent inside one of the stories.",
    hint: "Carry water in the car at all times. From May to September the deserts between the towns are dangerously hot by day, and some sites close for the summer.",
    days: [
      ["az-hotel-monte-vista", "az-jerome-grand-hotel"],
      ["az-hassayampa-inn", "az-vulture-city"],
      ["az-hotel-congress"],
      ["az-bird-cage-theatre", "az-copper-queen-hotel", "az-gadsden-hotel"],
    ],
  },
  {
    id: "california-coast",
    name: "The California coast",
    region: "San Diego to San Francisco",
    intro:
      "Hotels, ships, missions and prisons, strung along the coast from the old port of San Diego to the Golden Gate. It wants five days; four is a rush.",
    hint: "Highway 1 through Big Sur closes after slides, sometimes for months. Check the state's road conditions before you choose between it and the inland road.",
    days: [
      ["ca-whaley-house", "ca-star-of-india", "ca-hotel-del-coronado"],
      ["ca-queen-mary", "ca-hollywood-roosevelt"],
      ["ca-mission-san-miguel"],
      ["ca-point-sur-lighthouse", "ca-winchester-mystery-house"],
      ["ca-moss-beach-distillery", "ca-alcatraz"],
    ],
  },
];
