/** A map of places that the page knows itself. Its picture is in the first paint, on paper and without JavaScript. */
import { useEffect, useMemo, useRef } from "react";
import { project, westernLng } from "./drawn/mercator.ts";
import { onThisScreen } from "./drawn/picture-url.ts";
import { useWaitingMap } from "./live/use-waiting-map.ts";
import type { MapPlaceView } from "./map-data.ts";
import { MapPicture } from "./map-picture.tsx";
import { MapShell } from "./map-shell.tsx";
import { fitView, type MapView } from "./map-view.ts";

interface PlacesMapProps {
  readonly places: readonly MapPlaceView[];
  readonly label: string;
}

/** Of /map.svg: the map alone, since the server is not told which places these are. */
const NO_PLACES = { place: "none" };

export function PlacesMap({ places, label }: PlacesMapProps) {
  const view = useMemo(() => fitView(places.map(({ lat, lng }) => ({ latitude: lat, longitude: lng }))), [places]);
  return view ? <FittedMap places={places} label={label} view={view} /> : null;
}

function FittedMap({ places, label, view }: PlacesMapProps & { readonly view: MapView }) {
  const frame = useRef<HTMLDivElement>(null);
  const { controls, drawn, isLive, isWanted, want } = useWaitingMap({
    frame,
    load: () => import("./live/draw-places.client.ts"),
    draw: ({ drawPlaces }, stage) => drawPlaces(stage, places, onThisScreen(view)),
  });
  useEffect(() => drawn.current?.show(places, onThisScreen(view)), [drawn, places, view]);
  return (
    <MapShell
      label={label}
      frame={frame}
      controls={controls}
      want={isWanted ? undefined : want}
      picture={
        <>
          <MapPicture view={view} filter={NO_PLACES} label={label} isCovered={isLive} />
          <Marks places={places} view={view} isCovered={isLive} />
        </>
      }
    />
  );
}

/** The places on the picture, whose middle is the frame's. */
function Marks({ places, view, isCovered }: Omit<PlacesMapProps, "label"> & { view: MapView; isCovered: boolean }) {
  const { center, zoom, narrowZoom = zoom } = view;
  const marksAt = (scale: number) => {
    const middle = project(...center, scale);
    return places.map(({ slug, lat, lng }) => {
      const { x, y } = project(lat, westernLng(lng), scale);
      return <circle key={slug} cx={Math.round(x - middle.x)} cy={Math.round(y - middle.y)} r="9" />;
    });
  };
  // From the middle of the frame.
  const shape = "absolute top-1/2 left-1/2 size-px overflow-visible fill-pumpkin stroke-night stroke-2";
  return (
    <div className={isCovered ? "invisible print:visible" : ""}>
      <svg aria-hidden="true" className={`${shape} max-sm:hidden`}>
        {marksAt(zoom)}
      </svg>
      <svg aria-hidden="true" className={`${shape} sm:hidden`}>
        {marksAt(narrowZoom)}
      </svg>
    </div>
  );
}
