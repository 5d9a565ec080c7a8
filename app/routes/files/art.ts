import { readPosterFile } from "../../art/index.ts";
import { posterResponse } from "../../web/render/poster-response.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/art";

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const { name, version } = readPosterFile(params.file);
  return posterResponse(catalog.bySlug.get(name), "front", version);
}
