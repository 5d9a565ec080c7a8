import { z } from "zod";
import { requirePlace } from "../../domain/catalog/find-place.ts";
import { defineCall } from "../define-call.ts";
import { placeId } from "../parameters.ts";
import { EXAMPLE_PLACE, EXAMPLE_REPORT, LocationWithTexts } from "../schemas.ts";

const MAX_VISITS = 20;

export const getLocation = defineCall({
  method: "get",
  path: "/api/haunted-locations/:id",
  id: "getLocation",
  group: "Locations",
  summary: "One place",
  description:
    "Every field, with what the score is made of, the full story, the reports and the latest 20 of visitors. A former address redirects to the current one.",
  params: z.object({ id: placeId }),
  answer: {
    description: "The place.",
    schema: LocationWithTexts,
    example: {
      ...EXAMPLE_PLACE,
      renown: 3,
      renownNote: "Told in the standard anthologies and on national television",
      reportedSince: 1920,
      stillTold: true,
      witnesses: 2,
      documentedReports: 6,
      visitorStars: 0,
      fullStory: "A HOUSE WITHOUT A PLAN\n\nBuilding went on for...",
      reports: ["Steps on the stairs of the third floor."],
      latestVisits: [EXAMPLE_REPORT],
    },
  },
  refusals: [404],
  handle(c, { id }) {
    const { place, moved } = requirePlace(c.env.catalog, id);
    if (moved)
      return new Response(null, { status: 301, headers: { location: `/api/haunted-locations/${place.slug}` } });
    return { ...place, latestVisits: (c.env.catalog.visits.get(place.id) ?? []).slice(0, MAX_VISITS) };
  },
});
