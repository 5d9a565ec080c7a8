import { geocodeText } from "../../domain/geo/geocode.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/geocode";

/** For the pin of the listing form. */
export function loader({ context, request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get("q") ?? "";
  const found = geocodeText(context.get(siteContext).gazetteer, text);
  // The middle of a state is no place for a pin.
  const isTown = found !== undefined && found.precision !== "state";
  return Response.json(isTown ? { lat: found.lat, lng: found.lng, label: found.label } : null);
}
