/** Rules for what reviewers write, stricter than what a place may hold. */
export const MAX_SUMMARY = 600;
export const MAX_ACTIVITIES = 12;
/** A reason, note or answer for the sender. */
export const MAX_REASON = 1_000;
