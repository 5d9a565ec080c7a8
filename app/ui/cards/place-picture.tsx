import { useEffect, useRef, useState } from "react";
import { photoPath, photoSrcset } from "../../domain/photos/photo.ts";
import type { PhotoView } from "../../domain/photos/photo-view.ts";
import type { PlaceImage } from "./card-view.ts";

/** How wide pictures stand on pages, for the choice among a photograph's files. */
const PICTURE_SIZES = {
  card: "(min-width: 76rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 7.5rem",
  neighbor: "(min-width: 76rem) 23rem, (min-width: 48rem) 30vw, 7rem",
  type: "(min-width: 76rem) 17rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw",
  hero: "(min-width: 76rem) 46rem, (min-width: 64rem) calc(92vw - 25rem), 92vw",
  header: "(min-width: 64rem) 32rem, 92vw",
  tile: "(min-width: 76rem) 22.5rem, (min-width: 64rem) calc(46vw - 13rem), 46vw",
  row: "(min-width: 40rem) 16rem, 42vw",
  small: "(min-width: 40rem) 10rem, 7rem",
} as const;

interface PlacePictureProps {
  readonly image: PlaceImage;
  /** The drawing that is shown if the image fails to load. */
  readonly fallback: string;
  readonly eager?: boolean;
  readonly size?: keyof typeof PICTURE_SIZES;
  readonly className?: string;
}

type Layer = Pick<React.ComponentProps<"img">, "loading" | "fetchPriority" | "decoding" | "width" | "height">;

/** A place's picture, a drawing or a photograph: 3:2, with its space reserved. */
export function PlacePicture({ image, fallback, eager = false, size = "card", className = "" }: PlacePictureProps) {
  // Lazy images leave the bandwidth to text and fonts.
  const loading = eager
    ? ({ loading: "eager", fetchPriority: "high" } as const)
    : ({ loading: "lazy", fetchPriority: "low" } as const);
  const shape = `aspect-3/2 bg-slate ${className}`;
  const layer = { width: 1200, height: 800, ...loading, decoding: "async" } as const;
  if (image.photo) {
    return <Photograph key={image.src} {...{ image, photo: image.photo, fallback, layer, size, shape }} />;
  }
  if (isOutside(image.src)) return <OutsideImage key={image.src} {...{ image, fallback, layer, shape }} />;
  return <img src={image.src} alt={image.alt} {...layer} className={`w-full object-cover ${shape}`} />;
}

/** An external image is a photograph, and may be missing. */
export const isOutside = (src: string): boolean => /^https?:/.test(src);

const COVER = "absolute inset-0 size-full object-cover";
const WHOLE = "absolute inset-0 size-full object-contain";
/** A stretched box would ask for a width of three halves of its height, which an image does not; this one asks for none. */
const LAYERS = "relative block w-0 min-w-full overflow-hidden";

/** Whether an image could not be loaded; it may have failed before hydration. */
function useBroken() {
  const [isBroken, setBroken] = useState<boolean>();
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = ref;
    setBroken(current?.complete === true && current.naturalWidth === 0);
  }, []);
  return { ref, isBroken, onError: () => setBroken(true) };
}

interface LayeredProps extends Pick<PlacePictureProps, "image" | "fallback"> {
  readonly layer: Layer;
  readonly shape: string;
}

interface PhotographProps extends LayeredProps {
  readonly photo: PhotoView;
  readonly size: keyof typeof PICTURE_SIZES;
}

/** A photograph on its main color; the drawing if it cannot be loaded, as when offline or after it was taken down. */
function Photograph({ image, photo, fallback, layer, size, shape }: PhotographProps) {
  const { ref, isBroken, onError } = useBroken();
  if (isBroken) {
    const drawn = `w-full object-cover ${shape}`;
    return <img src={fallback} alt={image.drawingAlt ?? image.alt} {...layer} className={drawn} />;
  }
  const isHero = size === "hero";
  // The top of a page shows all of an upright photograph.
  const isWhole = isHero && photo.height > photo.width;
  return (
    <span className={`${LAYERS} ${shape}`}>
      {!isWhole && <MainColor color={photo.color} />}
      <img
        ref={ref}
        src={photoPath(photo, isHero ? 960 : 320)}
        srcSet={photoSrcset(photo)}
        sizes={PICTURE_SIZES[size]}
        alt={image.alt}
        title={photo.title}
        onError={onError}
        {...layer}
        width={photo.width}
        height={photo.height}
        className={isWhole ? WHOLE : COVER}
      />
    </span>
  );
}

/** Shown until the photograph has loaded. An SVG attribute, because the policy allows no inline styles. */
function MainColor({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}

/**
 * An external image on top of its fallback drawing. Without JavaScript the drawing has the alt text: a broken image with
 * an empty alt is invisible, so the drawing shows. With JavaScript the image has it.
 */
function OutsideImage({ image, fallback, layer, shape }: LayeredProps) {
  const { ref, isBroken, onError } = useBroken();
  const brokenAlt = image.alt && (image.drawingAlt ?? image.alt);
  const drawingAlt = isBroken === undefined ? image.alt : isBroken ? brokenAlt : "";
  return (
    <span className={`${LAYERS} ${shape}`}>
      <img src={fallback} alt={drawingAlt} {...layer} className={COVER} />
      {isBroken !== true && (
        <img
          ref={ref}
          src={image.src}
          alt={isBroken === false ? image.alt : ""}
          onError={onError}
          {...layer}
          className={COVER}
        />
      )}
    </span>
  );
}
