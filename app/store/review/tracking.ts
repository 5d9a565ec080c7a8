import type { Kysely } from "kysely";
import type { ItemStatus } from "../../domain/submissions/submission.ts";
import type { ReportFields } from "../../domain/visits/visit-report.ts";
import type { Tables } from "../engine/tables.ts";
import { type DeskPhoto, listPhotosOf } from "../photos/desk-photos.ts";
import { type ListingChange, lastChangeFor } from "./standing-changes.ts";
import { fieldsOf, publishedReport, type ReportRow } from "./visit-reports.ts";

/** What a sender sees at the private tracking URL. */
interface TrackedItem {
  readonly kind: "submission" | "correction" | "report";
  readonly title: string;
  readonly status: ItemStatus;
  readonly submittedAt: string;
  readonly decidedAt: string | undefined;
  readonly publicReason: string | undefined;
  /** The published place, the one it duplicates, or the one it is about. */
  readonly placeId: string | undefined;
  /** What was done to the listing in response to a request, if anything. */
  readonly change?: ListingChange["action"] | undefined;
  /** The words of a report, unless it was withdrawn. */
  readonly report?: TrackedReport;
  /** Those that came with a report. */
  readonly photos?: readonly DeskPhoto[];
}

interface TrackedReport extends ReportFields {
  readonly id: string;
  /** Whether a reviewer cut something. */
  readonly isCut: boolean;
}

export async function findTracked(db: Kysely<Tables>, token: string): Promise<TrackedItem | undefined> {
  const submission = await db
    .selectFrom("submissions")
    .select(["attractionName", "status", "submittedAt", "decidedAt", "publicReason", "placeId"])
    .where("trackingToken", "=", token)
    .executeTakeFirst();
  if (submission) return { kind: "submission", title: submission.attractionName, ...shown(submission) };
  const correction = await db
    .selectFrom("corrections")
    .leftJoin("haunted_locations", "haunted_locations.id", "corrections.locationId")
    .select(["corrections.id", "houseName", "status", "submittedAt", "decidedAt", "publicReason"])
    .select("locationId as placeId")
    .where("trackingToken", "=", token)
    .executeTakeFirst();
  if (correction) {
    const change = (await lastChangeFor(db, { id: correction.id, locationId: correction.placeId }))?.action;
    return { kind: "correction", title: correction.houseName ?? "A listing", ...shown(correction), change };
  }
  const report = await db
    .selectFrom("visit_reports")
    .innerJoin("haunted_locations", "haunted_locations.id", "visit_reports.locationId")
    .selectAll("visit_reports")
    .select(["houseName", "locationId as placeId"])
    .where("trackingToken", "=", token)
    .executeTakeFirst();
  if (!report) return undefined;
  const item = { kind: "report" as const, title: report.houseName, ...shown(report) };
  if (report.status === "withdrawn") return item;
  return { ...item, report: ownReport(report), photos: await listPhotosOf(db, { reportId: report.id }) };
}

/** What the writer sees: the report as published, or as sent while it is not. */
function ownReport(row: ReportRow): TrackedReport {
  const { publishedAt: _, ...published } = publishedReport(row);
  const isCut = row.shortened !== null || row.hidesWhere === 1 || row.hidesName === 1;
  return row.status === "approved" ? { ...published, isCut } : { ...fieldsOf(row), id: row.id, isCut: false };
}

function shown(row: {
  status: string;
  submittedAt: string;
  decidedAt: string | null;
  publicReason: string | null;
  placeId: string | null;
}) {
  return {
    status: row.status as ItemStatus,
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt ?? undefined,
    publicReason: row.publicReason ?? undefined,
    placeId: row.placeId ?? undefined,
  };
}
