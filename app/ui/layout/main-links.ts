/** The pages that every page leads to. */
export const MAIN_LINKS = [
  ["/all-locations", "All Locations"],
  ["/most-haunted", "Most Haunted"],
  ["/activity-types", "Activity Types"],
  ["/haunted-roadtrip", "Road Trip Guide"],
] as const;
