/** What submissions, requests and reports have in common: optimistic locking, and claims. */
import type { Kysely, Selectable, Transaction } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { stepWords } from "../../domain/review/review-steps.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { ignoreTrouble } from "../engine/store-trouble.ts";
import type { Tables } from "../engine/tables.ts";
import { type EventSubject, listEvents } from "./review-events.ts";

export const QUEUE_KINDS = ["submission", "correction", "report", "photo"] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];
export const ITEM_KINDS = [...QUEUE_KINDS, "place"] as const;
type ItemKind = (typeof ITEM_KINDS)[number];

const TABLES = {
  submission: "submissions",
  correction: "corrections",
  report: "visit_reports",
  photo: "photos",
  place: "haunted_locations",
} as const satisfies Record<ItemKind, keyof Tables>;

const SUBJECTS = {
  submission: "submissionId",
  correction: "correctionId",
  report: "reportId",
  photo: "photoId",
  place: "locationId",
} as const satisfies Record<ItemKind, keyof EventSubject>;

/** The item as events refer to it. */
export const subjectOf = (kind: ItemKind, id: string): EventSubject => {
  return { [SUBJECTS[kind]]: id };
};

export type ItemRow<Kind extends QueueKind> = Selectable<Tables[(typeof TABLES)[Kind]]> & {
  readonly decidedByName: string | null;
};

/** A queue item with all its columns and the name of the reviewer who decided it. */
export async function findItem<Kind extends QueueKind>(
  db: Kysely<Tables>,
  kind: Kind,
  id: string,
): Promise<ItemRow<Kind> | undefined> {
  const table: (typeof TABLES)[QueueKind] = TABLES[kind];
  const row = await db
    .selectFrom(table)
    .leftJoin("users", "users.id", `${table}.decidedBy`)
    .selectAll(table)
    .select("username as decidedByName")
    .where(`${table}.id`, "=", id)
    .executeTakeFirst();
  return row as ItemRow<Kind> | undefined;
}

export const NO_SUCH_LISTING = "There is no such listing.";

/** How long an opened item counts as being worked on. */
const CLAIM_MINUTES = 15;

/** Claims older than this have expired. */
export const claimedSince = (now: Date): string => new Date(now.getTime() - CLAIM_MINUTES * 60_000).toISOString();

/** Claims an item for a reviewer; returns the other reviewer if it is already claimed. */
export async function claimItem(
  db: Kysely<Tables>,
  kind: QueueKind,
  id: string,
  { reviewer, now }: { reviewer: Reviewer; now: Date },
): Promise<{ by: string; since: string } | undefined> {
  const table = TABLES[kind];
  await db
    .updateTable(table)
    .set({ claimedBy: reviewer.id, claimedAt: now.toISOString() })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .where((eb) =>
      eb.or([eb("claimedBy", "is", null), eb("claimedBy", "=", reviewer.id), eb("claimedAt", "<", claimedSince(now))]),
    )
    .execute()
    // The claim is only a courtesy to others: the page opens without it.
    .catch(ignoreTrouble);
  const row = await db
    .selectFrom(table)
    .innerJoin("users", "users.id", `${table}.claimedBy`)
    .select(["claimedBy", "claimedAt", "username"])
    .where(`${table}.id`, "=", id)
    .executeTakeFirst();
  return row?.claimedAt && row.claimedBy !== reviewer.id ? { by: row.username, since: row.claimedAt } : undefined;
}

/** What a decision writes; it also ends the claim. */
export function decided(
  { by, now, reason }: { readonly by: Reviewer; readonly now: Date; readonly reason?: string | undefined },
  status: string,
) {
  return {
    status,
    decidedAt: now.toISOString(),
    decidedBy: by.id,
    publicReason: reason ?? null,
    claimedBy: null,
    claimedAt: null,
  };
}

/** What undoing a decision writes. */
export const UNDECIDED = { status: "pending", decidedAt: null, decidedBy: null, publicReason: null } as const;

/** The error for a lost race: says who did what. */
export async function conflictOver(tx: Transaction<Tables>, subject: EventSubject): Promise<DomainError> {
  const [last] = await listEvents(tx, subject, 1);
  const told = last
    ? `${last.by} was here first: ${stepWords(last)} (${last.at.slice(11, 16)} UTC).`
    : "It has changed meanwhile.";
  return new DomainError("conflict", `${told} Nothing was overwritten; look at it again before you decide.`);
}

interface WatchedItem {
  readonly version: number;
  /** The last action on the item. */
  readonly last: { readonly by: string; readonly did: string; readonly at: string } | undefined;
}

export async function watchItem(db: Kysely<Tables>, kind: ItemKind, id: string): Promise<WatchedItem | undefined> {
  const row = await db.selectFrom(TABLES[kind]).select("version").where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const [last] = await listEvents(db, subjectOf(kind, id), 1);
  return { version: row.version, last: last && { by: last.by, did: stepWords(last), at: last.at } };
}
