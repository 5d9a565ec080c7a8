/** Dates and times, in UTC, so that server and browser render the same. */
const moment = onFirstUse({
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

const shortMoment = onFirstUse({
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

/** "Nov 15, 3:02 AM", where the page names the time zone once. */
export const formatShortMoment = (iso: string): string => shortMoment().format(new Date(iso));

/** "Nov 15, 2026, 3:02 AM UTC" */
export const formatMoment = (iso: string): string => `${moment().format(new Date(iso))} UTC`;

/** Created on first use, because creating an Intl formatter is slow. */
function onFirstUse(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat("en-US", options);
    return made;
  };
}
