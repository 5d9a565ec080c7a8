/** Review actions in words, after a reviewer's name: "ada approved it". */
const DONE = {
  draft: "saved a draft",
  approve: "approved it",
  reject: "rejected it",
  duplicate: "marked it as a duplicate",
  undo: "took the last step back",
  edit: "edited the listing",
  hide: "hid the listing",
  restore: "restored the listing",
  shorten: "shortened the report",
  withdraw: "withdrew the report",
  add: "added the photograph",
} as const;

export type ReviewAction = keyof typeof DONE;

/** The same for requests about a listing, which are not published. */
const DONE_WITH_REQUEST: Readonly<Partial<Record<ReviewAction, string>>> = {
  approve: "closed the request as done",
  reject: "declined the request",
  undo: "opened the request again",
};

/** The same for visitors' reports. */
const DONE_WITH_REPORT: Readonly<Partial<Record<ReviewAction, string>>> = {
  approve: "approved the report",
  reject: "rejected the report",
  undo: "took the decision back",
};

/** The same for photographs. */
const DONE_WITH_PHOTO: Readonly<Partial<Record<ReviewAction, string>>> = {
  approve: "approved the photograph",
  reject: "rejected the photograph",
  hide: "took the photograph down",
  edit: "changed what is said of the photograph",
  undo: "took the decision back",
  withdraw: "withdrew the photograph",
};

const DONE_WITH = {
  listing: DONE,
  request: DONE_WITH_REQUEST,
  report: DONE_WITH_REPORT,
  photo: DONE_WITH_PHOTO,
} as const;

export interface ReviewStep {
  readonly action: ReviewAction;
  /** What it decided: a listing or the submission of one, a request about one, a visitor's report, or a photograph. */
  readonly of: keyof typeof DONE_WITH;
}

export function stepWords({ action, of }: ReviewStep): string {
  return DONE_WITH[of][action] ?? DONE[action];
}
