/** Review actions in words, after a reviewer's name: "ada approved it". */
const DONE = {
  draft: "saved a draft",
  approve: "approved it",
  reject: "rejected it",
  duplicate: "marked it as a duplicate",
  undo: "undid the last step",
  edit: "edited the listing",
  hide: "hid the listing",
  restore: "restored the listing",
  shorten: "shortened the report",
  withdraw: "withdrew the report",
  add: "added the photograph",
  rescale: "moved the score to the scale of 2.5 to 5",
} as const;

/** What happened to a reviewer's own account. */
const DONE_WITH_ACCOUNT = {
  "sign-in": "signed in",
  "recovery-sign-in": "signed in with a recovery code",
  "wrong-code": "knew the password, but not the code",
  "end-sessions": "ended sessions",
  "change-password": "changed the password",
  "start-2fa": "turned two-step sign-in on",
  "stop-2fa": "turned two-step sign-in off",
  "renew-codes": "made new recovery codes",
} as const;

export type AccountAction = keyof typeof DONE_WITH_ACCOUNT;
export type ReviewAction = keyof typeof DONE | AccountAction;

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
  undo: "undid the decision",
};

/** The same for photographs. */
const DONE_WITH_PHOTO: Readonly<Partial<Record<ReviewAction, string>>> = {
  approve: "approved the photograph",
  reject: "rejected the photograph",
  hide: "took the photograph down",
  edit: "changed the text of the photograph",
  undo: "undid the decision",
  withdraw: "withdrew the photograph",
};

const DONE_WITH = {
  listing: DONE,
  request: DONE_WITH_REQUEST,
  report: DONE_WITH_REPORT,
  photo: DONE_WITH_PHOTO,
  account: DONE_WITH_ACCOUNT,
} as const satisfies Record<string, Readonly<Partial<Record<ReviewAction, string>>>>;

export interface ReviewStep {
  readonly action: ReviewAction;
  /** What the event is about: a listing or its submission, a request, a visitor's report, or a photograph. */
  readonly of: keyof typeof DONE_WITH;
}

export function stepWords({ action, of }: ReviewStep): string {
  const words: Readonly<Partial<Record<ReviewAction, string>>> = DONE_WITH[of];
  return words[action] ?? { ...DONE, ...DONE_WITH_ACCOUNT }[action];
}
