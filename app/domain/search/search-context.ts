import type { Catalog } from "../catalog/catalog.ts";
import type { Gazetteer } from "../geo/gazetteer.ts";
import type { PlaceCard, PlaceList } from "../places/place.ts";
import type { FindHighway } from "../roads/highways.ts";
import type { SearchIndex } from "./search-index.ts";

/** What a question is read and answered with. */
export interface SearchContext {
  readonly catalog: Catalog;
  readonly gazetteer: Gazetteer;
  readonly highways: FindHighway;
  readonly index: SearchIndex;
  /** The moment of the question, for "open now". */
  readonly now: Date;
}

/** The places as the catalog has them: the index may lag behind it. */
export const current = ({ catalog }: Pick<SearchContext, "catalog">, places: PlaceList): PlaceCard[] =>
  places.map(({ id }) => catalog.byId.get(id)).filter((place) => place !== undefined);
