import { DomainError } from "../domain/domain-error.ts";
import { EMPTY_SEARCH } from "../domain/search/search-texts.ts";
import { requireSearchType } from "../domain/search/search-types.ts";
import { searchPanelView } from "../ui/search/search-view.ts";
import { apiLoader } from "../web/api-loader.ts";
import { searchSiteNow } from "../web/site-search.ts";

/** What the panel under the home search shows, and nothing more. */
export const loader = apiLoader(async (site, { url }) => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  if (text === "") throw new DomainError("invalid", EMPTY_SEARCH);
  const type = requireSearchType(url.searchParams.get("type"));
  return searchPanelView(await searchSiteNow(site, text, { type }), type);
});
