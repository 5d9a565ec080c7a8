import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ReportFields } from "../app/domain/visits/visit-report.ts";
import type { Tables } from "../app/store/engine/tables.ts";
import { approveReport } from "../app/store/review/decide-report.ts";
import { addReport } from "../app/store/review/visit-reports.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");

/** What a visitor tells, with what the test cares about. */
export function makeReport(fields: Partial<ReportFields> = {}): ReportFields {
  return {
    month: "2026-08",
    timeOfDay: "night",
    happened: "something",
    activities: ["Footsteps"],
    where: "On the second floor",
    account: "Steps crossed the room above me, though the floor was closed.",
    stars: 4,
    name: "Nell",
    ...fields,
  };
}

/** Stores a report of a place, each from another sender. */
export async function sendReport(
  db: Kysely<Tables>,
  placeId: string,
  fields: Partial<ReportFields> = {},
  now = NOW,
): Promise<{ id: string; trackingToken: string }> {
  const sender = randomUUID();
  const report = { placeId, fields: makeReport(fields), now, senderHash: sender, senderDay: sender };
  return (await addReport(db, report))!;
}

/** Stores a report and publishes it. */
export async function publishReport(
  db: Kysely<Tables>,
  placeId: string,
  fields: Partial<ReportFields> = {},
  now = NOW,
): Promise<{ id: string; trackingToken: string }> {
  const sent = await sendReport(db, placeId, fields, now);
  await approveReport(db, { reportId: sent.id, version: 1, by: { id: "ada", username: "ada" }, now });
  return sent;
}
