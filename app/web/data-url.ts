/** Where the router asks for the data of a page: "/state/ohio.data", "/_.data" for the home page. */
export const DATA_SUFFIX = ".data";
/** Query parameter: which loaders' data is wanted, by ids of routes. */
export const DATA_PARAMETER = "_routes";

/** All of a page's data, as a navigation asks for it. */
export const dataOfPage = (path: string): string =>
  path.replace(/^\/(?=\?|$)/, "/_").replace(/\?|$/, `${DATA_SUFFIX}$&`);

/** The other way round, without a query. */
export const pathOfData = (data: string): string => data.slice(0, -DATA_SUFFIX.length).replace(/^\/_$/, "/");
