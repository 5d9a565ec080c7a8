import { lettered, posterSubject, type ShareCard } from "../../art/index.ts";
import { placesOfKind } from "../../domain/catalog/places-by-kind.ts";
import { findList } from "../../domain/lists/editors-list.ts";
import type { PlaceCard, PlaceList } from "../../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { stateSlug } from "../../domain/places/slug.ts";
import { SITE } from "../../site.ts";
import type { SiteContext } from "../site-context.ts";

const PAGES: Readonly<Record<string, readonly [title: string, subtitle: string]>> = {
  home: ["What is haunted near you?", "Documented haunted places in the United States"],
  "all-locations": ["All Locations", "Every documented place in the directory"],
  "most-haunted": ["Most Haunted Places", "The ranking of the directory"],
  lists: ["Lists of Haunted Places", "Chosen by our editors"],
  "activity-types": ["Activity Types", "Browse by what is reported"],
  "haunted-roadtrip": ["Haunted Road Trip Guide", "Routes, manners and a packing list"],
  trip: ["Plan a Haunted Road Trip", "Days, stops, driving times and nights"],
  submit: ["Report Paranormal Activity", "Know a place that belongs here?"],
  about: ["About Our Data", "Sources, ratings and credits"],
  privacy: ["Privacy", "No cookies, no trackers"],
  search: ["Search", "Documented haunted places in the United States"],
  api: ["Open Data and API", "Documented haunted places in the United States"],
};

/** Content of the share image for a path; undefined if there is no such page. */
export function shareCard(
  { catalog, lists }: Pick<SiteContext, "catalog" | "lists">,
  path: string,
): ShareCard | undefined {
  const [kind, name] = path.includes("/") ? path.split("/") : ["place", path];
  if (kind === undefined || name === undefined) return undefined;
  switch (kind) {
    case "place": {
      const place = catalog.bySlug.get(name);
      return place && card(lettered(place.houseName) ?? nameless(place), `${place.city}, ${place.state}`, place);
    }
    case "state": {
      const [state, places] = [...catalog.states].find(([known]) => stateSlug(known) === name) ?? [];
      return state === undefined ? undefined : card(`Haunted ${state}`, countOf(places!), places!.at(0));
    }
    case "city": {
      const places = catalog.cities.get(name);
      return places?.[0] && card(`Haunted ${places[0].city}`, countOf(places), places[0]);
    }
    case "activity": {
      const group = catalog.activities.get(name);
      return group && card(group.label, countOf(group.places), group.places.at(0));
    }
    case "kind": {
      const found = placesOfKind(catalog, name);
      return found && card(`Haunted ${PLACE_TYPE_LABELS[found.kind]}`, countOf(found.places), found.places.at(0));
    }
    case "list": {
      const found = findList(catalog, lists, name);
      return found && card(found.list.title, countOf(found.places), found.places.at(0));
    }
    case "page": {
      const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
      return page && card(page[0], page[1]);
    }
    default:
      return undefined;
  }
}

function card(title: string, subtitle: string, place?: PlaceCard): ShareCard {
  return { title, subtitle, siteName: SITE.name, ...(place ? { subject: posterSubject(place) } : {}) };
}

/** Fallback for names in a script that the image's fonts don't cover. */
const nameless = ({ city, state }: PlaceCard) => `A haunted place in ${lettered(city) ?? state}`;

const countOf = (places: PlaceList) =>
  places.length === 1 ? "1 documented location" : `${places.length.toLocaleString("en-US")} documented locations`;
