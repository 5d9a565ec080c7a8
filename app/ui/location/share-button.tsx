import { Share2 } from "lucide-react";
import { BUTTON } from "../layout/link-button.tsx";
import { showNotice } from "../layout/notice-store.ts";

/** The Web Share API if available, otherwise the clipboard. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
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
    <button type="button" onClick={share} className={`${BUTTON.outline} needs-script`}>
      <Share2 aria-hidden="true" className="size-4.5" />
      Share
    </button>
  );
}
