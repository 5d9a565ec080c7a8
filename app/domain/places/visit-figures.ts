/** What a visit costs and how long it takes: one rule for cards, pages and the map. */
import { DEFAULT_DURATION_MINUTES, DEFAULT_TICKET_PRICE } from "./display-defaults.ts";
import type { Access } from "./place.ts";

export interface VisitFigure {
  readonly value: number;
  /** SPEC's default for what is not known, marked as such wherever it is shown. */
  readonly isEstimate: boolean;
}

export interface VisitFigures {
  readonly price: VisitFigure | undefined;
  readonly duration: VisitFigure | undefined;
}

/** Where nothing is said about access, the owner may well let visitors in. */
export const mayEnter = (access: Access | undefined): boolean =>
  access === undefined || access === "open" || access === "tours";

/** An estimated admission to a house that nobody may enter would mislead: there, only what is known is shown. */
export function visitFigures(place: {
  readonly mayEnter: boolean;
  readonly ticketPrice?: number | undefined;
  readonly duration?: number | undefined;
}): VisitFigures {
  const figure = (known: number | undefined, usual: number): VisitFigure | undefined => {
    if (known !== undefined) return { value: known, isEstimate: false };
    return place.mayEnter ? { value: usual, isEstimate: true } : undefined;
  };
  return {
    price: figure(place.ticketPrice, DEFAULT_TICKET_PRICE),
    duration: figure(place.duration, DEFAULT_DURATION_MINUTES),
  };
}
