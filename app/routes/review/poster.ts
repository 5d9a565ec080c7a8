import { drawPoster } from "../../art/index.ts";
import { activityLabels } from "../../domain/places/activities.ts";
import { PLACE_TYPES } from "../../domain/places/place.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import type { Route } from "./+types/poster";

export const handle: RouteRule = {
  params: ["id", "houseName", "city", "state", "placeType", "activities", "yearBuilt"],
};

/** The poster that an unpublished listing would get. */
export function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const text = (name: string) => (query.get(name) ?? "").slice(0, 200);
  const poster = drawPoster({
    id: text("id"),
    houseName: text("houseName"),
    city: text("city"),
    state: text("state"),
    placeType: PLACE_TYPES.find((type) => type === text("placeType")) ?? "other",
    activities: activityLabels(text("activities")),
    yearBuilt: Number(text("yearBuilt")) || undefined,
  });
  return new Response(poster, { headers: { "content-type": "image/svg+xml; charset=utf-8" } });
}
