/** Which programs filmed at which places: the catalog's own index of `shows`. */
import type { Catalog } from "../catalog/catalog.ts";
import { memoize } from "../memoize.ts";
import type { PlaceCard } from "../places/place.ts";
import { type Filmed, type Program, programsOf, type Show } from "../places/shows.ts";

/** In the parameter `list` a show is called "on-ghost-hunters": an editors' list may have the title of a show. */
export const SHOW_PREFIX = "on-";

interface Episode extends Pick<Program, "when"> {
  readonly place: PlaceCard;
}

export interface ShowPlaces {
  readonly show: Show;
  /** In data order. */
  readonly episodes: readonly Episode[];
}

/** Those with the most places first. */
export const showsWithPlaces = memoize(({ places }: Catalog): readonly ShowPlaces[] => {
  const filmed = places.flatMap((place) => programsOf(place).map(({ show, when }) => ({ place, show, when })));
  return [...Map.groupBy(filmed, ({ show }) => show)]
    .map(([show, episodes]) => ({ show, episodes }))
    .sort((a, b) => b.episodes.length - a.episodes.length || a.show.title.localeCompare(b.show.title));
});

export const findShow = (catalog: Catalog, slug: string): ShowPlaces | undefined =>
  showsWithPlaces(catalog).find(({ show }) => show.slug === slug);

/** Those of a year or season, if one is given. */
export const placesFilmedFor = (catalog: Catalog, { show, when }: Filmed): readonly PlaceCard[] =>
  (findShow(catalog, show.slug)?.episodes ?? [])
    .filter((episode) => when === undefined || episode.when.includes(when))
    .map(({ place }) => place);
