/** A signed-in member of the team. */
export interface Reviewer {
  readonly id: string;
  readonly username: string;
}

export const REVIEWER_NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** A session ends after this long, whatever happens … */
export const SESSION_DAYS = 7;
/** … and after this long without a request. */
export const IDLE_HOURS = 12;
/** How often a session notes that it is in use. */
export const SEEN_EVERY_MINUTES = 5;

/** Attempts are counted in windows of this length. */
export const ATTEMPT_WINDOW_MINUTES = 15;
/** From one address: a person who forgot. */
export const MAX_ATTEMPTS_PER_ADDRESS = 10;
/**
 * On one account, from all browsers in which it never signed in: high enough that a handful of guesses locks nobody out.
 * A browser that it did sign in from has attempts of its own, so that strangers cannot keep a reviewer away.
 */
export const MAX_ATTEMPTS_PER_ACCOUNT = 30;
export const MAX_ATTEMPTS_PER_BROWSER = 10;
/** How long a browser stays known. */
export const KNOWN_BROWSER_DAYS = 180;
