/** Lists made by the editors: places, each with a line on why it belongs. Records come from data/lists. */
import type { Catalog } from "../catalog/catalog.ts";
import type { PlaceCard, PlaceList, PlaceType } from "../places/place.ts";
import { searchWords } from "../search/search-words.ts";

export const LIST_GROUPS = ["Plan a Visit", "Kinds of Places", "History and Stories"] as const;
type ListGroup = (typeof LIST_GROUPS)[number];

export interface ListRecord {
  readonly slug: string;
  readonly title: string;
  readonly group: ListGroup;
  /** Shown on the home page. */
  readonly featured?: boolean;
  /** One line, for cards and search engines. */
  readonly summary: string;
  /** Phrases that searches may use for the list, separated by bars. */
  readonly words: string;
  /** Paragraphs. */
  readonly introduction: readonly string[];
  /** Day of the last change. */
  readonly updated: string;
  /** Of a list that follows a road: towns at its ends, and the road as the planner knows it. */
  readonly trip?: { readonly from: string; readonly to: string; readonly along: string };
  readonly places: readonly { readonly id: string; readonly why: string }[];
}

interface ListEntry {
  readonly place: PlaceCard;
  readonly why: string;
}

export interface EditorsList extends Omit<ListRecord, "places"> {
  readonly entries: readonly ListEntry[];
}

/** The lists whose words occur in a text, longest phrase first. */
export function listsMeant(records: readonly ListRecord[], text: string): readonly ListRecord[] {
  const said = ` ${searchWords(text).join(" ")} `;
  return records
    .map((record) => {
      const phrases = record.words.split("|").map((phrase) => ` ${searchWords(phrase).join(" ")} `);
      return { record, length: Math.max(0, ...phrases.filter((one) => said.includes(one)).map((one) => one.length)) };
    })
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map(({ record }) => record);
}

/** Lists that have places in the directory; places may have been removed since. */
export function editorsLists(catalog: Catalog, records: readonly ListRecord[]): readonly EditorsList[] {
  return records
    .map(({ places, ...list }) => ({
      ...list,
      entries: places.flatMap(({ id, why }) => {
        const place = catalog.byId.get(id);
        return place ? [{ place, why }] : [];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export function findList(
  catalog: Catalog,
  records: readonly ListRecord[],
  slug: string,
): { list: EditorsList; places: PlaceList } | undefined {
  const [list] = editorsLists(
    catalog,
    records.filter((record) => record.slug === slug),
  );
  return list && { list, places: list.entries.map(({ place }) => place) };
}

export function listsWithPlace(records: readonly ListRecord[], id: string): readonly ListRecord[] {
  return records.filter(({ places }) => places.some((entry) => entry.id === id));
}

/** A kind's own lists: those in which most places are of that kind. */
export function listsOfKind(catalog: Catalog, records: readonly ListRecord[], kind: PlaceType): readonly EditorsList[] {
  return editorsLists(catalog, records).filter(
    ({ entries }) => entries.filter(({ place }) => place.placeType === kind).length > entries.length / 2,
  );
}
