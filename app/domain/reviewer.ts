/** A signed-in member of the team. */
export interface Reviewer {
  readonly id: string;
  readonly username: string;
}

export const REVIEWER_NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;

/** A session ends after this long, whatever happens … */
export const SESSION_DAYS = 7;
/** … and after this long without a request. */
export const IDLE_HOURS = 12;
/** How often a session notes that it is in use. */
export const SEEN_EVERY_MINUTES = 5;

export const FAILURE_WINDOW_MINUTES = 15;
/** From one address: a person who forgot. */
export const MOST_FAILURES_PER_ADDRESS = 10;
/** On one account from anywhere: high enough that strangers do not lock a reviewer out by a handful of guesses. */
export const MOST_FAILURES_PER_ACCOUNT = 30;
