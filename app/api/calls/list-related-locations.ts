import { z } from "zod";
import { relatedPlaces } from "../../domain/browse/places-with-activity.ts";
import { requirePlace } from "../../domain/catalog/find-place.ts";
import { withoutDetails } from "../../domain/places/place.ts";
import { defineCall } from "../define-call.ts";
import { placeId } from "../parameters.ts";
import { EXAMPLE_PLACE, Location } from "../schemas.ts";

const MAX_RELATED = 6;

export const listRelatedLocations = defineCall({
  method: "get",
  path: "/api/related-locations/:id",
  id: "listRelatedLocations",
  group: "Locations",
  summary: "Similar places",
  description: "Up to six others that share the place's first activity type.",
  params: z.object({ id: placeId }),
  answer: {
    description: "Similar places, in the order of the full list.",
    schema: z.array(Location),
    example: [EXAMPLE_PLACE],
  },
  refusals: [404, 429],
  budget: "search",
  handle: ({ env: { catalog } }, { id }) =>
    relatedPlaces(catalog, requirePlace(catalog, id).place, MAX_RELATED).map(withoutDetails),
});
