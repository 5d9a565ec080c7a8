import type { Area } from "../domain/catalog/find-by-area.ts";
import { API_CACHE } from "./api-loader.ts";
import { jsonAnswer } from "./render/whole-answer.ts";

/** The list of an area. It is kept under its usual spellings only: the others are without number. */
export function answerArea({ places, usual }: Area): Response {
  return jsonAnswer(places, { "cache-control": usual ? API_CACHE : "no-store" });
}
