/** The trip that an address asks for, for the planner's page and its files. */
import { DomainError } from "../domain/domain-error.ts";
import type { LabeledPoint } from "../domain/geo/miles-between.ts";
import { findWaypoint } from "../domain/search/find-waypoint.ts";
import { isAsked, readQuestion } from "../domain/trips/question/read-question.ts";
import type { TripMistakes } from "../domain/trips/question/trip-parameters.ts";
import type { TripPlan, TripQuestion } from "../domain/trips/trip.ts";
import type { SiteContext } from "../web/site-context.ts";
import { listedPlaces } from "./listed-places.ts";
import { searchContextOf } from "./site-search.ts";

export async function planSiteTrip(site: SiteContext, question: TripQuestion): Promise<TripPlan | undefined> {
  if (!isAsked(question)) return undefined;
  return site.planTrip({
    question,
    listed: listedPlaces(site, question),
    geocoded: await askForEnds(site, question),
  });
}

/** The planner's thread has the gazetteer, but asks nobody outside. */
async function askForEnds(site: SiteContext, { from, to }: TripQuestion) {
  const answers = new Map<string, LabeledPoint | undefined>();
  const ask = async (text: string) => {
    const answer = await site.askGeocoder(text);
    answers.set(text, answer);
    return answer;
  };
  const context = { ...(await searchContextOf(site)), roads: { townsByLabel: new Map() } };
  for (const text of [from, to].filter(Boolean)) await findWaypoint(context, ask, text).catch(isNoPoint);
  return answers;
}

/** The plan says so. */
function isNoPoint(error: unknown): void {
  if (!(error instanceof DomainError && error.code === "invalid")) throw error;
}

const NO_START = "Tell us where the trip starts, or choose a state or region to tour.";

/** What is wrong with the question, beside the field that it is wrong in. */
export function tripMistakes(parameters: URLSearchParams, plan: TripPlan | undefined): TripMistakes {
  const { question, mistakes } = readQuestion(parameters);
  // A form always sends its hours of driving; a link to the form may ask for a place alone.
  if (!isAsked(question))
    return parameters.has("hours") || parameters.has("days") || question.to
      ? { ...mistakes, from: NO_START }
      : mistakes;
  if (!plan || plan.from) return mistakes;
  return { ...mistakes, ...(plan.mistakes ?? { from: plan.notes.at(-1) ?? "" }) };
}
