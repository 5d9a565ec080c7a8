import { z } from "zod";
import { nearestToPlace } from "../../domain/catalog/find-nearby.ts";
import { requirePlace } from "../../domain/catalog/find-place.ts";
import { defineCall } from "../define-call.ts";
import { placeId } from "../parameters.ts";
import { EXAMPLE_PLACE, NearbyLocation, withDistance } from "../schemas.ts";

const MAX_NEARBY = 6;

export const listNearbyLocations = defineCall({
  method: "get",
  path: "/api/nearby-locations/:id",
  id: "listNearbyLocations",
  group: "Locations",
  summary: "Nearest places",
  description: "Up to six others at any distance. A place whose position is not known has none.",
  params: z.object({ id: placeId }),
  answer: {
    description: "The nearest places, nearest first.",
    schema: z.array(NearbyLocation),
    example: [{ ...EXAMPLE_PLACE, distance: 3.42 }],
  },
  refusals: [404, 429],
  budget: "search",
  handle: ({ env: { catalog } }, { id }) =>
    nearestToPlace(catalog, requirePlace(catalog, id).place, MAX_NEARBY).map(withDistance),
});
