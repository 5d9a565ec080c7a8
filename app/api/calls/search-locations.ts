import { z } from "zod";
import { PAGE_SIZE } from "../../domain/catalog/paging.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { withoutDetails } from "../../domain/places/place.ts";
import { matchedSentence } from "../../domain/search/matched-sentence.ts";
import { allFound } from "../../domain/search/search.ts";
import { EMPTY_SEARCH } from "../../domain/search/search-texts.ts";
import { readSlots } from "../../domain/search/slot-parameters.ts";
import { isMomentary } from "../../domain/search/slots.ts";
import { searchContextOf, searchSiteNow } from "../../views/site-search.ts";
import { defineCall } from "../define-call.ts";
import { searchText, searchType, slotParameters, visitParameters } from "../parameters.ts";
import { EXAMPLE_PLACE, FoundLocation, withDistance } from "../schemas.ts";

const MAX_LOCATIONS = 1_000;

export const searchLocations = defineCall({
  method: "get",
  path: "/api/search",
  id: "searchLocations",
  group: "Search",
  summary: "Search by words or place",
  description:
    'Understands a zip code, a city, a state or region, an address, names and words of places and of what is told of them, and sentences such as "free cemeteries near Savannah". A state is searched whole, a point 100 miles around. Parameters from `what` on say the same without a sentence; with one of them, `q` is not read. At most 1,000 places; X-Total-Count says how many there are.',
  params: z.object({
    q: searchText.optional().meta({ inExample: true }),
    type: searchType,
    ...slotParameters,
    ...visitParameters,
  }),
  invalid: EMPTY_SEARCH,
  answer: {
    description: "What was found, best or nearest first.",
    schema: z.array(FoundLocation),
    example: [{ ...EXAMPLE_PLACE, distance: 12.07 }],
  },
  refusals: [400, 429, 503],
  budget: "search",
  async handle(c, { q = "", type, ...parameters }) {
    const slots = readSlots(await searchContextOf(c.env), parameters);
    if (q === "" && !slots) throw new DomainError("invalid", EMPTY_SEARCH);
    const result = await searchSiteNow(c.env, q, { type, slots });
    if (isMomentary(result.slots)) c.header("cache-control", "no-store");
    const found = allFound(result);
    c.header("x-total-count", String(found.length));
    return found.slice(0, MAX_LOCATIONS).map(({ place, distance }, i) => ({
      ...(distance === undefined ? withoutDetails(place) : withDistance({ place, distance })),
      matched: i < PAGE_SIZE ? matchedSentence(place, result.told) : undefined,
    }));
  },
});
