/** Ratings and review counts as stored in rows: always the result of `ratingOf`. */
import type { Kysely, Transaction } from "kysely";
import { ratingOf } from "../../domain/places/rating.ts";
import type { Tables } from "../engine/tables.ts";

interface VisitorFigures {
  readonly visitorReports: number;
  readonly visitorStars: number;
}

const NO_VISITORS: VisitorFigures = { visitorReports: 0, visitorStars: 0 };

/** Count and stars of each place's published reports. */
export async function visitorFigures(
  db: Kysely<Tables>,
  placeIds: readonly string[],
): Promise<(placeId: string) => VisitorFigures> {
  const rows = await db
    .selectFrom("visit_reports")
    .select((eb) => [
      "locationId",
      eb.fn.countAll<number | string>().as("count"),
      eb.fn.sum<number | string>("stars").as("stars"),
    ])
    .where("locationId", "in", placeIds)
    .where("status", "=", "approved")
    .groupBy("locationId")
    .execute();
  const figures = new Map(
    rows.map((row) => [row.locationId, { visitorReports: Number(row.count), visitorStars: Number(row.stars) }]),
  );
  return (placeId) => figures.get(placeId) ?? NO_VISITORS;
}

/** Call this after changing visitors' reports, in the same transaction and under the catalog's lock. */
export async function refreshRatings(tx: Transaction<Tables>, placeIds: readonly string[]): Promise<void> {
  const figuresOf = await visitorFigures(tx, placeIds);
  const places = await tx
    .selectFrom("haunted_locations")
    .select(["id", "score", "documentedReports"])
    .where("id", "in", placeIds)
    .execute();
  for (const { id, score, documentedReports } of places) {
    const figures = figuresOf(id);
    const numbers = ratingOf({ score: score ?? undefined, documentedReports, ...figures });
    await tx
      .updateTable("haunted_locations")
      .set({ ...figures, ...numbers })
      .where("id", "=", id)
      .execute();
  }
}
