/** The URL of a page's data for the router: "/state/ohio.data", "/_.data" for the home page. */
export const DATA_SUFFIX = ".data";
/** Query parameter: which loaders' data is requested, by route id. */
export const DATA_PARAMETER = "_routes";

/** All of a page's data, as a navigation requests it. */
export const dataOfPage = (path: string): string =>
  path.replace(/^\/(?=\?|$)/, "/_").replace(/\?|$/, `${DATA_SUFFIX}$&`);

/** The inverse, without a query. */
export const pathOfData = (data: string): string => data.slice(0, -DATA_SUFFIX.length).replace(/^\/_$/, "/");
