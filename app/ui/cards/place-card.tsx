import type { ReactNode } from "react";
import { Link } from "react-router";
import type { VisitFigure } from "../../domain/places/number-words.ts";
import { SaveButton } from "../saved/save-button.tsx";
import { ActivityBadge } from "./activity-badge.tsx";
import type { CardView } from "./card-view.ts";
import { Poster } from "./poster.tsx";
import { Rating } from "./rating.tsx";

interface PlaceCardProps {
  readonly card: CardView;
  readonly eager?: boolean;
  /** Overlay on the picture, such as a rank. */
  readonly ribbon?: ReactNode;
}

/** Texts are single strings: between adjacent text nodes React would insert comments, on every card. */
export function PlaceCard({ card, eager = false, ribbon }: PlaceCardProps) {
  const { distance } = card;
  return (
    <article className="group relative flex min-w-0 flex-col border border-line bg-dusk transition-colors hover:border-pumpkin/60">
      <div data-print="hide" className="relative overflow-hidden">
        <Poster image={card.image} fallback={`/art/${card.slug}.svg`} eager={eager} />
        <div className="absolute inset-x-3 top-3 flex items-start justify-between gap-3">
          <ActivityBadge activity={card.activity} />
          {ribbon}
        </div>
        <SaveButton slug={card.slug} name={card.houseName} className="absolute right-2 bottom-2 z-10 bg-night/85" />
      </div>
      <div className="flex flex-1 flex-col p-5 print:p-2">
        <div className="flex items-start justify-between gap-3">
          <h3 className="line-clamp-4 min-w-0 text-[1.375rem] leading-snug wrap-anywhere">{card.houseName}</h3>
          <Rating of={card} className="shrink-0 pt-1" />
        </div>
        <p className="mt-1.5 flex items-center gap-1.5 text-[0.9375rem] text-ash">
          <span className="icon-pin" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{`${card.city}, ${card.state}`}</span>
          {distance !== undefined && <span className="ml-auto shrink-0 text-moon">{`${distance.toFixed(1)} mi`}</span>}
        </p>
        {card.driveTime && <p className="mt-0.5 text-right text-sm text-ash">{card.driveTime}</p>}
        <p className="mt-3 line-clamp-3 wrap-anywhere font-text text-[1.0625rem] leading-relaxed text-bone">
          {card.storySummary}
        </p>
        <CardFacts card={card} />
        <Link
          to={`/location/${card.slug}`}
          prefetch="intent"
          data-print="hide"
          className="mt-5 block rounded-sm border border-pumpkin/70 px-4 py-2.5 text-center font-semibold no-underline transition-colors after:absolute after:inset-0 group-hover:bg-pumpkin group-hover:text-soot"
        >
          View Paranormal Activity Details<span className="sr-only">{`: ${card.houseName}`}</span>
        </Link>
        {card.yearBuilt === undefined ? (
          // Reserves the space on wide screens, so that the buttons in a row line up.
          <div className="h-12 max-sm:hidden" />
        ) : (
          <p className="mt-4 line-clamp-2 border-t border-line pt-3 text-sm wrap-anywhere text-ash">
            {`Built in ${card.yearBuilt}${card.architectureStyle ? ` • ${card.architectureStyle}` : ""}`}
          </p>
        )}
      </div>
    </article>
  );
}

function CardFacts({ card }: { card: CardView }) {
  const { admission, visitTime, closed } = card;
  // Reserves the space, so that the buttons in a row line up.
  if (!admission && !visitTime && !closed) return <div className="mt-auto" />;
  return (
    <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-4 text-sm text-ash">
      {closed && <li>{closed}</li>}
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
