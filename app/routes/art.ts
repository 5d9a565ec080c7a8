import { posterResponse } from "../http/poster-response.ts";
import { siteContext } from "../http/site-context.ts";
import type { Route } from "./+types/art";

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  return posterResponse(catalog.bySlug.get(params.file.replace(/\.svg$/, "")), "front");
}
