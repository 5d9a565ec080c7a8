import { apiLoader } from "../http/api-loader.ts";
export const loader = apiLoader(() => ({}));
