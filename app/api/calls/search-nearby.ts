import { z } from "zod";
import { withinMiles } from "../../domain/catalog/find-nearby.ts";
import { INVALID } from "../../domain/submissions/form-messages.ts";
import { addDriveMinutes } from "../../views/drive-times.ts";
import { defineCall } from "../define-call.ts";
import { readBody } from "../read-input.ts";
import { EXAMPLE_PLACE, latitude, longitude, NearbyLocation, withDistance } from "../schemas.ts";

const MAX_RADIUS_MILES = 500;

const NearbySearch = z
  .object({
    latitude: latitude.describe("Degrees north."),
    longitude: longitude.describe("Degrees east; west is negative."),
    radius: z.number().gt(0, INVALID).max(MAX_RADIUS_MILES).describe("Miles."),
    limit: z
      .int()
      .min(1)
      .describe("At most this many, the nearest; X-Total-Count says how many there are.")
      .optional()
      .catch(undefined),
  })
  .meta({ id: "NearbySearch", description: "A point and how far to look around it." });

export const searchNearby = defineCall({
  method: "post",
  path: "/api/search/nearby",
  id: "searchNearby",
  group: "Search",
  summary: "Places around a point",
  description: "Everything within the radius, nearest first, private property last.",
  body: { schema: NearbySearch, example: { latitude: 37.34, longitude: -121.89, radius: 50 } },
  answer: {
    description: "Places with their distance.",
    schema: z.array(NearbyLocation),
    example: [{ ...EXAMPLE_PLACE, distance: 3.67 }],
  },
  refusals: [400, 413, 429],
  cacheControl: "no-store",
  budget: "search",
  async handle(c) {
    const sentence = "The search needs a latitude, a longitude and a radius in miles.";
    const { latitude, longitude, radius, limit } = await readBody(c, NearbySearch, sentence);
    const found = withinMiles(c.env.catalog, latitude, longitude, radius);
    c.header("x-total-count", String(found.length));
    const listed = found.slice(0, limit).map(withDistance);
    return addDriveMinutes(c.env, { lat: latitude, lng: longitude }, listed);
  },
});
