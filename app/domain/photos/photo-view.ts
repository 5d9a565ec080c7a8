/** The part of a photograph that a page with a small version of it needs. */

import { webLink } from "../places/links/web-links.ts";
import type { PlaceCard } from "../places/place.ts";
import { licenceOf } from "./licences.ts";
import type { Photo } from "./photo.ts";

export interface PhotoView extends Pick<Photo, "hash" | "width" | "height" | "color"> {
  /** "Photograph: Nell Doe, CC BY 4.0". */
  readonly title: string;
}

export function photoView({ hash, width, height, color, credit, licence }: Photo): PhotoView {
  return { hash, width, height, color, title: `Photograph: ${credit}, ${licenceOf(licence).label}` };
}

/** Undefined if no photograph is large enough to represent the place. */
export const leadingPhoto = ({ photos }: Pick<PlaceCard, "photos">): Photo | undefined =>
  photos?.find(({ leads }) => leads);

/** Who took a photograph and how it may be used, with links to the pages that say so. */
export interface PhotoCredit {
  readonly name: string;
  readonly nameUrl: string | undefined;
  readonly licence: string;
  readonly licenceUrl: string | undefined;
  /** The page where it was found. */
  readonly sourceUrl: string | undefined;
}

export function photoCredit({ credit, creditUrl, licence, sourceUrl }: Photo): PhotoCredit {
  const { label, url } = licenceOf(licence);
  return {
    name: credit,
    nameUrl: webLink(creditUrl),
    licence: label,
    licenceUrl: url,
    sourceUrl: webLink(sourceUrl),
  };
}
