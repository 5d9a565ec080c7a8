import { type Rated, ratedBy, renownInWords } from "../../domain/places/number-words.ts";
import { formatRating } from "../text/format.ts";

interface RatingProps {
  readonly of: Rated;
  readonly className?: string;
  /** There is room for "known nationwide". */
  readonly inWords?: boolean;
}

export function Rating({ of, className = "", inWords = false }: RatingProps) {
  const words = inWords && renownInWords(of);
  const star = (
    <span className={`inline-flex items-baseline gap-1 font-semibold tabular-nums ${className}`}>
      <span className="star self-center" />
      {formatRating(of.rating)}
      <span className="sr-only">{` ${ratedBy(of)}`}</span>
    </span>
  );
  if (!words) return star;
  return (
    <span>
      {star}
      {`, ${words}`}
    </span>
  );
}
