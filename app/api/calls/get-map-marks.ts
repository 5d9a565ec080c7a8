import { z } from "zod";
import { INVALID_MAP_WINDOW, MAX_ZOOM, readMapWindow } from "../../domain/browse/map-features.ts";
import { ON } from "../../domain/browse/place-filters.ts";
import { photoSchema } from "../../domain/photos/photo-schema.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "../../domain/places/place.ts";
import { mapDataView, mapListView } from "../../ui/map/map-data-view.ts";
import { findOnMap, listOnMap, momentOf, neighborsOnMap } from "../../views/places-on-map.ts";
import type { MAP_FILTERS } from "../../web/filter-parameters.ts";
import { defineCall } from "../define-call.ts";
import { slotParameters, visitParameters } from "../parameters.ts";
import { latitude, longitude } from "../schemas.ts";

const text = (description: string, example: string) => z.string().optional().meta({ description, example });

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
  ...visitParameters,
  city: text("Only places in this city, by its slug.", "salem"),
  place: text("Only this place, by its id.", "ca-winchester-mystery-house"),
  around: text("1: with place, also gives places around it.", "1"),
  list: text("Only the places of this list.", "most-haunted"),
  find: text("Only what the search finds for this text.", "Salem, MA"),
  type: text("With find: only this type of place.", "hotel"),
  ...slotParameters,
} satisfies Record<(typeof MAP_FILTERS)[number], z.ZodType>;

const Mark = z.object({
  slug: z.string(),
  houseName: z.string(),
  city: z.string(),
  state: z.string(),
  kind: z.enum(PLACE_TYPES).describe("Kind of place; absent if unknown.").optional(),
  lat: latitude,
  lng: longitude,
  summary: z.string().describe("The beginning of the story."),
  rating: z.string().describe("Rating, to one decimal."),
  ratedBy: z.string().describe("Whose rating it is, in words."),
  renown: z.string().optional().describe("How well known the haunting is, in words."),
  reports: z.string().describe("Documented reports and visitors, in words."),
  price: z.string().describe("Admission in words; absent where nobody may enter.").optional(),
  access: z.string().describe("Who may go in, in words; absent if unknown.").optional(),
  poster: z.string().describe("Address of the place's drawing."),
  photo: z
    .object({
      ...photoSchema.pick({ hash: true, width: true, height: true, color: true }).shape,
      title: z.string().describe("Author and licence in words."),
    })
    .describe("Its leading photograph: /photo/{hash}-{width}.webp, 320, 960 or 1920 wide; absent without one.")
    .optional(),
});

const Group = z.object({
  lat: latitude,
  lng: z.number(),
  count: z.int().min(2).describe("Places in the group."),
  zoom: z.int().describe(`Zoom at which the group comes apart; above ${MAX_ZOOM} if it never does.`),
  around: z.string().describe("City and state of one of its places."),
  members: z.array(Mark).describe("Places of a group that never comes apart."),
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
    cards: text("1: also lists the best places in the section.", "1"),
    ...FILTERS,
  }),
  invalid: INVALID_MAP_WINDOW,
  answer: {
    description: "What to draw.",
    schema: z.object({
      places: z.array(Mark),
      groups: z.array(Group),
      list: z
        .object({ total: z.int().describe("Places in the section."), places: z.array(Mark) })
        .describe("With cards: the best places in the section, best first.")
        .optional(),
      neighbors: z.array(Mark).describe("With around: places around the one asked for.").optional(),
    }),
  },
  refusals: [400, 429],
  searches: ["find"],
  budget: "typing",
  async handle(c, { bbox, zoom, cards }) {
    const window = readMapWindow(bbox, zoom);
    const parameters = new URL(c.req.url).searchParams;
    const marks = mapDataView(await findOnMap(c.env, parameters, window), neighborsOnMap(c.env, parameters, window));
    if (momentOf(c.env, parameters) !== "") c.header("cache-control", "no-store");
    if (cards !== ON) return marks;
    return { ...marks, list: mapListView(await listOnMap(c.env, parameters, window.box)) };
  },
});
