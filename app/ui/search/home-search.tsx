/** The home page's search: a box in the hero and a panel of results below it. */
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { SearchType } from "../../domain/search/search-parameters.ts";
import { NOTHING_IN_AREA, NOTHING_NEAR_AREA, SEARCH_FAILED } from "../../domain/search/search-texts.ts";
import { fetchPageData } from "../../web/page-data.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { showNotice } from "../layout/notice-store.ts";
import { formatCount } from "../text/format.ts";
import { SearchForm } from "./search-form.tsx";
import type { SearchPanelView } from "./search-panel.ts";
import { AnswerCards, FoundCards, LoosenedCards, ResultsTitle, Understood } from "./search-results.tsx";

/** The search in the URL and its results. */
interface HomeSearchFound {
  readonly view: SearchPanelView;
  readonly query: string;
  readonly type: SearchType;
}

interface HomeSearch {
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
    const { total, here, trip, isAnswered } = found.view;
    if (total === 0 && !here && !trip && !isAnswered) {
      showNotice({ title: "No Results Found", text: NOTHING_NEAR_AREA, kind: "error" });
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

interface SearchPanelProps {
  readonly view: SearchPanelView;
  readonly query: string;
  /** URL of the full list. */
  readonly allPath: string;
}

/** SPEC's panel under the home search: at most six cards and a link to all results. */
function SearchPanel({ view, query, allPath }: SearchPanelProps) {
  return (
    <section aria-labelledby="search-results" className="wrap mt-14">
      <h2 id="search-results" tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        <PanelTitle view={view} />
      </h2>
      <AnswerCards answers={view.answers} />
      <Understood view={view} query={query} />
      {view.trip && (
        <p className="mt-5">
          <Link to={view.trip} className={BUTTON.primary}>
            Plan this drive
          </Link>
        </p>
      )}
      <div className="mt-7">
        {view.total === 0 ? (
          !view.here &&
          !view.trip &&
          !view.isAnswered && (
            <>
              <p className="border border-line bg-dusk px-6 py-12 text-center">{NOTHING_IN_AREA}</p>
              <LoosenedCards loosened={view.loosened} />
            </>
          )
        ) : (
          <FoundCards {...view} query={query} />
        )}
      </div>
      {view.total > view.cards.length && (
        <p className="mt-8 text-center">
          <Link to={allPath} className={BUTTON.primary}>
            View All {formatCount(view.total)} Results
          </Link>
        </p>
      )}
    </section>
  );
}

function PanelTitle({ view }: Pick<SearchPanelProps, "view">) {
  if (view.trip) return "A Drive with Haunted Stops";
  if (view.here) return "Near You";
  return view.isAnswered ? "Search Results" : <ResultsTitle total={view.total} />;
}
