import { lazy, Suspense, useState } from "react";
import { comparePath, MAX_COMPARED } from "../../domain/browse/compare-path.ts";
import type { PlaceFileName } from "../../domain/saved/place-files.ts";
import { MAX_LINKED, savedSearch } from "../../domain/saved/saved-link.ts";
import { BUTTON, LinkButton } from "../layout/link-button.tsx";
import { copyLink, shareLink } from "../layout/share-link.ts";
import { downloadText } from "./download.ts";
import { nameHash } from "./list-hash.ts";
import type { SavedEntry } from "./sort-saved.ts";
import { tripThrough } from "./trip-through.ts";

const QrCode = lazy(() => import("./qr-code.tsx"));

/** A longer address makes a code that phones can't read from a screen. */
const MAX_CODE_LENGTH = 800;

const COPIED = {
  title: "Link copied",
  text: "It holds the name and the places of this list, without your notes and dates.",
};

/** The list as a link, on a phone, on paper, in a map program, as a trip. */
export function TakeListAlong({ name, entries }: { name: string; entries: readonly SavedEntry[] }) {
  const [showsCode, setShowsCode] = useState(false);
  const cards = entries.flatMap(({ card }) => card ?? []);
  if (cards.length === 0) return null;
  const fitsLink = cards.length <= MAX_LINKED;
  const address = `${window.location.origin}/saved${savedSearch(cards.map(({ id }) => id))}${nameHash(name)}`;

  async function download(format: PlaceFileName): Promise<void> {
    const { PLACE_FILES } = await import("../../domain/saved/place-files.ts");
    const places = entries.flatMap(({ card, note, been }) =>
      card ? [{ ...card, note, been, url: `${window.location.origin}/location/${card.slug}` }] : [],
    );
    const { type, write } = PLACE_FILES[format];
    downloadText(`haunted-places.${format}`, type, write(name, places));
  }

  return (
    <section aria-labelledby="take-along" data-print="hide" className="mt-10 panel sm:p-6">
      <h3 id="take-along" className="text-2xl">
        Take This List Along
      </h3>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton to={tripThrough(cards)}>Plan a trip through these</LinkButton>
        {cards.length > 1 && (
          <LinkButton to={comparePath(cards)}>
            {cards.length > MAX_COMPARED ? `Compare the first ${MAX_COMPARED}` : "Compare these"}
          </LinkButton>
        )}
        {fitsLink && (
          <LinkButtons
            name={name}
            address={address}
            showsCode={showsCode}
            onCode={() => setShowsCode((before) => !before)}
          />
        )}
        <button type="button" className={BUTTON.outline} onClick={() => window.print()}>
          Print
        </button>
        {(["gpx", "kml", "geojson", "csv"] as const).map((format) => (
          <button key={format} type="button" className={BUTTON.outline} onClick={() => void download(format)}>
            {format === "geojson" ? "GeoJSON" : format.toUpperCase()}
          </button>
        ))}
      </div>
      {!fitsLink && (
        <p className="mt-4 text-ash">
          A link holds up to {MAX_LINKED} places, and this list has more. Move some to another list to share them.
        </p>
      )}
      {fitsLink && showsCode && (
        <div role="status" className="mt-5">
          {address.length > MAX_CODE_LENGTH ? (
            <p className="text-ash">This list is too long for a QR code. Copy its link instead.</p>
          ) : (
            <Suspense fallback={<div className="size-56" />}>
              <QrCode text={address} label="QR code of the link to this list" />
            </Suspense>
          )}
        </div>
      )}
      <p className="mt-4 text-sm text-ash">
        Anyone with the link sees the name and the places of this list, and nothing else of yours. The files are made in
        your browser and include your notes.
      </p>
    </section>
  );
}

interface LinkButtonsProps {
  readonly name: string;
  readonly address: string;
  readonly showsCode: boolean;
  readonly onCode: () => void;
}

function LinkButtons({ name, address, showsCode, onCode }: LinkButtonsProps) {
  return (
    <>
      <button type="button" className={BUTTON.outline} onClick={() => void copyLink(address, COPIED)}>
        Copy link
      </button>
      <button type="button" className={BUTTON.outline} onClick={() => void shareLink(name, address, COPIED)}>
        Share
      </button>
      <button type="button" className={`${BUTTON.outline} not-on-phones`} aria-expanded={showsCode} onClick={onCode}>
        QR code
      </button>
    </>
  );
}
