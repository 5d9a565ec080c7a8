import { Link } from "react-router";
import { BUTTON } from "./link-button.tsx";

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** The address of a page of this list. */
  readonly hrefOf: (page: number) => string;
}

/** Plain links to the pages around this one; they work without JavaScript. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-10 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={BUTTON.outline} preventScrollReset={false}>
          Previous
        </Link>
      )}
      <span className="text-ash">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" className={BUTTON.outline}>
          Next
        </Link>
      )}
    </nav>
  );
}
