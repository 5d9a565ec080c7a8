import { NARROW_PX, PICTURE_SIZES, type PictureSize, pictureUrl } from "./drawn/picture-url.ts";
import { type MapPosition, type MapView, onPaper } from "./map-view.ts";

/** What is printed where it is not what is seen. */
export interface PaperPicture {
  readonly view: MapPosition;
  readonly filter: Readonly<Record<string, string>>;
}

interface MapPictureProps {
  readonly view: MapView;
  readonly filter: Readonly<Record<string, string>>;
  readonly label: string;
  /** The live map hides it, except on paper. */
  readonly isCovered: boolean;
  readonly size?: PictureSize;
  /** All places of the view unless given. */
  readonly paper?: PaperPicture | undefined;
}

/** A drawing of the map, pixel by pixel where the live map will be. */
export function MapPicture({ view, filter, label, isCovered, size = "wide", paper }: MapPictureProps) {
  const { center, zoom, narrowZoom = zoom } = view;
  const { width, height } = PICTURE_SIZES[size];
  const allOnPaper = onPaper(view);
  const printed = paper ?? (allOnPaper && { view: allOnPaper, filter });
  return (
    <picture>
      {printed && (
        <source media="print" srcSet={pictureUrl(printed.view, "wide", printed.filter)} {...PICTURE_SIZES.wide} />
      )}
      <source
        media={`(width < ${NARROW_PX}px)`}
        srcSet={pictureUrl({ center, zoom: narrowZoom }, "narrow", filter)}
        {...PICTURE_SIZES.narrow}
      />
      <img
        src={pictureUrl(view, size, filter)}
        alt={label}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        data-covered={isCovered}
        className="map-picture absolute inset-0 size-full object-none"
      />
    </picture>
  );
}
