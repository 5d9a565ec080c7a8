/** Pages of the site that answer a question: cards above the places. */

import { comparePath, MAX_COMPARED } from "../domain/browse/compare-path.ts";
import { VISIT_LABELS } from "../domain/browse/place-filters.ts";
import { findShow } from "../domain/browse/places-on-television.ts";
import { listsMeant } from "../domain/lists/editors-list.ts";
import { mayBeVisited } from "../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../domain/places/place-type-labels.ts";
import { citySlug } from "../domain/places/slug.ts";
import { allFound, type SearchResult } from "../domain/search/search.ts";
import { searchWords } from "../domain/search/search-words.ts";
import { writeSlots } from "../domain/search/slot-parameters.ts";
import { type Answer, isAnswerAlone, type Slots } from "../domain/search/slots.ts";
import { cityPath, kindPath, statePath } from "../ui/cards/place-links.ts";
import { showPath } from "../ui/investigations/show-path.ts";
import { listPath } from "../ui/lists/list-path.ts";
import type { AnswerView } from "../ui/search/search-panel.ts";
import { plural } from "../ui/text/format.ts";
import type { SiteContext } from "../web/site-context.ts";

const MAX_CARDS = 3;
const MAX_LISTS = 2;

type Site = Pick<SiteContext, "catalog" | "lists">;

/** What was asked for by name first, then the editors' lists, then the page of a kind, a town or a state. */
export function answerCards(site: Site, result: SearchResult): AnswerView[] {
  const { slots } = result;
  if (slots.route) return [];
  const asked = slots.answer ? [answerCard(slots.answer, result)] : [];
  if (isAnswerAlone(slots)) return asked;
  const lists = listCards(site, result);
  const isGeneral = slots.answer === "lists" && lists.length > 0;
  const cards = [
    ...(isGeneral ? [] : asked),
    ...showCards(site, slots),
    ...huntCards(slots),
    ...lists,
    ...pageCards(site, slots),
  ];
  return cards.filter(({ href }, i) => cards.findIndex((card) => card.href === href) === i).slice(0, MAX_CARDS);
}

const ANSWERS: Readonly<Record<Answer, AnswerView>> = {
  surprise: { title: "Surprise Me", text: "A place by chance that you may visit.", href: "/surprise" },
  submit: { title: "Report a Haunted Place", text: "Tell us about a place that belongs here.", href: "/submit" },
  remove: {
    title: "Corrections and Removals",
    text: "Say what is wrong, or ask us to take your house off the list.",
    href: "/corrections",
  },
  tell: {
    title: "Tell What You Saw",
    text: "Find the place, open its page and say that you were there.",
    href: "/all-locations",
  },
  gone: {
    title: "Places That Are Gone",
    text: "Demolished, and still told about.",
    href: "/all-locations?access=gone",
  },
  map: { title: "The Map", text: "Every place on one map, with filters.", href: "/map" },
  lists: { title: "Editors' Lists", text: "Places that belong together, chosen by our editors.", href: "/lists" },
  shows: { title: "Television", text: "The programs, and the places where each filmed.", href: "/shows" },
  guide: { title: "Road Trip Guide", text: "Routes, manners and a packing list.", href: "/haunted-roadtrip" },
  scores: { title: "About the Directory", text: "Who writes it, and how the scores are made.", href: "/about" },
  "most-haunted": { title: "Most Haunted", text: "The ranking of places and states.", href: "/most-haunted" },
  compare: { title: "Compare Places", text: "Save two to four places and see them side by side.", href: "/saved" },
  trip: { title: "Plan a Trip", text: "From town to town, with haunted stops on the way.", href: "/trip" },
  similar: { title: "Editors' Lists", text: "Places that belong together, chosen by our editors.", href: "/lists" },
  walk: {
    title: "Weekend Walks",
    text: "Towns with several haunted places within a walk.",
    href: "/lists/weekend-walks",
  },
};

/** Most doors are shut by then: what is seen from the street belongs to an evening's walk, too. */
const EVENING = { enter: "0", at: "17:00", back: "22:00" };

function answerCard(answer: Answer, result: SearchResult): AnswerView {
  const card = ANSWERS[answer];
  const { slots, named, places } = result;
  const [place, ...others] = allFound(result).map((found) => found.place);
  const only = place && others.length === 0 && place.access !== "private" ? place : undefined;
  switch (answer) {
    case "surprise":
      return { ...card, href: surprisePath(slots) };
    case "compare": {
      const compared = [...named, ...places].map((found) => found.place).slice(0, MAX_COMPARED);
      const names = compared.map(({ houseName }) => houseName).join(", ");
      return compared.length > 1 ? { ...card, text: `Side by side: ${names}.`, href: comparePath(compared) } : card;
    }
    case "similar": {
      const alike = [...named, ...places]
        .map((found) => found.place)
        .filter(mayBeVisited)
        .slice(0, MAX_COMPARED);
      const text = "It and the nearest of its kind with the same reports, side by side.";
      return alike.length > 1 ? { title: "Compare Them", text, href: comparePath(alike) } : card;
    }
    case "tell":
      return only
        ? { title: card.title, text: `Your report of ${only.houseName}.`, href: `/location/${only.slug}/report` }
        : card;
    case "remove":
      return only ? { ...card, href: `/corrections?place=${only.id}` } : card;
    case "gone": {
      const query = new URLSearchParams({ ...writeSlots(slots), access: "gone" }).toString();
      return slots.words === undefined && place ? { ...card, href: `/all-locations?${query}` } : card;
    }
    case "map": {
      const query = new URLSearchParams({ ...writeSlots(slots) }).toString();
      return query === "" ? card : { ...card, text: "These places on the map.", href: `/map?${query}` };
    }
    case "walk": {
      const town = townOf(slots);
      if (!town) return card;
      const isLate = slots.evening || slots.filters.includes("dark");
      const query = new URLSearchParams({
        mode: "walk",
        from: town.from,
        ...(isLate && EVENING),
      });
      return {
        title: isLate ? `An Evening Walk in ${town.city}` : `A Walk in ${town.city}`,
        text: "The haunted places of the town, one after the other on foot.",
        href: `/trip?${query}`,
      };
    }
    default:
      return card;
  }
}

export function surprisePath({ words, route, address, here, ...slots }: Slots): string {
  const isAsked = words === undefined && !route && address === undefined && !here;
  const query = new URLSearchParams(
    isAsked ? { ...writeSlots({ ...slots, here: false, leftover: [] }) } : {},
  ).toString();
  return query === "" ? "/surprise" : `/surprise?${query}`;
}

/**
 * Lists are of the whole country, so that they answer no question about a town or state, and no name of a place; but what
 * no listing says may have a list.
 */
function listCards({ lists }: Site, { query, slots, named, places }: SearchResult): AnswerView[] {
  const words = searchWords(slots.words ?? "").join(" ");
  const name = searchWords(places[0]?.place.houseName ?? "").join(" ");
  // The "lady in white" is no name beside White Lady Lane.
  const isName = named.length > 0 || (words !== "" && ` ${name} `.includes(` ${words} `));
  if (isName) return [];
  const isSomewhere = slots.here || slots.areas.some(({ kind }) => kind !== "region");
  return listsMeant(lists, [isSomewhere ? "" : query, ...slots.filters.map((name) => VISIT_LABELS[name])].join(" "))
    .slice(0, MAX_LISTS)
    .map(({ title, summary, slug }) => ({ title, text: summary, href: listPath(slug) }));
}

/** The page of each program that was asked for. */
const showCards = ({ catalog }: Site, { shows }: Slots): AnswerView[] =>
  shows.flatMap(({ show: { title, slug } }) => {
    const count = findShow(catalog, slug)?.episodes.length ?? 0;
    return count === 0 ? [] : [{ title, text: `${plural(count, "place")} where it filmed.`, href: showPath(slug) }];
  });

const huntCards = ({ filters }: Slots): AnswerView[] =>
  filters.includes("hunt")
    ? [{ title: "Overnight Investigations", text: "By state, with what each place asks.", href: "/investigations" }]
    : [];

/** The page of a kind, a town or a state, where nothing else was asked for. */
function pageCards({ catalog }: Site, slots: Slots): AnswerView[] {
  const { kinds, areas, activities, shows, filters, leftover } = slots;
  const [kind, otherKind] = kinds;
  const [area, otherArea] = areas;
  if (activities.length + shows.length + filters.length + leftover.length > 0 || otherKind || otherArea) return [];
  if (kind && !kind.isNarrow && !area) {
    const label = PLACE_TYPE_LABELS[kind.type];
    const count = catalog.places.filter(({ placeType }) => placeType === kind.type).length;
    return [{ title: label, text: `All ${plural(count, "location")}, by state.`, href: kindPath(kind.type) }];
  }
  if (kind || !area) return [];
  if (area.kind === "state") {
    const { name } = area.state;
    const count = catalog.states.get(name)?.length ?? 0;
    return count === 0
      ? []
      : [{ title: name, text: `${plural(count, "location")}, town by town.`, href: statePath(name) }];
  }
  const town = townOf(slots);
  const inCity = catalog.cities.get(citySlug(town?.city ?? "")) ?? [];
  const there = inCity.filter(({ state }) => state === town?.state);
  if (!town || there.length < 2) return [];
  const path = cityPath(citySlug(town.city), there.length < inCity.length ? town.state : undefined);
  return [{ title: `${town.city}, ${town.state}`, text: `${plural(there.length, "location")} in town.`, href: path }];
}

/** Or a district, whose name is typed with that of its city. */
function townOf({ areas }: Slots): { city: string; state: string; from: string } | undefined {
  const [area] = areas;
  if (area?.kind !== "near" || area.isHere || !area.state) return undefined;
  const { name: state, code } = area.state;
  const [city = "", rest = ""] = area.label.split(", ");
  if (area.reach) return { city, state, from: area.label };
  return rest.startsWith(state) ? { city, state, from: `${city}, ${code}` } : undefined;
}
