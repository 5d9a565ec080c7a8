import { MAX_ZOOM } from "../../domain/browse/map-features.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "../../domain/places/place.ts";
import { SEARCH_TYPES } from "../../domain/search/search-types.ts";
import type { Parameter, Schema } from "./api-call.ts";

const TEXT: Schema = { type: "string", minLength: 1 };

function inPath(name: string, description: string, example: string): Parameter {
  return { name, in: "path", required: true, description, schema: TEXT, example };
}

function inQuery(
  name: string,
  description: string,
  example: string | number,
  options: { schema?: Schema; required?: boolean } = {},
): Parameter {
  return {
    name,
    in: "query",
    required: options.required ?? false,
    description,
    schema: options.schema ?? TEXT,
    example,
  };
}

export const PLACE_ID = inPath(
  "id",
  "Id of the place, or the last part of its page's address.",
  "ca-winchester-mystery-house",
);
export const STATE = inPath("state", "Full name or slug, in any case.", "New York");
export const CITY = inPath("city", "Name or slug, in any case. A name that several states have gives all.", "Savannah");

export const QUERY = inQuery("q", "What to look for.", "San Jose, CA", { required: true });
export const BEGINNING = inQuery("q", "What has been typed so far.", "san j", { required: true });
export const SEARCH_TYPE = inQuery("type", "Only places of this kind.", "hotel", {
  schema: { type: "string", enum: SEARCH_TYPES.map(({ value }) => value) },
});

export const MAP_PARAMETERS: readonly Parameter[] = [
  inQuery("bbox", "West, south, east and north edge in degrees, separated by commas.", "-80,35,-70,45", {
    required: true,
  }),
  inQuery("zoom", "Zoom of the map, which decides what is drawn together.", 6, {
    required: true,
    schema: { type: "integer", minimum: 0, maximum: MAX_ZOOM },
  }),
  inQuery("q", "Only places with this in name, city or state.", "inn"),
  inQuery("state", "Only places in this state, by full name.", "Ohio"),
  inQuery("activity", "Only places with this activity, by its slug.", "apparitions"),
  inQuery("kind", "Only places of this kind.", "hotel", { schema: { type: "string", enum: PLACE_TYPES } }),
  inQuery("access", "Only places with this access.", "open", { schema: { type: "string", enum: ACCESS_CLASSES } }),
  inQuery("city", "Only places in this city, by its slug.", "salem"),
  inQuery("place", "Only this place, by its id.", "ca-winchester-mystery-house"),
  inQuery("list", "Only the places of this list.", "most-haunted"),
  inQuery("find", "Only what the search finds for this text.", "Salem, MA"),
  inQuery("type", "With find: only this type of place.", "hotel"),
];

export const SIMILAR_PARAMETERS: readonly Parameter[] = [
  inQuery("name", "What somebody calls the place.", "Winchester Mystery House", { required: true }),
  inQuery("city", "Its city.", "San Jose"),
  inQuery("state", "Full name of its state.", "California"),
];
