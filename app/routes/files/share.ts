import { drawShareImage } from "../../art/index.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { shareCard } from "../../web/seo/share-card.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/share";

/** Pictures are cached on disk instead. */
export const handle: RouteRule = { cache: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const card = shareCard(site, (params["*"] ?? "").replace(/\.png$/, ""));
  if (!card) return new Response("There is no such picture.", { status: 404 });
  const png = await site.renderPng(drawShareImage(card));
  return new Response(new Uint8Array(png), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=86400, stale-while-revalidate=604800" },
  });
}
