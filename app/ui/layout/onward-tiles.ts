import type { LinkTile } from "./link-tiles.tsx";

/** Where pages of the directory lead next, each with the words it always has. */
export const ONWARD = {
  mostHaunted: { to: "/most-haunted", title: "Most Haunted", text: "The twenty places with the strongest records" },
  allLocations: { to: "/all-locations", title: "All Locations", text: "Search and filter the whole directory" },
  activityTypes: { to: "/activity-types", title: "Activity Types", text: "From apparitions to unexplained noises" },
  roadTrip: { to: "/haunted-roadtrip", title: "Road Trip Guide", text: "Plan a route, stay safe, be a good guest" },
  submit: { to: "/submit", title: "Report Activity", text: "Tell us about a place that is missing" },
  home: { to: "/", title: "Home", text: "Search by city, state or zip code" },
} as const satisfies Record<string, LinkTile>;
