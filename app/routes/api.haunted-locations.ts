import { API_CACHE, apiLoader } from "../http/api-loader.ts";
import { jsonInSlices } from "../http/json-in-slices.ts";

export const loader = apiLoader(async ({ catalog }) => {
  const headers = { "content-type": "application/json", "cache-control": API_CACHE };
  return new Response((await jsonInSlices(catalog.places)) as BodyInit, { headers });
});
