import { ON, VISITABLE } from "../../domain/browse/place-filters.ts";
import type { PlaceList } from "../../domain/places/place.ts";
import { PICTURE_SIZES, pictureUrl } from "../../map/drawn/picture-url.ts";
import { EMBED_FRAMES, fitView } from "../../map/map-view.ts";
import { SITE } from "../../site.ts";
import { type EmbedFilter, MAP_NARROW } from "../../web/seo/embed-code.ts";
import { formatRating, plural } from "../text/format.ts";
import { EmbedDocument, EmbedLink } from "./embed-document.tsx";
import { EMBED_STYLES } from "./embed-styles.ts";

const MAX_LISTED = 50;

export const MAP_STYLES = `${EMBED_STYLES}
main{grid-template:auto minmax(0,1fr) auto/3fr minmax(230px,2fr)}
picture{grid-row:1/4;overflow:hidden;background:#131825;filter:var(--map)}
img{display:block;width:100%;height:100%;object-fit:none}
header{padding:12px 14px 10px}
header p,footer,li span{color:var(--quiet);font-size:14px}
ol{overflow-y:auto;padding:0 14px;list-style:none}
li{padding:7px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
li a{display:block;font-weight:600}
footer{padding:9px 14px;border-top:1px solid var(--line)}
@media (width < ${MAP_NARROW.below}px){main{grid-template:auto minmax(150px,1fr) minmax(0,1fr) auto/minmax(0,1fr)}picture{grid-row:2}}
`;

interface EmbedMapProps {
  readonly title: string;
  /** Our page with the same places. */
  readonly path: string;
  readonly filter: EmbedFilter;
  readonly places: PlaceList;
  readonly siteUrl: string;
  readonly theme: string | undefined;
}

/** A page's map with a list of its places. */
export function EmbedMap({ title, path, filter, places, siteUrl, theme }: EmbedMapProps) {
  const page = siteUrl + path;
  const listed = places.slice(0, MAX_LISTED);
  const rest = places.length - listed.length;
  return (
    <EmbedDocument title={title} page={page} styles={MAP_STYLES} theme={theme}>
      <header>
        <h1>
          <EmbedLink href={page}>{title}</EmbedLink>
        </h1>
        <p>{`${plural(places.length, "place")} to visit`}</p>
      </header>
      <Picture title={title} filter={filter} places={places} />
      <ol>
        {listed.map(({ slug, houseName, city, state, rating }) => (
          <li key={slug}>
            <EmbedLink href={`${siteUrl}/location/${slug}`}>{houseName}</EmbedLink>
            <span>{`${city}, ${state}${rating > 0 ? `, ${formatRating(rating)} of 5` : ""}`}</span>
          </li>
        ))}
      </ol>
      <footer>
        {rest > 0 ? (
          <>
            <EmbedLink href={page}>{`${plural(rest, "more place")}`}</EmbedLink> on {SITE.name}
          </>
        ) : (
          <EmbedLink href={`${siteUrl}/`}>{SITE.name}</EmbedLink>
        )}
      </footer>
    </EmbedDocument>
  );
}

function Picture({ title, filter, places }: Pick<EmbedMapProps, "title" | "filter" | "places">) {
  const view = fitView(places, undefined, EMBED_FRAMES);
  if (!view) return null;
  const { center, zoom, narrowZoom = zoom } = view;
  const marks = { ...filter, [VISITABLE]: ON };
  return (
    <picture>
      <source
        media={`(width < ${MAP_NARROW.below}px)`}
        srcSet={pictureUrl({ center, zoom: narrowZoom }, "narrow", marks)}
        {...PICTURE_SIZES.narrow}
      />
      <img src={pictureUrl(view, "wide", marks)} alt={`Map of ${title}`} {...PICTURE_SIZES.wide} />
    </picture>
  );
}
