import { z } from "zod";
import { filterPlaces } from "../../domain/browse/filter-places.ts";
import { INVALID_MAP_WINDOW, MAX_ZOOM, readMapWindow } from "../../domain/browse/map-features.ts";
import { rankMostHaunted } from "../../domain/browse/rank-most-haunted.ts";
import { findCity } from "../../domain/catalog/find-city.ts";
import { ACCESS_CLASSES, PLACE_TYPES, type PlaceList } from "../../domain/places/place.ts";
import { mapView } from "../../ui/map/map-view.ts";
import { readFilters } from "../../web/filter-parameters.ts";
import { searchWithin } from "../../web/search-within.ts";
import type { SiteContext } from "../../web/site-context.ts";
import { defineCall } from "../define-call.ts";
import { latitude, longitude } from "../schemas.ts";

const text = (description: string, example: string) => z.string().optional().meta({ description, example });

/** Which places the map shows: those of the page that it stands on, by the same parameters. */
const FILTERS = {
  q: text("Only places with this in name, city or state.", "inn"),
  state: text("Only places in this state, by full name.", "Ohio"),
  activity: text("Only places with this activity, by its slug.", "apparitions"),
  kind: z
    .enum(PLACE_TYPES)
    .optional()
    .catch(undefined)
    .meta({ description: "Only places of this kind.", example: "hotel" }),
  access: z
    .enum(ACCESS_CLASSES)
    .optional()
    .catch(undefined)
    .meta({ description: "Only places with this access.", example: "open" }),
  enter: text("1: only places that can be entered.", "1"),
  free: text("1: only places that cost nothing.", "1"),
  stay: text("1: only places where visitors can sleep.", "1"),
  dark: text("1: only places that can be visited after dark.", "1"),
  city: text("Only places in this city, by its slug.", "salem"),
  place: text("Only this place, by its id.", "ca-winchester-mystery-house"),
  list: text("Only the places of this list.", "most-haunted"),
  find: text("Only what the search finds for this text.", "Salem, MA"),
  type: text("With find: only this type of place.", "hotel"),
};

const Group = z.object({
  lat: latitude,
  lng: z.number(),
  count: z.int().min(2).describe("Places in the group."),
  zoom: z.int().describe(`Zoom at which the group comes apart; above ${MAX_ZOOM} if it never does.`),
  around: z.string().describe("City and state of one of its places."),
  members: z
    .array(z.object({ slug: z.string(), houseName: z.string() }))
    .describe("Places of a group that never comes apart."),
});

const Mark = z.object({
  slug: z.string(),
  houseName: z.string(),
  city: z.string(),
  state: z.string(),
  lat: latitude,
  lng: longitude,
  summary: z.string().describe("The beginning of the story."),
  rating: z.string().describe("Rating and number of reports, in words."),
  price: z.string().describe("Admission in words; absent where nobody may enter.").optional(),
});

export const getMapMarks = defineCall({
  method: "get",
  path: "/api/map",
  id: "getMapMarks",
  group: "Search",
  summary: "Marks of a map section",
  description: "Places and clusters of places in a section of the map, with the filters of the list of all locations.",
  params: z.object({
    bbox: z.string().meta({
      description: "West, south, east and north edge in degrees, separated by commas.",
      example: "-80,35,-70,45",
    }),
    zoom: z.coerce.number().int().min(0).max(MAX_ZOOM).meta({
      description: "Zoom of the map, which decides what is drawn together.",
      example: 6,
    }),
    ...FILTERS,
  }),
  invalid: INVALID_MAP_WINDOW,
  answer: {
    description: "What to draw.",
    schema: z.object({ places: z.array(Mark), groups: z.array(Group) }),
  },
  refusals: [400, 429],
  budget: "typing",
  async handle(c, { bbox, zoom }) {
    const { catalog, clusters } = c.env;
    const window = readMapWindow(bbox, zoom);
    const parameters = new URL(c.req.url).searchParams;
    const features = await clusters.find(
      mapKey(parameters),
      catalog.version,
      () => placesOnMap(c.env, parameters),
      window,
    );
    return mapView(features);
  },
});

async function placesOnMap(site: SiteContext, parameters: URLSearchParams): Promise<PlaceList> {
  const { catalog } = site;
  const place = parameters.get("place");
  if (place !== null) {
    return [catalog.byId.get(place) ?? catalog.bySlug.get(place)].filter((found) => found !== undefined);
  }
  if (parameters.get("list") === "most-haunted") return rankMostHaunted(catalog).ranked;
  const city = parameters.get("city");
  if (city !== null) return findCity(catalog, city, parameters.get("state") ?? undefined)?.places ?? [];
  const filters = readFilters(parameters);
  if (filters.find === "") return filterPlaces(catalog, filters);
  return (await searchWithin(site, filters)).found.map((one) => one.place);
}

/** Names the list of places: its parameters in a fixed order. */
function mapKey(parameters: URLSearchParams): string {
  return Object.keys(FILTERS)
    .map((name) => `${name}=${parameters.get(name) ?? ""}`)
    .join("&");
}
