import { photoSrcset } from "../../domain/photos/photo.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import type { PlaceCard } from "../../domain/places/place.ts";
import { SITE } from "../../site.ts";
import { CARD_NARROW } from "../../web/seo/embed-code.ts";
import { placeImage } from "../cards/card-view.ts";
import { formatRating, shorten } from "../text/format.ts";
import { EmbedDocument, EmbedLink } from "./embed-document.tsx";
import { EMBED_STYLES } from "./embed-styles.ts";

const EMBED_SUMMARY_LENGTH = 170;

export const CARD_STYLES = `${EMBED_STYLES}
main{grid-template:minmax(0,1fr)/38% 1fr;min-height:200px}
img{display:block;width:100%;height:100%;object-fit:cover}
div{display:flex;flex-direction:column;gap:4px;min-width:0;padding:14px 16px}
.where,.visit,.site{color:var(--quiet);font-size:14px}
.where span{margin-left:10px;color:var(--accent);font-weight:600}
.summary{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:3}
.visit{display:flex;flex-wrap:wrap;gap:0 8px}
.visit strong{color:var(--text)}
.site{display:flex;gap:0 12px;justify-content:space-between;margin-top:auto}
.site span{overflow:hidden;font-size:12px;line-height:20px;text-overflow:ellipsis;white-space:nowrap}
@media (width < ${CARD_NARROW.below}px) and (height >= ${CARD_NARROW.height - 40}px){main{grid-template:150px 1fr/1fr}}
@media (width < ${CARD_NARROW.below}px) and (height < ${CARD_NARROW.height - 40}px){main{grid-template-columns:25% 1fr}div{gap:2px;padding:10px 12px}h1{font-size:17px}.summary{-webkit-line-clamp:2}}
`;

/** A place as a card. */
export function EmbedCard({ place, siteUrl }: { place: PlaceCard; siteUrl: string }) {
  const { slug, houseName, city, state, access, rating } = place;
  const page = `${siteUrl}/location/${slug}`;
  const image = placeImage(place);
  const { photo } = image;
  const files = photo && { srcSet: photoSrcset(photo), sizes: `(width < ${CARD_NARROW.below}px) 100vw, 38vw` };
  return (
    <EmbedDocument title={`${houseName}, ${city}, ${state}`} page={page} styles={CARD_STYLES}>
      <img src={image.src} {...files} alt={image.alt} width={240} height={180} />
      <div>
        <h1>
          <EmbedLink href={page}>{houseName}</EmbedLink>
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
          <EmbedLink href={`${siteUrl}/`}>{SITE.name}</EmbedLink>
          {photo && <span title={photo.title}>{photo.title}</span>}
        </p>
      </div>
    </EmbedDocument>
  );
}
