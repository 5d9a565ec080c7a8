import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { Crumb } from "../http/structured-data.ts";

/** The way here; the last one is this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-print="hide" className="wrap pt-6">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-ash">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4" />}
            {index < crumbs.length - 1 ? (
              <Link
                to={crumb.path}
                prefetch="intent"
                className="inline-block py-1 no-underline hover:text-bone hover:underline"
              >
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page" className="py-1 text-bone">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
