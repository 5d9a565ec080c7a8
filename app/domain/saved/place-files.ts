/** A list of places as a file for navigation devices, mapping programs and spreadsheets. */
import { escapeXml } from "../escape-xml.ts";
import { degrees, gpxFile, type NamedPoint } from "../geo/gpx.ts";
import { DATA_LICENSE, type Edition, editionInWords } from "../import-export/data-license.ts";
import { csvLine } from "../import-export/spreadsheet-cell.ts";

interface ListedPlace {
  readonly houseName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly access?: string | undefined;
  /** The URL of its page. */
  readonly url: string;
  /** The visitor's own words, in files made by the browser. */
  readonly note?: string | undefined;
  readonly been?: string | undefined;
}

interface PlaceFile {
  readonly type: string;
  /** Files made by the browser do not know the edition. */
  write(name: string, places: readonly ListedPlace[], edition?: Edition): string;
}

export type PlaceFileName = "gpx" | "kml" | "geojson" | "csv";

export const PLACE_FILES: Readonly<Record<PlaceFileName, PlaceFile>> = {
  gpx: {
    type: "application/gpx+xml",
    write: (name, places, edition) => gpxFile({ name, edition, waypoints: places.flatMap(pointOf) }),
  },
  kml: {
    type: "application/vnd.google-earth.kml+xml",
    write: (name, places, edition) =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escapeXml(name)}</name>`,
        `<description>${editionInWords(edition)}</description>`,
        ...places.flatMap(pointOf).map(placemark),
        "</Document></kml>\n",
      ].join("\n"),
  },
  geojson: {
    type: "application/geo+json",
    write: (name, places, edition) => {
      const features = places.flatMap((place) => featureOf(place) ?? []);
      return JSON.stringify({ type: "FeatureCollection", name, license: DATA_LICENSE.url, ...edition, features });
    },
  },
  csv: {
    type: "text/csv",
    write: (_name, places) =>
      csvLine(["name", "address", "city", "state", "latitude", "longitude", "access", "url", "note", "been"]) +
      places
        .map(({ houseName, address, city, state, lat, lng, access, url, note, been }) =>
          csvLine([houseName, address, city, state, lat, lng, access, url, note, been]),
        )
        .join(""),
  },
};

/** Undefined for a place whose position is unknown. */
function featureOf({ lat, lng, houseName: name, address, city, state, access, url, note, been }: ListedPlace) {
  if (lat === undefined || lng === undefined) return undefined;
  const properties = { name, address, city, state, access, url, note, been };
  return { type: "Feature", geometry: { type: "Point", coordinates: [lng, lat] }, properties };
}

/** None for a place whose position is unknown. */
function pointOf({ houseName, address, city, state, lat, lng, access, url, note }: ListedPlace): NamedPoint[] {
  if (lat === undefined || lng === undefined) return [];
  const about = [address, `${city}, ${state}`, access, note, url].filter(Boolean).join(". ");
  return [{ lat, lng, name: houseName, about }];
}

function placemark({ lat, lng, name, about = "" }: NamedPoint): string {
  const point = `<Point><coordinates>${degrees(lng)},${degrees(lat)}</coordinates></Point>`;
  return `<Placemark><name>${escapeXml(name)}</name><description>${escapeXml(about)}</description>${point}</Placemark>`;
}
