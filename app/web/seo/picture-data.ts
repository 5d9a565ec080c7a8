import { type PhotoWidth, photoPath } from "../../domain/photos/photo.ts";
import type { PhotoCredit } from "../../domain/photos/photo-view.ts";

interface PhotographFacts {
  readonly alt: string;
  readonly caption: string | undefined;
  readonly credit?: PhotoCredit | undefined;
  readonly photo?: { readonly hash: string; readonly width: number; readonly height: number };
}

export interface PicturedFacts {
  readonly slug: string;
  readonly gallery: readonly PhotographFacts[];
}

const LARGE: PhotoWidth = 1920;

/** The share image, or the photographs with what search engines show about author and licence. */
export function pictureData(siteUrl: string, { slug, gallery }: PicturedFacts): object | string {
  const page = `${siteUrl}/location/${slug}`;
  const photographs = gallery.flatMap(({ alt, caption, credit, photo }) => {
    if (!photo || !credit) return [];
    const { name, nameUrl, licenceUrl, sourceUrl } = credit;
    return {
      "@type": "ImageObject",
      contentUrl: siteUrl + photoPath(photo, LARGE),
      width: photo.width,
      height: photo.height,
      caption: caption ?? alt,
      creditText: name,
      creator: { "@type": "Person", name, ...(nameUrl && { url: nameUrl }) },
      copyrightNotice: name,
      ...(licenceUrl && { license: licenceUrl }),
      acquireLicensePage: sourceUrl ?? page,
    };
  });
  const sharing = `${siteUrl}/share/${slug}.png`;
  return photographs.length > 0 ? [...photographs, sharing] : sharing;
}
