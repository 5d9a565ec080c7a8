import { fetchAnswer } from "./api-client.ts";
import { DATA_PARAMETER, dataOfPage } from "./data-url.ts";

/**
 * Fetches a page's data into the HTTP cache before navigating. If a request fails during a navigation, the router replaces
 * the page with its error screen; fetching first lets us stay on the page and show a notice.
 */
export async function fetchPageData(path: string, { routeId, signal }: PageDataOptions = {}): Promise<void> {
  const url = new URL(dataOfPage(path), window.location.origin);
  if (routeId) url.searchParams.set(DATA_PARAMETER, routeId);
  await fetchAnswer(url.pathname + url.search, { signal });
}

interface PageDataOptions {
  /** Fetch only this route's data, as a fetcher does; all routes by default, as a navigation does. */
  readonly routeId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}
