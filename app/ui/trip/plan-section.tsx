/** A plan on the page: days and stops beside the map. */
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { questionSearch } from "../../domain/trips/question/read-question.ts";
import type { TripQuestion } from "../../domain/trips/trip.ts";
import { TripMap } from "../../map/trip-map.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { AlsoOnTheWay } from "./also-on-the-way.tsx";
import { ChangeForm } from "./change-form.tsx";
import { DaySection } from "./day-section.tsx";
import { PlanIcons } from "./plan-icons.tsx";
import type { PlanView } from "./plan-view.ts";
import { TakeAlong } from "./take-along.tsx";

interface PlanSectionProps {
  readonly question: TripQuestion;
  readonly plan: PlanView;
}

export function PlanSection({ question, plan }: PlanSectionProps) {
  const days = plan.days.length;
  return (
    <>
      <PlanIcons />
      <ChangeForm question={{ ...question, days: question.days || days }} plan={plan} />
      <div
        id="plan"
        className="wrap mt-6 grid grid-cols-1 gap-x-12 gap-y-8 sm:mt-10 sm:gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
      >
        {/* One column of its own on wide screens; on narrow ones the map comes before the days, the rest after them. */}
        <div className="trip-side max-lg:contents lg:order-last">
          <div className="trip-side max-lg:contents lg:sticky lg:top-20 lg:grid lg:gap-6">
            <div className="trip-map">
              <TripMap days={plan.days} {...plan.map} label={`Map: ${plan.title}`} className="h-72 sm:h-80" />
            </div>
            <div className="max-lg:order-last">
              <TakeAlong plan={plan} hasDate={question.start !== undefined} />
            </div>
          </div>
        </div>
        <div className="min-w-0">
          <Notes notes={plan.notes} />
          <Remedies question={question} plan={plan} />
          <div className="mt-8 sm:mt-10">
            {plan.days.map((day) => (
              <DaySection
                key={day.number}
                day={day}
                days={days}
                isFixed={question.choice === "fixed"}
                pinned={plan.pinned}
              />
            ))}
          </div>
        </div>
      </div>
      <AlsoOnTheWay places={plan.more} towns={plan.moreTowns} onFoot={question.mode === "walk"} />
    </>
  );
}

/** What did not fit, and what to know. */
function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="grid gap-2 border-l-4 border-moon bg-dusk px-5 py-4 text-[0.9375rem]">
      {notes.map((note) => (
        <li key={note} className="flex gap-2.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-moon" />
          {note}
        </li>
      ))}
    </ul>
  );
}

/** Nothing could be planned: why, and what would work. */
export function NoPlan({ question, plan }: PlanSectionProps) {
  return (
    <section id="no-plan" tabIndex={-1} aria-label="No plan" className="wrap mt-8 outline-none">
      <Notes notes={plan.notes} />
      <Remedies question={question} plan={plan} />
    </section>
  );
}

/** The same question with what it lacks. */
function Remedies({ question, plan }: PlanSectionProps) {
  const remedies = [
    plan.daysNeeded && { text: `Plan it in ${plan.daysNeeded} days`, question: { ...question, days: plan.daysNeeded } },
    plan.widerDetour && {
      text: `Allow detours of ${plan.widerDetour} minutes`,
      question: { ...question, detour: plan.widerDetour },
    },
  ].filter((remedy) => !!remedy);
  if (remedies.length === 0) return null;
  return (
    <p data-print="hide" className="mt-4 flex flex-wrap gap-3">
      {remedies.map((remedy) => (
        <Link
          key={remedy.text}
          to={`/trip${questionSearch(remedy.question)}`}
          rel="nofollow"
          className={BUTTON.outline}
        >
          {remedy.text}
        </Link>
      ))}
    </p>
  );
}
