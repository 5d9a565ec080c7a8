import { cardJson } from "../domain/written-cards.ts";
import { API_CACHE, apiLoader } from "../http/api-loader.ts";
import { listAnswer } from "../http/whole-answer.ts";

export const loader = apiLoader(({ catalog }) => listAnswer(catalog.places, { "cache-control": API_CACHE }, cardJson));
