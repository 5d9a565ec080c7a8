import type { Kysely } from "kysely";
import { changedFields } from "../../domain/places/changed-fields.ts";
import { stepWords } from "../../domain/review/review-steps.ts";
import type { Tables } from "../../store/engine/tables.ts";
import { type EventSubject, listEvents } from "../../store/review/review-events.ts";

/** An item's history for its page. */
export async function readHistory(db: Kysely<Tables>, subject: EventSubject) {
  const events = await listEvents(db, subject);
  return events.map(({ before, after, of, ...event }) => ({
    ...event,
    did: stepWords({ action: event.action, of }),
    changes: changedFields(before, after),
  }));
}
