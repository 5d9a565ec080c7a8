/** The visitor's lists. All of it is rendered in the browser, from what is stored there. */
import { type ReactNode, useEffect, useMemo } from "react";
import { Link, useLocation } from "react-router";
import { selectList } from "../../domain/saved/edit-saved.ts";
import { type Saved, selectedList } from "../../domain/saved/saved-places.ts";
import { BUTTON, LinkButton } from "../layout/link-button.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { BeenThere } from "./been-there.tsx";
import { downloadText } from "./download.ts";
import { FileButtons } from "./file-buttons.tsx";
import { ImportPlaces } from "./import-places.tsx";
import { ListBar } from "./list-bar.tsx";
import { listHash } from "./list-hash.ts";
import { SAVED_CRUMBS } from "./saved-crumbs.ts";
import { SavedListSection } from "./saved-list-section.tsx";
import { changeSaved, storedText, TROUBLES, useSaved, wipeSaved } from "./saved-store.ts";
import type { DirectoryCounts } from "./saved-view.ts";
import { type OfferUndo, useUndo } from "./undo-line.tsx";
import { useSavedCards } from "./use-saved-cards.ts";

export function SavedPlaces({ directory }: { directory: DirectoryCounts }) {
  const state = useSaved();
  const { undoLine, offerUndo } = useUndo();
  if (!state) return <Waiting />;
  if (state.trouble) return <Trouble trouble={state.trouble} />;
  const { places, been } = state.saved;
  if (Object.keys(places).length + Object.keys(been).length === 0 && state.saved.lists.length === 1) {
    return (
      <>
        {undoLine}
        <Empty />
      </>
    );
  }
  return <Lists saved={state.saved} directory={directory} undoLine={undoLine} offerUndo={offerUndo} />;
}

interface ListsProps {
  readonly saved: Saved;
  readonly directory: DirectoryCounts;
  readonly undoLine: ReactNode;
  readonly offerUndo: OfferUndo;
}

function Lists({ saved, directory, undoLine, offerUndo }: ListsProps) {
  const { hash } = useLocation();
  const list = saved.lists.find(({ id }) => hash === listHash(id)) ?? selectedList(saved);
  const isSelected = list.id === selectedList(saved).id;
  // Hearts on other pages go into it.
  useEffect(() => {
    if (!isSelected) changeSaved((now) => selectList(now, list.id));
  }, [isSelected, list.id]);
  const { places, been } = saved;
  const slugs = useMemo(() => [...new Set([...Object.keys(places), ...Object.keys(been)])], [places, been]);
  const known = useSavedCards(slugs);
  return (
    <Frame
      lead={
        <span data-print="hide">
          They are kept in this browser, and nobody else sees them.{" "}
          <Link to="/privacy#saving" className="whitespace-nowrap text-link">
            What that means
          </Link>
        </span>
      }
    >
      <ListBar saved={saved} list={list} offerUndo={offerUndo} />
      {undoLine}
      <SavedListSection key={list.id} saved={saved} list={list} known={known} offerUndo={offerUndo} />
      <BeenThere been={been} cards={known.cards} directory={directory} offerUndo={offerUndo} />
      <ImportPlaces />
      <FileButtons hasPlaces />
    </Frame>
  );
}

interface FrameProps {
  readonly title?: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

function Frame({ title = "Saved Places", lead, children }: FrameProps) {
  return (
    <>
      <PageHeader crumbs={SAVED_CRUMBS} title={title} lead={lead} />
      {children}
    </>
  );
}

/** Shown until hydration, and without JavaScript. */
function Waiting() {
  return (
    <Frame
      lead={
        <>
          <span className="needs-script">Loading your places...</span>
          <span className="without-script">
            Saving places needs JavaScript, because they are kept in your own browser. A list that someone shared with
            you opens without it.
          </span>
        </>
      }
    >
      <div className="min-h-screen" />
    </Frame>
  );
}

function Empty() {
  return (
    <Frame
      title="No Places Saved Yet"
      lead="Press the heart on a place to keep it here, in this browser. You need no account, and nobody else sees your list."
    >
      <p className="wrap mt-8">
        <LinkButton to="/all-locations">Explore All Locations</LinkButton>
      </p>
      <ImportPlaces />
      <FileButtons />
    </Frame>
  );
}

function Trouble({ trouble }: { trouble: keyof typeof TROUBLES }) {
  return (
    <Frame lead={TROUBLES[trouble]}>
      {trouble === "unreadable" && (
        <div className="wrap mt-8 flex flex-wrap gap-3">
          <button
            type="button"
            className={BUTTON.primary}
            onClick={() => downloadText("saved-places-unreadable.txt", "text/plain", storedText())}
          >
            Download them as they are
          </button>
          <button type="button" className={BUTTON.outline} onClick={wipeSaved}>
            Delete them and start again
          </button>
        </div>
      )}
      {trouble === "newer" && (
        <p className="wrap mt-8">
          <button type="button" className={BUTTON.primary} onClick={() => window.location.reload()}>
            Reload
          </button>
        </p>
      )}
    </Frame>
  );
}
