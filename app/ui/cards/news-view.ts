import type { Catalog } from "../../domain/catalog/catalog.ts";
import { latestNewsOf } from "../../domain/catalog/news.ts";
import type { PlaceList } from "../../domain/places/place.ts";
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

const DATE = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" });

export function newsView(feed: string, catalog: Catalog, places: PlaceList): NewsView {
  return {
    feed,
    items: latestNewsOf(catalog, places).map(({ place, report, changed }) => ({
      path: `/location/${place.slug}${report ? `#${VISITORS_REPORTS}` : ""}`,
      houseName: place.houseName,
      city: place.city,
      isReport: report !== undefined,
      date: DATE.format(new Date(changed)),
    })),
  };
}
