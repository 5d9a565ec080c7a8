import { z } from "zod";
import { withoutDetails } from "../../domain/places/place.ts";
import { defineCall } from "../define-call.ts";
import { EXAMPLE_PLACE, Location } from "../schemas.ts";

export const listLocations = defineCall({
  method: "get",
  path: "/api/haunted-locations",
  id: "listLocations",
  group: "Locations",
  summary: "All places",
  description:
    "The whole directory by rating, then number of reports, then name, with every field but what the score is made of, the full story and the reports. It is large: ask with If-None-Match, and an unchanged list costs nothing.",
  answer: { description: "All places.", schema: z.array(Location), example: [EXAMPLE_PLACE] },
  handle: ({ env: { catalog } }) => catalog.places.map(withoutDetails),
});
