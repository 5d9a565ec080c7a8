/** The search of the home page: a box for the opening picture and a panel of results to place under it. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { NO_RESULTS_NEAR, SEARCH_FAILED } from "../domain/search-texts.ts";
import type { SearchType } from "../domain/search-types.ts";
import { callApi } from "../http/api-client.ts";
import { showNotice } from "./notice-store.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchPanel } from "./search-results.tsx";
import type { SearchPanelView } from "./search-view.ts";

interface Found {
  readonly view: SearchPanelView;
  readonly query: string;
  readonly type: SearchType;
}

/** By history entry, so that who comes back from a place finds the results it was chosen from. */
const lastFound = new Map<string, Found>();

export interface HomeSearch {
  readonly busy: boolean;
  readonly found: Found | undefined;
  readonly search: (query: string, type: SearchType) => void;
}

export function useHomeSearch(): HomeSearch {
  const [busy, setBusy] = useState(false);
  const { key } = useLocation();
  const [found, setFound] = useState(() => lastFound.get(key));
  async function search(query: string, type: SearchType): Promise<void> {
    setBusy(true);
    try {
      const parameters = new URLSearchParams({ q: query, type });
      const view = await callApi<SearchPanelView>(`/api/search/panel?${parameters}`);
      lastFound.set(key, { view, query, type });
      setFound(lastFound.get(key));
      if (view.total === 0 && !view.here) {
        showNotice({ title: "No Results Found", text: NO_RESULTS_NEAR, kind: "error" });
      }
    } catch {
      showNotice({ title: "Search Error", text: SEARCH_FAILED, kind: "error" });
    } finally {
      setBusy(false);
    }
  }
  return { busy, found, search: (query, type) => void search(query, type) };
}

export function HomeSearchBox({ busy, search, found }: HomeSearch) {
  return <SearchForm busy={busy} onSearch={search} {...(found && { query: found.query, type: found.type })} />;
}

/** Nothing before the first search. The page moves to what was found, and so does the focus. */
export function HomeSearchResults({ found }: HomeSearch) {
  const panel = useRef<HTMLDivElement>(null);
  const seen = useRef(found);
  useEffect(() => {
    if (!found || found === seen.current) return;
    seen.current = found;
    panel.current?.scrollIntoView({ block: "start" });
    panel.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [found]);
  return (
    <div ref={panel} className="scroll-mt-20">
      {found && <SearchPanel view={found.view} query={found.query} allPath={allResultsPath(found)} />}
    </div>
  );
}

function allResultsPath({ query, type }: Found): string {
  const parameters = new URLSearchParams({ find: query });
  if (type !== "all") parameters.set("type", type);
  return `/all-locations?${parameters}`;
}
