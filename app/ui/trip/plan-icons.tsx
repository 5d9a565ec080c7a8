/** The icons of a plan are drawn once in the page: each of its stops shows some of them. */
import { ArrowDown, ArrowUp, BedDouble, Binoculars, Car, Clock, Footprints, Pin, Plus, Sparkle, X } from "lucide-react";

const ICONS = {
  add: Plus,
  car: Car,
  chosen: Pin,
  clock: Clock,
  drop: X,
  earlier: ArrowUp,
  later: ArrowDown,
  outside: Binoculars,
  reason: Sparkle,
  sleep: BedDouble,
  walk: Footprints,
};

export function PlanIcons() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}

export function PlanIcon({ name, className }: { name: keyof typeof ICONS; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
