/** A road trip: what a visitor asks for, and the plan that answers it. */
import type { LatLng } from "../geo/miles-between.ts";
import type { DayHours } from "../places/hours/is-open.ts";
import type { PlaceCard, PlaceType } from "../places/place.ts";
import type { Drive } from "../roads/drive.ts";
import type { Length } from "../roads/road-classes.ts";
import type { WayPiece } from "../roads/way-pieces.ts";

/** The parameters of /trip and of the API, read and bounded. */
export interface TripQuestion {
  /** As typed: a town, ZIP, address, place or "lat,lng". Without `to` the trip goes there and back. */
  readonly from: string;
  readonly to: string;
  /** Towns to go through, with semicolons between them. */
  readonly via: string;
  /** A road or a way that people know by name, which the way keeps to: "Route 66", "the coast". */
  readonly along: string;
  /** Roads that are left to others where there is another way. */
  readonly avoid: "" | "interstates";
  /** A state or region to tour, instead of `to`. */
  readonly area: string;
  /** "walk": through the town of `from`, in one day, without a car. */
  readonly mode: TripLeg["mode"];
  /** 0: as many as suit. */
  readonly days: number;
  /** Hours at the wheel a day, and of a day in all. */
  readonly hours: number;
  readonly dayHours: number;
  /** Minutes off the direct way that a stop may be. */
  readonly detour: number;
  /** Slug of one of the lists of places: stops are chosen from it alone, however far off the way, as long as there is time. */
  readonly list: string;
  readonly kinds: readonly PlaceType[];
  /** Slugs of activities. */
  readonly activities: readonly string[];
  /** Only places that can be entered; otherwise also those seen from the road. */
  readonly enter: boolean;
  /** Sleep in haunted inns where there are some. */
  readonly inns: boolean;
  /** Only places that ask for no admission. */
  readonly free: boolean;
  /** Who pays admissions. */
  readonly people: number;
  /** First day, "2026-10-30", and the hour of setting out, "09:00". */
  readonly start: string | undefined;
  readonly at: string;
  /** When the last day is over at the latest, "18:00". */
  readonly back: string | undefined;
  /** Slugs of places that must be in it, with the day (from 1) if the visitor chose one; and of places that must not. */
  readonly with: readonly { readonly slug: string; readonly day?: number }[];
  readonly without: readonly string[];
  /** Minutes at a place, where the visitor has more or less time for it. */
  readonly stays: readonly { readonly slug: string; readonly minutes: number }[];
  /** Days (from 1) that begin at another hour than `at`. */
  readonly starts: readonly { readonly day: number; readonly at: string }[];
  /** Towns in which the visitor wants to sleep after these days. */
  readonly nights: readonly { readonly day: number; readonly town: string }[];
  /** "only": the places of `with` and no others, in the order that suits the trip. "fixed": in this order, as a plan that was shared or rearranged. */
  readonly choice: "open" | "only" | "fixed";
}

/** A point of the plan other than a stop: its start, its end, or a night without an inn. */
export interface TripPoint extends LatLng {
  /** "Nashville, Tennessee". */
  readonly name: string;
}

/** From one stop to the next. */
export interface TripLeg extends Length {
  readonly mode: "car" | "walk";
  /** Before the drive: back to where the car was left. */
  readonly walkToCar?: Length | undefined;
  /** Ferries and boats on the way. */
  readonly crossings?: Drive["crossings"] | undefined;
}

export interface TripStop extends TripLeg {
  readonly place: PlaceCard;
  /** When the visit begins: minutes after midnight by the clocks there, and their time zone (IANA name). */
  readonly arrive: number;
  readonly timeZone: string;
  /** Between the drive and the visit: a meal, or the wait until it opens or gets dark. */
  readonly freeMinutes: number;
  /** 0 where the night is spent. */
  readonly stayMinutes: number;
  /** Its hours that day, or on a typical day where the trip has no date. */
  readonly hours: DayHours;
  /** Whether it is closed during the visit, as far as is known. */
  readonly isOutsideHours: boolean;
  /** Whether the visitor asked for it. */
  readonly chosen: boolean;
  /** Whether the night is spent here. */
  readonly sleep: boolean;
  /** "open after dark", where there is something to say. */
  readonly why?: string | undefined;
}

export interface TripMeal {
  readonly name: "lunch" | "dinner";
  /** Minutes after midnight, and by which clocks. */
  readonly at: number;
  readonly timeZone: string;
  /** The stop that serves the meal; absent where the hour is free. */
  readonly place: PlaceCard | undefined;
  /** Where the hour is free: "Salem, Massachusetts"; absent on the road. */
  readonly town: string | undefined;
}

export interface TripDay {
  /** "2026-10-30", where a first day was given. */
  readonly date: string | undefined;
  readonly from: TripPoint;
  /** Minutes after midnight at `from`, and its time zone. */
  readonly starts: number;
  readonly timeZone: string;
  readonly stops: readonly TripStop[];
  readonly meals: readonly TripMeal[];
  /** Where the day ends: at the last stop's town, on the way, or at the trip's end. */
  readonly to: TripPoint;
  /** From the last stop to `to`; zero where the day ends at a stop. */
  readonly lastLeg: TripLeg;
  /** Of all driving. */
  readonly miles: number;
  readonly minutes: number;
  /** Of all ways on foot. */
  readonly walking: Length;
  readonly stayMinutes: number;
  /** Minutes after midnight by the clocks at `to`. */
  readonly ends: number;
  /** The way, for drawing. */
  readonly pieces: readonly WayPiece[];
  /** Of the day's last point, where a date is known. */
  readonly evening: TripEvening | undefined;
}

export interface TripEvening {
  /** IANA name. */
  readonly timeZone: string;
  /** Minutes after midnight, local time. */
  readonly sunset: number | undefined;
  /** Lit share of the moon, 0 to 1, and its name: "waxing gibbous". */
  readonly moonLit: number;
  readonly moon: string;
}

/** What becomes of a plan if a place, or several of one town, are added and the rest stays. */
export interface TripAddition {
  /** Minutes of driving. */
  readonly addsMinutes: number;
  /** From 1, and its index among the stops of that day. */
  readonly day: number;
  readonly at: number;
  /** Stops that have to go. */
  readonly pushesOut: readonly PlaceCard[];
}

export interface TripPlan {
  readonly question: TripQuestion;
  readonly from: TripPoint | undefined;
  readonly to: TripPoint | undefined;
  /** Empty if there is no plan; the notes say why. */
  readonly days: readonly TripDay[];
  readonly totals: { readonly miles: number; readonly minutes: number; readonly stops: number };
  /** The towns of its nights where a day does not end at its last stop: with its stops they make the same plan again. */
  readonly nights: TripQuestion["nights"];
  /** Further places on the way, and stays in towns that were left out. */
  readonly more: readonly ({ readonly place: PlaceCard } & TripAddition)[];
  readonly moreTowns: readonly ({ readonly town: string; readonly places: readonly PlaceCard[] } & TripAddition)[];
  /** Plain sentences: what did not fit, what to try instead. */
  readonly notes: readonly string[];
  /** The same sentences by the parameter that is wrong, where there is no plan. */
  readonly mistakes?: Readonly<Record<string, string>> | undefined;
  /** Made without the operator's routing server, which did not answer; a note says so. */
  readonly isTemporary?: boolean;
  /** Days that the drive takes, where it does not fit into those that were asked for. */
  readonly daysNeeded?: number;
  /** Minutes of detour to try, where there is little to see within those that were asked for. */
  readonly widerDetour?: number;
}
