import { DomainError } from "../domain/domain-error.ts";
import { EMPTY_SEARCH } from "../domain/search-texts.ts";
import { requireSearchType } from "../domain/search-types.ts";
import { apiLoader } from "../http/api-loader.ts";
import { searchSiteNow } from "../http/site-search.ts";
import { searchPanelView } from "../ui/search-view.ts";

/** What the panel under the home search shows, and nothing more. */
export const loader = apiLoader(async (site, { url }) => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  if (text === "") throw new DomainError("invalid", EMPTY_SEARCH);
  const type = requireSearchType(url.searchParams.get("type"));
  return searchPanelView(await searchSiteNow(site, text, { type }), type);
});
