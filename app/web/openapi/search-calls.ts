import { type ApiCall, jsonAnswer, listOf, reference } from "./api-call.ts";
import { EXAMPLE_PLACE } from "./example-place.ts";
import { BEGINNING, MAP_PARAMETERS, QUERY, SEARCH_TYPE } from "./parameters.ts";

export const SEARCH_CALLS: readonly ApiCall[] = [
  {
    method: "get",
    path: "/api/search",
    id: "searchLocations",
    group: "Search",
    summary: "Search by words or place",
    description:
      "Understands a ZIP code, a city, a state, an address, and names and words of places. A state is searched whole, a point 100 miles around. At most 1,000 places; X-Total-Count says how many there are.",
    parameters: [QUERY, SEARCH_TYPE],
    answer: jsonAnswer("What was found, best or nearest first.", listOf(reference("FoundLocation")), [
      { ...EXAMPLE_PLACE, distance: 12.07 },
    ]),
    refusals: [400, 429, 503],
  },
  {
    method: "post",
    path: "/api/search/nearby",
    id: "searchNearby",
    group: "Search",
    summary: "Places around a point",
    description: "Everything within the radius, nearest first.",
    parameters: [],
    body: { schema: reference("NearbySearch"), example: { latitude: 37.34, longitude: -121.89, radius: 50 } },
    answer: jsonAnswer("Places with their distance.", listOf(reference("NearbyLocation")), [
      { ...EXAMPLE_PLACE, distance: 3.67 },
    ]),
    refusals: [400, 413, 429],
  },
  {
    method: "get",
    path: "/api/suggest",
    id: "suggest",
    group: "Search",
    summary: "Suggestions while typing",
    description: "At most eight places, cities, states, ZIP codes, activities and kinds of places.",
    parameters: [BEGINNING],
    answer: jsonAnswer("Suggestions, best first.", { ...listOf(reference("Suggestion")), maxItems: 8 }, [
      { kind: "city", label: "San Jose, California", href: "/search?q=San%20Jose%2C%20California" },
    ]),
    refusals: [429],
  },
  {
    method: "get",
    path: "/api/geocode",
    id: "geocode",
    group: "Search",
    summary: "Where a place name points to",
    parameters: [QUERY],
    answer: jsonAnswer("The point.", reference("Point"), {
      lat: 37.3394,
      lng: -121.895,
      label: "San Jose, California",
      precision: "city",
    }),
    refusals: [400, 404, 429, 503],
  },
  {
    method: "get",
    path: "/api/search/panel",
    id: "getSearchPanel",
    group: "Search",
    summary: "The panel of results on the home page",
    parameters: [QUERY, SEARCH_TYPE],
    answer: jsonAnswer("What the panel shows.", { type: "object" }, undefined),
    refusals: [400, 429],
    ownUse: true,
  },
  {
    method: "get",
    path: "/api/map",
    id: "getMapMarks",
    group: "Search",
    summary: "Marks of a map section",
    description:
      "Places and clusters of places in a section of the map, with the filters of the list of all locations.",
    parameters: MAP_PARAMETERS,
    answer: jsonAnswer("What to draw.", { type: "object" }, undefined),
    refusals: [400, 429],
  },
];
