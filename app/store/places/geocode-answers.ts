/** Cache of an external geocoding service's answers, and the rate limit of calls to it. */
import type { Kysely } from "kysely";
import type { LabeledPoint } from "../../domain/geo/miles-between.ts";
import type { Tables } from "../engine/tables.ts";

/** By then the service may have learned about a place that it did not know. */
const RETRY_UNKNOWN_AFTER_MS = 30 * 24 * 60 * 60 * 1000;
/** Addresses rarely move, but visitors' input must not be stored forever. */
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;
const MAX_ANSWERS = 50_000;
/** The key of the row with the time of the last call by any server; no real query is empty. */
const LAST_CALL = "";

/** `null`: the service does not know it. `undefined`: not asked yet, or too long ago. */
export async function readGeocodeAnswer(
  db: Kysely<Tables>,
  query: string,
  now: Date,
): Promise<LabeledPoint | null | undefined> {
  const row = await db.selectFrom("geocode_answers").selectAll().where("query", "=", query).executeTakeFirst();
  if (!row) return undefined;
  if (row.latitude !== null && row.longitude !== null) {
    return { lat: row.latitude, lng: row.longitude, label: row.label ?? query };
  }
  return now.getTime() - Date.parse(row.answeredAt) < RETRY_UNKNOWN_AFTER_MS ? null : undefined;
}

export async function saveGeocodeAnswer(
  db: Kysely<Tables>,
  query: string,
  answer: LabeledPoint | null,
  now: Date,
): Promise<void> {
  const values = {
    latitude: answer?.lat ?? null,
    longitude: answer?.lng ?? null,
    label: answer?.label ?? null,
    answeredAt: now.toISOString(),
  };
  await db
    .insertInto("geocode_answers")
    .values({ query, ...values })
    .onConflict((conflict) => conflict.column("query").doUpdateSet(values))
    .execute();
}

/** Deletes expired answers, and the oldest ones beyond the maximum. */
export async function pruneGeocodeAnswers(db: Kysely<Tables>, now: Date, maxAnswers = MAX_ANSWERS): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const answers = db.deleteFrom("geocode_answers").where("query", "<>", LAST_CALL);
  await answers.where("answeredAt", "<", before(MAX_AGE_MS)).execute();
  await answers.where("latitude", "is", null).where("answeredAt", "<", before(RETRY_UNKNOWN_AFTER_MS)).execute();
  const firstTooMany = await db
    .selectFrom("geocode_answers")
    .select("answeredAt")
    .where("query", "<>", LAST_CALL)
    .orderBy("answeredAt", "desc")
    .offset(maxAnswers)
    .limit(1)
    .executeTakeFirst();
  if (firstTooMany) await answers.where("answeredAt", "<=", firstTooMany.answeredAt).execute();
}

/** Claims a call to the service; false if any server made one less than `gapMs` ago. */
export async function claimGeocoderCall(db: Kysely<Tables>, gapMs: number, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("geocode_answers")
    .values({ query: LAST_CALL, answeredAt: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column("query")
        .doUpdateSet({ answeredAt: now.toISOString() })
        .where((eb) =>
          eb.or([
            eb("geocode_answers.answeredAt", "<=", new Date(now.getTime() - gapMs).toISOString()),
            // A time in the future means that the clock was set back; waiting for it would block all calls.
            eb("geocode_answers.answeredAt", ">", new Date(now.getTime() + gapMs).toISOString()),
          ]),
        ),
    )
    .returning("query")
    .executeTakeFirst();
  return claimed !== undefined;
}
