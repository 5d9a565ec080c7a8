/** What a visitor tells about a visit to a place. A separate file, so that pages do not load zod for it. */
export const TIMES_OF_DAY = ["day", "night"] as const;
type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const TIME_LABELS: Readonly<Record<TimeOfDay, string>> = { day: "By day", night: "After dark" };

/** Noticing nothing is a complete answer. */
export const OUTCOMES = ["something", "nothing", "unsure"] as const;
type Outcome = (typeof OUTCOMES)[number];

export const MIN_ACCOUNT = 20;
export const MAX_ACCOUNT = 2_000;
export const MAX_WHERE = 120;
export const MAX_SIGNATURE = 60;
export const FIRST_YEAR = 1900;
export const MAX_STARS = 5;

/** The signature of a report without a name. */
export const ANONYMOUS = "A visitor";

/** What a visitor sends. */
export interface ReportFields {
  /** The month of the visit: "2026-10". */
  readonly month: string;
  readonly timeOfDay: TimeOfDay;
  readonly happened: Outcome;
  readonly activities: readonly string[];
  /** Where in the building or on the grounds. */
  readonly where?: string | undefined;
  readonly account?: string | undefined;
  readonly stars: number;
  readonly name?: string | undefined;
}

/** As published, without what reviewers cut. */
export interface VisitReport extends ReportFields {
  readonly id: string;
  readonly publishedAt: string;
}

export type ReportStatus = "pending" | "approved" | "rejected" | "withdrawn";
