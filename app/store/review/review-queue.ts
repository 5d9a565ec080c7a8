/** The review queue: submissions, requests, visitors' reports and photographs in one list. */
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { type ItemStatus, REVIEW_HOURS } from "../../domain/submissions/submission.ts";
import type { Tables } from "../engine/tables.ts";
import { containsWords } from "./desk-search.ts";
import { claimedSince, type QueueKind } from "./review-item.ts";

export interface QueueFilter {
  readonly status: ItemStatus | "overdue" | "all";
  readonly kind: QueueKind | "all";
  readonly text: string;
  readonly page: number;
}

export interface QueueRow {
  readonly kind: QueueKind;
  readonly id: string;
  readonly version: number;
  /** For a request, a report or a photograph. */
  readonly placeId: string | null;
  readonly title: string;
  readonly city: string;
  readonly state: string;
  /** Empty for everything but submissions. */
  readonly zip: string;
  readonly street: string;
  readonly type: string;
  readonly text: string;
  readonly status: ItemStatus;
  readonly submittedAt: string;
  readonly senderHash: string | null;
  /** Who has it open, unless the claim has expired. */
  readonly claimedBy: string | null;
}

export const QUEUE_PAGE_SIZE = 25;

const SHARED_COLUMNS = ["status", "submittedAt", "senderHash", "username as claimedBy", "claimedAt"] as const;

/** Columns of the place that an item is about. A removed listing may be gone from the table. */
const PLACE_COLUMNS = [
  sql<string | null>`"locationId"`.as("placeId"),
  sql<string>`coalesce("houseName", 'A listing that is gone')`.as("title"),
  sql<string>`coalesce(city, '')`.as("city"),
  sql<string>`coalesce(state, '')`.as("state"),
  sql<string>`coalesce(address, '')`.as("street"),
  sql<string>`''`.as("zip"),
] as const;

const kindColumn = (kind: QueueKind) => sql<string>`${sql.lit(kind)}`.as("kind");

function allItems(db: Kysely<Tables>) {
  const submissions = db
    .selectFrom("submissions")
    .leftJoin("users", "users.id", "claimedBy")
    .select([
      kindColumn("submission"),
      "submissions.id as id",
      "submissions.version as version",
      sql<string | null>`null`.as("placeId"),
      "attractionName as title",
      "city",
      "state",
      "streetAddress as street",
      "zipCode as zip",
      "attractionType as type",
      "description as text",
      ...SHARED_COLUMNS,
    ]);
  const corrections = db
    .selectFrom("corrections")
    .leftJoin("haunted_locations", "haunted_locations.id", "locationId")
    .leftJoin("users", "users.id", "claimedBy")
    .select([kindColumn("correction"), "corrections.id as id", "corrections.version as version", ...PLACE_COLUMNS])
    .select(["corrections.kind as type", "message as text", ...SHARED_COLUMNS]);
  const reports = db
    .selectFrom("visit_reports")
    .innerJoin("haunted_locations", "haunted_locations.id", "locationId")
    .leftJoin("users", "users.id", "claimedBy")
    .select([kindColumn("report"), "visit_reports.id as id", "visit_reports.version as version", ...PLACE_COLUMNS])
    .select([sql<string>`coalesce(happened, '')`.as("type"), sql<string>`coalesce(account, '')`.as("text")])
    .select(SHARED_COLUMNS);
  const photos = db
    .selectFrom("photos")
    .innerJoin("haunted_locations", "haunted_locations.id", "locationId")
    .leftJoin("users", "users.id", "claimedBy")
    .select([kindColumn("photo"), "photos.id as id", "photos.version as version", ...PLACE_COLUMNS])
    .select(["photos.origin as type", sql<string>`coalesce(alt, '')`.as("text"), ...SHARED_COLUMNS]);
  return db.selectFrom(submissions.unionAll(corrections).unionAll(reports).unionAll(photos).as("item"));
}

function filtered(db: Kysely<Tables>, { status, kind, text }: Omit<QueueFilter, "page">, now: Date) {
  let query = allItems(db);
  if (status === "overdue") query = query.where("status", "=", "pending").where("submittedAt", "<", overdueBefore(now));
  else if (status !== "all") query = query.where("status", "=", status);
  if (kind !== "all") query = query.where("kind", "=", kind);
  const columns = ["title", "street", "city", "state", "zip", "text"].map((name) => sql.ref<string>(name));
  for (const condition of containsWords(text, columns)) query = query.where(condition);
  return query;
}

const overdueBefore = (now: Date): string => new Date(now.getTime() - REVIEW_HOURS * 3_600_000).toISOString();

/** Pending items oldest first, all others newest first. */
export async function listQueue(db: Kysely<Tables>, filter: QueueFilter, now: Date) {
  const query = filtered(db, filter, now);
  const isWaiting = filter.status === "pending" || filter.status === "overdue";
  const [{ count }, rows] = await Promise.all([
    query.select((eb) => eb.fn.countAll<number | string>().as("count")).executeTakeFirstOrThrow(),
    query
      .selectAll()
      .orderBy("submittedAt", isWaiting ? "asc" : "desc")
      .orderBy("id")
      .limit(QUEUE_PAGE_SIZE)
      .offset((filter.page - 1) * QUEUE_PAGE_SIZE)
      .execute(),
  ]);
  const open = rows.map((row) => (isFresh(row.claimedAt, now) ? row : { ...row, claimedBy: null }));
  return { rows: open as QueueRow[], total: Number(count) };
}

/** A larger flood is closed in several batches. */
const MAX_WAITING = 500;

/** Pending items of one kind, oldest first: to be closed together. */
export async function listWaiting(db: Kysely<Tables>, kind: QueueKind): Promise<QueueRow[]> {
  const rows = await allItems(db)
    .selectAll()
    .where("status", "=", "pending")
    .where("kind", "=", kind)
    .orderBy("submittedAt")
    .orderBy("id")
    .limit(MAX_WAITING)
    .execute();
  return rows as QueueRow[];
}

type QueueCounts = Readonly<Record<ItemStatus | "overdue", number>>;

export async function countQueue(db: Kysely<Tables>, now: Date): Promise<QueueCounts> {
  const rows = await allItems(db)
    .select((eb) => [
      "status",
      eb.fn.countAll<number | string>().as("count"),
      sql<number | string>`sum(case when "submittedAt" < ${overdueBefore(now)} then 1 else 0 end)`.as("old"),
    ])
    .groupBy("status")
    .execute();
  const counts = { pending: 0, approved: 0, rejected: 0, duplicate: 0, withdrawn: 0, overdue: 0 };
  for (const row of rows) {
    counts[row.status as ItemStatus] = Number(row.count);
    if (row.status === "pending") counts.overdue = Number(row.old);
  }
  return counts;
}

/** Submissions per sender, for as long as senders are remembered. */
export async function countBySender(
  db: Kysely<Tables>,
  senders: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (senders.length === 0) return new Map();
  const rows = await db
    .selectFrom("submissions")
    .select((eb) => ["senderHash", eb.fn.countAll<number | string>().as("count")])
    .where("senderHash", "in", senders)
    .groupBy("senderHash")
    .execute();
  return new Map(rows.map((row) => [row.senderHash!, Number(row.count)]));
}

const isFresh = (claimedAt: string | null, now: Date): boolean => claimedAt !== null && claimedAt >= claimedSince(now);

const EVERYTHING = { status: "pending", kind: "all", text: "" } as const;

interface AtTheDesk {
  readonly reviewer: Reviewer;
  readonly now: Date;
}

/**
 * The path of the next pending item of a filter, for working through the queue. Items that others have open come last,
 * or two reviewers who start together would collide on every item.
 */
export async function nextInQueue(
  db: Kysely<Tables>,
  after: { submittedAt: string; id: string },
  { reviewer, now }: AtTheDesk,
  { status, kind, text }: Omit<QueueFilter, "page"> = EVERYTHING,
): Promise<string | undefined> {
  const ofFilter = filtered(db, { status: status === "overdue" ? status : "pending", kind, text }, now);
  const waiting = ofFilter.select(["kind", "id"]);
  const free = waiting.where((eb) =>
    eb.or([
      eb("claimedBy", "is", null),
      eb("claimedBy", "=", reviewer.username),
      eb("claimedAt", "<", claimedSince(now)),
    ]),
  );
  const found = (await firstAfter(free, after)) ?? (await firstAfter(waiting, after));
  return found && `/review/${found.kind}/${found.id}`;
}

type Waiting = SelectQueryBuilder<
  { item: { id: string; submittedAt: string } },
  "item",
  { readonly kind: string; readonly id: string }
>;

/** After the last item it starts over with the first. */
async function firstAfter(waiting: Waiting, after: { submittedAt: string; id: string }) {
  const oldest = waiting.orderBy("submittedAt").orderBy("id").limit(1);
  const next = oldest.where((eb) =>
    eb.or([
      eb("submittedAt", ">", after.submittedAt),
      eb.and([eb("submittedAt", "=", after.submittedAt), eb("id", ">", after.id)]),
    ]),
  );
  return (await next.executeTakeFirst()) ?? oldest.where("id", "!=", after.id).executeTakeFirst();
}
