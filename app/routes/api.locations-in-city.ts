import { placesInCity } from "../domain/find-by-area.ts";
import { answerArea } from "../http/answer-area.ts";
import { apiLoader } from "../http/api-loader.ts";

export const loader = apiLoader(({ catalog }, { params }) => answerArea(placesInCity(catalog, params.city ?? "")));
