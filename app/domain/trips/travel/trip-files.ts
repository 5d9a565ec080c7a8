/** A plan to take along: GPX for navigation devices, a calendar, and links that open a day in map services. */
import { escapeXml } from "../../escape-xml.ts";
import { degrees, gpxFile, gpxPoint, type NamedPoint } from "../../geo/gpx.ts";
import { appleMapsLink, googleMapsLink } from "../../geo/map-links.ts";
import type { LatLng } from "../../geo/miles-between.ts";
import { instantOf } from "../../geo/time-zones.ts";
import { isLocated, pointOf } from "../../places/place.ts";
import type { TripDay, TripLeg, TripPlan, TripPoint, TripStop } from "../trip.ts";

/** "Nashville, Tennessee to New Orleans, Louisiana". */
function tripName({ from, to }: TripPlan): string {
  if (!from || !to) return "Road trip";
  return from.name === to.name ? `${from.name} and back` : `${from.name} to ${to.name}`;
}

/** Start, stops and end of a day, without repeating a point. */
function dayPoints({ from, stops, to }: TripDay): NamedPoint[] {
  const points: NamedPoint[] = [named(from), ...stops.flatMap(stopPoint), named(to)];
  return points.filter(({ lat, lng }, i) => i === 0 || lat !== points[i - 1]!.lat || lng !== points[i - 1]!.lng);
}

const named = ({ lat, lng, name }: TripPoint): NamedPoint => ({ lat, lng, name });

function stopPoint({ place }: TripStop): NamedPoint[] {
  if (!isLocated(place)) return [];
  const about = [place.address, `${place.city}, ${place.state}`, place.accessNote].filter(Boolean).join(". ");
  return [{ ...pointOf(place), name: place.houseName, about }];
}

/** GPX 1.1: the stops as waypoints and each day as a route and a track; of one day (from 1) or of all. */
export function tripGpx(plan: TripPlan, day?: number): string {
  const days = plan.days
    .map((tripDay, index) => ({ tripDay, name: `Day ${index + 1}: ${tripDay.from.name} to ${tripDay.to.name}` }))
    .filter((_, index) => day === undefined || day === index + 1);
  const waypoints = days.flatMap(({ tripDay }) => tripDay.stops.flatMap(stopPoint));
  const routes = days.map(({ tripDay, name }) => {
    const points = dayPoints(tripDay).map((point) => gpxPoint("rtept", point));
    return `<rte><name>${escapeXml(name)}</name>${points.join("")}</rte>`;
  });
  const tracks = days.map(({ tripDay, name }) => {
    const points = lineOf(tripDay).map(({ lat, lng }) => `<trkpt lat="${degrees(lat)}" lon="${degrees(lng)}"/>`);
    return `<trk><name>${escapeXml(name)}</name><trkseg>${points.join("")}</trkseg></trk>`;
  });
  return gpxFile({ name: tripName(plan), waypoints, more: [...routes, ...tracks] });
}

const lineOf = ({ pieces }: TripDay): LatLng[] => pieces.flatMap(({ line }) => line);

interface CalendarOptions {
  readonly siteUrl: string;
  /** When the file is made. */
  readonly now: Date;
}

/** Minutes that an event takes where the night is spent, so that it is seen. */
const ARRIVAL_MINUTES = 30;

/** iCalendar with an event for each stop, in UTC: calendars show it by their own clock. Undefined without a first day. */
export function tripCalendar(plan: TripPlan, { siteUrl, now }: CalendarOptions): string | undefined {
  if (!plan.question.start) return undefined;
  const events = plan.days.flatMap(({ date, stops }) =>
    stops.flatMap((stop) => (date ? calendarEvent(stop, date, { siteUrl, now }) : [])),
  );
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Hauntway//Road trip//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeIcs(tripName(plan))}`,
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function calendarEvent(stop: TripStop, date: string, { siteUrl, now }: CalendarOptions): string[] {
  const { place, arrive, stayMinutes, timeZone, sleep } = stop;
  const page = `${siteUrl}/location/${place.slug}`;
  const notes = [sleep ? "The night is spent here." : "", place.accessNote ?? "", page].filter(Boolean);
  const position = isLocated(place) ? [`GEO:${degrees(place.latitude)};${degrees(place.longitude)}`] : [];
  return [
    "BEGIN:VEVENT",
    `UID:${date}-${place.id}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(instantOf(date, arrive, timeZone))}`,
    `DTEND:${utc(instantOf(date, arrive + (stayMinutes || ARRIVAL_MINUTES), timeZone))}`,
    `SUMMARY:${escapeIcs(place.houseName)}`,
    `LOCATION:${escapeIcs(`${place.address}, ${place.city}, ${place.state}`)}`,
    ...position,
    `DESCRIPTION:${escapeIcs(notes.join("\n"))}`,
    `URL:${page}`,
    "END:VEVENT",
  ];
}

/** "20261030T140000Z". */
const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, "");

const escapeIcs = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

const MAX_LINE_BYTES = 75;
const utf8 = new TextEncoder();

/** Lines longer than 75 bytes go on in the next one after a space, never within a character. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Points between start and destination that a link to Google Maps takes, and that we give one to Apple Maps. */
const MAX_BETWEEN = 9;

/** Directions for a day, in as many links as it takes; each goes on where the one before ends. */
export const googleMapsLinks = (day: TripDay, mode: TripLeg["mode"]): string[] =>
  directionsOf(day).map((way) => googleMapsLink({ ...way, mode }));

export const appleMapsLinks = (day: TripDay, mode: TripLeg["mode"]): string[] =>
  directionsOf(day).map((way) => appleMapsLink({ ...way, mode }));

/** None for a day that is spent in one place. */
function directionsOf(day: TripDay): { origin: LatLng; between: LatLng[]; destination: LatLng }[] {
  const points = dayPoints(day);
  const pieces: { origin: LatLng; between: LatLng[]; destination: LatLng }[] = [];
  for (let start = 0; start + 1 < points.length; start += MAX_BETWEEN + 1) {
    const [origin, ...rest] = points.slice(start, start + MAX_BETWEEN + 2);
    pieces.push({ origin: origin!, between: rest.slice(0, -1), destination: rest.at(-1)! });
  }
  return pieces;
}
