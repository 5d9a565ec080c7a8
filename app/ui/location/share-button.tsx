import { Share2 } from "lucide-react";
import { showNotice } from "../layout/notice-store.ts";
import type { LocationView } from "./location-view.ts";

/** The Web Share API if available, otherwise the clipboard. */
export function ShareButton({ place, className }: { place: LocationView; className: string }) {
  async function share() {
    const title = `${place.houseName}, ${place.city}, ${place.state}`;
    const url = window.location.origin + window.location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showNotice({ title: "Link copied", text: "The address of this page is on your clipboard." });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      showNotice({ title: "Could not share", text: `Copy this address instead: ${url}`, kind: "error" });
    }
  }
  return (
    <button type="button" onClick={share} className={`${className} needs-script`}>
      <Share2 aria-hidden="true" />
      Share
    </button>
  );
}
