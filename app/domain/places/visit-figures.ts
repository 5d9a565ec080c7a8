/** Price and duration of a visit, for cards, pages and the map. */
import type { Access } from "./place.ts";

/** SPEC's defaults for unknown values. */
export const DEFAULT_DURATION_MINUTES = 45;
const DEFAULT_TICKET_PRICE = 25;

export interface VisitFigure {
  readonly value: number;
  /** SPEC's default for an unknown value, marked as an estimate wherever shown. */
  readonly isEstimate: boolean;
}

/** Places with unknown access may be open. */
export const mayEnter = (access: Access | undefined): boolean =>
  access === undefined || access === "open" || access === "tours";

/** No estimates for places that nobody may enter. */
export function visitFigures(place: {
  readonly mayEnter: boolean;
  readonly ticketPrice?: number | undefined;
  readonly duration?: number | undefined;
}) {
  const figure = (known: number | undefined, usual: number): VisitFigure | undefined => {
    if (known !== undefined) return { value: known, isEstimate: false };
    return place.mayEnter ? { value: usual, isEstimate: true } : undefined;
  };
  return {
    price: figure(place.ticketPrice, DEFAULT_TICKET_PRICE),
    duration: figure(place.duration, DEFAULT_DURATION_MINUTES),
  };
}
