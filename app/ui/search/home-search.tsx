/** The home page's search: a box in the hero and a panel of results below it. */
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SearchType } from "../../domain/search/search-parameters.ts";
import { NO_RESULTS_NEAR, SEARCH_FAILED } from "../../domain/search/search-texts.ts";
import { fetchPageData } from "../../web/page-data.ts";
import { showNotice } from "../layout/notice-store.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchPanel } from "./search-results.tsx";
import type { SearchPanelView } from "./search-view.ts";

/** The search in the URL and its results. */
export interface HomeSearchFound {
  readonly view: SearchPanelView;
  readonly query: string;
  readonly type: SearchType;
}

export interface HomeSearch {
  readonly busy: boolean;
  readonly found: HomeSearchFound | undefined;
  readonly search: (query: string, type: SearchType) => void;
  /** True once after a new search, not after back or forward navigation. */
  readonly isNew: () => boolean;
}

/** The URL holds the search, so that it survives reloads and back navigation. */
export function useHomeSearch(found: HomeSearchFound | undefined): HomeSearch {
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);
  const navigate = useNavigate();
  const location = useLocation();
  async function search(query: string, type: SearchType): Promise<void> {
    const parameters = new URLSearchParams(location.search);
    parameters.set("q", query);
    parameters.delete("type");
    if (type !== "all") parameters.set("type", type);
    const to = `/?${parameters}`;
    setBusy(true);
    try {
      await fetchPageData(to);
      asked.current = true;
      await navigate(to, { replace: to === `/${location.search}`, preventScrollReset: true });
    } catch {
      showNotice({ title: "Search Error", text: SEARCH_FAILED, kind: "error" });
    } finally {
      setBusy(false);
    }
  }
  function isNew(): boolean {
    const answer = asked.current;
    asked.current = false;
    return answer;
  }
  return { busy, found, search: (query, type) => void search(query, type), isNew };
}

export function HomeSearchBox({ busy, found, search }: HomeSearch) {
  const { query = "", type = "all" } = found ?? {};
  return <SearchForm key={`${query} ${type}`} query={query} type={type} busy={busy} onSearch={search} />;
}

/** Empty before the first search. After a search, the page scrolls to the results and focuses their heading. */
export function HomeSearchResults({ found, isNew }: HomeSearch) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per result
  useEffect(() => {
    if (!found || !isNew()) return;
    panel.current?.scrollIntoView({ block: "start" });
    panel.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    if (found.view.total === 0 && !found.view.here && !found.view.trip) {
      showNotice({ title: "No Results Found", text: NO_RESULTS_NEAR, kind: "error" });
    }
  }, [found]);
  return (
    <div ref={panel} className="scroll-mt-20">
      {found && <SearchPanel view={found.view} query={found.query} allPath={allResultsPath(found)} />}
    </div>
  );
}

function allResultsPath({ query, type }: HomeSearchFound): string {
  const parameters = new URLSearchParams({ find: query });
  if (type !== "all") parameters.set("type", type);
  return `/all-locations?${parameters}`;
}
