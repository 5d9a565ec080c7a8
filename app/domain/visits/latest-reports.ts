import type { Catalog } from "../catalog/catalog.ts";
import { memoize } from "../memoize.ts";
import type { PlaceCard } from "../places/place.ts";
import { compareText } from "../sorted-list.ts";
import type { VisitReport } from "./visit-report.ts";

interface PlacedReport {
  readonly place: PlaceCard;
  readonly report: VisitReport;
}

/** The part that the home page and the feed show. */
const MAX_LATEST = 50;

/** The newest published reports of all places. */
export const latestReports = memoize((catalog: Catalog): readonly PlacedReport[] =>
  [...catalog.visits]
    .flatMap(([id, reports]) => {
      const place = catalog.byId.get(id);
      return place ? reports.slice(0, MAX_LATEST).map((report) => ({ place, report })) : [];
    })
    .sort((a, b) => compareText(b.report.publishedAt, a.report.publishedAt) || compareText(a.report.id, b.report.id))
    .slice(0, MAX_LATEST),
);
