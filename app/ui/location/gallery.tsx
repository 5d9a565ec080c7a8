import { isOutside, PlacePicture } from "../cards/place-picture.tsx";
import { hasModifier } from "../layout/has-modifier.ts";
import type { GalleryImage } from "./location-view.ts";
import { PhotoCreditLine } from "./photo-credit.tsx";

/** The note under a large drawing. */
export const NOT_A_LIKENESS = "Drawing, not a likeness";

interface GalleryProps {
  readonly images: readonly GalleryImage[];
  /** The picture at the top of the page, which the gallery does not repeat. */
  readonly hero: string;
  /** Opens the image of this position in the dialog. */
  readonly onOpen: (position: number) => void;
}

export function Gallery({ images, hero, onOpen }: GalleryProps) {
  const others = images.flatMap((image, position) => (image.src === hero ? [] : [{ image, position }]));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="gallery" data-print="hide" className="mt-10 sm:mt-14">
      <h2 id="gallery" className="text-3xl">
        Gallery
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-4 sm:mt-6 sm:gap-6">
        {others.map(({ image, position }) => (
          <figure key={image.src} className="max-sm:only:col-span-full">
            <PictureLink image={image} onOpen={() => onOpen(position)}>
              <PlacePicture image={image} fallback={image.drawing} size="tile" className="border border-line" />
            </PictureLink>
            <GalleryCaption image={image} isShort className="mt-2 text-sm text-ash sm:text-[0.9375rem]" />
          </figure>
        ))}
      </div>
    </section>
  );
}

interface PictureLinkProps {
  readonly image: GalleryImage;
  readonly onOpen: () => void;
  readonly children: React.ReactNode;
}

/** Opens the dialog; without JavaScript, or with a modifier key, the link leads to the picture itself. */
export function PictureLink({ image, onOpen, children }: PictureLinkProps) {
  return (
    <a
      href={image.large}
      className="block cursor-zoom-in"
      onClick={(event) => {
        if (hasModifier(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}

interface GalleryCaptionProps {
  readonly image: GalleryImage;
  /** Cuts long texts; the dialog has the whole. */
  readonly isShort?: boolean;
  readonly className: string;
}

/** The caption of a picture, with its credit. */
export function GalleryCaption({ image, isShort = false, className }: GalleryCaptionProps) {
  return (
    <figcaption className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      {image.caption && <span className={`wrap-anywhere ${isShort ? "line-clamp-3" : ""}`}>{image.caption}</span>}
      {image.credit && (
        <span className="max-w-full text-[0.8125rem]">
          <PhotoCreditLine credit={image.credit} isShort={isShort} />
        </span>
      )}
      {!image.credit && !isOutside(image.src) && <span className="text-[0.8125rem]">{NOT_A_LIKENESS}</span>}
    </figcaption>
  );
}
