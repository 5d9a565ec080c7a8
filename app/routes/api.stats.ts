import { siteStatistics } from "../domain/catalog/site-statistics.ts";
import { apiLoader } from "../web/api-loader.ts";

export const loader = apiLoader(({ catalog }) => siteStatistics(catalog));
