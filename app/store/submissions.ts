import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Submission, SubmissionFields, SubmissionStatus } from "../domain/submission.ts";
import type { SubmissionsTable, Tables } from "./tables.ts";

/** Stores a submission; a second one with the same key gives back the first. On disk when it returns. */
export async function addSubmission(
  db: Kysely<Tables>,
  fields: SubmissionFields,
  { now, idempotencyKey }: { now: Date; idempotencyKey?: string },
): Promise<Submission> {
  const inserted = await db
    .insertInto("submissions")
    .values({
      id: randomUUID(),
      attractionName: fields.attractionName,
      attractionType: fields.attractionType,
      streetAddress: fields.streetAddress,
      city: fields.city,
      state: fields.state,
      zipCode: fields.zipCode,
      description: fields.description,
      ticketPrice: fields.ticketPrice ?? null,
      duration: fields.duration ?? null,
      website: fields.website ?? null,
      phoneNumber: fields.phoneNumber ?? null,
      submittedAt: now.toISOString(),
      idempotencyKey: idempotencyKey ?? null,
    })
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return fromRow(inserted);
  return fromRow(
    await db
      .selectFrom("submissions")
      .selectAll()
      .where("idempotencyKey", "=", idempotencyKey!)
      .executeTakeFirstOrThrow(),
  );
}

export async function findSubmission(db: Kysely<Tables>, id: string): Promise<Submission | undefined> {
  const row = await db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
  return row && fromRow(row);
}

function fromRow(row: Selectable<SubmissionsTable>): Submission {
  const { idempotencyKey: _, ...fields } = row;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as unknown as Submission & {
    status: SubmissionStatus;
  };
}
