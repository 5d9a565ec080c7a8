import type { Area } from "../domain/catalog/find-by-area.ts";
import { cardJson } from "../domain/catalog/written-cards.ts";
import { API_CACHE } from "./api-loader.ts";
import { listAnswer } from "./render/whole-answer.ts";

/** The list of an area. It is kept under its usual spellings only: the others are without number. */
export function answerArea({ places, usual }: Area): Promise<Response> {
  return listAnswer(places, { "cache-control": usual ? API_CACHE : "no-store" }, cardJson);
}
