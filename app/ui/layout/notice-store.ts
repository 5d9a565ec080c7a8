/** Notices as in SPEC section 9: one at a time, for five seconds; a dismissed one is removed much later. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly kind: "info" | "error";
  readonly open: boolean;
  /** A button beside the text, such as "Undo". */
  readonly action?: { readonly text: string; readonly run: () => void };
}

const NOTICE_LIMIT = 1;
export const NOTICE_SHOWN_MS = 5_000;
const NOTICE_FORGOTTEN_MS = 1_000_000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export function showNotice(notice: Pick<Notice, "title" | "text" | "action"> & { kind?: Notice["kind"] }): number {
  lastId += 1;
  const shown: Notice = { ...notice, kind: notice.kind ?? "info", id: lastId, open: true };
  replace([shown, ...notices].slice(0, NOTICE_LIMIT));
  return lastId;
}

export const isShown = (id: number | undefined): boolean => notices.some((notice) => notice.id === id && notice.open);

export function dismissNotice(id: number): void {
  if (!isShown(id)) return;
  replace(notices.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)));
  setTimeout(() => replace(notices.filter((notice) => notice.id !== id)), NOTICE_FORGOTTEN_MS);
}

export const noticeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Notice[] => notices,
  readOnServer: (): readonly Notice[] => NONE,
};
const NONE: readonly Notice[] = [];
