/** What a visitor tells about having been at a place. In a file of its own, so that pages do not load zod for it. */
export const TIMES_OF_DAY = ["day", "night"] as const;
type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const TIME_LABELS: Readonly<Record<TimeOfDay, string>> = { day: "By day", night: "After dark" };

/** Nothing is a full answer. */
export const OUTCOMES = ["something", "nothing", "unsure"] as const;
type Outcome = (typeof OUTCOMES)[number];

export const MIN_ACCOUNT = 20;
export const MAX_ACCOUNT = 2_000;
export const MAX_WHERE = 120;
export const MAX_SIGNATURE = 60;
export const FIRST_YEAR = 1900;
export const MAX_STARS = 5;

/** Signs a report without a name. */
export const ANONYMOUS = "A visitor";

/** What a visitor sends. */
export interface ReportFields {
  /** Of the visit: "2026-10". */
  readonly month: string;
  readonly timeOfDay: TimeOfDay;
  readonly happened: Outcome;
  readonly activities: readonly string[];
  /** In the building or on the grounds. */
  readonly where?: string | undefined;
  readonly account?: string | undefined;
  readonly stars: number;
  readonly name?: string | undefined;
}

/** As it is published: what reviewers cut is gone. */
export interface VisitReport extends ReportFields {
  readonly id: string;
  readonly publishedAt: string;
}

const REPORT_STATUSES = ["pending", "approved", "rejected", "withdrawn"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
