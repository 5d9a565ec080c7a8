/** Lists page in steps of this many cards. */
export const PAGE_SIZE = 24;
/** More pages than this do not stand on one screen from the start: then they are the last ones. */
export const MOST_PAGES_AT_ONCE = 12;

export interface PageRange {
  /** The first and the last page that are wanted; mostly the same. */
  readonly page: number;
  readonly lastPage: number;
}

export interface Paged<T> extends PageRange {
  readonly items: readonly T[];
  readonly total: number;
  readonly pages: number;
}

/** What a list is to whoever takes it piece by piece. */
export interface Listed<T> {
  readonly length: number;
  slice(from: number, to: number): readonly T[];
}

/** A stretch of a list; undefined past its end, and where a number is none. The first page of an empty list exists. */
export function pageOf<T>(list: Listed<T>, { page, lastPage }: PageRange): Paged<T> | undefined {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  if (!(page >= 1 && page <= lastPage && lastPage <= pages)) return undefined;
  const items = list.slice((page - 1) * PAGE_SIZE, lastPage * PAGE_SIZE);
  return { items, total: list.length, page, lastPage, pages };
}

/**
 * `page` is one page of a list. With `from` all pages from that one on are meant: so an address remembers what a visitor
 * has added to the screen. A `from` that makes no sense is not there.
 */
export function readPages(parameters: URLSearchParams): PageRange {
  const lastPage = readPage(parameters.get("page"));
  const from = parameters.has("from") ? readPage(parameters.get("from")) : lastPage;
  return { page: from < lastPage ? Math.max(from, lastPage - MOST_PAGES_AT_ONCE + 1) : lastPage, lastPage };
}

/** The `page` parameter of an address: 1 where it is absent, NaN where it is no page number. */
export function readPage(parameter: string | null): number {
  if (parameter === null) return 1;
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : Number.NaN;
}
