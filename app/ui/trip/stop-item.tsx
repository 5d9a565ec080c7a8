import { Link } from "react-router";
import type { DayColor } from "../../map/drawn/map-inks.ts";
import { PlacePicture } from "../cards/place-picture.tsx";
import { Rating } from "../cards/rating.tsx";
import { SaveButton } from "../saved/save-button.tsx";
import { formatCount } from "../text/format.ts";
import { VISITORS_REPORTS } from "../visits/report-body.tsx";
import { ChangeButton } from "./change-button.tsx";
import { StayField } from "./change-fields.tsx";
import { DAY_DOT, DAY_RAIL } from "./day-classes.ts";
import type { StopView } from "./day-view.ts";
import { PlanIcon } from "./plan-icons.tsx";

interface StopItemProps {
  readonly stop: StopView;
  readonly day: number;
  readonly days: number;
  readonly color: DayColor;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Every stop of a fixed plan is pinned. */
  readonly isFixed: boolean;
}

/** All but the first stop are folded to their name and time. */
export function StopItem({ stop, color, ...place }: StopItemProps) {
  return (
    <li
      id={`stop-${stop.slug}`}
      className={`trip-stop relative border-l-2 pb-2.5 pl-7 sm:pb-6 sm:pl-9 ${DAY_RAIL[color]}`}
    >
      <p className="trip-leg flex items-center gap-2 pb-1 text-[0.9375rem] text-moon sm:pb-3">
        <LegIcon onFoot={stop.onFoot} />
        {stop.legLink ? (
          <a href={stop.legLink} rel="noopener nofollow" className="py-0.5 hover:text-pumpkin">
            {stop.leg}
            <span className="sr-only"> (directions to {stop.houseName} on OpenStreetMap)</span>
          </a>
        ) : (
          stop.leg
        )}
      </p>
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 sm:gap-x-4">
        <span
          aria-hidden="true"
          className={`trip-number absolute -top-0.5 -left-11.25 grid size-8 place-items-center rounded-full sm:top-0 sm:-left-13.25 text-sm font-bold text-soot tabular-nums ring-4 ring-night ${DAY_DOT[color]}`}
        >
          {stop.number}
        </span>
        <StopHead stop={stop} />
        <div data-print="hide" className="w-14 pt-1 max-sm:mr-7 sm:row-span-2 sm:w-40">
          <PlacePicture image={stop.picture} fallback={`/art/${stop.slug}.svg`} size="small" />
        </div>
        <div className="mt-1.5 flex flex-wrap items-start gap-x-2 max-sm:col-span-2">
          <ChangeButton change={`drop:${stop.slug}`} label={`Drop ${stop.houseName}`}>
            <PlanIcon name="drop" />
            Drop
          </ChangeButton>
          <MoveMenu stop={stop} {...place} />
          <details open={place.isFirst} className="fold-on-screen open:w-full print:w-full">
            <summary className="trip-more w-fit px-2 py-1.5 text-[0.9375rem] text-ash hover:text-pumpkin">
              <span className="max-sm:sr-only">
                More<span className="sr-only"> on {stop.houseName}</span>
              </span>
            </summary>
            <StopDetails stop={stop} isFixed={place.isFixed} />
            <StopButtons stop={stop} {...place} />
          </details>
        </div>
      </div>
    </li>
  );
}

function StopHead({ stop }: { stop: StopView }) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg leading-snug wrap-anywhere sm:text-2xl">
        <span className="sr-only">{stop.number}. </span>
        <Link
          to={`/location/${stop.slug}`}
          prefetch="intent"
          className="underline decoration-pumpkin/60 hover:text-pumpkin"
        >
          {stop.houseName}
        </Link>
      </h3>
      <p className="trip-when flex flex-wrap items-center gap-x-1.5 text-[0.9375rem] max-sm:mt-0.5 sm:mt-2 sm:gap-x-4 sm:text-base">
        <span className="flex items-center gap-1.5 font-semibold">
          <PlanIcon name="clock" className="size-4.5 text-pumpkin max-sm:hidden" />
          About {stop.arrive}
        </span>
        {stop.stay && <span className="max-sm:text-ash">stay {stop.stay}</span>}
        {stop.isGuessed && <span className="text-ash">hours guessed</span>}
      </p>
      {stop.free && <p className="text-[0.9375rem] text-ash sm:mt-1">{stop.free}</p>}
      {stop.closed && <p className="mt-1 font-semibold">{stop.closed}</p>}
    </div>
  );
}

function StopDetails({ stop, isFixed }: Pick<StopItemProps, "stop" | "isFixed">) {
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-ash">
        <span>
          <span className="hidden print:inline">{stop.address}, </span>
          {stop.town}
        </span>
        <Rating of={stop} className="text-bone" inWords />
        {stop.reports > 0 && (
          <Link to={`/location/${stop.slug}#${VISITORS_REPORTS}`} data-print="hide" className="py-1 text-link">
            {stop.reports === 1 ? "1 visitor's report" : `${formatCount(stop.reports)} visitors' reports`}
            <span className="sr-only"> on {stop.houseName}</span>
          </Link>
        )}
      </p>
      <Marks stop={stop} isChosen={stop.chosen && !isFixed} />
      <p
        data-print="hide"
        className="mt-3 max-w-prose font-text text-[1.0625rem] leading-relaxed text-bone max-sm:hidden"
      >
        {stop.summary}
      </p>
      {(stop.access || stop.open || stop.note) && (
        <p className="mt-2 max-w-prose text-[0.9375rem] text-ash">
          {stop.access && <span className="font-semibold text-bone">{stop.access}. </span>}
          {stop.open && `${stop.open}. `}
          {stop.note}
        </p>
      )}
    </>
  );
}

export function LegIcon({ onFoot }: { onFoot: boolean }) {
  return (
    <>
      <PlanIcon name={onFoot ? "walk" : "car"} className="size-4.5 shrink-0" />
      <span className={onFoot ? "" : "sr-only"}>{onFoot ? "Walk " : "Drive: "}</span>
    </>
  );
}

function Marks({ stop, isChosen }: { stop: StopView; isChosen: boolean }) {
  if (!stop.isOutsideOnly && !stop.sleep && !isChosen && !stop.why) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2 text-sm">
      {stop.isOutsideOnly && (
        <Mark>
          <PlanIcon name="outside" className="size-4" /> Seen from outside
        </Mark>
      )}
      {stop.sleep && (
        <Mark>
          <PlanIcon name="sleep" className="size-4" /> Sleep here
        </Mark>
      )}
      {stop.why && (
        <Mark onScreenOnly>
          <PlanIcon name="reason" className="size-4" /> {stop.why}
        </Mark>
      )}
      {isChosen && (
        <Mark>
          <PlanIcon name="chosen" className="size-4" /> Your choice
        </Mark>
      )}
    </ul>
  );
}

function Mark({ onScreenOnly = false, children }: { onScreenOnly?: boolean; children: React.ReactNode }) {
  return (
    <li
      data-print={onScreenOnly ? "hide" : undefined}
      className="flex items-center gap-1.5 border border-line bg-slate px-2 py-0.5"
    >
      {children}
    </li>
  );
}

type StopButtonsProps = Omit<StopItemProps, "color">;

/** Where else it could stand: before or after its neighbor, or on another day. */
function MoveMenu({ stop, day, days, isFirst, isLast }: StopButtonsProps) {
  const { slug, houseName } = stop;
  const otherDays = Array.from({ length: days }, (_, index) => index + 1).filter((other) => other !== day);
  if (isFirst && isLast && otherDays.length === 0) return null;
  return (
    <details data-print="hide" className="text-sm open:w-full">
      <summary className="min-h-9 px-2 py-2 text-ash hover:text-pumpkin">
        Move<span className="sr-only"> {houseName}</span>
      </summary>
      <div className="my-2 flex flex-wrap gap-2">
        {!isFirst && (
          <ChangeButton change={`earlier:${slug}`} label={`Earlier: ${houseName}`}>
            <PlanIcon name="earlier" />
            Earlier
          </ChangeButton>
        )}
        {!isLast && (
          <ChangeButton change={`later:${slug}`} label={`Later: ${houseName}`}>
            <PlanIcon name="later" />
            Later
          </ChangeButton>
        )}
        {otherDays.map((other) => (
          <ChangeButton key={other} change={`move:${slug}:${other}`} label={`Move ${houseName} to day ${other}`}>
            Day {other}
          </ChangeButton>
        ))}
      </div>
    </details>
  );
}

/** What is rarely wanted of a stop. */
function StopButtons({ stop, day, isFixed }: StopButtonsProps) {
  const { slug, houseName } = stop;
  return (
    <div data-print="hide" className="mt-3 flex flex-wrap items-start gap-2">
      <SaveButton slug={slug} name={houseName} className="-my-0.5 -ml-2.5" />
      {!isFixed && !stop.chosen && (
        <ChangeButton change={`pin:${slug}:${day}`} label={`Pin to this day: ${houseName}`}>
          <PlanIcon name="chosen" />
          <span>
            Pin<span className="max-sm:hidden"> to this day</span>
          </span>
        </ChangeButton>
      )}
      <StayField stop={stop} />
    </div>
  );
}
