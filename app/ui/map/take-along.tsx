import type { PlaceFileName } from "../../domain/saved/place-files.ts";
import { formatCount } from "../text/format.ts";

const FORMATS: readonly (readonly [PlaceFileName, string])[] = [
  ["gpx", "GPX"],
  ["kml", "KML"],
  ["geojson", "GeoJSON"],
  ["csv", "CSV"],
];

interface TakeAlongProps {
  /** Selects the places as it does for the page's map. */
  readonly filter: Readonly<Record<string, string>>;
  /** How many of them may be visited: the files hold no others. */
  readonly count: number;
}

/** A page's places as files for map apps and spreadsheets. */
export function TakeAlong({ filter, count }: TakeAlongProps) {
  if (count === 0) return null;
  const query = new URLSearchParams(filter).toString();
  return (
    <p data-print="hide" className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ash">
      {count === 1 ? "Take this place along:" : `Take these ${formatCount(count)} places along:`}
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
