/**
 * Whether a visitor's form is admitted. One rule for every form that goes to the reviewers, with separate counts per
 * form.
 */
import { randomBytes } from "node:crypto";
import { data } from "react-router";
import { isSignature, signature } from "../../domain/review/signed-text.ts";
import { type FieldErrors, TOO_MANY_COME_IN } from "../../domain/submissions/form-messages.ts";
import { type FormStamp, isTooFast, readStamp } from "../../domain/submissions/form-stamp.ts";
import { isProof, PROOF_BITS } from "../../domain/submissions/proof-of-work.ts";
import {
  CHALLENGE_MINUTES,
  FREE_OVERALL,
  FREE_PER_PREFIX,
  FREE_PER_SENDER,
  MAX_CLOCK_SKEW_MINUTES,
  MAX_PER_PREFIX,
  MAX_PER_SENDER,
  OVERALL_WINDOW_MINUTES,
  SENDER_WINDOW_MINUTES,
} from "../../domain/submissions/submission-limits.ts";
import { readSiteSecret } from "../../store/engine/site-secret.ts";
import { type Allowance, hasAttempt, takeAttempt } from "../../store/review/attempts.ts";
import type { SiteContext } from "../site-context.ts";
import { hashPrefix, hashSender } from "./form-sender.ts";

/** What a form carries besides its fields. */
export interface FormGuards {
  /** Signed: issue time and nonce. Absent from cached pages and API calls. */
  readonly stamp?: string | undefined;
  /** "challenge:solution" */
  readonly proof?: string | undefined;
  /** Honeypot field, invisible to people. */
  readonly trap?: unknown;
}

/** The guards of a form that a browser posts. */
export const guardsOf = ({ stamp, proof, faxNumber }: Readonly<Record<string, string>>): FormGuards => ({
  stamp,
  proof,
  trap: faxNumber,
});

/** Who sends a form, with its guards; a stamp that this site did not sign is left out. */
interface FormSender {
  readonly secret: string;
  readonly senderHash: string;
  readonly stamp: FormStamp | undefined;
  readonly guards: FormGuards;
}

export async function readSender(site: SiteContext, guards: FormGuards): Promise<FormSender> {
  const secret = await readSiteSecret(site.db);
  const stamp = guards.stamp ? readStamp(secret, guards.stamp) : undefined;
  return { secret, senderHash: hashSender(secret, site.clientAddress), stamp, guards };
}

export interface ProofChallenge {
  readonly challenge: string;
  readonly bits: number;
}

type FormRefusal =
  /** Sending the form again will succeed. */
  | { readonly outcome: "again"; readonly sentence: string }
  | { readonly outcome: "wait"; readonly sentence: string }
  | { readonly outcome: "proof"; readonly sentence: string; readonly proofOfWork: ProofChallenge };

/** The outcome of a form: accepted, or rejected with a reason. */
export type AcceptedForm<Stored> =
  | ({ readonly outcome: "stored" } & Stored)
  | { readonly outcome: "invalid"; readonly errors: FieldErrors }
  | { readonly outcome: "unavailable"; readonly sentence: string }
  | FormRefusal;

const REFUSAL_STATUS = { again: 400, wait: 429, proof: 429, unavailable: 503 } as const;

/** The page with the form again, what was sent, and why it was rejected. */
export function returnForm<Returned extends object>(
  refused: Exclude<AcceptedForm<unknown>, { outcome: "stored" }>,
  returned: Returned,
  sentProof: string | undefined,
) {
  if (refused.outcome === "invalid") return data({ ...returned, errors: refused.errors }, 400);
  // Browsers solve the proof silently; if that didn't help, show the sentence instead of trying forever.
  const proofOfWork = refused.outcome === "proof" && !sentProof ? refused.proofOfWork : undefined;
  return data({ ...returned, sentence: refused.sentence, proofOfWork }, REFUSAL_STATUS[refused.outcome]);
}

const TRAPPED = "A field that should stay empty was filled in. It is empty again; please press the button once more.";
const TOO_FAST = "That was quick. Please look over what you wrote and press the button once more.";
const PLEASE_WAIT = "You have sent many submissions in a short time. Please try again in an hour.";
/** For browsers without JavaScript; the others solve the proof and get through. */
const BUSY = `${TOO_MANY_COME_IN}, or turn on JavaScript in your browser.`;

/** Undefined if the form is admitted; from then on it counts. */
export async function admitForm(
  site: SiteContext,
  form: string,
  { secret, senderHash, stamp, guards: { proof, trap } }: FormSender,
): Promise<FormRefusal | undefined> {
  const now = site.now();
  if (trap !== undefined && trap !== "") return { outcome: "again", sentence: TRAPPED };
  if (stamp && isTooFast(stamp, now)) return { outcome: "again", sentence: TOO_FAST };

  const prefixHash = hashPrefix(secret, site.clientAddress);
  const hourly = (perSender: number, perPrefix: number): Allowance[] => [
    { subject: `${form}:sender:${senderHash}`, max: perSender, minutes: SENDER_WINDOW_MINUTES },
    ...(prefixHash
      ? [{ subject: `${form}:prefix:${prefixHash}`, max: perPrefix, minutes: SENDER_WINDOW_MINUTES }]
      : []),
  ];
  const overall = { subject: `${form}:all`, max: FREE_OVERALL, minutes: OVERALL_WINDOW_MINUTES };
  if (await takeAttempt(site.db, [...hourly(FREE_PER_SENDER, FREE_PER_PREFIX), overall], now)) return undefined;

  const withProof = hourly(MAX_PER_SENDER, MAX_PER_PREFIX);
  if (!(await hasAttempt(site.db, withProof, now))) return { outcome: "wait", sentence: PLEASE_WAIT };
  const challenge = solvedChallenge(proof, { secret, senderHash, now });
  // Counted for longer than the challenge is valid, so that it works only once.
  const once = { subject: `proof:${challenge}`, max: 1, minutes: SENDER_WINDOW_MINUTES };
  if (challenge && (await takeAttempt(site.db, [once, ...withProof], now))) return undefined;
  return { outcome: "proof", sentence: BUSY, proofOfWork: newChallenge(secret, senderHash, now) };
}

function newChallenge(secret: string, senderHash: string, now: Date): ProofChallenge {
  const text = `${now.getTime().toString(36)}.${randomBytes(8).toString("hex")}`;
  return { challenge: `${text}.${signature(secret, "proof", `${text} ${senderHash}`)}`, bits: PROOF_BITS };
}

/** The challenge, if it is ours, fresh, issued to this sender and solved. */
function solvedChallenge(
  proof: string | undefined,
  { secret, senderHash, now }: { secret: string; senderHash: string; now: Date },
): string | undefined {
  const [challenge = "", solution = ""] = (proof ?? "").split(":");
  const [time = "", nonce = "", mac = "", ...rest] = challenge.split(".");
  if (rest.length > 0 || !isSignature(mac, secret, "proof", `${time}.${nonce} ${senderHash}`)) return undefined;
  const minutes = (now.getTime() - Number.parseInt(time, 36)) / 60_000;
  // One from the future was issued by a clock that was ahead, and would be valid for too long.
  if (minutes > CHALLENGE_MINUTES || minutes < -MAX_CLOCK_SKEW_MINUTES) return undefined;
  return isProof(challenge, solution) ? challenge : undefined;
}
