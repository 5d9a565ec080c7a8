import type { ReactNode, Ref } from "react";

interface MapShellProps {
  /** Accessible name. */
  readonly label: string;
  /** Its height. */
  readonly className?: string | undefined;
  readonly frame: Ref<HTMLDivElement>;
  readonly controls: Ref<HTMLDivElement>;
  /** What is seen until the live map is there, on paper, and without JavaScript. */
  readonly picture: ReactNode;
  /** Loads the live map; absent once that is under way. */
  readonly want?: (() => void) | undefined;
  readonly failed?: boolean;
  /** Over the map. */
  readonly overlay?: ReactNode;
  /** Below the map. */
  readonly children?: ReactNode;
}

/** The frame of a map on a page: the picture, the live map over it, its controls below. */
export function MapShell({
  label,
  className = "h-80 sm:h-96",
  frame,
  controls,
  picture,
  want,
  failed,
  overlay,
  children,
}: MapShellProps) {
  return (
    <div className="isolate">
      <section
        aria-label={label}
        className={`relative overflow-hidden border border-line bg-dusk focus-within:border-moon print:h-[384px] ${className}`}
      >
        {/* Every marker is a tab stop. */}
        <a href="#after-map" className="skip-link">
          Skip the map
        </a>
        {picture}
        <div ref={frame} data-print="hide" className="absolute inset-0" />
        {overlay}
      </section>
      <div
        ref={controls}
        data-print="hide"
        className="map-controls needs-script flex min-h-[calc(2.5rem+1px)] items-center justify-between border border-t-0 border-line"
      >
        {want && (
          <button
            type="button"
            onClick={want}
            className="min-h-10 px-3 text-ash hover:text-pumpkin pointer-fine:hidden"
          >
            Zoom and move the map
          </button>
        )}
      </div>
      {failed && (
        <p role="status" className="mt-2 text-ash">
          The map could not be loaded in full. Move it or reload the page to try again.
        </p>
      )}
      <div id="after-map" tabIndex={-1} data-print="hide">
        {children}
      </div>
    </div>
  );
}
