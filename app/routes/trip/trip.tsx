import { useEffect, useRef } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { activityDirectory } from "../../domain/browse/activity-directory.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { USUAL_REGIONS } from "../../domain/geo/us-regions.ts";
import { PLACE_TYPES } from "../../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { questionSearch, readQuestion } from "../../domain/trips/question/read-question.ts";
import type { TripMistakes } from "../../domain/trips/question/trip-parameters.ts";
import { UNUSED_PARAMETER } from "../../domain/trips/question/trip-parameters.ts";
import printUrl from "../../styles/trip-print.css?url";
import { Figures } from "../../ui/layout/figures.tsx";
import { LinkTiles, ONWARD } from "../../ui/layout/link-tiles.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { plural } from "../../ui/text/format.ts";
import { formSearch } from "../../ui/trip/form-search.ts";
import { NoPlan, PlanSection } from "../../ui/trip/plan-section.tsx";
import { type PlanView, placeNames, planView } from "../../ui/trip/plan-view.ts";
import { TripExamples } from "../../ui/trip/trip-examples.tsx";
import { TripForm } from "../../ui/trip/trip-form.tsx";
import { Wishes } from "../../ui/trip/wishes.tsx";
import { listedPlaces } from "../../views/listed-places.ts";
import { planSiteTrip, tripMistakes } from "../../views/site-trip.ts";
import { unusedSentence } from "../../views/unused-slots.ts";
import { BUSY_ANSWER, pageHeadersUnlessTemporary, TEMPORARY_ANSWER } from "../../web/render/page-headers.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { pageMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import { tripRule } from "../../web/trip-rule.ts";
import type { Route } from "./+types/trip";

const TRIP_PAGE_PARAMETERS = [...tripRule.params, UNUSED_PARAMETER];

export const handle: RouteRule = { ...tripRule, params: TRIP_PAGE_PARAMETERS, typed: TRIP_PAGE_PARAMETERS };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: printUrl, media: "print" }];

export const headers = pageHeadersUnlessTemporary;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog } = site;
  const { question } = readQuestion(url.searchParams);
  const answer = await planSiteTrip(site, question).catch(geocoderIsBusy);
  const plan = answer instanceof DomainError ? undefined : answer;
  // The last three have their fields beside the plan, not in the form.
  const { stay, starts, night, ...mistakes }: TripMistakes =
    answer instanceof DomainError ? { from: answer.message } : tripMistakes(url.searchParams, answer);
  const beside = [stay, starts, night].filter((mistake) => mistake !== undefined);
  const page = {
    question,
    unused: unusedSentence(url.searchParams.get(UNUSED_PARAMETER)),
    mistakes,
    typed: Object.fromEntries([...url.searchParams].filter(([name]) => name in mistakes)),
    plan: plan && planView({ ...plan, notes: [...beside, ...plan.notes] }, catalog),
    listTitle: listedPlaces(site, question)?.title,
    names: placeNames(catalog, [...[...question.with, ...question.stays].map(({ slug }) => slug), ...question.without]),
    areas: { states: [...catalog.states.keys()].sort(), regions: USUAL_REGIONS },
    kinds: PLACE_TYPES.map((kind) => ({ value: kind, label: PLACE_TYPE_LABELS[kind] })),
    activities: activityDirectory(catalog)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_ACTIVITIES)
      .map(({ slug, label }) => ({ value: slug, label })),
  };
  if (answer instanceof DomainError) return data(page, BUSY_ANSWER);
  return data(page, plan?.isTemporary ? TEMPORARY_ANSWER : {});
}

/** The page stays, with what was typed. */
function geocoderIsBusy(error: unknown): DomainError {
  if (error instanceof DomainError && error.code === "unavailable") return error;
  throw error;
}

/** The most reported ones; the others lead to few places. */
const MAX_ACTIVITIES = 16;

const PAGE = {
  title: "Plan a Haunted Road Trip",
  description:
    "Plan a road trip through haunted places: from town to town or around a state, day by day, with driving times, stops you can visit, nights, a map, and GPX and calendar files.",
  path: "/trip",
  image: "/share/page/trip.png",
};
const CRUMBS = [
  { name: "Road Trip Guide", path: "/haunted-roadtrip" },
  { name: "Plan a Trip", path: PAGE.path },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { plan, question } = loaderData ?? {};
  const search = question ? questionSearch(question) : "";
  return pageMeta(matches, {
    title:
      plan && plan.days.length > 0
        ? `${plan.title}: a haunted ${question?.mode === "walk" ? "walk" : "road trip"}`
        : PAGE.title,
    description: PAGE.description,
    keywords: ["haunted road trip planner", "ghost road trip", "haunted route", "haunted hotels on the way"],
    path: PAGE.path + search,
    image: PAGE.image,
    noindex: search !== "" || Object.keys(loaderData?.mistakes ?? {}).length > 0,
    crumbs: CRUMBS,
  });
};

export default function Trip({ loaderData }: Route.ComponentProps) {
  const { plan, question, unused, mistakes } = loaderData;
  const isPlanned = plan !== undefined && plan.days.length > 0;
  const isWrong = Object.keys(mistakes).length > 0;
  const { search } = useLocation();
  const ask = useAsking(loaderData);
  const form = <TripForm key={search} {...loaderData} onAsk={ask} />;
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        eyebrow="Road trip planner"
        title={isPlanned ? plan.title : PAGE.title}
        lead={
          !isPlanned &&
          "Tell us where you start and how long you have. We plan each day: stops worth a visit, driving times, and where to sleep."
        }
      >
        {isPlanned && <TripFigures plan={plan} />}
      </PageHeader>
      {plan && !isPlanned && !isWrong && <NoPlan question={question} plan={plan} />}
      <div className="wrap mt-8 grid gap-5" data-print="hide">
        {unused && <p className="text-ash">{unused}</p>}
        <Wishes {...loaderData} />
        {isPlanned && !isWrong ? (
          <details key={search}>
            <summary className="w-fit py-1.5 font-semibold text-moon hover:text-pumpkin">Change your trip</summary>
            <div className="mt-4">{form}</div>
          </details>
        ) : (
          form
        )}
      </div>
      {isPlanned && <PlanSection question={question} plan={plan} />}
      {!isPlanned && (
        <>
          <TripExamples />
          <Section heading="Before You Go">
            <LinkTiles tiles={[ONWARD.roadTrip, ONWARD.mostHaunted, ONWARD.allLocations]} />
          </Section>
        </>
      )}
    </>
  );
}

function TripFigures({ plan }: { plan: PlanView }) {
  return (
    <section
      id="trip-summary"
      aria-label={`${plan.title}: ${plural(plan.days.length, "day")}, ${plural(plan.stops, "stop")}`}
      tabIndex={-1}
      className="outline-none"
    >
      <Figures
        items={[
          { label: plan.days.length === 1 ? "Day" : "Days", value: String(plan.days.length) },
          { label: plan.stops === 1 ? "Stop" : "Stops", value: String(plan.stops) },
          { label: "Miles", value: plan.miles },
          { label: plan.onFoot ? "On Foot" : "Driving", value: plan.minutes },
        ]}
      />
      <p className="mt-3 text-[0.9375rem] text-ash">{[plan.walking, plan.admissions].filter(Boolean).join(" ")}</p>
    </section>
  );
}

/**
 * Opens the answer at a short address. The focus then goes to the answer, or to what is wrong; also after a link that
 * the answer took away.
 */
function useAsking(answer: object): (form: FormData) => void {
  const navigate = useNavigate();
  const asked = useRef(false);
  const shown = useRef(answer);
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    if (!asked.current && document.activeElement !== document.body) return;
    asked.current = false;
    const target = document.querySelector<HTMLElement>("[aria-invalid=true], #trip-summary, #no-plan");
    target?.focus({ preventScroll: target.id === "trip-summary" });
  }, [answer]);
  return (form) => {
    asked.current = true;
    void navigate(`/trip${formSearch(form)}`);
  };
}
