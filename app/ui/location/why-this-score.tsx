import { Link } from "react-router";
import { ASSUMED_SCORE, SCORE_WEIGHT } from "../../domain/places/rating.ts";
import { LEAST_SCORE, POINTS_PER_STAR } from "../../domain/places/rating-rubric.ts";
import { formatRating, plural } from "../text/format.ts";
import type { LocationView } from "./location-view.ts";

type Scored = Pick<LocationView, "rating" | "score" | "ratingParts">;

/** What the rating is made of: the four parts of the editors' score in words, and the stars of visitors. It opens over the page. */
export function WhyThisScore({ view }: { view: Scored }) {
  const { score, ratingParts } = view;
  const { parts, visitorReports, visitorStars } = ratingParts;
  return (
    <details data-print="hide" className="max-w-xl max-sm:open:w-full">
      <summary className="w-fit py-1 text-moon hover:text-pumpkin">Why this score</summary>
      <div className="mt-2 panel text-[0.9375rem] sm:absolute sm:top-full sm:left-0 sm:z-20 sm:max-w-xl sm:shadow-2xl">
        {score === undefined ? (
          <p>The editors have not scored this place.</p>
        ) : parts ? (
          <p>
            Our editors' score is <strong className="font-semibold">{formatRating(score)}</strong> of 5. It says how
            well known and how well told the haunting is, not how frightening: {formatRating(LEAST_SCORE)} for any place
            that is listed, and a star more for every {POINTS_PER_STAR} points.
          </p>
        ) : (
          <p>
            The score in its record is <strong className="font-semibold">{formatRating(score)}</strong> of 5. It was not
            made by our editors' rubric.
          </p>
        )}
        <dl className="mt-3 divide-y divide-line">
          {parts?.map(({ name, sentence, points, max }) => (
            <Part key={name} name={name} points={`${points} of ${max} points`}>
              {sentence}
            </Part>
          ))}
          <Part
            name="Visitors' stars"
            points={visitorReports === 0 ? "none yet" : formatRating(visitorStars / visitorReports)}
          >
            {visitorReports === 0 ? undefined : `The mean of ${plural(visitorReports, "visitor")}.`}
          </Part>
        </dl>
        <p className="mt-3 text-ash">{sentenceOf(view)}</p>
        <p className="mt-3">
          <Link to="/about#rating" className="text-link">
            What the rating means
          </Link>
        </p>
      </div>
    </details>
  );
}

function Part({ name, points, children }: { name: string; points: string; children: string | undefined }) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ash tabular-nums">{points}</dd>
      {children && <dd className="col-span-2 mt-0.5 wrap-anywhere">{children}</dd>}
    </div>
  );
}

/** The formula with this place's numbers. */
function sentenceOf({ rating, score, ratingParts }: Scored): string {
  const { visitorReports, visitorStars } = ratingParts;
  if (visitorReports === 0) {
    return score === undefined
      ? `It is unrated. From the first visitor on, ${formatRating(ASSUMED_SCORE)} counts as the score.`
      : "Visitors' stars will move it: the score counts as much as ten visitors.";
  }
  const counted = score === undefined ? `${formatRating(ASSUMED_SCORE)}, for want of a score,` : formatRating(score);
  return `The rating is (${counted} x ${SCORE_WEIGHT} + ${visitorStars} stars) / (${SCORE_WEIGHT} + ${plural(visitorReports, "visitor")}) = ${formatRating(rating)}.`;
}
