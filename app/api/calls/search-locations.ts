import { z } from "zod";
import { withoutDetails } from "../../domain/places/place.ts";
import { allFound } from "../../domain/search/search.ts";
import { EMPTY_SEARCH } from "../../domain/search/search-texts.ts";
import { searchSiteNow } from "../../web/site-search.ts";
import { defineCall } from "../define-call.ts";
import { searchText, searchType } from "../parameters.ts";
import { EXAMPLE_PLACE, FoundLocation, withDistance } from "../schemas.ts";

const MAX_LOCATIONS = 1_000;

export const searchLocations = defineCall({
  method: "get",
  path: "/api/search",
  id: "searchLocations",
  group: "Search",
  summary: "Search by words or place",
  description:
    "Understands a zip code, a city, a state, an address, and names and words of places. A state is searched whole, a point 100 miles around. At most 1,000 places; X-Total-Count says how many there are.",
  params: z.object({ q: searchText, type: searchType }),
  invalid: EMPTY_SEARCH,
  answer: {
    description: "What was found, best or nearest first.",
    schema: z.array(FoundLocation),
    example: [{ ...EXAMPLE_PLACE, distance: 12.07 }],
  },
  refusals: [400, 429, 503],
  budget: "search",
  async handle(c, { q, type }) {
    const found = allFound(await searchSiteNow(c.env, q, { type }));
    c.header("x-total-count", String(found.length));
    return found
      .slice(0, MAX_LOCATIONS)
      .map(({ place, distance }) =>
        distance === undefined ? withoutDetails(place) : withDistance({ place, distance }),
      );
  },
});
