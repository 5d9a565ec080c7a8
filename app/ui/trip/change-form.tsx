import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import {
  changeTrip,
  type ShownStop,
  type TripChangeKind,
  typedFields,
  typedSearch,
} from "../../domain/trips/question/change-trip.ts";
import { questionSearch } from "../../domain/trips/question/read-question.ts";
import type { TripQuestion } from "../../domain/trips/trip.ts";
import { showNotice } from "../layout/notice-store.ts";
import { plural } from "../text/format.ts";
import { CHANGE_FORM } from "./change-button.tsx";
import type { PlanView } from "./plan-view.ts";

interface ChangeFormProps {
  readonly question: TripQuestion;
  readonly plan: PlanView;
}

/** Without JavaScript the server reads the decision and redirects to the new question. */
export function ChangeForm({ question, plan }: ChangeFormProps) {
  const submit = useTripChanges(question, plan);
  const stops = stopsOf(plan);
  return (
    <form id={CHANGE_FORM} action="/trip/change" method="get" onSubmit={submit} hidden>
      {[...new URLSearchParams(questionSearch(question))].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {stops.map(({ slug, day }) => (
        <input key={slug} type="hidden" name="stop" value={`${slug}@${day}`} />
      ))}
      {plan.nights.map(({ day, town }) => (
        <input key={day} type="hidden" name="slept" value={`${day}@${town}`} />
      ))}
      {/* The first button of a form is the one that Enter presses, in the fields beside days and stops. */}
      <button type="submit" name="change" value="set" tabIndex={-1} />
    </form>
  );
}

interface Decision {
  readonly kind: TripChangeKind;
  readonly slug: string;
  readonly before: PlanView;
  /** Address of the plan as it was. */
  readonly address: string;
}

/** Applies decisions in place: the page stays where it is, a notice says what changed, the focus stays with the stop. */
function useTripChanges(question: TripQuestion, plan: PlanView) {
  const navigate = useNavigate();
  const decided = useRef<Decision>(undefined);

  useEffect(() => {
    const decision = decided.current;
    if (!decision || decision.before === plan) return;
    decided.current = undefined;
    focusAfter(decision, plan);
    const news = plan.notes.filter((note) => !decision.before.notes.includes(note));
    const sums = `${plural(plan.stops, "stop")}, ${plan.minutes} ${plan.onFoot ? "on foot" : "of driving"}.`;
    showNotice({
      title: titleOf(decision, plan),
      text: [sums, ...changedOtherwise(decision, plan), ...news].join(" "),
      action: { text: "Undo", run: () => void navigate(decision.address, { preventScrollReset: true }) },
    });
  }, [plan, navigate]);

  return (event: FormEvent): void => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const change = submitter.value;
    const [kind, slug] = change.split(":") as [TripChangeKind, string | undefined];
    const { pathname, search } = window.location;
    decided.current = { kind, slug: slug ?? "", before: plan, address: pathname + search };
    if (kind === "set") {
      const typed = typedFields(new FormData(event.currentTarget as HTMLFormElement));
      void navigate(`/trip${typedSearch(question, stopsOf(plan), typed)}`, { preventScrollReset: true });
      return;
    }
    const next = changeTrip(question, stopsOf(plan), change, plan.nights);
    void navigate(`/trip${questionSearch(next)}`, { preventScrollReset: true });
  };
}

function stopsOf({ days }: PlanView): ShownStop[] {
  return days.flatMap(({ number, stops }) => stops.map(({ slug }) => ({ slug, day: number })));
}

/** What a plan that was made again changed beside the decision. */
function changedOtherwise({ slug, before }: Decision, plan: PlanView): string[] {
  const stops = (view: PlanView) => view.days.flatMap((day) => day.stops);
  const missing = (view: PlanView, other: PlanView) => {
    const kept = new Set(stops(other).map((stop) => stop.slug));
    return stops(view).filter((stop) => stop.slug !== slug && !kept.has(stop.slug));
  };
  const names = (gone: ReturnType<typeof missing>) => gone.map(({ houseName }) => houseName).join(", ");
  const [out, come] = [missing(before, plan), missing(plan, before)];
  return [...(out.length > 0 ? [`Out: ${names(out)}.`] : []), ...(come.length > 0 ? [`New: ${names(come)}.`] : [])];
}

function titleOf({ kind, slug, before }: Decision, plan: PlanView): string {
  if (kind === "set") return "Changed as you asked";
  const [first] = slug.split("+");
  const town = before.moreTowns.find(({ change }) => change.startsWith(`add:${slug}:`))?.town;
  const all = [before, plan].flatMap(({ days, more }) => [...days.flatMap(({ stops }) => stops), ...more]);
  const name = town ?? all.find((place) => place.slug === slug)?.houseName ?? "The place";
  const day = plan.days.find(({ stops }) => stops.some((stop) => stop.slug === first))?.number;
  if (kind === "drop") return `Dropped: ${name}`;
  return day === undefined ? `${name} does not fit` : `${name}: day ${day}`;
}

/** On the same button if it is still there, else on the stop, else on the one that took its place. */
function focusAfter({ kind, slug, before }: Decision, plan: PlanView): void {
  if (kind === "set") return;
  const stop = document.getElementById(`stop-${slug.split("+")[0]}`);
  const order = stopsOf(before).map((shown) => shown.slug);
  const shown = new Set(stopsOf(plan).map((other) => other.slug));
  const neighbor = order.slice(order.indexOf(slug) + 1).find((other) => shown.has(other)) ?? [...shown].at(-1);
  const target =
    stop?.querySelector<HTMLElement>(`button[value^="${kind}:"]`) ??
    stop?.querySelector<HTMLElement>("h3 a") ??
    (neighbor === undefined ? null : document.querySelector<HTMLElement>(`#stop-${CSS.escape(neighbor)} h3 a`)) ??
    document.getElementById("day-1-name");
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "nearest" });
}
