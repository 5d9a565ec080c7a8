import { API_CACHE, apiLoader } from "../http/api-loader.ts";
import { jsonInSlices } from "../http/json-in-slices.ts";
import { writtenJson } from "../http/whole-answer.ts";

export const loader = apiLoader(async ({ catalog }) =>
  writtenJson(await jsonInSlices(catalog.places), { "cache-control": API_CACHE }),
);
