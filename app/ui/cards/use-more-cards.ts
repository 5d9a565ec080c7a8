import { type MouseEvent, type RefObject, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useFetcher, useLocation, useMatches } from "react-router";
import { fetchPageData } from "../../web/page-data.ts";
import { pagePath } from "../../web/page-path.ts";
import { hasModifier } from "../layout/has-modifier.ts";
import { showNotice } from "../layout/notice-store.ts";
import type { CardListView } from "./card-list-view.ts";
import type { CardView } from "./card-view.ts";

/** SPEC: shown when a list fails to load. */
export const LIST_FAILED = {
  title: "Failed to fetch locations",
  text: "The page stays as it is. Please check your connection and try again.",
} as const;

/** Appended pages by history key, restored on back navigation. */
const appended = new Map<string, readonly CardListView[]>();
const MAX_ENTRIES = 20;
const NO_MORE: readonly CardListView[] = [];

function remember(key: string, pages: readonly CardListView[]): void {
  appended.delete(key);
  appended.set(key, pages);
  const [oldest] = appended.keys();
  if (appended.size > MAX_ENTRIES && oldest !== undefined) appended.delete(oldest);
}

/** Appends further pages to a list in place. */
export function useMoreCards(list: CardListView, path: string, container: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const fetcher = useFetcher<{ list?: CardListView }>();
  const routeId = useMatches().at(-1)?.id;
  const [trying, setTrying] = useState(false);
  const [failed, setFailed] = useState(false);
  const loading = trying || fetcher.state !== "idle";
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const asked = useRef<{ key: string; page: number } | undefined>(undefined);
  const focusAt = useRef<number | undefined>(undefined);
  const ahead = useRef<{ address: string; done: Promise<void> } | undefined>(undefined);

  const more = appended.get(key) ?? NO_MORE;
  const cards = useMemo(() => uniqueCards([list, ...more]), [list, more]);
  const lastPage = more.at(-1)?.page ?? list.lastPage;

  const arrived = fetcher.data?.list;
  useEffect(() => {
    const { current } = asked;
    if (!arrived || !current || current.key !== key || current.page !== arrived.page) return;
    asked.current = undefined;
    focusAt.current = cards.length;
    remember(key, [...more, arrived]);
    // For reloads, as when a phone restores a discarded tab. The router needn't know.
    history.replaceState(history.state, "", `${pagePath(path, arrived.page)}&from=${list.page}`);
    redraw();
  }, [arrived, key, more, cards.length, list.page, path]);

  // The link has moved down, so focus the first new card.
  useEffect(() => {
    if (focusAt.current === undefined || cards.length <= focusAt.current) return;
    const card = container.current?.querySelectorAll("article")[focusAt.current];
    focusAt.current = undefined;
    card?.querySelector("a")?.focus({ preventScroll: true });
    // Scroll no further than needed.
    card?.scrollIntoView({ block: "nearest" });
  }, [cards.length, container]);

  async function askFor(page: number): Promise<void> {
    setTrying(true);
    setFailed(false);
    const address = pagePath(path, page);
    try {
      if (ahead.current?.address === address) await ahead.current.done;
      await fetchPageData(address, { routeId });
      asked.current = { key, page };
      void fetcher.load(address);
    } catch {
      setFailed(true);
      showNotice({ ...LIST_FAILED, kind: "error" });
    } finally {
      setTrying(false);
    }
  }

  function showMore(event: MouseEvent): void {
    if (hasModifier(event)) return;
    event.preventDefault();
    if (!loading) void askFor(lastPage + 1);
  }

  /** Prefetches the next page into the HTTP cache, once. Errors are reported on the click. */
  function bringAhead(): void {
    const address = pagePath(path, lastPage + 1);
    if (ahead.current?.address === address) return;
    ahead.current = { address, done: fetchPageData(address, { routeId }).catch(() => {}) };
  }
  return { cards, lastPage, loading, failed, showMore, bringAhead };
}

/** Drops duplicates: a place may have moved to a later page between two requests. */
function uniqueCards(pages: readonly CardListView[]): readonly CardView[] {
  const bySlug = new Map<string, CardView>();
  for (const { cards } of pages) for (const card of cards) if (!bySlug.has(card.slug)) bySlug.set(card.slug, card);
  return [...bySlug.values()];
}
