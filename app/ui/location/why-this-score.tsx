import { Link } from "react-router";
import { ASSUMED_SCORE, SCORE_WEIGHT } from "../../domain/places/rating.ts";
import { MAX_STARS } from "../../domain/visits/visit-report.ts";
import { formatRating, plural } from "../text/format.ts";
import type { LocationView } from "./location-view.ts";

/** What the rating is made of: the editors' rubric in four bars, and the stars of visitors. */
export function WhyThisScore({ view }: { view: Pick<LocationView, "rating" | "ratingParts"> }) {
  const { score, rubric, visitorReports, visitorStars } = view.ratingParts;
  return (
    <details data-print="hide" className="mt-2 max-w-xl">
      <summary className="w-fit py-1 text-moon hover:text-pumpkin">Why this score</summary>
      <div className="mt-2 border border-line bg-dusk p-5 text-[0.9375rem]">
        {score === undefined ? (
          <p>The editors have not scored this place.</p>
        ) : (
          <p>
            The editors' score is <strong className="font-semibold">{formatRating(score)}</strong>
            {rubric ? `: ${formatRating(rubric.start)} to start with, and four parts.` : "."}
          </p>
        )}
        <dl className="mt-3 space-y-2.5">
          {rubric?.parts.map(({ name, points, max }) => (
            <Bar
              key={name}
              name={name}
              share={points / max}
              value={`${formatRating(points)} of ${formatRating(max)}`}
            />
          ))}
          <Bar
            name="Visitors' stars"
            share={visitorReports === 0 ? 0 : visitorStars / visitorReports / MAX_STARS}
            value={
              visitorReports === 0
                ? "none yet"
                : `${formatRating(visitorStars / visitorReports)} from ${plural(visitorReports, "visitor")}`
            }
          />
        </dl>
        <p className="mt-4 text-ash">{sentenceOf(view)}</p>
        <p className="mt-3">
          <Link to="/about#rating" className="text-moon underline hover:text-pumpkin">
            What the rating means
          </Link>
        </p>
      </div>
    </details>
  );
}

function Bar({ name, share, value }: { name: string; share: number; value: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt>{name}</dt>
      <dd className="text-ash tabular-nums">{value}</dd>
      <dd aria-hidden="true" className="col-span-2 h-1.5 bg-slate">
        <svg className="block h-full w-full" preserveAspectRatio="none" viewBox="0 0 100 1" aria-hidden="true">
          <rect width={Math.round(share * 100)} height="1" className="fill-pumpkin" />
        </svg>
      </dd>
    </div>
  );
}

/** The formula with this place's numbers. */
function sentenceOf({ rating, ratingParts }: Pick<LocationView, "rating" | "ratingParts">): string {
  const { score, visitorReports, visitorStars } = ratingParts;
  if (visitorReports === 0) {
    return score === undefined
      ? `It is unrated. From the first visitor on, ${formatRating(ASSUMED_SCORE)} counts as the score.`
      : "Visitors' stars will move it: the score counts as much as ten visitors.";
  }
  const counted = score === undefined ? `${formatRating(ASSUMED_SCORE)}, for want of a score,` : formatRating(score);
  return `The rating is (${counted} x ${SCORE_WEIGHT} + ${visitorStars} stars) / (${SCORE_WEIGHT} + ${plural(visitorReports, "visitor")}) = ${formatRating(rating)}.`;
}
