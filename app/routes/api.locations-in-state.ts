import { placesInState } from "../domain/catalog/find-by-area.ts";
import { answerArea } from "../web/answer-area.ts";
import { apiLoader } from "../web/api-loader.ts";

export const loader = apiLoader(({ catalog }, { params }) => answerArea(placesInState(catalog, params.state ?? "")));
