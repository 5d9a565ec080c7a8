/** Reads places from files of other map programs. Loaded when a visitor opens one. */
import { gpx, kml } from "@tmcw/togeojson";
import { parse } from "csv-parse/browser/esm/sync";
import type { FilePlace } from "../../domain/saved/match-places.ts";
import { MAX_NOTE_LENGTH } from "../../domain/saved/saved-places.ts";

const MAX_MEGABYTES = 10;
const MAX_PLACES = 5_000;
const MAX_NAME_LENGTH = 200;

/** A sentence for the visitor. */
export class FileRefusal extends Error {}

const DAMAGED = "This file is damaged or was cut off. Export it again.";
const UNKNOWN = "This is not a GPX, KML, GeoJSON or CSV file.";

export async function readMapFile(file: File): Promise<readonly FilePlace[]> {
  if (file.size > MAX_MEGABYTES * 1_000_000) {
    throw new FileRefusal(`This file is larger than ${MAX_MEGABYTES} MB. Export fewer places, or without tracks.`);
  }
  const text = (await file.text()).trim();
  if (text.startsWith("PK")) {
    throw new FileRefusal("This file is compressed (KMZ or ZIP). Unpack it, and open the file inside.");
  }
  const places = placesIn(text).filter(({ name }) => name !== "");
  if (places.length === 0) throw new FileRefusal("There are no places with names in this file.");
  if (places.length > MAX_PLACES) {
    const count = places.length.toLocaleString("en-US");
    const most = MAX_PLACES.toLocaleString("en-US");
    throw new FileRefusal(`This file has ${count} places; up to ${most} can be read at once. Split it in two.`);
  }
  return places;
}

function placesIn(text: string): FilePlace[] {
  if (text.startsWith("<")) return fromXml(text);
  if (text.startsWith("{") || text.startsWith("[")) return fromJson(text);
  return fromCsv(text);
}

function fromXml(text: string): FilePlace[] {
  const xml = new DOMParser().parseFromString(text, "text/xml");
  if (xml.querySelector("parsererror")) throw new FileRefusal(DAMAGED);
  const read = { gpx, kml }[xml.documentElement.localName];
  if (!read) throw new FileRefusal(UNKNOWN);
  return fromFeatures(read(xml).features);
}

function fromJson(text: string): FilePlace[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new FileRefusal(DAMAGED);
  }
  const { version, lists, features } = json as Record<string, unknown>;
  if (version !== undefined && lists !== undefined) {
    throw new FileRefusal('This is a file of your saved places. Open it under "On Another Device".');
  }
  if (!Array.isArray(features)) throw new FileRefusal(UNKNOWN);
  return fromFeatures(features);
}

const fromFeatures = (features: readonly unknown[]): FilePlace[] =>
  features.flatMap((feature) => {
    const { geometry, properties } = recordOf(feature);
    const { type, coordinates } = recordOf(geometry);
    // Tracks and areas are no places.
    if (geometry && type !== "Point") return [];
    const fields = recordOf(properties);
    // Google has the name in "location", and had it in "Title".
    const location = recordOf(fields.location ?? fields.Location);
    const [lng, lat] = Array.isArray(coordinates) ? coordinates : [];
    return filePlace({
      name: fields.name ?? fields.Title ?? location.name ?? location["Business Name"],
      lat,
      lng,
      link: JSON.stringify(fields),
      note: fields.note,
    });
  });

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The names of columns in our files and others', in lower case. */
const COLUMNS = {
  name: ["name", "title"],
  lat: ["latitude", "lat"],
  lng: ["longitude", "lng", "lon", "long"],
  link: ["url", "link"],
  note: ["note", "notes"],
} as const;

function fromCsv(text: string): FilePlace[] {
  let rows: string[][];
  try {
    rows = parse(text, { relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch {
    throw new FileRefusal(UNKNOWN);
  }
  // A list of Google's may begin with its description.
  const top = rows.findIndex((row) =>
    row.some((cell) => (COLUMNS.name as readonly string[]).includes(cell.toLowerCase())),
  );
  if (top < 0) throw new FileRefusal(`${UNKNOWN} A CSV file needs a column "name" or "title".`);
  const header = rows[top]!.map((cell) => cell.toLowerCase());
  const columnOf = (names: readonly string[]) => header.findIndex((cell) => names.includes(cell));
  const { name, lat, lng, link, note } = COLUMNS;
  const at = [name, lat, lng, link, note].map(columnOf);
  return rows.slice(top + 1).flatMap((row) => {
    const [title, latitude, longitude, url, words] = at.map((column) => row[column]);
    return filePlace({ name: title, lat: latitude, lng: longitude, link: url, note: words });
  });
}

function filePlace(fields: Readonly<Record<"name" | "lat" | "lng" | "link" | "note", unknown>>): FilePlace {
  const link = String(fields.link ?? "");
  // Links to places on Google Maps hold the position.
  const [, linkLat, linkLng] = /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/.exec(link) ?? [];
  const lat = degreesOf(fields.lat ?? linkLat, 90);
  const lng = degreesOf(fields.lng ?? linkLng, 180);
  // Where Google knows none it says 0, 0.
  const isKnown = lat !== undefined && lng !== undefined && (lat !== 0 || lng !== 0);
  return {
    name: textOf(fields.name, MAX_NAME_LENGTH) ?? "",
    ...(isKnown && { lat, lng }),
    slug: /\/location\/([a-z0-9-]{1,200})/.exec(link)?.[1],
    note: textOf(fields.note, MAX_NOTE_LENGTH),
  };
}

const textOf = (value: unknown, length: number): string | undefined =>
  typeof value === "string" ? value.trim().slice(0, length) : undefined;

function degreesOf(value: unknown, most: number): number | undefined {
  const degrees = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof degrees === "number" && Math.abs(degrees) <= most ? degrees : undefined;
}
