/** What a question asks for, however it was put: in a sentence or in the parameters of an address. */
import { AMOUNT_FILTERS, type Order, type VisitFilter } from "../browse/place-filters.ts";
import type { LatLng } from "../geo/miles-between.ts";
import type { UsRegion } from "../geo/us-regions.ts";
import type { UsState } from "../geo/us-states.ts";
import type { PlaceType } from "../places/place.ts";
import { PLACE_TYPE_LABELS } from "../places/place-type-labels.ts";
import { type Filmed, filmedLine } from "../places/shows.ts";
import { NEARBY_RADIUS_MILES } from "./search-parameters.ts";

/** Where the rest of the site answers better than a list of places. */
export const ANSWERS = [
  "surprise",
  "compare",
  "submit",
  "remove",
  "map",
  "lists",
  "shows",
  "guide",
  "scores",
  "most-haunted",
  "tell",
  "gone",
  "trip",
  "walk",
  "similar",
] as const;
export type Answer = (typeof ANSWERS)[number];

/** What visitors ask for and no listing says. */
export const UNLISTED = {
  /** Not listed, and nobody else to ask about. */
  abroad: "places outside the United States",
  hours: "what is open on another day or at another hour",
  rooms: "what rooms cost",
} as const;

export interface NearArea extends LatLng {
  readonly kind: "near";
  /** "Salem, Massachusetts". */
  readonly label: string;
  readonly state?: UsState;
  /** Miles around the middle of a district. */
  readonly reach?: number;
  /** Where the visitor's device is. */
  readonly isHere?: true;
}

export type Area =
  | NearArea
  | { readonly kind: "state"; readonly label: string; readonly state: UsState }
  | { readonly kind: "region"; readonly label: string; readonly region: UsRegion };

export interface KindSlot {
  /** As it was said: "jails". */
  readonly label: string;
  /** As the lexicon has it: "jail". */
  readonly phrase: string;
  readonly type: PlaceType;
  /** Only some places of the type are meant. */
  readonly isNarrow: boolean;
}

/** Every place of the type. */
export const wholeKind = (type: PlaceType): KindSlot => ({
  label: PLACE_TYPE_LABELS[type].toLowerCase(),
  phrase: type,
  type,
  isNarrow: false,
});

export interface ActivitySlot {
  readonly slug: string;
  readonly label: string;
}

/** From town to town, there and back without `to`, or around an area. */
export interface Route {
  readonly from?: string;
  readonly via?: string;
  readonly to?: string;
  /** A road. */
  readonly along?: string;
  /** A state or region. */
  readonly area?: string;
  readonly days?: number;
  /** When the last day is over, as typed: "6 PM". */
  readonly back?: string;
}

/** What may be asked for, and what may be left out. */
export interface Criteria {
  /** Any of these kinds, any of these activities, and any of these programs; what is left out has any of them. */
  readonly kinds: readonly KindSlot[];
  readonly activities: readonly ActivitySlot[];
  /** Filmed for any of these programs. */
  readonly shows: readonly Filmed[];
  /** Any of these areas; everywhere without one. */
  readonly areas: readonly Area[];
  /** All of these. */
  readonly filters: readonly VisitFilter[];
  /** Places by their names, as they were typed: only to leave out. */
  readonly names: readonly string[];
}

export interface Slots extends Criteria {
  readonly not: Criteria;
  /** Around the visitor, whose device alone knows where that is. */
  readonly here: boolean;
  /** Around a point, in miles or in minutes by car. */
  readonly miles?: number | undefined;
  readonly minutes?: number | undefined;
  /** The most dollars; the least points; not closed in that month, from 1. */
  readonly price?: number | undefined;
  readonly score?: number | undefined;
  readonly month?: number | undefined;
  /** There is one evening, so places close by are meant. */
  readonly tonight: boolean;
  /** A walk begins late in the day. */
  readonly evening: boolean;
  /** Photographs of what is found were asked for. */
  readonly photos: boolean;
  readonly order?: Order | undefined;
  /** Words that nothing else was made of. They move places up, and leave none out. */
  readonly leftover: readonly string[];
  /** Searched for in names and stories: the name of a place, or a text of which nothing was understood. */
  readonly words?: string | undefined;
  /** A street address of which only a listing is known. */
  readonly address?: string | undefined;
  /** A drive, which the planner fills with stops. */
  readonly route?: Route | undefined;
  readonly answer?: Answer | undefined;
  /** What was asked for that no listing says. */
  readonly unlisted: readonly string[];
}

export const NO_CRITERIA: Criteria = { kinds: [], activities: [], shows: [], areas: [], filters: [], names: [] };

export const NO_SLOTS: Slots = {
  ...NO_CRITERIA,
  not: NO_CRITERIA,
  here: false,
  tonight: false,
  evening: false,
  photos: false,
  leftover: [],
  unlisted: [],
};

/** What is said twice counts once. */
export function withoutDoubles({ kinds, activities, shows, areas, filters, names }: Criteria): Criteria {
  const once = <Item>(all: readonly Item[], key: (item: Item) => string) =>
    all.filter((item, i) => all.findIndex((other) => key(other) === key(item)) === i);
  return {
    kinds: once(kinds, ({ phrase }) => phrase),
    activities: once(activities, ({ slug }) => slug),
    shows: once(shows, filmedLine),
    areas: once(areas, ({ label }) => label),
    filters: once(filters, (name) => name),
    names: once(names, (name) => name.toLowerCase()),
  };
}

/** Whether nothing says which places are meant. */
export const isUnrestricted = (slots: Slots): boolean =>
  !isAnything(slots) &&
  !isAnything(slots.not) &&
  !slots.here &&
  AMOUNT_FILTERS.every((name) => slots[name] === undefined);

export const isAnything = ({ kinds, activities, shows, areas, filters, names }: Criteria): boolean =>
  kinds.length + activities.length + shows.length + areas.length + filters.length + names.length > 0;

/** Whether a page of the site is all that was asked for: "remove my house in Ohio" asks for no places there. */
export const isAnswerAlone = (slots: Slots): boolean =>
  slots.answer !== undefined &&
  slots.words === undefined &&
  slots.route === undefined &&
  (isUnrestricted(slots) || slots.answer === "remove" || slots.answer === "submit");

/** "Hospitals that were torn down" are those that are gone; a name finds its place whatever became of it. */
export const isAboutGone = ({ answer, words }: Slots): boolean => answer === "gone" && words === undefined;

/** How far somebody goes on the spur of the moment, and on foot. */
const TONIGHT_MILES = 30;
export const WALK_MILES = 5;

/** The miles within which places are meant, where some are that close: the best of a town is not in the next one. */
export function closeMiles({ answer, tonight, order = "nearest", miles, minutes, areas }: Slots): number | undefined {
  if (miles !== undefined || minutes !== undefined) return undefined;
  if (answer === "walk") return WALK_MILES;
  const reach = areas.map((area) => (area.kind === "near" ? (area.reach ?? 0) : 0));
  if (reach.length > 0 && !reach.includes(0)) return Math.max(...reach);
  if (tonight) return TONIGHT_MILES;
  return order === "nearest" ? undefined : NEARBY_RADIUS_MILES;
}

/** Whether the answer is another one in an hour, so that nobody may store it. */
export const isMomentary = ({ filters, not, tonight }: Pick<Slots, "filters" | "not" | "tonight">): boolean =>
  tonight || filters.includes("now") || not.filters.includes("now");
