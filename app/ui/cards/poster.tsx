import { useEffect, useRef, useState } from "react";
import type { PlaceImage } from "./card-view.ts";

interface PosterProps {
  readonly image: PlaceImage;
  /** Shown if the image fails to load. */
  readonly fallback: string;
  readonly eager?: boolean;
  readonly className?: string;
}

/** A place's picture, 3:2, with its space reserved. */
export function Poster({ image, fallback, eager = false, className = "" }: PosterProps) {
  // Lazy images leave the bandwidth to text and fonts.
  const loading = eager
    ? ({ loading: "eager", fetchPriority: "high" } as const)
    : ({ loading: "lazy", fetchPriority: "low" } as const);
  const shape = `aspect-3/2 w-full bg-slate ${className}`;
  if (isOutside(image.src)) return <Photo key={image.src} {...{ image, fallback, loading, shape }} />;
  return (
    <img
      src={image.src}
      alt={image.alt}
      width={1200}
      height={800}
      {...loading}
      decoding="async"
      className={`object-cover ${shape}`}
    />
  );
}

/** An external image is a photograph, and may be missing; all others are our drawings. */
export const isOutside = (src: string): boolean => /^https?:/.test(src);

interface PhotoProps extends Pick<PosterProps, "image" | "fallback"> {
  readonly loading: Pick<React.ComponentProps<"img">, "loading" | "fetchPriority">;
  readonly shape: string;
}

/**
 * An external image on top of its fallback drawing. Without JavaScript the drawing has the alt text: a broken image with
 * an empty alt is invisible, so the drawing shows. With JavaScript the image has it.
 */
function Photo({ image, fallback, loading, shape }: PhotoProps) {
  const [state, setState] = useState<"unknown" | "shown" | "broken">("unknown");
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before hydration.
    const { current } = picture;
    setState(current?.complete && current.naturalWidth === 0 ? "broken" : "shown");
  }, []);
  const layer = {
    width: 1200,
    height: 800,
    ...loading,
    decoding: "async",
    className: "absolute inset-0 size-full object-cover",
  } as const;
  const drawingAlt = { unknown: image.alt, shown: "", broken: image.alt && (image.drawingAlt ?? image.alt) }[state];
  return (
    <span className={`relative block overflow-hidden ${shape}`}>
      <img src={fallback} alt={drawingAlt} {...layer} />
      {state !== "broken" && (
        <img
          ref={picture}
          src={image.src}
          alt={state === "shown" ? image.alt : ""}
          onError={() => setState("broken")}
          {...layer}
        />
      )}
    </span>
  );
}
