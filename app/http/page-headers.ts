/**
 * For browsers: ask again each time (an unchanged page costs a 304). For a CDN: a minute, then refreshed behind the
 * visitor's back. Data of client navigations lives ten seconds, so that what a hover fetched is there for the click.
 */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
export const DATA_CACHE = "public, max-age=10, s-maxage=60, stale-while-revalidate=600";

export function pageHeaders(): HeadersInit {
  return { "cache-control": PAGE_CACHE };
}
