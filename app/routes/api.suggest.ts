import { suggest } from "../domain/search/suggest.ts";
import { apiLoader } from "../web/api-loader.ts";
import { directoryOf } from "../web/site-search.ts";

export const loader = apiLoader(
  async (site, { url }) => suggest(await directoryOf(site), url.searchParams.get("q") ?? ""),
  { "cache-control": "public, max-age=60" },
);
