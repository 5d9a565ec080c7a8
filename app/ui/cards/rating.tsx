import { formatRating } from "../text/format.ts";

export function Rating({ rating, className = "" }: { rating: number; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-1 font-semibold tabular-nums ${className}`}>
      <span className="star" />
      <span className="sr-only">Rating out of 5: </span>
      {formatRating(rating)}
    </span>
  );
}
