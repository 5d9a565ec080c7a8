/** Usual hours where a record has none: by kind, by who may enter, and by whether you can be there after dark. */
import type { PlaceCard, PlaceType } from "../place.ts";
import type { Moment, Span } from "./hours-rules.ts";

interface UsualHours {
  /** The hours of every day first; an evening after them applies on some evenings only. */
  readonly spans: readonly [daily: Span, ...someEvenings: Span[]];
  /** "museums like this", "tours like this". */
  readonly whose: string;
  /** "with some evening tours". */
  readonly also?: string;
  /** Nobody opens or closes it: a road, a house seen from the sidewalk. */
  readonly isUnattended?: boolean;
}

const at = (hour: number): number => hour * 60;
const SUNRISE: Moment = { sun: "sunrise", plus: 0 };
const SUNSET: Moment = { sun: "sunset", plus: 0 };
const DAYTIME: Span = { from: at(10), to: at(17) };
const DAYLIGHT: Span = { from: SUNRISE, to: SUNSET };
const ANY_TIME: Span = { from: 0, to: at(24) };
/** When places that are open after dark close. */
const LATE = at(22);
const SHOW_TIME: Span = { from: at(18), to: LATE };
/** Where doors close at five and a guide or an event brings people back after dark. */
const EVENING: Span = { from: at(19), to: LATE };

interface KindHours {
  readonly span: Span;
  readonly noun: string;
}

/** Usual hours of places open to anyone. */
const BY_KIND: Readonly<Record<PlaceType, KindHours | undefined>> = {
  mansion: { span: DAYTIME, noun: "historic houses" },
  house: { span: DAYTIME, noun: "historic houses" },
  plantation: { span: DAYTIME, noun: "plantation houses" },
  // The lobby, and with it the bar.
  hotel: { span: ANY_TIME, noun: "hotel lobbies" },
  asylum: { span: DAYTIME, noun: "historic sites" },
  hospital: { span: DAYTIME, noun: "historic sites" },
  prison: { span: DAYTIME, noun: "historic sites" },
  lighthouse: { span: DAYTIME, noun: "lighthouses" },
  theater: { span: SHOW_TIME, noun: "theaters" },
  cemetery: { span: DAYLIGHT, noun: "cemeteries" },
  church: { span: DAYTIME, noun: "churches" },
  museum: { span: DAYTIME, noun: "museums" },
  restaurant: { span: { from: at(11), to: LATE }, noun: "restaurants" },
  university: { span: { from: at(8), to: at(18) }, noun: "campuses" },
  ship: { span: DAYTIME, noun: "museum ships" },
  battlefield: { span: DAYLIGHT, noun: "battlefields" },
  fort: { span: DAYTIME, noun: "forts" },
  bridge: { span: ANY_TIME, noun: "bridges" },
  road: { span: ANY_TIME, noun: "roads" },
  park: { span: DAYLIGHT, noun: "parks" },
  "ghost-town": { span: DAYLIGHT, noun: "ghost towns" },
  // A cave, a library, a well: no hours are usual.
  other: undefined,
};

const UNATTENDED: ReadonlySet<PlaceType> = new Set(["bridge", "road"]);

/** Kinds that are open to the public by nature, even if nobody recorded who may enter. Others may be homes or ruins. */
const PUBLIC_BY_NATURE: ReadonlySet<PlaceType> = new Set([
  "hotel",
  "museum",
  "restaurant",
  "theater",
  "cemetery",
  "park",
  "battlefield",
  "bridge",
  "road",
]);

/** Undefined if nothing is usual, and for places that nobody may visit. */
export function usualHours({
  placeType,
  access,
  afterDark,
}: Pick<PlaceCard, "placeType" | "access" | "afterDark">): UsualHours | undefined {
  if (access === "private" || access === "gone") return undefined;
  if (access === "exterior") return seenFromOutside(afterDark);
  if (access === undefined && !PUBLIC_BY_NATURE.has(placeType)) return undefined;
  // A tour of a cemetery keeps its guide's hours; shows need a ticket anyway.
  if (access === "tours" && placeType !== "theater") {
    return afterDark
      ? { spans: [DAYTIME, EVENING], whose: "tours like this", also: "with some in the evening" }
      : { spans: [DAYTIME], whose: "tours like this" };
  }
  const usual = BY_KIND[placeType];
  if (!usual) return undefined;
  const { span, noun } = usual;
  const whose = `${noun} like this`;
  if (UNATTENDED.has(placeType)) {
    return afterDark === false
      ? { spans: [DAYLIGHT], whose: `${noun} that close after dark` }
      : { spans: [span], whose, isUnattended: true };
  }
  if (afterDark && span === DAYTIME) return { spans: [DAYTIME, EVENING], whose, also: "with some evenings" };
  if (afterDark && (typeof span.to !== "number" || span.to < LATE)) {
    return { spans: [{ from: span.from, to: LATE }], whose: `${noun} that stay open after dark` };
  }
  return { spans: [span], whose };
}

/** Whether nobody told us its hours, and somebody opens and closes it. */
export const areHoursGuessed = (
  place: Pick<PlaceCard, "placeType" | "access" | "afterDark" | "openingHours">,
): boolean => place.openingHours === undefined && !usualHours(place)?.isUnattended;

/** From the sidewalk; a lot that closes after dark cannot be seen then. */
function seenFromOutside(afterDark: boolean | undefined): UsualHours {
  return { spans: [afterDark === false ? DAYLIGHT : ANY_TIME], whose: "places seen from outside", isUnattended: true };
}
