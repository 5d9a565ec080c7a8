import type { News } from "../../domain/catalog/news.ts";
import { VISITORS_REPORTS } from "../visits/report-body.tsx";

/** What is new on a page of places, and the feed of it. */
export interface NewsView {
  readonly feed: string;
  readonly items: readonly NewsItem[];
}

interface NewsItem {
  readonly path: string;
  readonly houseName: string;
  readonly city: string;
  readonly isReport: boolean;
  /** "Nov 18, 2026". */
  readonly date: string;
}

export const MAX_NEWS = 3;

const DATE = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" });

export function newsView(feed: string, news: readonly News[]): NewsView {
  return {
    feed,
    items: news.map(({ place, report, changed }) => ({
      path: `/location/${place.slug}${report ? `#${VISITORS_REPORTS}` : ""}`,
      houseName: place.houseName,
      city: place.city,
      isReport: report !== undefined,
      date: DATE.format(new Date(changed)),
    })),
  };
}
