import { fetchAnswer } from "./api-client.ts";

/**
 * Fetches the data of a page into the browser's cache, where the router finds it a moment later. The router itself gives
 * up the whole page for its error screen when a request fails; whoever asks here first can stay and say so.
 */
export async function fetchPageData(path: string, { routeId, signal }: PageDataWishes = {}): Promise<void> {
  const url = new URL(path, window.location.origin);
  url.pathname = url.pathname === "/" ? "/_.data" : `${url.pathname}.data`;
  if (routeId) url.searchParams.set("_routes", routeId);
  await fetchAnswer(url.pathname + url.search, signal ? { signal } : {});
}

interface PageDataWishes {
  /** The one route whose data is wanted, as a fetcher asks for it; all of them without it, as a navigation does. */
  readonly routeId?: string | undefined;
  readonly signal?: AbortSignal;
}
