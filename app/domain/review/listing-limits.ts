/** How much a listing holds, whether a reviewer writes it or an import brings it. */
export const LONGEST_STORY = 50_000;
export const LONGEST_SUMMARY = 600;
export const MOST_ACTIVITIES = 12;
/** A reason, note or answer for whoever sent something. */
export const LONGEST_REASON = 1_000;
