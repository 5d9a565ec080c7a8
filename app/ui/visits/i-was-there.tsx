import { lazy, type MouseEvent, Suspense, useState } from "react";
import { Link, useFetcher } from "react-router";
import { fetchPageData } from "../../web/page-data.ts";
import { hasModifier } from "../layout/has-modifier.ts";
import { BUTTON } from "../layout/link-button.tsx";

/** Few visitors open it, so the page does not load it. */
const ReportForm = lazy(() => import("./report-form.tsx").then((module) => ({ default: module.ReportForm })));

/** The link is gone when the form is there. Not an inline function: React would call that one at every render. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Leads to the form, or opens it in the page. */
export function IWasThere({ slug }: { slug: string }) {
  const path = `/location/${slug}/report`;
  const fetcher = useFetcher<{ stamp?: string }>();
  const [isOpening, setOpening] = useState(false);
  const stamp = fetcher.data?.stamp;

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (hasModifier(event)) return;
    event.preventDefault();
    setOpening(true);
    // While the database is down the form's own page says so; an error here would replace this one.
    Promise.all([fetchPageData(path, { routeId: "routes/location-report" }), import("./report-form.tsx")])
      .then(() => fetcher.load(path))
      .catch(() => window.location.assign(path))
      .finally(() => setOpening(false));
  }
  if (stamp) {
    return (
      <section aria-label="I Was There" data-print="hide" className="mt-6 max-w-3xl panel sm:p-8">
        <h3 ref={takeFocus} tabIndex={-1} className="mb-4 text-2xl">
          I Was There
        </h3>
        <Suspense>
          <ReportForm slug={slug} stamp={stamp} />
        </Suspense>
      </section>
    );
  }
  return (
    <p data-print="hide" className="mt-5">
      <Link to={path} onClick={open} rel="nofollow" className={BUTTON.primary}>
        {isOpening ? "Opening..." : "I Was There"}
      </Link>
    </p>
  );
}
