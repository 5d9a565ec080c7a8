import { cardJson } from "../domain/catalog/written-cards.ts";
import { API_CACHE, apiLoader } from "../web/api-loader.ts";
import { listAnswer } from "../web/render/whole-answer.ts";

export const loader = apiLoader(({ catalog }) => listAnswer(catalog.places, { "cache-control": API_CACHE }, cardJson));
