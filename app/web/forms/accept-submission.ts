/** Accepts a submission from the page or the API: spam checks, then the store. */
import { createHash, randomBytes } from "node:crypto";
import { isSignature, signature } from "../../domain/review/signed-text.ts";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";
import { isTooFast, readStamp, writeStamp } from "../../domain/submissions/form-stamp.ts";
import { isProof, PROOF_BITS } from "../../domain/submissions/proof-of-work.ts";
import type { SubmissionFields } from "../../domain/submissions/submission.ts";
import { readSubmission } from "../../domain/submissions/submission-form.ts";
import {
  admit,
  CHALLENGE_MINUTES,
  OVERALL_WINDOW_MINUTES,
  SENDER_WINDOW_MINUTES,
} from "../../domain/submissions/submission-limits.ts";
import { readSiteSecret } from "../../store/engine/site-secret.ts";
import {
  addSubmission,
  countRecent,
  findReceived,
  isProofSpent,
  type ReceivedSubmission,
} from "../../store/review/submissions.ts";
import type { SiteContext } from "../site-context.ts";
import { hashSender, latestCounted, minutesBefore, notSaved, PLEASE_WAIT, TRAPPED } from "./form-sender.ts";

export interface IncomingSubmission {
  readonly sent: unknown;
  /** The form's signed stamp: issue time and nonce. */
  readonly stamp?: string | undefined;
  /** Idempotency key of API callers, who have no form stamp. */
  readonly key?: string | undefined;
  /** "challenge:solution" */
  readonly proof?: string | undefined;
  /** Honeypot field, invisible to people. */
  readonly trap?: unknown;
}

export interface ProofChallenge {
  readonly challenge: string;
  readonly bits: number;
}

export type AcceptedSubmission =
  | { readonly outcome: "stored"; readonly received: ReceivedSubmission }
  | { readonly outcome: "invalid"; readonly errors: FieldErrors }
  /** A temporary error: the client should retry. */
  | { readonly outcome: "again"; readonly sentence: string }
  | { readonly outcome: "proof"; readonly proofOfWork: ProofChallenge }
  | { readonly outcome: "wait"; readonly sentence: string }
  | { readonly outcome: "unavailable"; readonly sentence: string };

const TOO_FAST = "That was quick. Please look over what you wrote and press the button once more.";

export async function newStamp(site: SiteContext): Promise<string> {
  const nonce = randomBytes(12).toString("hex");
  return writeStamp(await readSiteSecret(site.db), { issuedAt: site.now(), nonce });
}

/** Stores the submission or says why not, including that the database is down. */
export async function acceptSubmission(site: SiteContext, incoming: IncomingSubmission): Promise<AcceptedSubmission> {
  return takeIn(site, incoming).catch((error: unknown) => notSaved(site, error));
}

async function takeIn(site: SiteContext, incoming: IncomingSubmission): Promise<AcceptedSubmission> {
  const secret = await readSiteSecret(site.db);
  const now = site.now();
  const read = readSubmission(incoming.sent);
  if ("errors" in read) return { outcome: "invalid", errors: read.errors };
  if (incoming.trap !== undefined && incoming.trap !== "") return { outcome: "again", sentence: TRAPPED };

  const stamp = incoming.stamp ? readStamp(secret, incoming.stamp) : undefined;
  const idempotencyKey = keyOf(stamp?.nonce ?? incoming.key, read.fields);
  const before = idempotencyKey && (await findReceived(site.db, idempotencyKey));
  if (before) return { outcome: "stored", received: before };
  if (stamp && isTooFast(stamp, now)) return { outcome: "again", sentence: TOO_FAST };

  const senderHash = hashSender(secret, site.clientAddress);
  const recent = await countRecent(site.db, senderHash, {
    sender: minutesBefore(now, SENDER_WINDOW_MINUTES),
    overall: minutesBefore(now, OVERALL_WINDOW_MINUTES),
    until: latestCounted(now),
  });
  const admission = admit(recent);
  if (admission === "wait") return { outcome: "wait", sentence: PLEASE_WAIT };
  const proofOfWork =
    admission === "with-proof" ? await checkProof(site, secret, senderHash, incoming.proof) : undefined;
  if (admission === "with-proof" && !proofOfWork) {
    return { outcome: "proof", proofOfWork: newChallenge(secret, senderHash, now) };
  }
  const received = await addSubmission(site.db, read.fields, { now, idempotencyKey, senderHash, proofOfWork });
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

/** Includes the content, so that a resubmitted form with edits is a new submission. */
function keyOf(nonce: string | undefined, fields: SubmissionFields): string | undefined {
  if (!nonce) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([nonce, fields]))
    .digest("hex");
}

function newChallenge(secret: string, senderHash: string, now: Date): ProofChallenge {
  const text = `${now.getTime().toString(36)}.${randomBytes(8).toString("hex")}`;
  return { challenge: `${text}.${signature(secret, "proof", `${text} ${senderHash}`)}`, bits: PROOF_BITS };
}

/** The challenge, if it is ours, fresh, issued to this sender, solved and unused. */
async function checkProof(
  site: SiteContext,
  secret: string,
  senderHash: string,
  proof: string | undefined,
): Promise<string | undefined> {
  const [challenge = "", solution = ""] = (proof ?? "").split(":");
  const [time = "", nonce = "", mac = "", ...rest] = challenge.split(".");
  if (rest.length > 0) return undefined;
  if (!isSignature(mac, secret, "proof", `${time}.${nonce} ${senderHash}`)) return undefined;
  if (new Date(Number.parseInt(time, 36)) < minutesBefore(site.now(), CHALLENGE_MINUTES)) return undefined;
  if (!isProof(challenge, solution) || (await isProofSpent(site.db, challenge))) return undefined;
  return challenge;
}
