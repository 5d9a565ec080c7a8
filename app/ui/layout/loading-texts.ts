/** Loading texts by path. They can't be in the route modules, which are still loading. */
const LOADING_TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ["Loading haunted locations..."]],
  [/^\/(state|city)\//, ["Loading...", "Loading haunted locations..."]],
  [/^\/location\//, ["Loading haunted location..."]],
  [/^\/activity\//, ["Loading...", "Loading paranormal locations..."]],
  [/^\/activity-types$/, ["Loading paranormal activity types..."]],
  [/^\/most-haunted$/, ["Loading most haunted locations..."]],
  [/^\/trip$/, ["Planning your trip...", "Looking for haunted places along the way..."]],
  [/^\/map$/, ["Loading the map..."]],
  [/^\/all-locations$/, ["Loading...", "Loading all paranormal locations..."]],
];

export function loadingTexts(pathname: string): readonly string[] {
  return LOADING_TEXTS.find(([pattern]) => pattern.test(pathname))?.[1] ?? ["Loading..."];
}
