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
} as const;

export type ReviewAction = keyof typeof DONE;

/** The same for requests about a listing, which are not published. */
const DONE_WITH_REQUEST: Readonly<Partial<Record<ReviewAction, string>>> = {
  approve: "closed the request as done",
  reject: "declined the request",
  undo: "opened the request again",
};

export interface ReviewStep {
  readonly action: ReviewAction;
  /** Whether it decided a request rather than a submission or a listing. */
  readonly ofRequest: boolean;
}

export function stepWords({ action, ofRequest }: ReviewStep): string {
  return (ofRequest && DONE_WITH_REQUEST[action]) || DONE[action];
}
