/** Moments, in one time zone for everybody: pages are the same for every reader. */
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

/** "Nov 15, 3:02 AM", where the zone is said once for all. */
export const formatShortMoment = (iso: string): string => shortMoment().format(new Date(iso));

/** "Nov 15, 2026, 3:02 AM UTC" */
export const formatMoment = (iso: string): string => `${moment().format(new Date(iso))} UTC`;

/** Making a formatter takes a browser longer than drawing most pages: only a page that shows a moment pays for it. */
function onFirstUse(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat("en-US", options);
    return made;
  };
}
