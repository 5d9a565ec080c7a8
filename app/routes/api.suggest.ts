import { suggest } from "../domain/suggest.ts";
import { apiLoader } from "../http/api-loader.ts";
import { directoryOf } from "../http/site-search.ts";

export const loader = apiLoader(
  async (site, { url }) => suggest(await directoryOf(site), url.searchParams.get("q") ?? ""),
  { "cache-control": "public, max-age=60" },
);
