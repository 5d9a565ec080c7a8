import { type Notice, showNotice } from "./notice-store.ts";

/** What is said once the address is on the clipboard. */
type Copied = Pick<Notice, "title" | "text">;

export async function copyLink(url: string, copied: Copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showNotice(copied);
  } catch {
    showNotice({ title: "Could not copy", text: `Copy this address instead: ${url}`, kind: "error" });
  }
}

/** The Web Share API if available, otherwise the clipboard. */
export async function shareLink(title: string, url: string, copied: Copied): Promise<void> {
  if (!navigator.share) return copyLink(url, copied);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(url, copied);
  }
}
