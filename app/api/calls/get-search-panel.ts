import { z } from "zod";
import { EMPTY_SEARCH } from "../../domain/search/search-texts.ts";
import { isMomentary } from "../../domain/search/slots.ts";
import { searchPanelView } from "../../views/search-view.ts";
import { searchSiteNow } from "../../views/site-search.ts";
import { defineCall } from "../define-call.ts";
import { searchText, searchType } from "../parameters.ts";

export const getSearchPanel = defineCall({
  method: "get",
  path: "/api/search/panel",
  id: "getSearchPanel",
  group: "Search",
  summary: "The panel of results on the home page",
  params: z.object({ q: searchText, type: searchType }),
  invalid: EMPTY_SEARCH,
  answer: { description: "What the panel shows.", schema: z.looseObject({}) },
  refusals: [400, 429],
  internal: true,
  budget: "search",
  async handle(c, { q, type }) {
    const result = await searchSiteNow(c.env, q, { type });
    if (isMomentary(result.slots)) c.header("cache-control", "no-store");
    return { ...(await searchPanelView(c.env, result, type)) };
  },
});
