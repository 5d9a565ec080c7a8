import { Copy, Send } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { CARD_SIZE, cardPath, embedCode } from "../../web/seo/embed-code.ts";
import { CodeField } from "../layout/code-field.tsx";
import { copyLink, shareLink } from "../layout/share-link.ts";
import type { LocationView } from "./location-view.ts";

export const SHARE_CHOICE = "share";

const COPIED = { title: "Link copied", text: "The address of this page is on your clipboard." };
const CODE_COPIED = { title: "Code copied", text: "Paste it where the card should stand on your page." };
const ITEM = "flex w-full cursor-pointer items-center gap-3 py-3 text-left hover:text-pumpkin [&>svg]:size-5";

/** Close it first: the notice would be under it. */
const closing = (share: () => Promise<void>) => (event: MouseEvent) => {
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
  void share();
};

/** Ways to pass a place on; one popover for all buttons of a page. */
export function ShareChoice({ place }: { place: LocationView }) {
  const title = `${place.houseName}, ${place.city}, ${place.state}`;
  const [known, setKnown] = useState({ origin: "", canSend: false });
  useEffect(() => setKnown({ origin: window.location.origin, canSend: "share" in navigator && !!navigator.share }), []);
  const url = `${known.origin}/location/${place.slug}`;
  const code = embedCode(known.origin, { path: cardPath(place.slug), title: place.houseName, ...CARD_SIZE });
  return (
    <div
      popover="auto"
      id={SHARE_CHOICE}
      role="dialog"
      aria-labelledby="share-heading"
      data-print="hide"
      className="m-auto w-96 max-w-[calc(100vw-2rem)] border border-line bg-slate p-5 text-bone backdrop:bg-night/70"
    >
      <p id="share-heading" className="font-display text-xl">
        Share this place
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {known.canSend && (
          <li>
            <button type="button" onClick={closing(() => shareLink(title, url, COPIED))} className={ITEM}>
              <Send aria-hidden="true" />
              Send to someone
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={closing(() => copyLink(url, COPIED))} className={ITEM}>
            <Copy aria-hidden="true" />
            Copy link
          </button>
        </li>
      </ul>
      <p className="mt-4 font-semibold">A card for your own page</p>
      <CodeField label="This code shows the place with its picture and a link here." code={code} />
      <button type="button" onClick={closing(() => copyLink(code, CODE_COPIED))} className={ITEM}>
        <Copy aria-hidden="true" />
        Copy code
      </button>
    </div>
  );
}
