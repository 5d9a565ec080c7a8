import { useEffect, useRef, useState } from "react";

interface PosterProps {
  readonly image: { readonly src: string; readonly alt: string };
  /** The drawing that stands in when the picture cannot be had. */
  readonly fallback: string;
  readonly eager?: boolean;
  readonly className?: string;
}

/** A place's picture, three by two, holding its space before it arrives. */
export function Poster({ image, fallback, eager = false, className = "" }: PosterProps) {
  const [broken, setBroken] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React was there to hear it.
    const { current } = picture;
    if (current?.complete && current.naturalWidth === 0 && image.src !== fallback) setBroken(true);
  }, [image.src, fallback]);
  return (
    <img
      ref={picture}
      src={broken ? fallback : image.src}
      alt={broken ? `Poster drawing. ${image.alt}` : image.alt}
      width={1200}
      height={800}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      onError={() => {
        if (image.src !== fallback) setBroken(true);
      }}
      className={`aspect-3/2 w-full bg-slate object-cover ${className}`}
    />
  );
}
