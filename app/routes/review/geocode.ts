import { geocodeText } from "../../domain/geo/geocode.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/geocode";

export const handle: RouteRule = { params: ["q"] };

/** For the listing form's pin. */
export function loader({ context, url }: Route.LoaderArgs) {
  const text = url.searchParams.get("q") ?? "";
  const found = geocodeText(context.get(siteContext).gazetteer, text);
  // The center of a state is no place for a pin.
  const isTown = found !== undefined && found.precision !== "state";
  return Response.json(isTown ? { lat: found.lat, lng: found.lng, label: found.label } : null);
}
