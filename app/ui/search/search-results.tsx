import { type ReactNode, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { NO_RESULTS } from "../../domain/search/search-texts.ts";
import { Cards } from "../cards/card-list.tsx";
import type { CardView } from "../cards/card-view.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { formatCount, plural } from "../text/format.ts";
import { Chips } from "./chips.tsx";
import { LocateButton } from "./locate-button.tsx";
import { locateVisitor } from "./locate-visitor.ts";
import type { SearchPanelView } from "./search-view.ts";

interface FoundCardsProps {
  readonly cards: readonly CardView[];
  /** The number of leading cards that match by name or address. */
  readonly named: number;
  readonly at: SearchPanelView["at"];
  readonly query: string;
  readonly heading: string;
}

/** Matches by name first, under their own heading; then places nearby. */
export function FoundCards({ cards, named, at, query, heading }: FoundCardsProps) {
  const rest = cards.slice(named);
  if (named === 0) return <Cards cards={rest} isFirst />;
  return (
    <>
      <PartHeading>{at === "address" ? "At this address" : `Places named "${query}"`}</PartHeading>
      <Cards cards={cards.slice(0, named)} isFirst />
      {rest.length > 0 && (
        <>
          <PartHeading>{heading}</PartHeading>
          <Cards cards={rest} />
        </>
      )}
    </>
  );
}

function PartHeading({ children }: { children: ReactNode }) {
  return <h3 className="mb-5 text-xl not-first:mt-10 sm:text-2xl">{children}</h3>;
}

/** Keeps the count on one line if the screen is wide enough. */
export function ResultsTitle({ total }: { total: number }) {
  return (
    <>
      Search Results <span className="inline-block">({plural(total, "location")} found)</span>
    </>
  );
}

/** What was understood, each part with a link to the search without it. */
export function WishChips({ chips, unmet }: Pick<SearchPanelView, "chips" | "unmet">) {
  return (
    <>
      {chips.length > 0 && <Chips label="What we understood" chips={chips} dropped="remove this" />}
      {unmet && <p className="mt-2 text-ash">{unmet}</p>}
    </>
  );
}

/** The answer to "free places near me": the same search with the position. */
export function AskDevice() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [looking, setLooking] = useState(false);
  async function find() {
    setLooking(true);
    const here = await locateVisitor();
    setLooking(false);
    if (!here) return;
    const parameters = new URLSearchParams(search);
    parameters.set("lat", String(here.lat));
    parameters.set("lng", String(here.lng));
    await navigate(`/search?${parameters}`);
  }
  return (
    <>
      <p className="mt-3 max-w-prose text-ash">
        Only your device knows where you are: use your current location, or enter a city, state, or zip code.
      </p>
      <LocateButton busy={looking} onClick={() => void find()} />
    </>
  );
}

/** Everything around the point that was asked for, on the map. */
export function AroundOnMap({ map }: Pick<SearchPanelView, "map">) {
  if (!map) return null;
  return (
    <p data-print="hide" className="mt-2">
      <Link to={map} className="inline-block py-1 underline hover:text-pumpkin">
        See this area on the map
      </Link>
    </p>
  );
}

interface SearchPanelProps {
  readonly view: SearchPanelView;
  readonly query: string;
  /** URL of the full list. */
  readonly allPath: string;
}

/** SPEC's panel under the home search: at most six cards and a link to all results. */
export function SearchPanel({ view, query, allPath }: SearchPanelProps) {
  return (
    <section aria-labelledby="search-results" className="wrap mt-14">
      <h2 id="search-results" tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {view.trip ? "A Drive with Haunted Stops" : view.here ? "Near You" : <ResultsTitle total={view.total} />}
      </h2>
      {view.here ? <AskDevice /> : !view.isSaidByChips && <p className="mt-3 text-ash">{view.heading}.</p>}
      <WishChips chips={view.chips} unmet={view.unmet} />
      {view.alternatives.length > 0 && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-ash">
          <span>Did you mean</span>
          {view.alternatives.map(({ label, href }) => (
            <Link key={href} to={href} className="inline-block py-1 text-moon hover:text-pumpkin">
              {label}?
            </Link>
          ))}
        </p>
      )}
      <AroundOnMap map={view.map} />
      {view.trip && (
        <p className="mt-5">
          <Link to={view.trip} className={BUTTON.primary}>
            Plan this drive
          </Link>
        </p>
      )}
      <div className="mt-7">
        {view.total === 0 ? (
          !view.here && !view.trip && <p className="border border-line bg-dusk px-6 py-12 text-center">{NO_RESULTS}</p>
        ) : (
          <FoundCards cards={view.cards} named={view.named} at={view.at} query={query} heading={view.heading} />
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
