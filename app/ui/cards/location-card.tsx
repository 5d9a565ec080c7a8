import type { ReactNode } from "react";
import { Link } from "react-router";
import type { VisitFigure } from "../../domain/places/number-words.ts";
import type { Matched } from "../../domain/search/matched-sentence.ts";
import { SaveButton } from "../saved/save-button.tsx";
import { formatDistance } from "../text/format.ts";
import { ActivityBadge } from "./activity-badge.tsx";
import type { CardView } from "./card-view.ts";
import { PlacePicture } from "./place-picture.tsx";
import { Rating } from "./rating.tsx";

interface LocationCardProps {
  readonly card: CardView;
  readonly eager?: boolean;
  /** Overlay on the picture, such as a rank. */
  readonly ribbon?: ReactNode;
}

/**
 * A poster with its text below; on phones compact, with the picture beside the text. Texts are single strings: between adjacent text
 * nodes React would insert comments, on every card.
 */
export function LocationCard({ card, eager = false, ribbon }: LocationCardProps) {
  const { distance } = card;
  return (
    <article className="place-card group">
      <div data-print="hide" className="relative overflow-hidden">
        <PlacePicture image={card.image} fallback={`/art/${card.slug}.svg`} eager={eager} className="card-picture" />
        <div className="absolute inset-x-0 top-0 flex items-start justify-between gap-1 max-sm:flex-col sm:inset-x-3 sm:top-3 sm:gap-3">
          <ActivityBadge activity={card.activity} />
          {ribbon}
        </div>
        <SaveButton
          slug={card.slug}
          name={card.houseName}
          className="absolute right-0 bottom-0 z-10 bg-night/85 sm:right-2 sm:bottom-2"
        />
      </div>
      <div className="card-text">
        <div className="sm:flex sm:items-start sm:justify-between sm:gap-3">
          <h3 className="line-clamp-4 min-w-0 text-lg leading-snug wrap-anywhere sm:text-[1.375rem]">
            {card.houseName}
          </h3>
          <Rating of={card} className="card-rating" />
        </div>
        <p className="flex items-center gap-1.5 text-sm text-ash sm:mt-1.5 sm:text-[0.9375rem]">
          <span className="icon-pin" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{`${card.city}, ${card.state}`}</span>
          {distance !== undefined && (
            <span className="ml-auto shrink-0 text-moon">{formatDistance(distance, "mi")}</span>
          )}
        </p>
        {card.driveTime && <p className="mt-0.5 text-right text-sm text-ash">{card.driveTime}</p>}
        <p className="mt-1 line-clamp-3 wrap-anywhere font-text text-[0.9375rem] leading-snug text-bone sm:mt-3 sm:text-[1.0625rem] sm:leading-relaxed">
          {card.matched ? <Marked {...card.matched} /> : card.storySummary}
        </p>
      </div>
      <div className="card-foot">
        <CardFacts card={card} />
        <Link
          to={`/location/${card.slug}`}
          prefetch="intent"
          data-print="hide"
          className="mt-2 block rounded-sm border border-pumpkin/70 px-4 py-1 text-center text-[0.9375rem] font-semibold transition-colors after:absolute after:inset-0 group-hover:bg-pumpkin group-hover:text-soot sm:mt-5 sm:py-2.5 sm:text-base"
        >
          View Paranormal Activity Details<span className="sr-only">{`: ${card.houseName}`}</span>
        </Link>
        {card.yearBuilt === undefined ? (
          // Reserves the space on wide screens, so that the buttons in a row line up.
          <div className="h-12 max-sm:hidden" />
        ) : (
          <p className="mt-1.5 line-clamp-2 text-[0.8125rem] wrap-anywhere text-ash sm:mt-4 sm:border-t sm:border-line sm:pt-3 sm:text-sm">
            {`Built in ${card.yearBuilt}${card.architectureStyle ? ` • ${card.architectureStyle}` : ""}`}
          </p>
        )}
      </div>
    </article>
  );
}

/** A sentence with the words that were searched for. */
function Marked({ text, marks }: Matched) {
  let at = 0;
  const pieces = marks.flatMap(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return [...pieces, text.slice(at)];
}

function CardFacts({ card }: { card: CardView }) {
  const { admission, visitTime, closed, season } = card;
  return (
    <ul className="flex min-h-7 flex-wrap gap-x-3 gap-y-1 pt-2 text-[0.8125rem] text-ash max-sm:pr-12 sm:gap-x-5 sm:pt-4 sm:text-sm">
      {closed && <li>{closed}</li>}
      {season && <li className="text-moon">{`Open ${season}`}</li>}
      {visitTime && (
        <li className="flex items-center gap-1.5">
          <span className="icon-clock" />
          {visitTime.text}
          <Estimate of={visitTime} />
        </li>
      )}
      {admission && (
        <li className="flex items-center gap-1.5">
          <span className="icon-ticket" />
          {admission.text}
          <Estimate of={admission} />
        </li>
      )}
    </ul>
  );
}

/** Marks SPEC's default values, which are not facts about the place. */
export function Estimate({ of: figure }: { of: VisitFigure }) {
  if (!figure.isEstimate) return null;
  return (
    <abbr title="estimate, the real figure is not known" className="no-underline">
      est.
    </abbr>
  );
}
