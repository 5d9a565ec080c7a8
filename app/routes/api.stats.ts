import { siteStatistics } from "../domain/site-statistics.ts";
import { apiLoader } from "../http/api-loader.ts";

export const loader = apiLoader(({ catalog }) => siteStatistics(catalog));
