/**
 * The place of a map on a page. It holds its space from the first paint and names what it will show; the map itself is
 * loaded when the frame comes near the viewport.
 */
export interface MapView {
  readonly center: readonly [latitude: number, longitude: number];
  readonly zoom: number;
}

/** SPEC: the middle of the country. */
export const DEFAULT_VIEW: MapView = { center: [39.83, -98.58], zoom: 5 };

export interface MapFrameProps {
  readonly view: MapView;
  /** What the map shows, for those who do not see it. */
  readonly label: string;
  /** Query parameters of /api/map that say which places are drawn. */
  readonly filter?: Readonly<Record<string, string>>;
  /** A blue marker labelled "Your Location". */
  readonly visitor?: readonly [latitude: number, longitude: number];
  readonly className?: string;
}

export function MapFrame({ label, className = "h-96" }: MapFrameProps) {
  return <div role="img" aria-label={label} data-print="hide" className={`border border-line bg-dusk ${className}`} />;
}
