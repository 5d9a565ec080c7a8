import type { PlaceFilters } from "../domain/browse/place-filters.ts";
import { findShow, SHOW_PREFIX } from "../domain/browse/places-on-television.ts";
import { rankMostHaunted } from "../domain/browse/rank-most-haunted.ts";
import { findList } from "../domain/lists/editors-list.ts";
import type { PlaceCard } from "../domain/places/place.ts";
import type { SiteContext } from "../web/site-context.ts";

/** The editors' list, ranking or television program that the filters name; undefined without one. An unknown list is empty. */
export function listedPlaces(
  { catalog, lists }: SiteContext,
  { list: slug }: Pick<PlaceFilters, "list">,
): { title: string; places: ReadonlySet<PlaceCard> } | undefined {
  if (slug === "") return undefined;
  if (slug === "most-haunted") return { title: "Most Haunted", places: new Set(rankMostHaunted(catalog).ranked) };
  const onShow = slug.startsWith(SHOW_PREFIX) ? findShow(catalog, slug.slice(SHOW_PREFIX.length)) : undefined;
  if (onShow) return { title: `On ${onShow.show.title}`, places: new Set(onShow.episodes.map(({ place }) => place)) };
  const found = findList(catalog, lists, slug);
  return { title: found?.list.title ?? slug, places: new Set(found?.places) };
}
