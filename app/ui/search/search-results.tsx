import { Fragment } from "react";
import { Link } from "react-router";
import { Cards } from "../cards/card-list.tsx";
import type { CardView } from "../cards/card-view.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { plural } from "../text/format.ts";
import { AskDevice } from "./ask-device.tsx";
import { Chips } from "./chips.tsx";
import type { AnswerView, Chip, LoosenedView, UnderstoodView } from "./search-panel.ts";

interface FoundCardsProps {
  readonly cards: readonly CardView[];
  /** The number of leading cards that match by name or address. */
  readonly named: number;
  /** The number of cards before those that are called like the town elsewhere. */
  readonly there: number;
  readonly at: UnderstoodView["at"];
  readonly query: string;
  readonly heading: string;
}

/** Matches by name first, under their own heading; then places nearby; then what is called like the town elsewhere. */
export function FoundCards({ cards, named, there, at, query, heading }: FoundCardsProps) {
  const called = `Places named "${query}"`;
  const isDivided = named > 0 || there < cards.length;
  const parts = [
    { heading: at === "name" ? called : PART_HEADINGS[at], cards: cards.slice(0, named) },
    { heading, cards: cards.slice(named, there) },
    { heading: `${called} elsewhere`, cards: cards.slice(there) },
  ].filter((part) => part.cards.length > 0);
  return parts.map((part, i) => (
    <Fragment key={part.heading}>
      {isDivided && <h3 className="mb-5 text-xl not-first:mt-10 sm:text-2xl">{part.heading}</h3>}
      <Cards cards={part.cards} isFirst={i === 0} />
    </Fragment>
  ));
}

const PART_HEADINGS = { address: "At this address", compared: "To compare" } as const;

/** Keeps the count on one line if the screen is wide enough. */
export function ResultsTitle({ total }: { total: number }) {
  return (
    <>
      Search Results <span className="inline-block">({plural(total, "location")} found)</span>
    </>
  );
}

interface UnderstoodProps {
  readonly view: UnderstoodView;
  readonly query: string;
  /** The same text, read in another way. */
  readonly other?: Chip | undefined;
}

/** What was understood, each part with a link to the search without it, and what else may be meant. */
export function Understood({ view, query, other }: UnderstoodProps) {
  const { heading, chips, notes, alternatives } = view;
  if (view.here) return <AskDevice />;
  return (
    <>
      {view.isHeadingShown && (
        <p className="mt-3 text-lg text-ash">
          {view.corrected ? `Nothing is called "${query}". ` : ""}
          <span className="text-bone">{heading}.</span>
        </p>
      )}
      {chips.length > 0 && <Chips label="What we understood" chips={chips} dropped="remove this" />}
      {notes && <p className="mt-2 text-ash wrap-anywhere">{notes}</p>}
      {(alternatives.length > 0 || other) && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-ash">
          {alternatives.length > 0 && <span>{view.otherwise}</span>}
          {alternatives.map(({ label, href }) => (
            <OtherSearch key={href} label={view.otherwise.endsWith("?") ? label : `${label}?`} href={href} />
          ))}
          {other && <OtherSearch {...other} />}
        </p>
      )}
      <OtherViews map={view.map} filters={view.filters} />
    </>
  );
}

function OtherSearch({ label, href }: Chip) {
  return (
    <Link to={href} className="inline-block py-1 text-link">
      {label}
    </Link>
  );
}

/** Pages of the site that answer the question, above the places. */
export function AnswerCards({ answers }: { answers: readonly AnswerView[] }) {
  if (answers.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3" aria-label="Pages that may answer this">
      {answers.map(({ title, text, href }) => (
        <li key={href}>
          <Link
            to={href}
            {...(href.startsWith(SURPRISE) && { reloadDocument: true, rel: "nofollow" })}
            className="block h-full border border-moon/60 bg-dusk px-5 py-4 hover:border-pumpkin"
          >
            <span className="block font-display text-xl">{title}</span>
            <span className="mt-1 block text-ash">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const SURPRISE = "/surprise";

/** Leads to a random place, which the server picks on every request. */
export function SurpriseLink({ href = SURPRISE, className = BUTTON.outline as string }) {
  return (
    <Link to={href} reloadDocument rel="nofollow" data-print="hide" className={className}>
      Surprise Me
    </Link>
  );
}

/** The same places on the map, and with every filter. */
function OtherViews({ map, filters }: Pick<UnderstoodView, "map" | "filters">) {
  const links = [
    [map, "See this area on the map"],
    [filters, "Filter and sort these"],
  ] as const;
  return (
    <p data-print="hide" className="mt-2 flex flex-wrap gap-x-6 empty:hidden">
      {links.map(
        ([to, text]) =>
          to && (
            <Link key={text} to={to} className="inline-block py-1 text-link">
              {text}
            </Link>
          ),
      )}
    </p>
  );
}

/** Where nothing was found: what is, without the least important part of the question. */
export function LoosenedCards({ loosened }: { loosened: LoosenedView | undefined }) {
  if (!loosened) return null;
  return (
    <section aria-labelledby="loosened" className="mt-12">
      <h3 id="loosened" className="mb-5 text-xl sm:text-2xl">
        {loosened.heading}
      </h3>
      <Cards cards={loosened.cards} />
      {loosened.href && (
        <p className="mt-6">
          <Link to={loosened.href} className="inline-block py-1 text-link">
            See all of them
          </Link>
        </p>
      )}
    </section>
  );
}
