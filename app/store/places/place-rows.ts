/** Between rows and places: null in the database is absent in the domain. */
import type { Insertable, Selectable } from "kysely";
import { concealPlace } from "../../domain/places/conceal-private.ts";
import type { Access, Place, PlaceCard, PlaceType } from "../../domain/places/place.ts";
import type { HauntedLocationsTable, Tables } from "../engine/tables.ts";

export const CARD_COLUMNS = [
  "id",
  "slug",
  "houseName",
  "city",
  "state",
  "address",
  "storySummary",
  "dateActivity",
  "articleUrl",
  "imageUrl",
  "socialProofUrl",
  "paranormalActivityType",
  "architectureStyle",
  "additionalSources",
  "citations",
  "website",
  "phoneNumber",
  "yearBuilt",
  "duration",
  "reviewCount",
  "latitude",
  "longitude",
  "ticketPrice",
  "rating",
  "placeType",
  "access",
  "accessNote",
  "updatedAt",
] as const satisfies readonly (keyof HauntedLocationsTable & keyof PlaceCard)[];

type CardRow = Pick<Selectable<HauntedLocationsTable>, (typeof CARD_COLUMNS)[number]>;

/** Whatever a row says, a private place leaves the database without its street address and where it stands. */
export function cardFromRow(row: CardRow): PlaceCard {
  const card: Record<string, unknown> = {};
  for (const column of CARD_COLUMNS) {
    const value = row[column];
    if (value !== null) card[column] = value;
  }
  return concealPlace(card as unknown as PlaceCard & { placeType: PlaceType; access?: Access });
}

type CardValues = Omit<
  Insertable<HauntedLocationsTable>,
  "createdAt" | "origin" | "sourceDigest" | "editedAt" | "hiddenAt" | "version"
>;

export function rowFromPlace(place: Place): CardValues {
  const row: Record<string, unknown> = { fullStory: place.fullStory ?? null };
  for (const column of CARD_COLUMNS) row[column] = place[column] ?? null;
  return row as unknown as CardValues;
}

export function reportRows(place: Place): Tables["location_reports"][] {
  return place.reports.map((report, position) => ({ locationId: place.id, position, report }));
}
