import { describe, expect, it, test } from "vitest";
import {
  admissionInWords,
  admissionOf,
  admissionsInWords,
  durationInWords,
  formatPrice,
  isFree,
  ratedBy,
  reportsInWords,
  type VisitFigure,
} from "./number-words.ts";
import type { Admission, PlaceCard } from "./place.ts";

test.each([
  [{ rating: 4.8, score: 4.8, renown: 3, visitorReports: 0 }, "of 5, our editors' score"],
  [{ rating: 4.7, score: 4.8, renown: 3, visitorReports: 1 }, "of 5, our editors' score and 1 visitor"],
  [{ rating: 4.7, score: 4.8, renown: 3, visitorReports: 1_200 }, "of 5, our editors' score and 1,200 visitors"],
  [{ rating: 4, score: 4, visitorReports: 0 }, "of 5, the score in its record"],
  [{ rating: 4.1, score: 4, visitorReports: 2 }, "of 5, the score in its record and 2 visitors"],
  [{ rating: 3.2, visitorReports: 2 }, "of 5, 2 visitors"],
  [{ rating: 0, visitorReports: 0 }, "of 5, not rated yet"],
])("the rating %j is %j", (rated, words) => {
  expect(ratedBy(rated)).toBe(words);
});

test.each([
  [8, 0, "8 reports"],
  [1, 0, "1 report"],
  [11, 3, "8 reports, 3 visitors"],
  [2, 1, "1 report, 1 visitor"],
  [4, 4, "4 visitors"],
  [1_234, 0, "1,234 reports"],
  [0, 0, "No reports yet"],
])("%d in all, %d of visitors: %j", (reviewCount, visitorReports, words) => {
  expect(reportsInWords({ reviewCount, visitorReports })).toBe(words);
});

const known = (text: string): VisitFigure => ({ text });
const estimated = (text: string): VisitFigure => ({ text, isEstimate: true });

describe("admission in words", () => {
  it.each<[Partial<PlaceCard>, VisitFigure | undefined]>([
    [{ admission: "free" }, known("Free")],
    [{ admission: "donation" }, known("Donation")],
    [{ admission: "ticket", ticketPrice: 15 }, known("$15")],
    [{ admission: "ticket", ticketPrice: 15, priceYear: 2024 }, known("$15 in 2024")],
    [{ admission: "ticket", ticketPrice: 7.5 }, known("$7.50")],
    [{ admission: "ticket" }, { text: "Ticket, price not listed", isUnlisted: true }],
    [{ admission: "vehicle", ticketPrice: 8 }, known("$8 per car")],
    [{ admission: "vehicle", ticketPrice: 8, priceYear: 2025 }, known("$8 per car in 2025")],
    [{ admission: "vehicle" }, { text: "Fee per car, price not listed", isUnlisted: true }],
    [{ admission: "guests", placeType: "hotel" }, known("For guests and diners")],
    [{ admission: "guests", placeType: "theater" }, known("With a show")],
    [{ admission: "guests", placeType: "other" }, known("For guests and diners")],
    [{ admission: "guests-tours", placeType: "hotel" }, known("For guests; tours ticketed")],
    [{ admission: "guests-tours", ticketPrice: 30, priceYear: 2024 }, known("For guests; tours $30 in 2024")],
    [{ admission: "free", access: "exterior" }, known("Free")],
    // For these rows only a price is known, or not even that.
    [{ ticketPrice: 0 }, known("Free")],
    [{ ticketPrice: 12.5, access: "tours" }, known("$12.50")],
    [{}, estimated("$25")],
    [{ access: "open" }, estimated("$25")],
    [{ access: "exterior" }, undefined],
    [{ access: "private" }, undefined],
    [{ access: "gone" }, undefined],
  ])("of %j", (place, words) => {
    expect(admissionInWords({ placeType: "museum", ...place })).toEqual(words);
  });
});

test.each<[Partial<PlaceCard>, VisitFigure | undefined]>([
  [{ duration: 90 }, known("90 minutes")],
  [{ duration: 1 }, known("1 minute")],
  [{ duration: 10, access: "exterior" }, known("10 minutes")],
  [{}, estimated("45 minutes")],
  [{ access: "private" }, undefined],
])("the length of a visit to %j", (place, words) => {
  expect(durationInWords(place)).toEqual(words);
});

test.each<[number | undefined, Admission | undefined, Admission | undefined]>([
  [undefined, undefined, undefined],
  [undefined, "guests", "guests"],
  [30, "guests-tours", "guests-tours"],
  [12, undefined, "ticket"],
  [12, "vehicle", "vehicle"],
  [12, "free", "ticket"],
  [0, undefined, "free"],
  [0, "donation", "donation"],
  [0, "ticket", "free"],
])("a price of %j where the admission is usually %j: %j", (price, usual, admission) => {
  expect(admissionOf(price, usual)).toBe(admission);
});

test.each<[Partial<PlaceCard>, boolean]>([
  [{ admission: "free" }, true],
  [{ admission: "donation" }, true],
  [{ admission: "guests" }, false],
  [{ admission: "ticket" }, false],
  [{ admission: "ticket", ticketPrice: 0 }, false],
  [{ admission: "vehicle" }, false],
  [{ ticketPrice: 0 }, true],
  [{ ticketPrice: 5 }, false],
  [{}, false],
])("%j is free: %s", (place, free) => {
  expect(isFree(place)).toBe(free);
});

test("a ticket is paid by each, a vehicle's by all together", () => {
  const places = [
    { admission: "ticket", ticketPrice: 15 },
    { admission: "vehicle", ticketPrice: 10 },
  ] as const;
  expect(admissionsInWords(places, 4)).toBe("Admissions: $70 for 4 adults and a car.");
});

test.each<[Partial<PlaceCard>[], string]>([
  [[{ admission: "free" }, { admission: "guests" }, {}], "No admissions to pay."],
  [[{ admission: "ticket", ticketPrice: 15 }, { admission: "donation" }], "Admissions: $15 for one adult."],
  [
    [{ admission: "ticket", ticketPrice: 7.5 }, { admission: "vehicle", ticketPrice: 10 }, { admission: "ticket" }],
    "Admissions: $17.50 for one adult and a car; 1 more place does not list its price.",
  ],
  [[{ ticketPrice: 12 }, { ticketPrice: 0 }], "Admissions: $12 for one adult."],
  [[{ admission: "ticket" }], "Admissions: 1 place charges but does not list its price."],
])("the admissions of %j: %s", (places, words) => {
  expect(admissionsInWords(places)).toBe(words);
});

test.each([
  [0, "Free"],
  [25, "$25"],
  [1_250, "$1,250"],
  [12.5, "$12.50"],
])("the price %d is written %s", (price, written) => {
  expect(formatPrice(price)).toBe(written);
});
