import { readEditablePlace } from "../../store/places/edit-place.ts";
import type { SiteContext } from "../site-context.ts";

/** What the desk shows of the listing that a report or photograph is about, also where it is hidden. */
export async function deskListing({ db }: SiteContext, placeId: string) {
  const { place, hiddenAt } = (await readEditablePlace(db, placeId))!;
  const { id, slug, houseName, city, state, access } = place;
  return {
    id,
    slug,
    houseName,
    where: `${city}, ${state}`,
    isPrivate: access === "private",
    isHidden: hiddenAt !== undefined,
  };
}
