import { useEffect, useRef, useState } from "react";
import type { PlaceImage } from "./card-view.ts";

interface PosterProps {
  readonly image: PlaceImage;
  /** The drawing that stands in when the picture cannot be had. */
  readonly fallback: string;
  readonly eager?: boolean;
  readonly className?: string;
}

/** A place's picture, three by two, holding its space before it arrives. */
export function Poster({ image, fallback, eager = false, className = "" }: PosterProps) {
  // What is not asked for at once leaves the line to the words and their fonts.
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

/** Our own drawings do not go missing; pictures on other hosts do. */
const isOutside = (src: string): boolean => /^https?:/.test(src);

interface PhotoProps extends Pick<PosterProps, "image" | "fallback"> {
  readonly loading: Pick<React.ComponentProps<"img">, "loading" | "fetchPriority">;
  readonly shape: string;
}

/**
 * A picture from elsewhere over the drawing that stands in for it. Without JavaScript the drawing carries the words: a
 * broken picture that has none shows nothing at all, so that the drawing is seen. With it they belong to the picture.
 */
function Photo({ image, fallback, loading, shape }: PhotoProps) {
  const [state, setState] = useState<"unknown" | "shown" | "broken">("unknown");
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React was there to hear it.
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
