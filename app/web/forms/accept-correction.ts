/** Accepts a request about a listing: checks, admission, then the review queue. */
import { createHash } from "node:crypto";
import { correctionTitle } from "../../domain/review/correction-names.ts";
import { readCorrection } from "../../domain/submissions/correction-form.ts";
import { INVALID } from "../../domain/submissions/form-messages.ts";
import { addCorrection, findCorrectionByKey } from "../../store/review/corrections.ts";
import type { SiteContext } from "../site-context.ts";
import { type AcceptedForm, admitForm, guardsOf, readSender } from "./admit-form.ts";
import { notSaved } from "./form-sender.ts";

type AcceptedCorrection = AcceptedForm<{ readonly trackingToken: string }>;

/** Cached place pages carry no nonce, so the content is the idempotency key. */
export async function acceptCorrection(
  site: SiteContext,
  sent: Readonly<Record<string, string>>,
): Promise<AcceptedCorrection> {
  return takeIn(site, sent).catch((error: unknown) => notSaved(site, error));
}

async function takeIn(site: SiteContext, sent: Readonly<Record<string, string>>): Promise<AcceptedCorrection> {
  const read = readCorrection(sent);
  if ("errors" in read) return { outcome: "invalid", errors: read.errors };
  const place = site.catalog.byId.get(read.fields.placeId);
  if (!place) return { outcome: "invalid", errors: { placeId: INVALID } };
  const now = site.now();
  const sender = await readSender(site, guardsOf(sent));
  const { senderHash } = sender;
  const day = now.toISOString().slice(0, 10);
  const idempotencyKey = createHash("sha256")
    .update(JSON.stringify([senderHash, day, read.fields]))
    .digest("hex");
  const before = await findCorrectionByKey(site.db, idempotencyKey);
  if (before) return { outcome: "stored", trackingToken: before.trackingToken };

  const refusal = await admitForm(site, "correction", sender);
  if (refusal) return refusal;
  const { id, trackingToken, isNew } = await addCorrection(site.db, read.fields, { now, idempotencyKey, senderHash });
  if (isNew) {
    const what = correctionTitle(read.fields.kind);
    site.announce({
      title: `${what}: ${place.houseName}`,
      where: `${place.city}, ${place.state}`,
      path: `/review/correction/${id}`,
    });
  }
  return { outcome: "stored", trackingToken };
}
