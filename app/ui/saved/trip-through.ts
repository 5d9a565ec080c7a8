/** Keeps the address short. The planner takes fewer and names those that it leaves out. */
const MAX_PLACES = 120;

/** The planner, with these places and no others. */
export function tripThrough(places: readonly { readonly slug: string }[]): string {
  return `/trip?only=1&${places
    .slice(0, MAX_PLACES)
    .map(({ slug }) => `with=${slug}`)
    .join("&")}`;
}
