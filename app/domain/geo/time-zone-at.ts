/** The time zone of a point. Server only: the table of time zones is large. */
import tzLookup from "@photostructure/tz-lookup";
import records from "../../../data/time-zones.json" with { type: "json" };
import type { LatLng } from "./miles-between.ts";

/** The time zones of each state by their IANA names, that of most of it first. */
export const STATE_TIME_ZONES: Readonly<Record<string, readonly string[]>> = records;

/**
 * IANA name: "America/Chicago". Near a border the table may return the zone of the other side; then we use the one of
 * most of the state, if that is known.
 */
export function timeZoneAt({ lat, lng }: LatLng, state = ""): string {
  const zone = tzLookup(lat, lng);
  const zones = STATE_TIME_ZONES[state];
  return zones && !zones.includes(zone) ? zones[0]! : zone;
}
