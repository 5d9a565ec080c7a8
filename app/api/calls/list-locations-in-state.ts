import { z } from "zod";
import { placesInState } from "../../domain/catalog/find-by-area.ts";
import { withoutDetails } from "../../domain/places/place.ts";
import { defineCall } from "../define-call.ts";
import { Location } from "../schemas.ts";

export const listLocationsInState = defineCall({
  method: "get",
  path: "/api/haunted-locations/state/:state",
  id: "listLocationsInState",
  group: "Locations",
  summary: "Places of a state",
  description: "An unknown state gives an empty list.",
  params: z.object({
    state: z.string().min(1).meta({ description: "Full name or slug, in any case.", example: "New York" }),
  }),
  answer: { description: "Its places, in the order of the full list.", schema: z.array(Location) },
  handle(c, { state }) {
    const { places, usual } = placesInState(c.env.catalog, state);
    // Cache the canonical spelling only: there is no end of other spellings.
    if (!usual) c.header("cache-control", "no-store");
    return places.map(withoutDetails);
  },
});
