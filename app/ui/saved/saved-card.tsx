import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { putIntoList, setBeen, setNote } from "../../domain/saved/edit-saved.ts";
import { MAX_NOTE_LENGTH, type SavedList } from "../../domain/saved/saved-places.ts";
import { markImage } from "../cards/mark-image.ts";
import { PlacePicture } from "../cards/place-picture.tsx";
import { formatDistance } from "../text/format.ts";
import { changeSaved } from "./saved-store.ts";
import type { SavedCardView } from "./saved-view.ts";
import { entryName, type SavedEntry } from "./sort-saved.ts";

interface SavedCardProps {
  readonly entry: SavedEntry;
  readonly lists: readonly SavedList[];
  readonly onRemove: () => void;
}

export function SavedCard({ entry, lists, onRemove }: SavedCardProps) {
  const { slug, card, isGone, hasMoved, distance } = entry;
  const name = entryName(entry);
  return (
    <li className="relative grid min-w-0 grid-cols-1 border border-line bg-dusk sm:grid-cols-[9rem_minmax(0,1fr)] print:block">
      <div data-print="hide" className="bg-slate max-sm:aspect-3/1">
        {card && <PlacePicture image={markImage(card)} fallback={card.poster} size="row" className="h-full" />}
      </div>
      <div className="min-w-0 p-4">
        <h3 className="pr-10 font-display text-xl leading-snug wrap-anywhere">
          {isGone ? (
            name
          ) : (
            <Link to={`/location/${slug}`} prefetch="intent" className="hover:text-pumpkin">
              {name}
            </Link>
          )}
        </h3>
        {isGone && <p className="mt-1 text-alarm print:text-bone">No longer in the directory.</p>}
        {hasMoved && <p className="mt-1 text-moon">Listed under a new name or address since you saved it.</p>}
        {card ? <Facts card={card} distance={distance} /> : !isGone && <p className="mt-1 text-ash">Loading...</p>}
        <Been entry={entry} name={name} />
        <Note slug={slug} note={entry.note ?? ""} name={name} />
        {lists.length > 1 && <ListChoice entry={entry} lists={lists} name={name} />}
      </div>
      <button
        type="button"
        onClick={onRemove}
        data-print="hide"
        className="absolute top-1 right-1 grid size-10 cursor-pointer place-items-center text-ash hover:text-pumpkin max-sm:bg-night/85"
      >
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">{`Remove ${name}`}</span>
      </button>
    </li>
  );
}

function Facts({ card, distance }: { card: SavedCardView; distance: number | undefined }) {
  return (
    <>
      <p className="mt-0.5 text-[0.9375rem] text-ash">
        <span className="hidden print:inline">{`${card.address}, `}</span>
        {`${card.city}, ${card.state}`}
        {distance !== undefined && <span className="text-moon">{` • ${formatDistance(distance)}`}</span>}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ash">
        <span className="flex items-center gap-1.5">
          <span className="star" />
          {card.rating}
          <span className="sr-only">{` ${card.ratedBy}`}</span>
        </span>
        <span>{card.reports}</span>
        {card.access && <span>{card.access}</span>}
      </p>
    </>
  );
}

interface ListChoiceProps extends Pick<SavedCardProps, "entry" | "lists"> {
  readonly name: string;
}

function ListChoice({ entry, lists, name }: ListChoiceProps) {
  return (
    <label data-print="hide" className="mt-3 flex items-center gap-2 text-sm text-ash">
      <span className="shrink-0">
        List<span className="sr-only">{` of ${name}`}</span>
      </span>
      <select
        value={entry.list}
        onChange={({ target }) => changeSaved((now) => putIntoList(now, entry.slug, target.value))}
        className="field min-h-9 min-w-0 pr-9 pl-2"
      >
        {lists.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Been({ entry: { slug, been, card }, name }: { entry: SavedEntry; name: string }) {
  const change = (date: string | undefined) => changeSaved((now) => setBeen(now, slug, date));
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4">
      <label data-print={been === undefined ? "hide" : undefined} className="flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={been !== undefined}
          onChange={({ target }) => change(target.checked ? "" : undefined)}
        />
        Been here<span className="sr-only">{`: ${name}`}</span>
      </label>
      {been !== undefined && (
        <>
          <label
            data-print={been === "" ? "hide" : undefined}
            className="flex min-h-9 items-center gap-2 text-sm text-ash"
          >
            on<span className="sr-only">{` (date of your visit to ${name})`}</span>
            <input
              type="date"
              value={been}
              max={today()}
              onChange={({ target }) => change(target.value)}
              className="field min-h-9 px-2"
            />
          </label>
          {card?.mayReport && (
            <Link to={`/location/${slug}/report`} rel="nofollow" data-print="hide" className="py-1.5 text-sm text-link">
              I Was There<span className="sr-only">{`: tell us what happened at ${name}`}</span>
            </Link>
          )}
        </>
      )}
    </div>
  );
}

/** The visitor's local date, in the format of date fields. */
const today = (): string => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Stored with every keystroke, so that nothing is lost. */
function Note({ slug, note, name }: { slug: string; note: string; name: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [text, setText] = useState(note);
  const [isOpen, setOpen] = useState(note !== "");
  // Another tab may have changed it.
  useEffect(() => {
    if (document.activeElement === field.current) return;
    setText(note);
    if (note !== "") setOpen(true);
  }, [note]);
  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        data-print="hide"
        className="min-h-9 cursor-pointer text-sm text-link"
      >
        Add a note<span className="sr-only">{` to ${name}`}</span>
      </button>
    );
  }
  return (
    <div className="mt-1">
      <label htmlFor={id} data-print="hide" className="text-sm text-ash">
        Your note<span className="sr-only">{` on ${name}`}</span>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: opened by "Add a note"
        autoFocus={note === ""}
        maxLength={MAX_NOTE_LENGTH}
        onChange={({ target }) => {
          setText(target.value);
          changeSaved((now) => setNote(now, slug, target.value));
        }}
        data-print="hide"
        className="field mt-1 w-full px-3 py-2"
      />
      <p className="hidden whitespace-pre-wrap print:block">{text}</p>
    </div>
  );
}
