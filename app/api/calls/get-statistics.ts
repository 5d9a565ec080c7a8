import { z } from "zod";
import { siteStatistics } from "../../domain/catalog/site-statistics.ts";
import { defineCall } from "../define-call.ts";

const Statistics = z
  .object({
    totalLocations: z.int().min(0).describe("Places."),
    totalStates: z.int().min(0).max(50).describe("States with places, of the fifty."),
    totalReviews: z.int().min(0).describe("Documented reports."),
    avgRating: z.number().min(0).max(5).describe("Mean over rated places, to one decimal."),
  })
  .meta({ id: "Statistics", description: "The directory in four numbers." });

export const getStatistics = defineCall({
  method: "get",
  path: "/api/stats",
  id: "getStatistics",
  group: "Whole directory",
  summary: "The directory in numbers",
  answer: {
    description: "Statistics.",
    schema: Statistics,
    example: { totalLocations: 485, totalStates: 50, totalReviews: 2113, avgRating: 3.9 },
  },
  handle: ({ env: { catalog } }) => siteStatistics(catalog),
});
