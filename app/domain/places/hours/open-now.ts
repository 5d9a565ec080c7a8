/** Which places are open at this moment. Server only, like is-open.ts. */
import { clockAt, MS_PER_MINUTE } from "../../geo/time-zones.ts";
import { memoize } from "../../memoize.ts";
import type { PlaceCard, PlaceList } from "../place.ts";
import { isOpenAt, timeZoneOfPlace } from "./is-open.ts";

const zoneOf = memoize(timeZoneOfPlace);
/** Caches the latest minute asked about, per list. */
const lastAsked = memoize((_places: PlaceList) => ({ minute: Number.NaN, open: new Set<PlaceCard>() }));

/** By checked hours, or by what is usual for the place. Places only seen from the sidewalk are not open. */
export function openPlaces(places: PlaceList, now: Date): ReadonlySet<PlaceCard> {
  const last = lastAsked(places);
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE);
  if (last.minute !== minute) {
    const clocks = new Map<string, ReturnType<typeof clockAt>>();
    last.minute = minute;
    last.open = new Set(
      places.filter((place) => {
        if (place.access === "exterior") return false;
        const zone = zoneOf(place);
        const clock = clocks.get(zone) ?? clockAt(now, zone);
        clocks.set(zone, clock);
        const { answer } = isOpenAt(place, clock.date, clock.minutes);
        return answer === "yes" || answer === "usually";
      }),
    );
  }
  return last.open;
}
