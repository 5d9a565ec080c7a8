import type { MouseEvent } from "react";
import { Link } from "react-router";
import { BUTTON } from "../layout/link-button.tsx";
import { LIST_FAILED } from "./use-more-cards.ts";

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** The last page that is on the screen, where more than one is. */
  readonly lastPage?: number;
  /** The address of a page of this list. */
  readonly hrefOf: (page: number) => string;
  /** Appends the next page here; the link leads to it otherwise. */
  readonly onMore?: (event: MouseEvent) => void;
  /** The visitor is about to ask for the next page. */
  readonly onIntent?: () => void;
  readonly loading?: boolean;
  /** The next page could not be had. */
  readonly failed?: boolean;
}

/**
 * Plain links to the pages around this one; they work without JavaScript. Only the desk's lists have no "Show more": their answers
 * are kept nowhere, and would be asked for twice if they were fetched ahead.
 */
export function Pager(props: PagerProps) {
  const { page, pages, lastPage = page, hrefOf, onMore, onIntent, loading = false, failed = false } = props;
  if (pages <= 1) return null;
  return (
    <nav
      aria-label="Pages"
      data-print="hide"
      className="mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-4"
    >
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" prefetch={onMore ? "intent" : "none"} className={BUTTON.outline}>
          Previous
        </Link>
      )}
      <span aria-live="polite" className="text-ash">
        {lastPage > page ? `Pages ${page}-${lastPage}` : `Page ${page}`} of {pages}
      </span>
      {lastPage < pages && (
        <Link
          to={hrefOf(lastPage + 1)}
          rel="next"
          onClick={onMore}
          onMouseEnter={onIntent}
          onFocus={onIntent}
          onTouchStart={onIntent}
          aria-disabled={loading || undefined}
          className={`${BUTTON.outline} min-w-40`}
        >
          {loading ? "Loading..." : failed ? "Try again" : onMore ? "Show more" : "Next"}
        </Link>
      )}
      {failed && (
        <p role="alert" className="w-full text-center">
          {LIST_FAILED.title}. {LIST_FAILED.text}
        </p>
      )}
    </nav>
  );
}
