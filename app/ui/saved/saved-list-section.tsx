import { LocateFixed } from "lucide-react";
import { useMemo, useState } from "react";
import type { LatLng } from "../../domain/geo/miles-between.ts";
import { bringBack, removePlace, type Saved, type SavedList } from "../../domain/saved/saved-places.ts";
import type { MapPlaceView } from "../../map/map-data.ts";
import { PlacesMap } from "../../map/places-map.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { Section } from "../layout/section.tsx";
import { locateVisitor } from "../search/locate-visitor.ts";
import { plural } from "../text/format.ts";
import { SavedCard } from "./saved-card.tsx";
import { changeSaved, readSavedState } from "./saved-store.ts";
import {
  chooseEntries,
  entriesOf,
  entryName,
  ORDERS,
  type SavedEntry,
  type SavedOrder,
  sortEntries,
  VISITED,
  type Visited,
} from "./sort-saved.ts";
import { TakeListAlong } from "./take-list-along.tsx";
import type { OfferUndo } from "./undo-line.tsx";
import type { SavedCards } from "./use-saved-cards.ts";

interface SavedListSectionProps {
  readonly saved: Saved;
  readonly list: SavedList;
  readonly known: SavedCards;
  readonly offerUndo: OfferUndo;
}

const CONTROL = "field min-h-11 w-full min-w-0 px-3";

export function SavedListSection({ saved, list, known, offerUndo }: SavedListSectionProps) {
  const [order, setOrder] = useState<SavedOrder>("newest");
  const [text, setText] = useState("");
  const [visited, setVisited] = useState<Visited>("all");
  const [position, setPosition] = useState<LatLng>();
  const all = sortEntries(entriesOf(saved, list.id, known, position), order);
  const shown = chooseEntries(all, text, visited);

  async function measure(): Promise<void> {
    const found = await locateVisitor();
    if (!found) return;
    setPosition(found);
    setOrder("distance");
  }
  function remove(entry: SavedEntry): void {
    const before = readSavedState().saved;
    if (!changeSaved((now) => removePlace(now, entry.slug))) return;
    const sentence = `${entryName(entry)} was removed${entry.note ? ", with its note" : ""}.`;
    offerUndo({ sentence, run: () => void changeSaved((now) => bringBack(now, before)) });
  }

  return (
    <Section heading={list.name} className="mt-8! sm:mt-10!">
      {known.failed && <LoadFailure known={known} />}
      {all.length === 0 && (
        <p className="text-ash">This list is empty. Press the heart on a place, or move one here from another list.</p>
      )}
      {all.length > 0 && (
        <ListControls
          text={text}
          onText={setText}
          visited={visited}
          onVisited={setVisited}
          order={order}
          onOrder={setOrder}
          hasDistances={position !== undefined}
          onMeasure={() => void measure()}
        />
      )}
      {all.length > 0 && (
        <p role="status" data-print="hide" className="mt-5 text-ash">
          {shown.length === all.length
            ? plural(all.length, "place")
            : `${shown.length} of ${plural(all.length, "place")}`}
        </p>
      )}
      <div className="mt-4 empty:hidden">
        <ListMap entries={shown} name={list.name} />
      </div>
      <ul className="mt-6 grid gap-4 lg:grid-cols-2">
        {shown.map((entry) => (
          <SavedCard key={entry.slug} entry={entry} lists={saved.lists} onRemove={() => remove(entry)} />
        ))}
      </ul>
      {all.length > 0 && <TakeListAlong name={list.name} entries={all} />}
    </Section>
  );
}

interface ListControlsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly visited: Visited;
  readonly onVisited: (visited: Visited) => void;
  readonly order: SavedOrder;
  readonly onOrder: (order: SavedOrder) => void;
  readonly hasDistances: boolean;
  readonly onMeasure: () => void;
}

function ListControls(props: ListControlsProps) {
  const { text, onText, visited, onVisited, order, onOrder, hasDistances, onMeasure } = props;
  return (
    <div data-print="hide" className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_auto]">
      <label className="col-span-2 text-sm font-semibold text-ash lg:col-span-1">
        Find in this list
        <input
          type="search"
          value={text}
          onChange={({ target }) => onText(target.value)}
          maxLength={100}
          autoComplete="off"
          placeholder="Name, town, state or note"
          className={CONTROL}
        />
      </label>
      <label className="text-sm font-semibold text-ash">
        Show
        <select value={visited} onChange={({ target }) => onVisited(target.value as Visited)} className={CONTROL}>
          <Options of={VISITED} />
        </select>
      </label>
      <label className="text-sm font-semibold text-ash">
        Sort by
        <select value={order} onChange={({ target }) => onOrder(target.value as SavedOrder)} className={CONTROL}>
          <Options of={ORDERS} without={hasDistances ? undefined : "distance"} />
        </select>
      </label>
      <button type="button" onClick={onMeasure} className={`${BUTTON.outline} max-lg:col-span-2`}>
        <LocateFixed aria-hidden="true" className="size-4.5" />
        Distance from here
      </button>
    </div>
  );
}

function LoadFailure({ known }: { known: SavedCards }) {
  return (
    <p role="status" className="mb-5 flex flex-wrap items-center gap-3 border-l-4 border-alarm pl-4">
      {known.isLoading
        ? "Some places could not be loaded. They are still saved."
        : "The site could not be reached, so these are the places as you last saw them."}
      <button type="button" onClick={known.retry} className="min-h-9 cursor-pointer text-pumpkin underline">
        Try again
      </button>
    </p>
  );
}

function Options({ of: names, without }: { of: Readonly<Record<string, string>>; without?: string | undefined }) {
  return Object.entries(names)
    .filter(([value]) => value !== without)
    .map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
}

function ListMap({ entries, name }: { entries: readonly SavedEntry[]; name: string }) {
  const places = entries.flatMap(({ card }) =>
    card?.lat === undefined || card.lng === undefined ? [] : [{ ...card, lat: card.lat, lng: card.lng }],
  );
  // The map is the same in any order of the places.
  const key = places
    .map(({ slug }) => slug)
    .sort()
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are new objects in every render
  const marked: readonly MapPlaceView[] = useMemo(() => places, [key]);
  return <PlacesMap places={marked} label={`Map of your list "${name}"`} />;
}
