import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { addList, deleteList, moveList, renameList } from "../../domain/saved/edit-saved.ts";
import { bringBack, MAX_LISTS, MAX_NAME_LENGTH, type Saved, type SavedList } from "../../domain/saved/saved-places.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { showNotice } from "../layout/notice-store.ts";
import { plural } from "../text/format.ts";
import { listHash } from "./list-hash.ts";
import { changeSaved, readSavedState } from "./saved-store.ts";
import type { OfferUndo } from "./undo-line.tsx";

const SMALL =
  "inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-sm px-3 text-moon hover:text-pumpkin aria-disabled:opacity-50 [&>svg]:size-4.5";

interface ListBarProps {
  readonly saved: Saved;
  /** The one that is shown. */
  readonly list: SavedList;
  readonly offerUndo: OfferUndo;
}

/** The visitor's lists, and what can be done with the one that is shown. */
export function ListBar({ saved, list, offerUndo }: ListBarProps) {
  const navigate = useNavigate();
  const [form, setForm] = useState<"new" | "rename">();
  const show = (id: string) => void navigate({ hash: listHash(id) }, { preventScrollReset: true });

  /** The button that opened the form; it gets the focus back. */
  const opener = useRef<HTMLButtonElement>(null);
  function open(next: "new" | "rename", { currentTarget }: MouseEvent<HTMLButtonElement>): void {
    opener.current = currentTarget;
    setForm(next);
  }
  function close(): void {
    setForm(undefined);
    opener.current?.focus();
  }
  function submit(name: string): void {
    close();
    if (form === "rename") changeSaved((now) => renameList(now, list.id, name));
    else if (saved.lists.length >= MAX_LISTS) {
      showNotice({
        title: "Could not save",
        text: `You can have up to ${MAX_LISTS} lists. Delete one to add another.`,
        kind: "error",
      });
    } else if (changeSaved((now) => addList(now, name))) show(readSavedState().saved.lists.at(-1)!.id);
  }
  function remove(): void {
    const before = readSavedState().saved;
    if (!changeSaved((now) => deleteList(now, list.id))) return;
    show(readSavedState().saved.lists[0]!.id);
    offerUndo({
      sentence: `The list "${list.name}" was deleted, with ${plural(countOf(saved, list.id), "place")}.`,
      run: () => {
        if (changeSaved((now) => bringBack(now, before))) show(list.id);
      },
    });
  }

  return (
    <div data-print="hide" className="wrap mt-8">
      <nav aria-label="Your lists" className="flex flex-wrap gap-2">
        <ListLinks saved={saved} list={list} />
        <button type="button" className={SMALL} onClick={(event) => open("new", event)}>
          <Plus aria-hidden="true" />
          New list
        </button>
      </nav>
      {form && (
        <NameForm
          key={form}
          label={form === "new" ? "Name of the new list" : "New name for this list"}
          name={form === "new" ? "" : list.name}
          onSubmit={submit}
          onCancel={close}
        />
      )}
      <div className="mt-3 -ml-3 flex flex-wrap">
        <button type="button" className={SMALL} onClick={(event) => open("rename", event)}>
          <Pencil aria-hidden="true" />
          Rename
        </button>
        {saved.lists.length > 1 && <MoveButtons saved={saved} list={list} />}
        <button type="button" className={SMALL} onClick={remove}>
          <Trash2 aria-hidden="true" />
          Delete list
        </button>
      </div>
    </div>
  );
}

const countOf = ({ places }: Saved, list: string): number =>
  Object.values(places).filter((place) => place.list === list).length;

function ListLinks({ saved, list }: Pick<ListBarProps, "saved" | "list">) {
  return saved.lists.map(({ id, name }) => (
    <Link
      key={id}
      to={{ hash: listHash(id) }}
      preventScrollReset
      aria-current={id === list.id ? "true" : undefined}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line px-4 py-1.5 hover:border-pumpkin aria-[current=true]:border-pumpkin aria-[current=true]:bg-slate"
    >
      <span className="truncate">{name}</span>
      <span className="text-ash">{countOf(saved, id)}</span>
    </Link>
  ));
}

function MoveButtons({ saved, list: { id } }: Pick<ListBarProps, "saved" | "list">) {
  const index = saved.lists.findIndex((one) => one.id === id);
  const move = (by: -1 | 1) => () => changeSaved((now) => moveList(now, id, by));
  return (
    <>
      <button type="button" aria-disabled={index === 0} className={SMALL} onClick={move(-1)}>
        <ArrowLeft aria-hidden="true" />
        Move left
      </button>
      <button type="button" aria-disabled={index === saved.lists.length - 1} className={SMALL} onClick={move(1)}>
        <ArrowRight aria-hidden="true" />
        Move right
      </button>
    </>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly name: string;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
}

function NameForm({ label, name, onSubmit, onCancel }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    setMissing(text === "");
    if (text === "") field.current?.focus();
    else onSubmit(text);
  }
  return (
    <form onSubmit={submit} className="mt-4 max-w-xl">
      <label htmlFor="list-name" className="text-sm font-semibold text-ash">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id="list-name"
          // The form was opened by a button.
          // biome-ignore lint/a11y/noAutofocus: the visitor asked for it
          autoFocus
          ref={field}
          defaultValue={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? "list-name-missing" : undefined}
          onKeyDown={({ key }) => key === "Escape" && onCancel()}
          className="field min-h-11 min-w-0 flex-1 px-3"
        />
        <button type="submit" className={BUTTON.primary}>
          Save
        </button>
        <button type="button" className={BUTTON.outline} onClick={onCancel}>
          Cancel
        </button>
      </div>
      {isMissing && (
        <p id="list-name-missing" className="mt-1 text-alarm">
          Give the list a name.
        </p>
      )}
    </form>
  );
}
