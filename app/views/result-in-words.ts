/** A search result in words: what was asked for, and what of it could not be used. */
import { ORDER_LABELS, VISIT_LABELS, type VisitFilter } from "../domain/browse/place-filters.ts";
import { capitalized } from "../domain/counting-words.ts";
import { filmedLine } from "../domain/places/shows.ts";
import { allFound, type SearchResult } from "../domain/search/search.ts";
import type { WordMatch } from "../domain/search/search-index.ts";
import { COMPANY_NOTE, OPEN_NOW_NOTE, STEP_FREE_NOTE } from "../domain/search/search-texts.ts";
import { type Area, type Criteria, isAboutGone, type Route, type Slots, UNLISTED } from "../domain/search/slots.ts";
import { plural } from "../ui/text/format.ts";

const AND = new Intl.ListFormat("en-US", { type: "conjunction" });
const OR = new Intl.ListFormat("en-US", { type: "disjunction" });

/** How the question was read: "Hotels in Texas", "Within 100 miles of Salem, Massachusetts". */
export function resultSentence(result: SearchResult): string {
  const { query, slots, miles } = result;
  const { words, address, route, kinds, activities, shows, areas, not, here } = slots;
  const isFound = allFound(result).length > 0;
  if (route) return routeInWords(route);
  if (here) return "Near you";
  const [like] = result.named;
  if (slots.answer === "similar" && like) return `Places like ${like.place.houseName}`;
  if (result.at === "compared") return AND.format(result.named.map(({ place }) => place.houseName));
  if (words !== undefined)
    return wordsSentence(result.match === "name" ? query : words, isFound ? result.match : undefined);
  if (address !== undefined) {
    return isFound
      ? `At ${address}`
      : `No listing has the address "${address}". Add a city, state or zip code to see what is near it`;
  }
  if (activities.length > 0 && kinds.length + shows.length + areas.length === 0) {
    return `Reported activity: ${OR.format(activities.map(({ label }) => label))}`;
  }
  const reported = OR.format(activities.map(({ label }) => label));
  const ofKind = OR.format(kinds.map(({ label }) => label));
  const what = ofKind && reported ? `${ofKind} with ${reported}` : ofKind || reported;
  const onTelevision = shows.length > 0 ? [`seen on ${OR.format(shows.map(filmedLine))}`] : [];
  const where =
    areas.length > 0 ? OR.format(areas.map((area) => areaInWords(area, slots, miles))) : "in the United States";
  const except = criteriaParts(not).map(({ label }) => label);
  const order = slots.order && slots.order !== "nearest" ? [ORDER_LABELS[slots.order].toLowerCase()] : [];
  const left = except.length > 0 ? [`not ${OR.format(except)}`] : [];
  const gone = isAboutGone(slots) ? ["that are gone"] : [];
  const isPlainWhere = gone.length + onTelevision.length === 0;
  return [
    capitalized([what || (isPlainWhere ? "" : "places"), ...gone, ...onTelevision, where].join(" ").trim()),
    ...left,
    ...order,
    ...toldFirst(result),
  ].join(", ");
}

/** Words that leave nothing out, but say what comes first. */
function toldFirst({ slots, places, unused }: SearchResult): string[] {
  const told = slots.leftover.filter((word) => !unused.includes(word));
  return told.length > 0 && places.length > 1 ? [`stories with "${told.join(" ")}" first`] : [];
}

function routeInWords({ from, via, to, area, days, back }: Route): string {
  const oneWay = to && `On the way from ${from} to ${to}${via ? ` by way of ${via}` : ""}`;
  const way = oneWay ?? (area ? `A trip around ${area}` : `A trip from ${from}`);
  return [way, days && `in ${plural(days, "day")}`, back && `over by ${back}`].filter(Boolean).join(", ");
}

function wordsSentence(words: string, match: WordMatch | undefined): string {
  switch (match) {
    case "similar":
      return `Names and stories with words like "${words}"`;
    case "name":
      return `Places named in "${words}"`;
    case "some":
      return `No place matches every word of "${words}"; these match some of them`;
    default:
      return `Names and stories that match "${words}"`;
  }
}

/** Each of the criteria, and what changes without it. */
export function criteriaParts({
  kinds,
  activities,
  shows,
  areas,
  filters,
  names,
}: Criteria): { label: string; without: Partial<Criteria> }[] {
  const others = <T>(all: readonly T[], one: T) => all.filter((other) => other !== one);
  return [
    ...kinds.map((kind) => ({ label: kind.label, without: { kinds: others(kinds, kind) } })),
    ...activities.map((one) => ({ label: one.label, without: { activities: others(activities, one) } })),
    ...shows.map((filmed) => ({ label: `on ${filmedLine(filmed)}`, without: { shows: others(shows, filmed) } })),
    ...filters.map((name) => ({
      label: VISIT_LABELS[name].toLowerCase(),
      without: { filters: others(filters, name) },
    })),
    ...areas.map((area) => ({ label: inWords(area), without: { areas: others(areas, area) } })),
    ...names.map((name) => ({ label: name, without: { names: others(names, name) } })),
  ];
}

/** "2 hours", "90 minutes", "30 miles". */
function reach({ minutes }: Slots, miles: number): string {
  if (minutes === undefined) return plural(miles, "mile");
  return minutes % 30 === 0 && minutes >= 60 ? plural(minutes / 60, "hour") : `${minutes} minutes`;
}

export const areaInWords = (area: Area, slots: Slots, miles: number): string =>
  area.kind === "near" ? `within ${reach(slots, miles)} of ${area.label}` : inWords(area);

const inWords = (area: Area): string => `${(area.kind === "region" && area.region.preposition) || "in"} ${area.label}`;

/** Where asking the place does not help. */
const NOTES: Readonly<Record<string, string>> = {
  [UNLISTED.abroad]: `We do not list ${UNLISTED.abroad}.`,
  [UNLISTED.hours]: "We cannot search by day or hour: the page of each place says when it is open.",
};

/** What of the question could not be used. */
export function notesOf(result: SearchResult): string | undefined {
  const { slots, unused, ignored } = result;
  const sentences: string[] = [];
  if (unused.length > 0) sentences.push(`We could not use: ${unused.join(", ")}.`);
  const toAsk = slots.unlisted.filter((what) => !(what in NOTES));
  if (toAsk.length > 0) sentences.push(`We do not list ${OR.format(toAsk)}: ask the place before you go.`);
  sentences.push(...slots.unlisted.flatMap((what) => NOTES[what] ?? []));
  const [first, second] = allFound(result).map(({ place }) => place);
  if (slots.photos && first && !second && !first.photos?.length)
    sentences.push(`There is no photograph of ${first.houseName} here yet, only our drawing.`);
  if (ignored !== "") sentences.push("The end of your text was too long to be read.");
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** How far such filters can be trusted. */
export function visitNotes(filters: readonly VisitFilter[], isFound: boolean): string | undefined {
  const isOpenNow = isFound && filters.includes("now");
  const hasCompany = filters.includes("kids") || filters.includes("dogs");
  const notes = [
    isOpenNow && OPEN_NOW_NOTE,
    filters.includes("stepfree") && STEP_FREE_NOTE,
    hasCompany && COMPANY_NOTE,
  ];
  return notes.filter(Boolean).join(" ") || undefined;
}
