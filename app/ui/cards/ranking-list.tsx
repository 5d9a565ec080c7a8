import { Link } from "react-router";
import { RankBadge } from "./rank-badge.tsx";
import type { RankedView } from "./ranking-view.ts";
import { Rating } from "./rating.tsx";

/** The whole ranking, in two columns on wide screens. */
export function RankingList({ places }: { places: readonly RankedView[] }) {
  return (
    <ol className="gap-x-12 md:columns-2">
      {places.map((place, index) => (
        <li
          key={place.slug}
          className="relative flex break-inside-avoid items-center gap-4 border-b border-line py-3.5"
        >
          <RankBadge rank={index + 1} />
          <RankedLine place={place} />
        </li>
      ))}
    </ol>
  );
}

/** Name, location, rating and reports; the whole line is a link. Needs a positioned parent. */
export function RankedLine({ place }: { place: RankedView }) {
  return (
    <div className="group min-w-0 flex-1">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={`/location/${place.slug}`}
          prefetch="intent"
          className="line-clamp-3 min-w-0 wrap-anywhere font-display text-lg leading-snug font-medium after:absolute after:inset-0 group-hover:text-pumpkin"
        >
          {place.houseName}
        </Link>
        <Rating of={place} className="shrink-0 text-[0.9375rem]" />
      </div>
      <div className="mt-0.5 flex justify-between gap-3 text-sm text-ash">
        <span className="line-clamp-2 min-w-0 wrap-anywhere">
          {place.city}, {place.state}
        </span>
        <span className="shrink-0 tabular-nums">{place.reports}</span>
      </div>
    </div>
  );
}
