/** Parameters that several calls share. */
import { z } from "zod";
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
