import { z } from "zod";
import { placesInCity } from "../../domain/catalog/find-by-area.ts";
import { withoutDetails } from "../../domain/places/place.ts";
import { defineCall } from "../define-call.ts";
import { Location } from "../schemas.ts";

export const listLocationsInCity = defineCall({
  method: "get",
  path: "/api/haunted-locations/city/:city",
  id: "listLocationsInCity",
  group: "Locations",
  summary: "Places of a city",
  description: "An unknown city gives an empty list.",
  params: z.object({
    city: z.string().min(1).meta({
      description: "Name or slug, in any case. A name that several states have gives all.",
      example: "Savannah",
    }),
  }),
  answer: { description: "Its places, in the order of the full list.", schema: z.array(Location) },
  handle(c, { city }) {
    const { places, usual } = placesInCity(c.env.catalog, city);
    // Cache the canonical spelling only: there is no end of other spellings.
    if (!usual) c.header("cache-control", "no-store");
    return places.map(withoutDetails);
  },
});
