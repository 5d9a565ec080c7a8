/**
 * Browsers revalidate every time (an unchanged page costs a 304); a CDN may serve for a minute and then revalidate in the
 * background. Data of client navigations is fresh for ten seconds, so that a prefetch on hover is used by the click.
 */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
export const DATA_CACHE = "public, max-age=10, s-maxage=60, stale-while-revalidate=600";

/** What answers say that depend on what somebody typed or chose: nobody on the way may keep them for others. */
export const PRIVATE_PAGE = "private, max-age=0";
export const PRIVATE_DATA = "private, max-age=10";
/** With the position of somebody: not even their own browser keeps it. */
export const POSITION_PAGE = "private, no-store";

export function pageHeaders(): HeadersInit {
  return { "cache-control": PAGE_CACHE };
}

/** For a page with a form: each copy has its own stamp, and nothing that somebody typed may be stored. */
export function noStoreHeaders(): HeadersInit {
  return { "cache-control": "no-store" };
}

/** For a page that can't be answered right now; the client may retry. */
export const BUSY_ANSWER = { status: 503, headers: { "retry-after": "5", "cache-control": "no-store" } };

/** For a page that is incomplete at the moment. (The router writes the status of a redirect into what it is given.) */
export const TEMPORARY_ANSWER = { headers: { "cache-control": "no-store" } };

/** Temporary answers are not cached. */
export function pageHeadersUnlessTemporary({ loaderHeaders }: { readonly loaderHeaders: Headers }): HeadersInit {
  return loaderHeaders.has("cache-control") ? loaderHeaders : pageHeaders();
}
