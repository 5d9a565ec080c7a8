import { type ApiCall, jsonAnswer, listOf, reference } from "./api-call.ts";
import { EXAMPLE_PLACE } from "./example-place.ts";
import { CITY, PLACE_ID, STATE } from "./parameters.ts";

const LOCATIONS = listOf(reference("Location"));

export const LOCATION_CALLS: readonly ApiCall[] = [
  {
    method: "get",
    path: "/api/haunted-locations",
    id: "listLocations",
    group: "Locations",
    summary: "All places",
    description:
      "The whole directory by rating, then number of reports, then name, with every field but the full story and the reports. It is large: ask with If-None-Match, and an unchanged list costs nothing.",
    parameters: [],
    answer: jsonAnswer("All places.", LOCATIONS, [EXAMPLE_PLACE]),
    refusals: [],
  },
  {
    method: "get",
    path: "/api/haunted-locations/{id}",
    id: "getLocation",
    group: "Locations",
    summary: "One place",
    description: "Every field, with the full story and the reports. A former address redirects to the current one.",
    parameters: [PLACE_ID],
    answer: jsonAnswer("The place.", reference("LocationWithTexts"), {
      ...EXAMPLE_PLACE,
      fullStory: "A HOUSE WITHOUT A PLAN\n\nBuilding went on for...",
      reports: ["Steps on the stairs of the third floor."],
    }),
    refusals: [404],
  },
  {
    method: "get",
    path: "/api/haunted-locations/state/{state}",
    id: "listLocationsInState",
    group: "Locations",
    summary: "Places of a state",
    description: "An unknown state gives an empty list.",
    parameters: [STATE],
    answer: jsonAnswer("Its places, in the order of the full list.", LOCATIONS, []),
    refusals: [],
  },
  {
    method: "get",
    path: "/api/haunted-locations/city/{city}",
    id: "listLocationsInCity",
    group: "Locations",
    summary: "Places of a city",
    description: "An unknown city gives an empty list.",
    parameters: [CITY],
    answer: jsonAnswer("Its places, in the order of the full list.", LOCATIONS, []),
    refusals: [],
  },
  {
    method: "get",
    path: "/api/related-locations/{id}",
    id: "listRelatedLocations",
    group: "Locations",
    summary: "Similar places",
    description: "Up to six others that share the place's first activity type.",
    parameters: [PLACE_ID],
    answer: jsonAnswer("Similar places, in the order of the full list.", LOCATIONS, [EXAMPLE_PLACE]),
    refusals: [404, 429],
  },
  {
    method: "get",
    path: "/api/nearby-locations/{id}",
    id: "listNearbyLocations",
    group: "Locations",
    summary: "Nearest places",
    description: "Up to six others at any distance. A place whose position is not known has none.",
    parameters: [PLACE_ID],
    answer: jsonAnswer("The nearest places, nearest first.", listOf(reference("NearbyLocation")), [
      { ...EXAMPLE_PLACE, distance: 3.42 },
    ]),
    refusals: [404, 429],
  },
];
