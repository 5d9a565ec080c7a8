/** A place as a card on other people's pages: a document without scripts, in the reader's fonts. */
import { photoSrcset } from "../../domain/photos/photo.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import type { PlaceCard } from "../../domain/places/place.ts";
import { SITE } from "../../site.ts";
import { EMBED_NARROW } from "../../web/seo/embed-code.ts";
import { placeImage } from "../cards/card-view.ts";
import { formatRating, shorten } from "../text/format.ts";
import { EMBED_STYLES } from "./embed-styles.ts";

const EMBED_SUMMARY_LENGTH = 170;

export function EmbedCard({ place, siteUrl }: { place: PlaceCard; siteUrl: string }) {
  const { slug, houseName, city, state, access, rating } = place;
  const page = `${siteUrl}/location/${slug}`;
  const image = placeImage(place);
  const { photo } = image;
  const files = photo && { srcSet: photoSrcset(photo), sizes: `(width < ${EMBED_NARROW.below}px) 100vw, 38vw` };
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="canonical" href={page} />
        <title>{`${houseName}, ${city}, ${state} | ${SITE.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, named in the policy by its hash */}
        <style dangerouslySetInnerHTML={{ __html: EMBED_STYLES }} />
      </head>
      <body>
        <main>
          <img src={image.src} {...files} alt={image.alt} width={240} height={180} />
          <div>
            <h1>
              <a href={page} target="_blank" rel="noopener">
                {houseName}
              </a>
            </h1>
            <p className="where">
              {city}, {state}
              {rating > 0 && <span>{`${formatRating(rating)} of 5`}</span>}
            </p>
            <p className="summary">{shorten(place.storySummary, EMBED_SUMMARY_LENGTH)}</p>
            <p className="visit">
              {access && <strong>{ACCESS_LABELS[access]}</strong>}
              <span>{place.address}</span>
            </p>
            <p className="site">
              <a href={`${siteUrl}/`} target="_blank" rel="noopener">
                {SITE.name}
              </a>
              {photo && <span title={photo.title}>{photo.title}</span>}
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
