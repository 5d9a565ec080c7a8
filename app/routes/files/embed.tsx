import { findPlace } from "../../domain/catalog/find-place.ts";
import { wasRemoved } from "../../store/places/was-removed.ts";
import { CARD_STYLES, EmbedCard } from "../../ui/embed/embed-card.tsx";
import { embedResponse, embedSentence } from "../../web/render/embed-response.ts";
import { cardPath } from "../../web/seo/embed-code.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/embed";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalog, db, siteUrl } = context.get(siteContext);
  const found = findPlace(catalog, params.slug);
  if (!found) {
    const isRemoved = await wasRemoved(db, params.slug);
    return isRemoved
      ? embedSentence(410, "This place is no longer listed.")
      : embedSentence(404, "There is no such place.");
  }
  const { place, moved } = found;
  if (moved) return new Response(null, { status: 301, headers: { location: cardPath(place.slug) } });
  return embedResponse(<EmbedCard place={place} siteUrl={siteUrl} />, CARD_STYLES);
}
