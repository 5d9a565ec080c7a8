/** Accepts a submission from the page or the API: checks, admission, then the store. */
import { createHash, randomBytes } from "node:crypto";
import { writeStamp } from "../../domain/submissions/form-stamp.ts";
import type { SubmissionFields } from "../../domain/submissions/submission.ts";
import { readSubmission } from "../../domain/submissions/submission-form.ts";
import { readSiteSecret } from "../../store/engine/site-secret.ts";
import { addSubmission, findReceived, type ReceivedSubmission } from "../../store/review/submissions.ts";
import type { SiteContext } from "../site-context.ts";
import { type AcceptedForm, admitForm, type FormGuards, readSender } from "./admit-form.ts";
import { notSaved } from "./form-sender.ts";

interface IncomingSubmission {
  readonly sent: unknown;
  readonly guards: FormGuards;
  /** Idempotency key of API callers, who have no form stamp. */
  readonly key?: string | undefined;
}

type AcceptedSubmission = AcceptedForm<{ readonly received: ReceivedSubmission }>;

export async function newStamp(site: SiteContext): Promise<string> {
  const nonce = randomBytes(12).toString("hex");
  return writeStamp(await readSiteSecret(site.db), { issuedAt: site.now(), nonce });
}

/** Stores the submission or says why not, including that the database is down. */
export async function acceptSubmission(site: SiteContext, incoming: IncomingSubmission): Promise<AcceptedSubmission> {
  return takeIn(site, incoming).catch((error: unknown) => notSaved(site, error));
}

async function takeIn(site: SiteContext, { sent, guards, key }: IncomingSubmission): Promise<AcceptedSubmission> {
  const read = readSubmission(sent);
  if ("errors" in read) return { outcome: "invalid", errors: read.errors };
  const sender = await readSender(site, guards);
  const { senderHash, stamp } = sender;
  // Callers choose their keys, so two senders may both use "1".
  const idempotencyKey = keyOf(stamp?.nonce ?? (key && `${senderHash} ${key}`), read.fields);
  const before = idempotencyKey && (await findReceived(site.db, idempotencyKey));
  if (before) return { outcome: "stored", received: before };

  const refusal = await admitForm(site, "submission", sender);
  if (refusal) return refusal;
  const received = await addSubmission(site.db, read.fields, { now: site.now(), idempotencyKey, senderHash });
  if (received.isNew) {
    const { attractionName, city, state } = read.fields;
    site.announce({
      title: attractionName,
      where: `${city}, ${state}`,
      path: `/review/submission/${received.submission.id}`,
    });
  }
  return { outcome: "stored", received };
}

/** Includes the content, so that a form sent again with edits is a new submission. */
function keyOf(nonce: string | undefined, fields: SubmissionFields): string | undefined {
  if (!nonce) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([nonce, fields]))
    .digest("hex");
}
