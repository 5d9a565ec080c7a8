/** Cards per page. */
export const PAGE_SIZE = 24;
/** Pages rendered at once; a longer range is cut to its last pages. */
export const MAX_PAGES_AT_ONCE = 12;

export interface PageRange {
  /** First and last page; usually the same. */
  readonly page: number;
  readonly lastPage: number;
}

interface Paged<T> extends PageRange {
  readonly items: readonly T[];
  readonly total: number;
  readonly pages: number;
}

/** Undefined past the end of the list or for an invalid number. An empty list has a first page. */
export function pageOf<T>(list: readonly T[], { page, lastPage }: PageRange): Paged<T> | undefined {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  if (!(page >= 1 && page <= lastPage && lastPage <= pages)) return undefined;
  const items = list.slice((page - 1) * PAGE_SIZE, lastPage * PAGE_SIZE);
  return { items, total: list.length, page, lastPage, pages };
}

/**
 * With `from`, all pages from that one to `page`, so the URL reflects the pages that a visitor has loaded. An invalid
 * `from` is ignored.
 */
export function readPages(parameters: URLSearchParams): PageRange {
  const lastPage = readPage(parameters.get("page"));
  const from = parameters.has("from") ? readPage(parameters.get("from")) : lastPage;
  return { page: from < lastPage ? Math.max(from, lastPage - MAX_PAGES_AT_ONCE + 1) : lastPage, lastPage };
}

/** The `page` parameter: 1 by default, NaN if invalid. */
export function readPage(parameter: string | null): number {
  if (parameter === null) return 1;
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : Number.NaN;
}
