/** The only way a photograph becomes public: approvals, editors' uploads and the operator's command all go through it. */
import type { Transaction } from "kysely";
import { MIN_LEADING_WIDTH } from "../../domain/photos/photo.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import type { Tables } from "../engine/tables.ts";
import { raiseVersion } from "../places/catalog-version.ts";
import { addEvent } from "../review/review-events.ts";

interface Publication {
  readonly hash: string;
  readonly now: Date;
  /** Absent if an operator's command did it. */
  readonly by?: Reviewer | undefined;
  readonly action: "add" | "approve";
  readonly reason?: string | undefined;
}

/** Runs under the catalog's lock, for a place that accepts photographs. The first one that is large enough leads. */
export async function publishPhotoIn(tx: Transaction<Tables>, publication: Publication): Promise<void> {
  const { hash, now, by, action, reason } = publication;
  const before = await tx.selectFrom("photos").selectAll().where("id", "=", hash).executeTakeFirstOrThrow();
  const leading = await tx
    .selectFrom("photos")
    .select("id")
    .where("locationId", "=", before.locationId)
    .where("status", "=", "approved")
    .where("leads", "=", 1)
    .executeTakeFirst();
  const leads = !leading && before.width >= MIN_LEADING_WIDTH;
  await tx
    .updateTable("photos")
    .set({
      status: "approved",
      leads: Number(leads),
      publishedAt: before.publishedAt ?? now.toISOString(),
      decidedAt: now.toISOString(),
      decidedBy: by?.id ?? null,
      publicReason: reason ?? null,
      version: before.version + 1,
      catalogVersion: await raiseVersion(tx),
    })
    .where("id", "=", hash)
    .execute();
  await addEvent(tx, {
    action,
    by,
    now,
    reason,
    photoId: hash,
    before: { status: before.status },
    after: { status: "approved", licence: before.licence, leads },
  });
}
