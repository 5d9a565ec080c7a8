/** When a submission is taken as it is, when it must bring a proof of work, and when it must wait. */

/** Per address and hour, without a proof. */
export const FREE_PER_SENDER = 10;
/** Per address and hour, in all. */
const MAX_PER_SENDER = 60;
export const SENDER_WINDOW_MINUTES = 60;
/** From everybody together; more than this is a flood, and everybody's browser proves a little work. */
const FREE_OVERALL = 200;
export const OVERALL_WINDOW_MINUTES = 10;

export type Admission = "free" | "with-proof" | "wait";

export function admit(recent: { fromSender: number; overall: number }): Admission {
  if (recent.fromSender >= MAX_PER_SENDER) return "wait";
  return recent.fromSender >= FREE_PER_SENDER || recent.overall >= FREE_OVERALL ? "with-proof" : "free";
}

/** How long a challenge may be worked on. */
export const CHALLENGE_MINUTES = 10;

/** The keyed digest of an address is kept with a submission this long, then forgotten. */
export const SENDER_KEPT_DAYS = 7;
