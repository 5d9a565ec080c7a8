import { data, redirect } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import { isAsked, readQuestion } from "../../domain/trips/question/read-question.ts";
import { DayCompanion } from "../../ui/day/day-companion.tsx";
import { dayPageView } from "../../ui/day/day-page-view.ts";
import { EmptyScreen } from "../../ui/layout/empty-screen.tsx";
import { planSiteTrip } from "../../views/site-trip.ts";
import { BUSY_ANSWER, pageHeadersUnlessTemporary, TEMPORARY_ANSWER } from "../../web/render/page-headers.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { pageMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import { tripRule } from "../../web/trip-rule.ts";
import type { Route } from "./+types/day";

export const handle: RouteRule = { ...tripRule, params: [...tripRule.params, "day", "stop"] };

export const headers = pageHeadersUnlessTemporary;

/** A day of a plan to follow. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { question } = readQuestion(url.searchParams);
  if (!isAsked(question)) throw redirect("/trip/mine");
  const plan = await planSiteTrip(site, question).catch(isBusy);
  if (plan instanceof DomainError) return data({ page: "missing" as const, sentence: plan.message }, BUSY_ANSWER);
  const number = Number(url.searchParams.get("day") ?? 1);
  if (!plan?.days[number - 1])
    return data({ page: "missing" as const, sentence: missingSentence(plan?.days.length) }, { status: 404 });
  const day = dayPageView(plan, number, site.catalog);
  const stop = url.searchParams.get("stop");
  const asked = stop === null ? undefined : Number(stop);
  if (asked !== undefined && !(Number.isInteger(asked) && asked >= 1 && asked <= day.stops.length + 1)) {
    return data({ page: "missing" as const, sentence: "This day does not have so many stops." }, { status: 404 });
  }
  return data({ page: "day" as const, day, asked }, plan.isTemporary ? TEMPORARY_ANSWER : {});
}

function isBusy(error: unknown): DomainError {
  if (error instanceof DomainError && error.code === "unavailable") return error;
  throw error;
}

function missingSentence(days: number | undefined): string {
  if (!days) return "This trip could not be planned. Look at its plan to see why.";
  return days === 1 ? "This trip has one day." : `This trip has ${days} days.`;
}

const PATH = "/trip/day";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const day = loaderData?.page === "day" ? loaderData.day : undefined;
  return pageMeta(matches, {
    title: day ? `Day ${day.number}: ${day.title}` : "A Day of a Trip",
    description: "A day of a haunted road trip, stop by stop: when to leave, how far it is, and what is told there.",
    path: day ? `${PATH}${day.search}&day=${day.number}` : PATH,
    noindex: true,
  });
};

export default function TripDayPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.page === "missing") {
    return (
      <EmptyScreen
        heading="This Day Is Not There"
        action={{ to: "/trip", text: "Plan a trip" }}
        also={{ to: "/trip/mine", text: "Trips you kept" }}
      >
        {loaderData.sentence}
      </EmptyScreen>
    );
  }
  const { day, asked } = loaderData;
  return <DayCompanion key={`${day.search}${day.number}`} day={day} asked={asked} />;
}
