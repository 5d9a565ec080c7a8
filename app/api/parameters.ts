/** Parameters shared by several calls. */
import { z } from "zod";
import type { AmountFilter, SLOT_PARAMETERS, VISIT_FILTERS } from "../domain/browse/place-filters.ts";
import { SEARCH_TYPES } from "../domain/search/search-parameters.ts";

export const placeId = z.string().min(1).meta({
  description: "Id of the place, or the last part of its page's address.",
  example: "ca-winchester-mystery-house",
});

export const searchText = z.string().trim().min(1).meta({ description: "What to look for.", example: "San Jose, CA" });

const SEARCH_TYPE_VALUES = SEARCH_TYPES.map(({ value }) => value);

export const searchType = z
  .enum(SEARCH_TYPE_VALUES, `The type must be one of ${SEARCH_TYPE_VALUES.join(", ")}.`)
  .default("all")
  .meta({ description: "Only places of this kind.", example: "hotel" });

const optional = (description: string, example: string) => z.string().optional().meta({ description, example });

/** The slots of a question, as in the address of a search. Several values are separated by a semicolon. */
export const slotParameters = {
  what: optional(
    'Only these kinds of place, any of them; only with these reported activities, any of them; only where these television programs filmed, any of them ("Ghost Hunters", "Ghost Hunters, 2006").',
    "hotels;prisons",
  ),
  in: optional("Only in or near these towns, states or regions, any of them.", "Ohio;Salem, Massachusetts"),
  not: optional("Not these kinds of place, activities, programs or areas.", "cemeteries;Texas"),
  miles: optional("Miles around a town, 1 to 500; 100 unless given.", "30"),
  minutes: optional("Minutes by car from a town, 1 to 720.", "90"),
  order: optional(
    "best, nearest, newest, oldest (by the year they were built), cheapest (by admission) or obscure (least known) first.",
    "best",
  ),
  words: optional("Places with these words come first; none is left out for them.", "soldiers"),
} satisfies Record<(typeof SLOT_PARAMETERS)[number], z.ZodType>;

export const visitParameters = {
  enter: optional("1: only places that can be entered.", "1"),
  free: optional("1: only places that cost nothing.", "1"),
  stay: optional("1: only places where visitors can sleep.", "1"),
  dark: optional("1: only places that can be visited after dark.", "1"),
  stepfree: optional("1: only places that can be visited without a step, at least in part.", "1"),
  hunt: optional("1: only places that offer nights for ghost hunters.", "1"),
  kids: optional("1: only places that take a child of eight; of those that do not say, what is outdoors.", "1"),
  dogs: optional("1: only places that allow dogs; of those that do not say, what is outdoors.", "1"),
  now: optional(
    "1: only places that are open now, by checked hours or by what is usual for them; none that are only seen from outside.",
    "1",
  ),
  price: optional("At most this many dollars for an adult, or free.", "10"),
  score: optional("At least this score, 0.1 to 5.", "4"),
  month: optional("Not what is closed in this month, 1 to 12.", "10"),
} satisfies Record<(typeof VISIT_FILTERS)[number] | AmountFilter, z.ZodType>;
