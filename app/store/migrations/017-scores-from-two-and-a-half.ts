import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";

interface ScoredRow {
  readonly id: string;
  readonly score: number;
  readonly renown: number | null;
  readonly visitorReports: number;
  readonly visitorStars: number;
}

/**
 * Scores of editors and reviewers move from a scale of 1 to 5 to one of 2.5 to 5, in the same order. Scores that came
 * with an imported record are not ours and stay. Drafts of submissions move along: they may still be published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const scored = await sql<ScoredRow>`
    select "id", "score", "renown", "visitorReports", "visitorStars" from haunted_locations
    where "score" >= 1 and ("origin" <> 'import' or "renown" is not null)
    order by "id"`.execute(db);
  const nextEvent = await eventIds(db);
  for (const row of scored.rows) {
    const score = moved(row.score);
    const rating = rounded((score * 10 + row.visitorStars) / (10 + row.visitorReports));
    await sql`update haunted_locations set "score" = ${score}, "rating" = ${rating} where "id" = ${row.id}`.execute(db);
    // The rubric's scores follow from the record; what a reviewer chose is in the history.
    if (row.renown !== null) continue;
    const { id, at } = nextEvent();
    const [before, after] = [row.score, score].map((value) => JSON.stringify({ score: value }));
    await sql`
      insert into review_events ("id", "at", "locationId", "action", "before", "after")
      values (${id}, ${at}, ${row.id}, 'rescale', ${before}, ${after})`.execute(db);
  }
  await moveDrafts(db);
}

async function moveDrafts(db: Kysely<unknown>): Promise<void> {
  const drafts = await sql<{ id: string; draft: string }>`
    select "id", "draft" from submissions where "draft" is not null`.execute(db);
  for (const { id, draft } of drafts.rows) {
    const listing = JSON.parse(draft);
    if (!(listing.score >= 1)) continue;
    const json = JSON.stringify({ ...listing, score: moved(listing.score) });
    await sql`update submissions set "draft" = ${json} where "id" = ${id}`.execute(db);
  }
}

/** In the order of all events. */
async function eventIds(db: Kysely<unknown>): Promise<() => { id: string; at: string }> {
  const now = new Date();
  const last = await sql<{ id: string | null }>`select max("id") as "id" from review_events`.execute(db);
  let moment = Math.max(Number.parseInt(last.rows[0]?.id?.split("-")[0] ?? "0", 36), now.getTime() * 1_000);
  return () => {
    moment += 1;
    return { id: `${moment.toString(36).padStart(12, "0")}-${randomBytes(4).toString("hex")}`, at: now.toISOString() };
  };
}

const moved = (score: number): number => rounded(2.5 + (score - 1) * 0.625);

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
