import { hash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { findPlace } from "../../domain/catalog/find-place.ts";
import { wasRemoved } from "../../store/places/was-removed.ts";
import { EmbedCard } from "../../ui/embed/embed-card.tsx";
import { EMBED_STYLES } from "../../ui/embed/embed-styles.ts";
import { PAGE_CACHE } from "../../web/render/page-headers.ts";
import { embedPath } from "../../web/seo/embed-code.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/embed";

/** Other pages may frame this and nothing else of the site; nothing runs in it. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", EMBED_STYLES, "base64")}'`,
  "img-src 'self' data: https:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors *",
].join("; ");

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalog, db, siteUrl } = context.get(siteContext);
  const found = findPlace(catalog, params.slug);
  if (!found) {
    const isRemoved = await wasRemoved(db, params.slug);
    return isRemoved ? sentence(410, "This place is no longer listed.") : sentence(404, "There is no such place.");
  }
  const { place, moved } = found;
  if (moved) return new Response(null, { status: 301, headers: { location: embedPath(place.slug) } });
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(<EmbedCard place={place} siteUrl={siteUrl} />)}`, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": PAGE_CACHE,
      "x-robots-tag": "noindex",
    },
  });
}

const sentence = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "content-security-policy": POLICY },
  });
