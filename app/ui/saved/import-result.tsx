import { type SubmitEvent, useId } from "react";
import { useNavigate } from "react-router";
import { addShared, setNote } from "../../domain/saved/edit-saved.ts";
import type { Matches } from "../../domain/saved/match-places.ts";
import { isSaved, type Saved } from "../../domain/saved/saved-places.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { showNotice } from "../layout/notice-store.ts";
import { plural } from "../text/format.ts";
import { listHash } from "./list-hash.ts";
import { changeSaved, readSavedState } from "./saved-store.ts";

const MAX_MISSING = 200;

interface ImportResultProps {
  readonly listName: string;
  readonly matches: Matches;
  readonly onSaved: () => void;
}

/** What a file has in common with the directory, to choose from, and what it has not. */
export default function ImportResult({ listName, matches: { found, missing }, onSaved }: ImportResultProps) {
  const id = useId();
  const navigate = useNavigate();
  const { saved } = readSavedState();
  const fresh = found.filter(({ ours }) => !isSaved(saved, ours.slug));
  const known = found.length - fresh.length;

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new Set(new FormData(event.currentTarget).getAll("slug"));
    const places = fresh.filter(({ ours }) => chosen.has(ours.slug));
    const add = (now: Saved) => {
      const slugs = places.map(({ ours }) => ours.slug);
      const next = addShared(now, slugs, listName, new Date());
      return places.reduce((all, { ours, theirs }) => (theirs.note ? setNote(all, ours.slug, theirs.note) : all), next);
    };
    if (places.length === 0 || !changeSaved(add)) return;
    const list = readSavedState().saved.lists.at(-1)!;
    showNotice({ title: "Saved", text: `${plural(places.length, "place")} in the list "${list.name}".` });
    onSaved();
    void navigate({ hash: listHash(list.id) }, { preventScrollReset: true });
  }

  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-2">
      <form onSubmit={save} aria-labelledby={`${id}-found`}>
        <h3 id={`${id}-found`} className="text-2xl">
          {plural(found.length, "Place")} Found
        </h3>
        {known > 0 && <p className="mt-2 text-ash">You have already saved {known} of them.</p>}
        <ul className="mt-3 max-h-96 overflow-y-auto">
          {fresh.map(({ ours: { slug, houseName, city, state }, theirs }) => (
            <li key={slug}>
              <label className="flex items-start gap-3 py-2">
                <input type="checkbox" name="slug" value={slug} defaultChecked className="mt-1.5" />
                <span>
                  {houseName}
                  <span className="block text-sm text-ash">
                    {city}, {state}
                    {theirs.name !== houseName && `; "${theirs.name}" in your file`}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {fresh.length > 0 && (
          <button type="submit" className={`${BUTTON.primary} mt-4`}>
            Save these
          </button>
        )}
      </form>
      {missing.length > 0 && (
        <section aria-labelledby={`${id}-missing`}>
          <h3 id={`${id}-missing`} className="text-2xl">
            {plural(missing.length, "Place")} Not Found
          </h3>
          <p className="mt-2 text-ash">
            They are not in the directory, have another name there, or may not be visited.
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard */}
          <ul tabIndex={0} aria-labelledby={`${id}-missing`} className="mt-3 max-h-96 overflow-y-auto">
            {missing.slice(0, MAX_MISSING).map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may have a name twice, and the list does not change
              <li key={index} className="py-1 wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
          {missing.length > MAX_MISSING && (
            <p className="mt-2 text-ash">And {(missing.length - MAX_MISSING).toLocaleString("en-US")} more.</p>
          )}
        </section>
      )}
    </div>
  );
}
