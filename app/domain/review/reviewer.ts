/** A signed-in member of the team. */
export interface Reviewer {
  readonly id: string;
  readonly username: string;
}

export const REVIEWER_NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** A session ends after this long in any case … */
export const SESSION_DAYS = 7;
/** … and after this long without a request. */
export const IDLE_HOURS = 12;
/** How often `lastSeenAt` is written. */
export const SEEN_EVERY_MINUTES = 5;

/** Between the password and the code. */
export const CODE_MINUTES = 10;
/** Codes of the second factor that may be tried on one account, in a window like that of the passwords. */
export const MAX_CODE_ATTEMPTS = 5;
export const RECOVERY_CODES = 10;

/** Sign-in attempts are counted in windows of this length. */
export const ATTEMPT_WINDOW_MINUTES = 15;
/** From one address: enough for someone who forgot the password. */
export const MAX_ATTEMPTS_PER_ADDRESS = 10;
/** From an IPv6 /48: one customer may hold all the addresses in it. */
export const MAX_ATTEMPTS_PER_PREFIX = 40;
/**
 * On one account from unknown browsers: high enough that a handful of guesses locks nobody out. Browsers that signed in
 * before have attempts of their own, so that an attacker cannot lock a reviewer out.
 */
export const MAX_ATTEMPTS_PER_ACCOUNT = 30;
export const MAX_ATTEMPTS_PER_BROWSER = 10;
/** How long a browser stays known. */
export const KNOWN_BROWSER_DAYS = 180;
