import { suggest } from "../domain/search/suggest.ts";
import { apiLoader } from "../web/api-loader.ts";
import { searchContextOf } from "../web/site-search.ts";

export const loader = apiLoader(
  async (site, { url }) => suggest(await searchContextOf(site), url.searchParams.get("q") ?? ""),
  { "cache-control": "public, max-age=60" },
);
