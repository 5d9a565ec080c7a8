/**
 * For browsers: ask again each time (an unchanged page costs a 304). For a CDN: a minute, then refreshed behind the
 * visitor's back. Data of client navigations lives ten seconds, so that what a hover fetched is there for the click.
 */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
export const DATA_CACHE = "public, max-age=10, s-maxage=60, stale-while-revalidate=600";

export function pageHeaders(): HeadersInit {
  return { "cache-control": PAGE_CACHE };
}

/** For a page that cannot give its answer now: whoever comes again may get it. */
export const BUSY_ANSWER = { status: 503, headers: { "retry-after": "5", "cache-control": "no-store" } };

/** What could not be answered now is kept by nobody. */
export function pageHeadersUnlessBusy({ loaderHeaders }: { readonly loaderHeaders: Headers }): HeadersInit {
  return loaderHeaders.has("retry-after") ? loaderHeaders : pageHeaders();
}
