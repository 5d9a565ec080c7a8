import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { MapPlaceView } from "../../map/map-data.ts";
import { markImage } from "../cards/mark-image.ts";
import { PlacePicture } from "../cards/place-picture.tsx";
import { SaveButton } from "../saved/save-button.tsx";

interface ExplorerCardProps {
  readonly place: MapPlaceView;
  /** The pointer is on its marker. */
  readonly isLit: boolean;
  readonly onPoint: (isOver: boolean) => void;
  readonly onOpen: () => void;
}

export function ExplorerCard({ place, isLit, onPoint, onOpen }: ExplorerCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLit) card.current?.scrollIntoView({ block: "nearest" });
  }, [isLit]);
  return (
    <li
      ref={card}
      data-lit={isLit}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      className="relative grid grid-cols-[7rem_minmax(0,1fr)] border border-line bg-dusk hover:border-pumpkin/60 data-[lit=true]:border-pumpkin data-[lit=true]:bg-slate"
    >
      <PlacePicture image={markImage(place)} fallback={place.poster} size="small" className="h-full" />
      <div className="min-w-0 px-3.5 py-2.5">
        <h2 className="font-display text-lg leading-snug">
          <Link to={`/location/${place.slug}`} className="line-clamp-2 wrap-anywhere hover:text-pumpkin">
            {place.houseName}
          </Link>
        </h2>
        <p className="truncate text-[0.9375rem] text-ash">{`${place.city}, ${place.state}`}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ash">
          <span className="flex items-center gap-1.5">
            <span className="star" />
            {place.rating}
            <span className="sr-only">{` ${place.ratedBy}`}</span>
            {place.renown && <span className="-ml-1.5">{`, ${place.renown}`}</span>}
          </span>
          <span>{place.reports}</span>
          {place.price && <span>{place.price}</span>}
          {place.access && <span>{place.access}</span>}
        </p>
        <SaveButton slug={place.slug} name={place.houseName} className="absolute right-0.5 bottom-0.5" />
        <button
          type="button"
          data-print="hide"
          onClick={onOpen}
          className="needs-script mt-1 min-h-8 text-sm text-link"
        >
          Show on map<span className="sr-only">{`: ${place.houseName}`}</span>
        </button>
      </div>
    </li>
  );
}
