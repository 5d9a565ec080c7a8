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

export const NOTICE_SHOWN_MS = 5_000;
const NOTICE_FORGOTTEN_MS = 1_000_000;

let current: Notice | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: Notice | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export function showNotice(notice: Pick<Notice, "title" | "text" | "action"> & { kind?: Notice["kind"] }): number {
  lastId += 1;
  replace({ kind: "info", ...notice, id: lastId, open: true });
  return lastId;
}

export const isShown = (id: number | undefined): boolean => current?.id === id && current?.open === true;

export function dismissNotice(id: number | undefined): void {
  if (!isShown(id)) return;
  replace({ ...current!, open: false });
  setTimeout(() => current?.id === id && replace(undefined), NOTICE_FORGOTTEN_MS);
}

export const noticeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => current,
};
