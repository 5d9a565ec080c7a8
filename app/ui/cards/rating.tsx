import { type Rated, ratedBy } from "../../domain/places/number-words.ts";
import { formatRating } from "../text/format.ts";

export function Rating({ of, className = "" }: { of: Rated; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-1 font-semibold tabular-nums ${className}`}>
      <span className="star" />
      {formatRating(of.rating)}
      <span className="sr-only">{` ${ratedBy(of)}`}</span>
    </span>
  );
}
