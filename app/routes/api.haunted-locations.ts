import { API_CACHE, apiLoader } from "../web/api-loader.ts";
import { jsonAnswer } from "../web/render/whole-answer.ts";

export const loader = apiLoader(({ catalog }) => jsonAnswer(catalog.places, { "cache-control": API_CACHE }));
