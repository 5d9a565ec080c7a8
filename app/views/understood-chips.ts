/** The parts of a question that were understood, each with a link to the search without it. */
import { AMOUNT_FILTERS, AMOUNT_LABELS, ORDER_LABELS } from "../domain/browse/place-filters.ts";
import { capitalized } from "../domain/counting-words.ts";
import { radiusOf } from "../domain/search/match-slots.ts";
import type { SearchResult } from "../domain/search/search.ts";
import type { SearchType } from "../domain/search/search-parameters.ts";
import { closeMiles, isAboutGone, type NearArea, type Slots } from "../domain/search/slots.ts";
import type { Chip } from "../ui/search/search-panel.ts";
import { areaInWords, criteriaParts } from "./result-in-words.ts";
import { searchPath } from "./search-path.ts";

/** Empty for a place or a kind alone, and for what is gone: the sentence says those, and no filter. */
export function understoodChips({ query, slots, miles }: SearchResult, type: SearchType): Chip[] {
  if (slots.words !== undefined || slots.route || slots.address !== undefined || isAboutGone(slots)) return [];
  const parts = partsOf(slots, miles);
  const isFiltered = slots.filters.length > 0 || AMOUNT_FILTERS.some((name) => slots[name] !== undefined);
  if (parts.length < 2 && !isFiltered) return [];
  const isHere = (area: Slots["areas"][number]): area is NearArea => area.kind === "near" && area.isHere === true;
  const all = withCloseMiles(slots, miles);
  return parts.map(({ label, without }) => {
    const rest = { ...all, ...without };
    return { label, href: searchPath({ q: query, type, slots: rest, here: rest.areas.find(isHere) }) };
  });
}

function partsOf(slots: Slots, miles: number): { label: string; without: Partial<Slots> }[] {
  const { areas, not, order } = slots;
  const amounts = AMOUNT_FILTERS.filter((name) => slots[name] !== undefined);
  return [
    // The nearest are first around any point.
    ...(order && order !== "nearest" ? [{ label: ORDER_LABELS[order], without: { order: undefined } }] : []),
    ...criteriaParts({ ...slots, areas: [] }).map(({ label, without }) => ({ label: capitalized(label), without })),
    ...amounts.map((name) => ({ label: AMOUNT_LABELS[name](slots[name]!), without: { [name]: undefined } })),
    ...areas.map((area) => {
      const left = areas.filter((other) => other !== area);
      const isMeasured = left.some(({ kind }) => kind === "near");
      const without = isMeasured ? { areas: left } : { areas: left, miles: undefined, minutes: undefined };
      return { label: capitalized(areaInWords(area, slots, miles)), without };
    }),
    ...criteriaParts(not).map(({ label, without }) => ({
      label: `Not ${label}`,
      without: { not: { ...not, ...without } },
    })),
  ];
}

/** An evening's or a walk's radius is said in words, so that links keep it. */
export const withCloseMiles = (slots: Slots, miles: number): Slots => {
  const isClose = radiusOf(slots) === undefined && closeMiles(slots) !== undefined;
  return isClose && slots.areas.some(({ kind }) => kind === "near") ? { ...slots, miles } : slots;
};
