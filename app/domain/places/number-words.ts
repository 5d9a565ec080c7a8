/** Words for a place's numbers: whose score it is, what its reports are, what a visit costs and how long it takes. */
import { mayEnter } from "./access-sentence.ts";
import { type Admission, type Place, type PlaceCard, withoutUnknown } from "./place.ts";

const COUNT = new Intl.NumberFormat("en-US");

const count = (number: number, one: string, many: string): string =>
  `${COUNT.format(number)} ${number === 1 ? one : many}`;

/** The fields that are shown along with a rating. */
export type Rated = Pick<PlaceCard, "rating" | "score" | "renown" | "visitorReports">;

export function ratedFields({ rating, score, renown, visitorReports }: Rated): Rated {
  return withoutUnknown({ rating, visitorReports, score, renown });
}

/**
 * Follows "4.8": "of 5, our editors' score", "of 5, our editors' score and 12 visitors". Only a rubric score is the
 * editors' own; one without renown came with an imported record.
 */
export function ratedBy({ rating, score, renown, visitorReports }: Rated): string {
  if (rating === 0) return "of 5, not rated yet";
  const visitors = visitorReports > 0 ? count(visitorReports, "visitor", "visitors") : undefined;
  const scorer = renown === undefined ? "the score in its record" : "our editors' score";
  const raters = [score === undefined ? undefined : scorer, visitors].filter(Boolean);
  return `of 5, ${raters.join(" and ")}`;
}

/** How well known a haunting is, from 0 to 4: beside its star where there is room. */
export const RENOWN_WORDS = [
  "known in town",
  "known in the region",
  "known across the state",
  "known nationwide",
  "a household name",
] as const;

/** Undefined where no editor has judged it. */
export const renownInWords = ({ renown }: Pick<Rated, "renown">): string | undefined =>
  renown === undefined ? undefined : RENOWN_WORDS[renown];

/** "8 reports", "8 reports, 2 named witnesses" where the record is at hand and names some, "8 reports, 3 visitors". */
export function reportsInWords({
  reviewCount,
  visitorReports,
  witnesses = 0,
}: Pick<PlaceCard, "reviewCount" | "visitorReports"> & Partial<Pick<Place, "witnesses">>): string {
  const documented = reviewCount - visitorReports;
  if (reviewCount === 0) return "No reports yet";
  const parts = [
    documented > 0 ? count(documented, "report", "reports") : undefined,
    documented > 0 && witnesses > 0 ? count(witnesses, "named witness", "named witnesses") : undefined,
    visitorReports > 0 ? count(visitorReports, "visitor", "visitors") : undefined,
  ];
  return parts.filter(Boolean).join(", ");
}

/** Under SPEC's labels of sums: "Reviews", "Total Reports", "Documented Reports". */
export const REPORTS_COUNTED = "things people report";

/** Under SPEC's labels of means: "Avg Rating", "Average Rating", "Avg Activity Level". */
export const RATINGS_COUNTED = "our editors' scores and visitors' stars";

/** SPEC's defaults for unknown values. */
export const DEFAULT_DURATION_MINUTES = 45;
const DEFAULT_TICKET_PRICE = 25;

/** A fact about the visit in words. */
export interface VisitFigure {
  readonly text: string;
  /** SPEC's default for an unknown value, marked wherever it is shown. */
  readonly isEstimate?: true;
  /** There is a charge, but no source says how much. */
  readonly isUnlisted?: true;
}

export function formatPrice(dollars: number): string {
  if (dollars === 0) return "Free";
  return Number.isInteger(dollars) ? `$${COUNT.format(dollars)}` : `$${dollars.toFixed(2)}`;
}

type Priced = Pick<PlaceCard, "access" | "admission" | "ticketPrice" | "priceYear" | "placeType">;

/** Kinds of places whose guests are an audience. */
const SHOWN: readonly string[] = ["theater", "university"];

/** "$15", "$15 in 2024", "$8 per car", "Free", "Donation", "For guests and diners", "For guests; tours ticketed", "Ticket, price not listed". */
export function admissionInWords(place: Priced): VisitFigure | undefined {
  const { admission, ticketPrice, priceYear, placeType, access } = place;
  const price =
    ticketPrice &&
    `${formatPrice(ticketPrice)}${admission === "vehicle" ? " per car" : ""}${priceYear ? ` in ${priceYear}` : ""}`;
  switch (admission) {
    case "free":
      return { text: "Free" };
    case "donation":
      return { text: "Donation" };
    case "guests":
      return { text: SHOWN.includes(placeType) ? "With a show" : "For guests and diners" };
    case "guests-tours":
      return { text: price ? `For guests; tours ${price}` : "For guests; tours ticketed" };
    case "vehicle":
      return price ? { text: price } : { text: "Fee per car, price not listed", isUnlisted: true };
    case "ticket":
      return price ? { text: price } : { text: "Ticket, price not listed", isUnlisted: true };
    default:
      if (ticketPrice !== undefined) return { text: price || "Free" };
      return mayEnter(access) ? { text: formatPrice(DEFAULT_TICKET_PRICE), isEstimate: true } : undefined;
  }
}

export function durationInWords({ duration, access }: Pick<PlaceCard, "duration" | "access">): VisitFigure | undefined {
  const minutes = (number: number) => count(number, "minute", "minutes");
  if (duration !== undefined) return { text: minutes(duration) };
  return mayEnter(access) ? { text: minutes(DEFAULT_DURATION_MINUTES), isEstimate: true } : undefined;
}

/** "Free" means that nobody has to pay. */
export const isFree = ({ admission, ticketPrice }: Pick<PlaceCard, "admission" | "ticketPrice">): boolean =>
  admission === undefined ? ticketPrice === 0 : admission === "free" || admission === "donation";

/** If the price is known, so is whether you pay; `usual` stands unless the price contradicts it. */
export function admissionOf(price: number | undefined, usual?: Admission): Admission | undefined {
  if (price === undefined) return usual;
  const agrees = price > 0 === (usual === "ticket" || usual === "vehicle" || usual === "guests-tours");
  if (usual && agrees) return usual;
  return price > 0 ? "ticket" : "free";
}

/**
 * What the adults in one car pay for all of these: "Admissions: $45 for one adult and a car; 2 more do not list their
 * price."
 */
export function admissionsInWords(places: readonly Pick<PlaceCard, "admission" | "ticketPrice">[], people = 1): string {
  const paid = places.filter(
    ({ admission, ticketPrice = 0 }) =>
      admission === "ticket" || admission === "vehicle" || (admission === undefined && ticketPrice > 0),
  );
  const priced = paid.filter(({ ticketPrice }) => ticketPrice !== undefined);
  const unlisted = paid.length - priced.length;
  if (paid.length === 0) return "No admissions to pay.";
  if (priced.length === 0)
    return `Admissions: ${count(unlisted, "place charges but does not list its price", "places charge but do not list their prices")}.`;
  const dollars = priced.reduce(
    (sum, { admission, ticketPrice = 0 }) => sum + ticketPrice * (admission === "vehicle" ? 1 : people),
    0,
  );
  const adults = people === 1 ? "one adult" : `${people} adults`;
  const payers = priced.some(({ admission }) => admission === "vehicle") ? `${adults} and a car` : adults;
  const rest =
    unlisted > 0
      ? `; ${count(unlisted, "more place does not list its price", "more places do not list their prices")}`
      : "";
  return `Admissions: ${formatPrice(dollars)} for ${payers}${rest}.`;
}
