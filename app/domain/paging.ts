/** Lists page in steps of this many cards. */
export const PAGE_SIZE = 24;

export interface Paged<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** One page of a list; undefined past its end, and where the number is none. The first page of an empty list exists. */
export function pageOf<T>(list: readonly T[], page: number): Paged<T> | undefined {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  if (!(page >= 1 && page <= pages)) return undefined;
  return { items: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: list.length, page, pages };
}

/** The `page` parameter of an address: 1 where it is absent, NaN where it is no page number. */
export function readPage(parameter: string | null): number {
  if (parameter === null) return 1;
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : Number.NaN;
}
