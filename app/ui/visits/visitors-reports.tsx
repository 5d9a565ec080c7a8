import { useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { ANONYMOUS, type VisitReport } from "../../domain/visits/visit-report.ts";
import { fetchPageData } from "../../web/page-data.ts";
import { hasModifier } from "../layout/has-modifier.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { formatCount } from "../text/format.ts";
import { IWasThere } from "./i-was-there.tsx";
import { ReportBody, VISITORS_REPORTS } from "./report-body.tsx";
import type { VisitsView } from "./visits-view.ts";

interface VisitorsReportsProps {
  readonly place: { readonly id: string; readonly slug: string };
  readonly visits: VisitsView;
}

export function VisitorsReports({ place, visits }: VisitorsReportsProps) {
  const more = useMoreReports(place.slug, visits);
  const { reports } = more;
  return (
    <section
      aria-labelledby={VISITORS_REPORTS}
      data-print={visits.total === 0 ? "hide" : undefined}
      className="mt-10 sm:mt-14"
    >
      <h2 id={VISITORS_REPORTS} tabIndex={-1} className="text-3xl">
        Visitors' Reports
      </h2>
      <Summary visits={visits} />
      <IWasThere slug={place.slug} />
      {reports.length > 0 && (
        <ol className="mt-7 max-w-3xl divide-y divide-line border-y border-line">
          {reports.map((report) => (
            <Report key={report.id} placeId={place.id} report={report} />
          ))}
        </ol>
      )}
      {visits.pages > 1 && <ReportPages slug={place.slug} visits={visits} more={more} />}
    </section>
  );
}

function Summary({ visits }: { visits: VisitsView }) {
  if (visits.total === 0) {
    return (
      <p className="mt-4 max-w-[65ch] font-text text-lg text-ash">
        Nobody has written about a visit yet. If you were there, tell us what happened. A quiet visit is worth telling,
        too.
      </p>
    );
  }
  return (
    <p className="mt-4 max-w-[65ch] font-text text-lg">
      {visits.sentence}
      {visits.mostNamed.length > 0 && (
        <span className="text-ash">
          {" "}
          Named most often: {visits.mostNamed.map(({ label, count }) => `${label} (${count})`).join(", ")}.
        </span>
      )}
    </p>
  );
}

interface ReportPagesProps {
  readonly slug: string;
  readonly visits: VisitsView;
  readonly more: ReturnType<typeof useMoreReports>;
}

function ReportPages({ slug, visits, more: { reports, lastPage, showMore, isLoading } }: ReportPagesProps) {
  const path = (page: number) => `/location/${slug}${page > 1 ? `?reports=${page}` : ""}#${VISITORS_REPORTS}`;
  return (
    <nav aria-label="More reports" data-print="hide" className="mt-6 flex flex-wrap items-center gap-4">
      {visits.page > 1 && (
        <Link to={path(visits.page - 1)} rel="prev" className={BUTTON.outline}>
          Newer reports
        </Link>
      )}
      {lastPage < visits.pages && (
        <Link
          to={path(lastPage + 1)}
          rel="next"
          onClick={showMore}
          aria-disabled={isLoading || undefined}
          className={BUTTON.outline}
        >
          {isLoading ? "Loading..." : "Older reports"}
        </Link>
      )}
      <span aria-live="polite" className="text-ash">
        {formatCount((visits.page - 1) * visits.perPage + reports.length)} of {formatCount(visits.total)}
      </span>
    </nav>
  );
}

function Report({ placeId, report }: { placeId: string; report: VisitReport }) {
  return (
    <li id={`report-${report.id}`} className="scroll-mt-24 py-5">
      <article>
        <ReportBody report={report} />
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-[0.9375rem]">
          <span className="font-semibold wrap-anywhere">{report.name ?? ANONYMOUS}</span>
          <Link
            to={`/corrections?place=${placeId}&report=${report.id}`}
            rel="nofollow"
            data-print="hide"
            className="text-sm text-ash hover:text-pumpkin"
          >
            Flag this report
          </Link>
        </p>
      </article>
    </li>
  );
}

/** Appends older reports in place; if that fails, the link opens their page. */
function useMoreReports(slug: string, visits: VisitsView) {
  const fetcher = useFetcher<{ visits?: VisitsView }>();
  const [more, setMore] = useState<readonly VisitsView[]>([]);
  const [isTrying, setTrying] = useState(false);
  const asked = useRef(0);
  const arrived = fetcher.data?.visits;
  useEffect(() => {
    if (arrived?.page !== asked.current) return;
    asked.current = 0;
    setMore((pages) => [...pages, arrived]);
    // The link moves down or goes away, so the focus moves to the first new report.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#report-${arrived.reports[0]?.id} a`)?.focus());
  }, [arrived]);
  const lastPage = more.at(-1)?.page ?? visits.page;
  const byId = new Map([visits, ...more].flatMap(({ reports }) => reports).map((report) => [report.id, report]));

  function showMore(event: React.MouseEvent<HTMLAnchorElement>): void {
    if (hasModifier(event)) return;
    event.preventDefault();
    if (isTrying || fetcher.state !== "idle") return;
    const path = `/location/${slug}?reports=${lastPage + 1}`;
    const { href } = event.currentTarget;
    setTrying(true);
    fetchPageData(path, { routeId: "routes/location" })
      .then(() => {
        asked.current = lastPage + 1;
        return fetcher.load(path);
      })
      .catch(() => window.location.assign(href))
      .finally(() => setTrying(false));
  }
  return { reports: [...byId.values()], lastPage, showMore, isLoading: isTrying || fetcher.state !== "idle" };
}
