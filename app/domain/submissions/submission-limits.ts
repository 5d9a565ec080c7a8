/** Whether a submission is accepted, needs a proof of work, or must wait. */

/** Per address and hour, without a proof of work. */
export const FREE_PER_SENDER = 10;
/** Per address and hour, with a proof of work. */
const MAX_PER_SENDER = 60;
export const SENDER_WINDOW_MINUTES = 60;
/** From all senders together; beyond this, everyone needs a proof of work. */
const FREE_OVERALL = 200;
export const OVERALL_WINDOW_MINUTES = 10;

export type Admission = "free" | "with-proof" | "wait";

export function admit(recent: { fromSender: number; overall: number }): Admission {
  if (recent.fromSender >= MAX_PER_SENDER) return "wait";
  return recent.fromSender >= FREE_PER_SENDER || recent.overall >= FREE_OVERALL ? "with-proof" : "free";
}

/** How long a challenge is valid. */
export const CHALLENGE_MINUTES = 10;

/** How long the keyed digest of a sender's address is stored. */
export const SENDER_RETENTION_DAYS = 7;

/** Servers' clocks may differ by this much; what is dated later than that comes from a clock that was wrong and does not count. */
export const MAX_CLOCK_SKEW_MINUTES = 5;
