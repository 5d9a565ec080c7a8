import { z } from "zod";
import { DomainError } from "../../domain/domain-error.ts";
import { findPoint } from "../../domain/search/find-point.ts";
import { EMPTY_NEARBY, PLACE_NOT_FOUND } from "../../domain/search/search-texts.ts";
import { searchContextOf } from "../../views/site-search.ts";
import { defineCall } from "../define-call.ts";
import { searchText } from "../parameters.ts";
import { latitude, longitude } from "../schemas.ts";

const Point = z
  .object({
    lat: latitude.describe("Degrees north."),
    lng: longitude.describe("Degrees east; west is negative."),
    label: z.string().min(1).describe("What was understood."),
    precision: z.enum(["address", "zip", "city", "county", "state"]).describe("What the point is the position of."),
  })
  .meta({ id: "Point", description: "Where a text points to." });

export const geocode = defineCall({
  method: "get",
  path: "/api/geocode",
  id: "geocode",
  group: "Search",
  summary: "Where a place name points to",
  params: z.object({ q: searchText }),
  invalid: EMPTY_NEARBY,
  answer: {
    description: "The point.",
    schema: Point,
    example: { lat: 37.3394, lng: -121.895, label: "San Jose, California", precision: "city" },
  },
  refusals: [400, 404, 429, 503],
  budget: "search",
  async handle(c, { q }) {
    const point = await findPoint(await searchContextOf(c.env), c.env.askGeocoder, q);
    if (!point) throw new DomainError("not-found", PLACE_NOT_FOUND);
    return point;
  },
});
