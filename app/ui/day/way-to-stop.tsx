import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
} from "lucide-react";
import { type Compass, directionTo } from "../../domain/geo/compass.ts";
import { type LatLng, milesBetween } from "../../domain/geo/miles-between.ts";

const ARROWS: Readonly<Record<Compass, typeof ArrowUp>> = {
  north: ArrowUp,
  northeast: ArrowUpRight,
  east: ArrowRight,
  southeast: ArrowDownRight,
  south: ArrowDown,
  southwest: ArrowDownLeft,
  west: ArrowLeft,
  northwest: ArrowUpLeft,
};

const FEET_PER_MILE = 5280;

/** "350 feet", "0.4 miles", "12 miles". */
export function straightDistance(miles: number): string {
  if (miles < 0.1) return `${Math.max(50, Math.round((miles * FEET_PER_MILE) / 50) * 50)} feet`;
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return rounded === 1 ? "1 mile" : `${rounded} miles`;
}

interface WayToStopProps {
  readonly from: LatLng;
  readonly to: LatLng;
  /** "from you", "from the Old Mill". */
  readonly whence: string;
}

/** North is up: it needs no compass in the phone. */
export function WayToStop({ from, to, whence }: WayToStopProps) {
  const direction = directionTo(from, to);
  const Arrow = ARROWS[direction];
  return (
    <p className="flex items-center gap-3 text-lg">
      <Arrow aria-hidden="true" className="size-8 shrink-0 text-pumpkin" />
      <span>
        <strong>
          {straightDistance(milesBetween(from, to))} {direction}
        </strong>{" "}
        {whence}, in a straight line
      </span>
    </p>
  );
}
