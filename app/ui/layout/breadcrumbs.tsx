import { Link } from "react-router";
import { type Crumb, HOME } from "../../web/seo/structured-data.ts";

/** Starts with the home page and ends with the current one. On phones all are on one line, and the last one is cut short. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-print="hide" className="wrap pt-3 sm:pt-6">
      <ol className="flex items-center gap-x-2 text-[0.9375rem] text-ash max-sm:overflow-x-clip sm:flex-wrap sm:gap-x-3">
        {[HOME, ...crumbs].map((crumb, index) => (
          <li
            key={crumb.path}
            className="leads-on flex min-w-0 items-center gap-2 max-sm:not-last:max-w-[34vw] max-sm:not-last:shrink-0 sm:gap-3"
          >
            {index < crumbs.length ? (
              <Link
                to={crumb.path}
                prefetch="intent"
                className="line-clamp-1 min-w-0 py-1 wrap-anywhere hover:text-bone hover:underline sm:line-clamp-2"
              >
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 min-w-0 py-1 wrap-anywhere text-bone sm:line-clamp-2">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
