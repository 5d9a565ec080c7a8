import { describe, expect, test } from "vitest";
import { makeCard } from "../../../tests/make-place.ts";
import { isLocated, type PlaceCard } from "../places/place.ts";
import { nearbyJson } from "../search/nearby-search.ts";
import { cardJson, plainCard, writeDown } from "./written-cards.ts";

/** Everything that can be known: a new field is missed here, and then there. */
const FULL: Required<PlaceCard> = {
  id: "full",
  slug: "the-lady-s-inn-salem-massachusetts",
  houseName: "The Lady’s Inn “é” 👻",
  city: "Salem",
  state: "Massachusetts",
  address: "1 Essex Street",
  storySummary: 'A "lady"\nis seen \\ heard. — ',
  dateActivity: "1692 to today",
  articleUrl: "https://example.org/a",
  imageUrl: "https://example.org/b.jpg",
  socialProofUrl: "https://example.org/c",
  paranormalActivityType: "Apparitions, Cold Spots",
  architectureStyle: "Georgian",
  additionalSources: "https://example.org/d",
  citations: "A book\nAnother",
  website: "https://example.org",
  phoneNumber: "978-555-0100",
  yearBuilt: 1642,
  duration: 45,
  reviewCount: 12,
  latitude: 42.5195123456789,
  longitude: -70.8967,
  ticketPrice: 12.5,
  rating: 4.6,
  placeType: "hotel",
  access: "tours",
  accessNote: "By appointment.",
  updatedAt: "2026-01-02T03:04:05.678Z",
};

const CARDS = [
  makeCard({ id: "first" }),
  FULL,
  makeCard({ id: "at-the-equator", latitude: 0, longitude: 0, ticketPrice: 0 }),
  makeCard({ id: "half", latitude: 12 }),
  makeCard({ id: "empty", address: "", storySummary: "" }),
];

describe("cards that are written down", () => {
  test.each(writeDown(CARDS).map((written, index) => [CARDS[index]!, written] as const))(
    "say the same as before ($id)",
    (card, written) => {
      for (const field of Object.keys(FULL) as (keyof PlaceCard)[]) expect(written[field], field).toEqual(card[field]);
      expect(isLocated(written)).toBe(isLocated(card));
      expect(plainCard(written)).toStrictEqual(card);
      expect(Object.keys(plainCard(written))).toEqual(Object.keys(card));
      expect(JSON.stringify({ place: written })).toBe(JSON.stringify({ place: card }));
      expect(cardJson(written).toString()).toBe(JSON.stringify(card));
    },
  );

  test("may be asked in any order", () => {
    const [first, full] = writeDown(CARDS) as [PlaceCard, PlaceCard];
    expect([full.address, first.address, full.address]).toEqual([FULL.address, CARDS[0]!.address, FULL.address]);
  });

  test("hold no more memory than they take", () => {
    const [written] = writeDown([FULL]);
    const texts = [JSON.stringify(FULL), FULL.id, FULL.slug, FULL.houseName];
    expect(cardJson(written!).buffer.byteLength).toBe(Buffer.byteLength(texts.join("")));
  });

  test("of none there are none", () => expect(writeDown([])).toEqual([]));
});

test("a card that is not written down is as good", () => {
  expect(plainCard(FULL)).toBe(FULL);
  expect(cardJson(FULL).toString()).toBe(JSON.stringify(FULL));
});

test.each([
  [12.345678, 12.35],
  [0, 0],
  [0.004, 0],
  [500, 500],
])("beside a point a place has its distance, to two decimals: %d", (distance, said) => {
  for (const place of [FULL, writeDown([FULL])[0]!])
    expect(nearbyJson({ place, distance }).toString()).toBe(JSON.stringify({ ...FULL, distance: said }));
});
