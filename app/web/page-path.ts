/** The address of a page of a list: the first one has no number. */
export function pagePath(path: string, page: number): string {
  if (page <= 1) return path;
  return `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
}

/** Where a page of a list is, and its neighbours, for the head of the document. */
export function pagingPaths(path: string, { page, pages }: { readonly page: number; readonly pages: number }) {
  return {
    path: pagePath(path, page),
    previousPath: page > 1 ? pagePath(path, page - 1) : undefined,
    nextPath: page < pages ? pagePath(path, page + 1) : undefined,
  };
}

/** " - Page 2" for the titles of all pages of a list but the first. */
export const pageSuffix = (page: number): string => (page > 1 ? ` - Page ${page}` : "");
