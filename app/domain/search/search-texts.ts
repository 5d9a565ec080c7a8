/** SPEC's messages about searches, for pages and the API. */
export const EMPTY_SEARCH = "Please enter a city, state, or zip code to search.";
export const EMPTY_NEARBY = "Please enter your address, city, or zip code.";
export const PLACE_NOT_FOUND = "Unable to find the location you entered. Please try a different address.";
/** The outside geocoder is over its rate limit. Beyond SPEC, whose "not found" would be wrong. */
export const GEOCODER_BUSY = "Too many addresses are being looked up right now. Please try again in a moment.";
export const NOTHING_IN_AREA =
  "No haunted locations found in that area. Try expanding your search or checking a different location.";
export const NOTHING_NEAR_AREA =
  "No haunted locations found near that area. Try expanding your search or checking a different location.";
export const SEARCH_FAILED = "Failed to search for haunted locations. Please try again.";
export const NEARBY_FAILED = "Failed to find nearby haunted locations. Please try again.";
export const NOTHING_NEARBY = "No haunted attractions found within 50 miles of your location.";
export const nearbyFound = (count: string): string => `Nearby Haunted Attractions (${count} found)`;
/** Beyond SPEC, beside what is open now. */
export const OPEN_NOW_NOTE = "Most of these hours are what is usual for such places, and were not checked: call first.";
/** Beyond SPEC, beside what is step-free. */
export const STEP_FREE_NOTE = "Step-free access is known of few places. Others may have it, too: ask before you go.";
/** Beyond SPEC, beside what suits children or dogs. */
export const COMPANY_NOTE =
  "Few places tell us whether children or dogs are welcome. Where they do not, you see what is outdoors and open by day: ask before you go.";
