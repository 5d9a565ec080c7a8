import { Link } from "react-router";
import { type Crumb, HOME } from "../../web/seo/structured-data.ts";

/** From the home page on; the last crumb is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-print="hide" className="wrap pt-3 sm:pt-6">
      <ol className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-ash">
        {[HOME, ...crumbs].map((crumb, index) => (
          <li key={crumb.path} className="leads-on flex min-w-0 items-center gap-2.5">
            {index < crumbs.length ? (
              <Link
                to={crumb.path}
                prefetch="intent"
                className="line-clamp-2 min-w-0 py-1 no-underline wrap-anywhere hover:text-bone hover:underline"
              >
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-2 min-w-0 py-1 wrap-anywhere text-bone">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
