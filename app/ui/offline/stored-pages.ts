/** The pages that are on this device, as they are listed for the visitor. */
import { nameFromSlug } from "../../domain/places/slug.ts";
import { type Copy, copyCaches, findCopy, isKept, listCopies } from "../../offline/copies.ts";
import { copyKind, OFFLINE_PATH, pageOfData } from "../../offline/copy-rules.ts";
import { SITE } from "../../site.ts";
import { DATA_PARAMETER } from "../../web/data-url.ts";

export interface StoredPage {
  readonly path: string;
  readonly title: string;
  readonly storedAt: number;
  readonly kept: boolean;
}

/** The newest first. */
export async function listStoredPages(): Promise<StoredPage[]> {
  const pages = new Map<string, StoredPage>();
  for (const name of await copyCaches()) {
    for (const copy of await listCopies(await caches.open(name))) {
      const page = readPage(copy);
      // A document knows its title; data of the same page does not.
      if (page && (copy.title || !pages.has(page.path))) pages.set(page.path, page);
    }
  }
  pages.delete(OFFLINE_PATH);
  return [...pages.values()].toSorted((a, b) => b.storedAt - a.storedAt);
}

export async function isStoredAndKept(path: string): Promise<boolean> {
  for (const name of await copyCaches()) {
    const copy = await findCopy(await caches.open(name), path);
    if (copy && isKept(copy)) return true;
  }
  return false;
}

function readPage({ url, title, storedAt, kept }: Copy): StoredPage | undefined {
  const { pathname, search, searchParams } = new URL(url);
  const kind = copyKind({ method: "GET", url, mode: "navigate" }, window.location.origin);
  if (kind === "page") return { path: pathname + search, title: plainText(title ?? pathname), storedAt, kept };
  // Data of one part of a page opens nothing.
  if (kind !== "data" || searchParams.has(DATA_PARAMETER)) return undefined;
  const path = pageOfData(url);
  return { path, title: nameOfPath(path), storedAt, kept };
}

/** "/state/new-york?page=2" is "New York". Trips differ only in what was asked. */
export function nameOfPath(path: string): string {
  const { pathname, searchParams } = new URL(path, "https://any.site");
  const name = nameFromSlug(pathname.split("/").at(-1) ?? "") || "Home";
  if (pathname !== "/trip" && pathname !== "/trip/day") return name;
  const ends = ["from", "to"].filter((end) => searchParams.get(end)).map((end) => ` ${end} ${searchParams.get(end)}`);
  const day = searchParams.get("day");
  return `${day ? `Day ${day} of the trip` : "Trip"}${ends.join("")}`;
}

/** The page that the address asks to open: never another site, however it is spelled ("/\t/other.example"). */
export function ownPath(asked: string | null, origin: string): string | undefined {
  if (!asked?.startsWith("/") || !URL.canParse(asked, origin)) return undefined;
  const url = new URL(asked, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !path.startsWith("//") ? path : undefined;
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent.replace(` | ${SITE.name}`, "");
}
