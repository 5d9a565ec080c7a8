/** Rules for what reviewers write, stricter than those for stored places. */
export const MAX_SUMMARY = 600;
export const MAX_ACTIVITIES = 12;
/** For a reason, note or answer to the sender. */
export const MAX_REASON = 1_000;
