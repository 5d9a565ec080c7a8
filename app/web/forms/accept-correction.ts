/** Accepts a correction request: checks, rate limit, then the review queue. */
import { createHash } from "node:crypto";
import { readCorrection } from "../../domain/submissions/correction-form.ts";
import { type FieldErrors, INVALID } from "../../domain/submissions/form-messages.ts";
import { FREE_PER_SENDER, SENDER_WINDOW_MINUTES } from "../../domain/submissions/submission-limits.ts";
import { readSiteSecret } from "../../store/engine/site-secret.ts";
import { addCorrection, countCorrectionsOf } from "../../store/review/corrections.ts";
import type { SiteContext } from "../site-context.ts";
import { hashSender, latestCounted, minutesBefore, notSaved, PLEASE_WAIT, TRAPPED } from "./form-sender.ts";

export type AcceptedCorrection =
  | { readonly outcome: "stored"; readonly trackingToken: string }
  | { readonly outcome: "invalid"; readonly errors: FieldErrors }
  | { readonly outcome: "again" | "wait" | "unavailable"; readonly sentence: string };

/** Cached place pages carry no nonce, so the content is the idempotency key. */
export async function acceptCorrection(
  site: SiteContext,
  sent: Readonly<Record<string, unknown>>,
): Promise<AcceptedCorrection> {
  return takeIn(site, sent).catch((error: unknown) => notSaved(site, error));
}

async function takeIn(site: SiteContext, sent: Readonly<Record<string, unknown>>): Promise<AcceptedCorrection> {
  const read = readCorrection(sent);
  if ("errors" in read) return { outcome: "invalid", errors: read.errors };
  const place = site.catalog.byId.get(read.fields.placeId);
  if (!place) return { outcome: "invalid", errors: { placeId: INVALID } };
  if (sent.faxNumber) return { outcome: "again", sentence: TRAPPED };
  const now = site.now();
  const senderHash = hashSender(await readSiteSecret(site.db), site.clientAddress);
  const recent = await countCorrectionsOf(site.db, senderHash, {
    since: minutesBefore(now, SENDER_WINDOW_MINUTES),
    until: latestCounted(now),
  });
  if (recent >= FREE_PER_SENDER) return { outcome: "wait", sentence: PLEASE_WAIT };
  const day = now.toISOString().slice(0, 10);
  const idempotencyKey = createHash("sha256")
    .update(JSON.stringify([senderHash, day, read.fields]))
    .digest("hex");
  const { id, trackingToken, isNew } = await addCorrection(site.db, read.fields, { now, idempotencyKey, senderHash });
  if (isNew) {
    const what = read.fields.kind === "remove" ? "Remove" : "Correct";
    site.announce({
      title: `${what}: ${place.houseName}`,
      where: `${place.city}, ${place.state}`,
      path: `/review/correction/${id}`,
    });
  }
  return { outcome: "stored", trackingToken };
}
