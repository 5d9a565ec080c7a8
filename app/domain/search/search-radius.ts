/** How far a search looks around a point. */

/** SPEC: the radius of the home search. */
export const SEARCH_RADIUS_MILES = 100;
/** SPEC: the radius of the section "Find Haunts Near You", which asks for it by `within` where there is no JavaScript. */
export const NEARBY_RADIUS_MILES = 50;

export function readSearchRadius(within: string | null): number {
  return within === String(NEARBY_RADIUS_MILES) ? NEARBY_RADIUS_MILES : SEARCH_RADIUS_MILES;
}
