/** A signed-in member of the team. */
export interface Reviewer {
  readonly id: string;
  readonly username: string;
}

export const REVIEWER_NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** A session always ends after this long … */
export const SESSION_DAYS = 7;
/** … and after this long without a request. */
export const IDLE_HOURS = 12;
/** How often `lastSeenAt` is written. */
export const SEEN_EVERY_MINUTES = 5;

/** How long a session may wait for the code after the password. */
export const CODE_MINUTES = 10;
/** Attempts at the second factor's code per account, in the same window as passwords. */
export const MAX_CODE_ATTEMPTS = 5;
export const RECOVERY_CODES = 10;

/** Sign-in attempts are counted in windows of this length. */
export const ATTEMPT_WINDOW_MINUTES = 15;
/** Per address: enough for someone who forgot the password. */
export const MAX_ATTEMPTS_PER_ADDRESS = 10;
/** Per IPv6 /48, since one customer may hold all addresses in it. */
export const MAX_ATTEMPTS_PER_PREFIX = 40;
/**
 * Per account from unknown browsers: high enough that a handful of guesses locks nobody out. Browsers that signed in
 * before have attempts of their own, so that an attacker cannot lock a reviewer out.
 */
export const MAX_ATTEMPTS_PER_ACCOUNT = 30;
export const MAX_ATTEMPTS_PER_BROWSER = 10;
/** How long a browser is remembered. */
export const KNOWN_BROWSER_DAYS = 180;
