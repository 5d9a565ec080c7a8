/** Path of one page of a list; the first page has no parameter. */
export function pagePath(path: string, page: number): string {
  if (page <= 1) return path;
  return `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
}

/** Canonical, previous and next links of a list page. */
export function pagingPaths(path: string, { page, pages }: { readonly page: number; readonly pages: number }) {
  return {
    path: pagePath(path, page),
    previousPath: page > 1 ? pagePath(path, page - 1) : undefined,
    nextPath: page < pages ? pagePath(path, page + 1) : undefined,
  };
}

/** " - Page 2" for titles; empty for the first page. */
export const pageSuffix = (page: number): string => (page > 1 ? ` - Page ${page}` : "");
