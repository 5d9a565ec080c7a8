import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { addShared } from "../../domain/saved/edit-saved.ts";
import type { MapPlaceView } from "../../map/map-data.ts";
import { PlacesMap } from "../../map/places-map.tsx";
import { Cards } from "../cards/card-list.tsx";
import type { CardView } from "../cards/card-view.ts";
import { BUTTON, LinkButton } from "../layout/link-button.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { plural } from "../text/format.ts";
import { listHash, readNameHash } from "./list-hash.ts";
import { SAVED_CRUMBS } from "./saved-crumbs.ts";
import { changeSaved, readSavedState } from "./saved-store.ts";
import { tripThrough } from "./trip-through.ts";

interface SharedView {
  readonly cards: readonly CardView[];
  /** Those of them that have a position. */
  readonly marks: readonly MapPlaceView[];
  /** Places of the link that left the directory. */
  readonly missing: number;
  /** The link's query in its shortest form. */
  readonly search: string;
}

/** A list that somebody shared, for anyone with the link. */
export function SharedPlaces({ cards, marks, missing, search }: SharedView) {
  const name = useListName();
  const count = plural(cards.length, "Haunted Place");
  return (
    <>
      <PageHeader
        crumbs={[...SAVED_CRUMBS, { name: "Shared List", path: `/saved${search}` }]}
        eyebrow={name && count}
        title={name || count}
        lead="Someone shared this list with you. It is in the link itself: nothing about you or them is stored here."
      >
        {missing > 0 && (
          <p className="text-alarm">
            {missing === 1
              ? "One place in this link is no longer in the directory."
              : `${missing} places in this link are no longer in the directory.`}
          </p>
        )}
      </PageHeader>
      <div className="wrap mt-8">
        <div data-print="hide" className="mb-8 flex flex-wrap items-center gap-2.5">
          <SaveThese cards={cards} name={name} />
          <LinkButton to={tripThrough(cards)} kind="outline">
            Plan a trip through these
          </LinkButton>
          {["gpx", "kml", "csv"].map((format) => (
            <a key={format} href={`/saved/places.${format}${search}`} download className={BUTTON.outline}>
              {format.toUpperCase()}
            </a>
          ))}
        </div>
        <PlacesMap places={marks} label="Map of the shared places" />
        <h2 className="sr-only">The Places</h2>
        <div className="mt-8">
          <Cards cards={cards} />
        </div>
      </div>
    </>
  );
}

/** Known after hydration: the hash is not sent to the server. */
function useListName(): string {
  return useSyncExternalStore(
    onHashChange,
    () => readNameHash(window.location.hash),
    () => "",
  );
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

function SaveThese({ cards, name }: { cards: readonly CardView[]; name: string }) {
  const [said, setSaid] = useState("");
  const [list, setList] = useState("");
  function save(): void {
    const before = readSavedState().saved;
    const slugs = cards.map(({ slug }) => slug);
    if (!changeSaved((now) => addShared(now, slugs, name, new Date()))) return;
    const { places, lists } = readSavedState().saved;
    const added = Object.keys(places).length - Object.keys(before.places).length;
    const into = lists.at(-1)!;
    if (added > 0) setList(listHash(into.id));
    setSaid(
      added === 0
        ? "You have already saved all of them."
        : `${plural(added, "place")} saved in the list "${into.name}".`,
    );
  }
  return (
    <>
      <button type="button" onClick={save} className={`${BUTTON.primary} needs-script`}>
        <span className="heart" />
        Save these
      </button>
      <p role="status" className="empty:hidden">
        {said && (
          <>
            {said}{" "}
            <Link to={`/saved${list}`} className="text-link">
              See your saved places
            </Link>
          </>
        )}
      </p>
    </>
  );
}
