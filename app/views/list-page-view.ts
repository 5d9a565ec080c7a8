import type { PlaceFilters } from "../domain/browse/place-filters.ts";
import { listFigures } from "../domain/catalog/list-figures.ts";
import { countVisitable, type PlaceList } from "../domain/places/place.ts";
import { cardListView } from "../ui/cards/card-list-view.ts";
import { picturedPlace } from "../ui/cards/card-view.ts";
import type { SiteContext } from "../web/site-context.ts";
import { filterLinks } from "./filter-links.ts";

/** What every page of a list of places shows; undefined past its end. `listed` names the list on All Locations. */
export function listPageView(site: SiteContext, places: PlaceList, url: URL, listed?: Partial<PlaceFilters>) {
  const list = cardListView(places, url);
  return (
    list && {
      list,
      picture: picturedPlace(places[0]!),
      visitable: countVisitable(places),
      figures: listFigures(places),
      narrower: listed ? filterLinks(site, places, listed) : [],
    }
  );
}
