import type { PlaceFileName } from "../../domain/saved/place-files.ts";

const FORMATS: readonly (readonly [PlaceFileName, string])[] = [
  ["gpx", "GPX"],
  ["kml", "KML"],
  ["geojson", "GeoJSON"],
  ["csv", "CSV"],
];

/** A page's places as files for map apps and spreadsheets; `filter` selects them as it does for the page's map. */
export function TakeAlong({ filter }: { filter: Readonly<Record<string, string>> }) {
  const query = new URLSearchParams(filter).toString();
  return (
    <p data-print="hide" className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ash">
      Take these places along:
      {FORMATS.map(([format, label]) => (
        <a
          key={format}
          href={`/download/haunted-places.${format}${query && `?${query}`}`}
          rel="nofollow"
          download
          className="py-0.5 text-link"
        >
          {label}
        </a>
      ))}
    </p>
  );
}
