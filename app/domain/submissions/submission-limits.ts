/** How many forms of one kind we accept from visitors: without any work, and with a proof of work. */

/** Per address and hour. */
export const FREE_PER_SENDER = 10;
export const MAX_PER_SENDER = 60;
/** Per IPv6 /48 and hour: one customer may hold all the addresses in it. */
export const FREE_PER_PREFIX = 40;
export const MAX_PER_PREFIX = 240;
export const SENDER_WINDOW_MINUTES = 60;
/** From all senders together; beyond this, everyone needs a proof of work. */
export const FREE_OVERALL = 200;
export const OVERALL_WINDOW_MINUTES = 10;

/** How long a challenge is valid. */
export const CHALLENGE_MINUTES = 10;

/** How long the keyed digest of a sender's address is stored. */
export const SENDER_RETENTION_DAYS = 7;

/**
 * Servers' clocks may differ by this much; a window that ends later than that was started by a wrong clock and does not
 * count.
 */
export const MAX_CLOCK_SKEW_MINUTES = 5;
