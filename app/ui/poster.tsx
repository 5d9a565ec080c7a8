import { useState } from "react";

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
  return (
    <img
      src={broken ? fallback : image.src}
      alt={image.alt}
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
