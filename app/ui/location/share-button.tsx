import { Share2 } from "lucide-react";
import { shareLink } from "../layout/share-link.ts";
import type { LocationView } from "./location-view.ts";

const COPIED = { title: "Link copied", text: "The address of this page is on your clipboard." };

export function ShareButton({ place, className }: { place: LocationView; className: string }) {
  const title = `${place.houseName}, ${place.city}, ${place.state}`;
  const share = () => shareLink(title, window.location.origin + window.location.pathname, COPIED);
  return (
    <button type="button" onClick={share} className={`${className} needs-script`}>
      <Share2 aria-hidden="true" />
      Share
    </button>
  );
}
