/** Moments, in one time zone for everybody: pages are the same for every reader. */
const MOMENT = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

const SHORT = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

/** "Nov 15, 3:02 AM", where the zone is said once for all. */
export const formatShortMoment = (iso: string): string => SHORT.format(new Date(iso));

/** "Nov 15, 2026, 3:02 AM UTC" */
export const formatMoment = (iso: string): string => `${MOMENT.format(new Date(iso))} UTC`;
