/** The filter of the queue. It is part of the URL of the queue and of every item opened from it. */
import { ITEM_STATUSES } from "../../domain/submissions/submission.ts";
import { QUEUE_KINDS } from "../../store/review/review-item.ts";
import type { QueueFilter } from "../../store/review/review-queue.ts";

export const QUEUE_PARAMS = ["status", "kind", "q", "page"] as const;

export const QUEUE_STATUSES = ["pending", "overdue", ...ITEM_STATUSES.slice(1), "all"] as const;
const KINDS = ["all", ...QUEUE_KINDS] as const;

export function readFilter(query: URLSearchParams): QueueFilter {
  return {
    status: QUEUE_STATUSES.find((status) => status === query.get("status")) ?? "pending",
    kind: KINDS.find((kind) => kind === query.get("kind")) ?? "all",
    text: (query.get("q") ?? "").slice(0, 100),
    page: Math.max(1, Math.min(10_000, Math.floor(Number(query.get("page")) || 1))),
  };
}

/** As a query with its question mark; empty for the whole queue. */
export function filterQuery({ status, kind, text, page }: QueueFilter): string {
  const query = new URLSearchParams();
  if (status !== "pending") query.set("status", status);
  if (kind !== "all") query.set("kind", kind);
  if (text) query.set("q", text);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}
