/** As many stops as the planner takes. */
const MAX_STOPS = 120;

/** The planner, with these places and no others. */
export function tripThrough(places: readonly { readonly slug: string }[]): string {
  return `/trip?only=1&${places
    .slice(0, MAX_STOPS)
    .map(({ slug }) => `with=${slug}`)
    .join("&")}`;
}
