import type { MouseEvent } from "react";
import { Link } from "react-router";
import { BUTTON } from "../layout/link-button.tsx";
import { LIST_FAILED } from "./use-more-cards.ts";

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** The last page on screen, if there are several. */
  readonly lastPage?: number;
  /** URL of a page of the list. */
  readonly hrefOf: (page: number) => string;
  /** Appends the next page; without it, the link opens that page. */
  readonly onMore?: (event: MouseEvent) => void;
  /** The visitor is about to click "Show more". */
  readonly onIntent?: () => void;
  readonly loading?: boolean;
  /** The next page failed to load. */
  readonly failed?: boolean;
}

/**
 * Links to the neighboring pages; they work without JavaScript. The review desk has no "Show more": its responses are
 * not cacheable, so prefetching would fetch them twice.
 */
export function Pager(props: PagerProps) {
  const { page, pages, lastPage = page, hrefOf, onMore, onIntent, loading = false, failed = false } = props;
  if (pages <= 1) return null;
  return (
    <nav
      aria-label="Pages"
      data-print="hide"
      className="mt-6 flex sm:mt-12 flex-wrap items-center justify-center gap-x-6 gap-y-4"
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
