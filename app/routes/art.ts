import { drawPoster } from "../art/draw-poster.ts";
import { siteContext } from "../http/site-context.ts";
import { posterSubject } from "../ui/card-view.ts";
import type { Route } from "./+types/art";

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const place = catalog.bySlug.get((params.file ?? "").replace(/\.svg$/, ""));
  if (!place) return new Response("There is no such drawing.", { status: 404 });
  return new Response(drawPoster(posterSubject(place)), {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
