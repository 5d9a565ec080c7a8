import { redirect } from "react-router";
import { changeTrip, typedFields, typedSearch } from "../../domain/trips/question/change-trip.ts";
import { questionSearch, readQuestion } from "../../domain/trips/question/read-question.ts";
import { readNights } from "../../domain/trips/question/read-values.ts";
import { TRIP_RANGES, TYPED_FIELDS } from "../../domain/trips/question/trip-parameters.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import { tripRule } from "../../web/trip-rule.ts";
import type { Route } from "./+types/change";

const PARAMETERS = [...tripRule.params, "stop", "slept", "change", ...Object.values(TYPED_FIELDS)];

export const handle: RouteRule = {
  params: PARAMETERS,
  typed: PARAMETERS,
  lists: [...tripRule.lists, "stop", "slept", ...Object.values(TYPED_FIELDS)],
  cache: false,
};

/** A decision about a plan, by a button that was pressed without JavaScript: leads on to the new question. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const { question } = readQuestion(url.searchParams);
  const stops = url.searchParams.getAll("stop").map((text) => {
    const [slug = "", day] = text.split("@");
    return { slug, day: Number(day) || 1 };
  });
  const nights = readNights(url.searchParams.getAll("slept"), TRIP_RANGES.days.max, {});
  const change = url.searchParams.get("change") ?? "";
  if (change === "set")
    return redirect(`/trip${typedSearch(question, stops, typedFields(url.searchParams))}#plan`, 302);
  const next = changeTrip(question, stops, change, nights);
  const [, slug = ""] = change.split(":");
  const target = catalog.bySlug.has(slug) && !change.startsWith("drop:") ? `#stop-${slug}` : "#plan";
  return redirect(`/trip${questionSearch(next)}${target}`, 302);
}
