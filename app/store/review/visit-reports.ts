/** Storing and reading visitors' reports. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { EncodedPicture, PhotoWords } from "../../domain/photos/photo.ts";
import { activityLabels, joinActivities } from "../../domain/places/activities.ts";
import type { ReportFields, ReportStatus, VisitReport } from "../../domain/visits/visit-report.ts";
import type { Tables, VisitReportsTable } from "../engine/tables.ts";
import { savePhotoIn } from "../photos/save-photo.ts";
import { lockCatalog } from "../places/catalog-version.ts";

export type ReportRow = Selectable<VisitReportsTable>;

interface NewReport {
  readonly placeId: string;
  readonly fields: ReportFields;
  readonly now: Date;
  readonly senderHash: string;
  /** Digest of sender, place and day. */
  readonly senderDay: string;
  /** Sent with the report. */
  readonly photos?: readonly ReportPhoto[] | undefined;
}

interface ReportPhoto {
  readonly picture: EncodedPicture;
  readonly words: PhotoWords;
  /** The sentence that was agreed to. */
  readonly consent: string;
}

/**
 * Durable when it returns, including photographs. Undefined if this sender has already reported this place on this day.
 */
export function addReport(
  db: Kysely<Tables>,
  report: NewReport,
): Promise<{ id: string; trackingToken: string } | undefined> {
  const { placeId, now, senderHash, photos = [] } = report;
  return db.transaction().execute(async (tx) => {
    // Photographs lock the catalog, and that lock comes before everything else.
    if (photos.length > 0) await lockCatalog(tx);
    const added = await insertReport(tx, report);
    for (const photo of added ? photos : []) {
      const origin = { origin: "visitor", status: "pending", reportId: added!.id } as const;
      await savePhotoIn(tx, { ...photo, ...origin, placeId, now, senderHash });
    }
    return added;
  });
}

async function insertReport(db: Kysely<Tables>, { placeId, fields, now, senderHash, senderDay }: NewReport) {
  const trackingToken = randomBytes(16).toString("hex");
  const inserted = await db
    .insertInto("visit_reports")
    .values({
      id: randomUUID(),
      locationId: placeId,
      ...columnsOf(fields),
      consentedAt: now.toISOString(),
      submittedAt: now.toISOString(),
      trackingToken,
      senderHash,
      senderDay,
    })
    .onConflict((conflict) => conflict.column("senderDay").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted && { id: inserted.id, trackingToken };
}

function columnsOf(fields: ReportFields) {
  return {
    month: fields.month,
    timeOfDay: fields.timeOfDay,
    happened: fields.happened,
    activities: joinActivities(fields.activities) ?? null,
    where: fields.where ?? null,
    account: fields.account ?? null,
    stars: fields.stars,
    name: fields.name ?? null,
  };
}

/**
 * The row of a report that was published elsewhere. It has no tracking address here, so it cannot be followed or
 * withdrawn.
 */
export function publishedRow(placeId: string, { id, publishedAt, ...fields }: VisitReport, catalogVersion: number) {
  return {
    id,
    locationId: placeId,
    ...columnsOf(fields),
    consentedAt: publishedAt,
    submittedAt: publishedAt,
    decidedAt: publishedAt,
    status: "approved",
    catalogVersion,
  };
}

export async function findReportOfDay(db: Kysely<Tables>, senderDay: string) {
  const row = await db.selectFrom("visit_reports").selectAll().where("senderDay", "=", senderDay).executeTakeFirst();
  return row && { trackingToken: row.trackingToken!, fields: fieldsOf(row) };
}

/** Reports of a place shown to a reviewer; a flood is cut off. */
const MAX_LISTED = 200;

/** All reports of a place that have words, newest first. */
export async function listReportsOf(db: Kysely<Tables>, placeId: string) {
  const rows = await db
    .selectFrom("visit_reports")
    .selectAll()
    .where("locationId", "=", placeId)
    .where("status", "!=", "withdrawn")
    .orderBy("submittedAt", "desc")
    .orderBy("id")
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status as ReportStatus,
    submittedAt: row.submittedAt,
    ...fieldsOf(row),
  }));
}

/** Published reports by place, newest first. */
export async function readPublishedReports(
  db: Kysely<Tables>,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly VisitReport[]>> {
  if (placeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("visit_reports")
    .selectAll()
    .where("locationId", "in", placeIds)
    .where("status", "=", "approved")
    .orderBy("decidedAt", "desc")
    .orderBy("id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ locationId }) => locationId)].map(([id, ofPlace]) => [id, ofPlace.map(publishedReport)]),
  );
}

/** The report without what a reviewer cut. */
export function publishedReport(row: ReportRow): VisitReport {
  const { account, where, name, ...fields } = fieldsOf(row);
  return {
    id: row.id,
    ...fields,
    ...(where && row.hidesWhere === 0 ? { where } : {}),
    ...(account ? { account: row.shortened ?? account } : {}),
    ...(name && row.hidesName === 0 ? { name } : {}),
    publishedAt: row.decidedAt ?? row.submittedAt,
  };
}

/** The visitor's words. A withdrawn report has none. */
export function fieldsOf(row: ReportRow): ReportFields {
  return {
    month: row.month ?? "",
    timeOfDay: row.timeOfDay as ReportFields["timeOfDay"],
    happened: row.happened as ReportFields["happened"],
    activities: activityLabels(row.activities ?? undefined),
    where: row.where ?? undefined,
    account: row.account ?? undefined,
    stars: row.stars ?? 0,
    name: row.name ?? undefined,
  };
}
