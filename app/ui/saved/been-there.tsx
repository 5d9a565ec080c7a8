import { X } from "lucide-react";
import { Link } from "react-router";
import { US_STATES } from "../../domain/geo/us-states.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { setBeen } from "../../domain/saved/edit-saved.ts";
import { SHAPES_SIZE } from "../../map/drawn/draw-state-shapes.ts";
import { statePath } from "../cards/place-links.ts";
import { Figures } from "../layout/figures.tsx";
import { Section } from "../layout/section.tsx";
import { formatCount } from "../text/format.ts";
import { changeSaved } from "./saved-store.ts";
import type { DirectoryCounts, SavedCardView } from "./saved-view.ts";
import type { OfferUndo } from "./undo-line.tsx";

interface BeenThereProps {
  /** Dates by slug. */
  readonly been: Readonly<Record<string, string>>;
  readonly cards: ReadonlyMap<string, SavedCardView>;
  readonly directory: DirectoryCounts;
  readonly offerUndo: OfferUndo;
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

export function BeenThere({ been, cards, directory, offerUndo }: BeenThereProps) {
  const places = Object.entries(been)
    .flatMap(([slug, date]) => ({ date, card: cards.get(slug) }))
    .flatMap(({ date, card }) => (card ? [{ date, card }] : []))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.card.houseName.localeCompare(b.card.houseName, "en-US"));
  if (places.length === 0) {
    return (
      <Section heading="Been There" data-print="hide">
        <p className="max-w-prose text-ash">
          Check "Been here" on a saved place to see, state by state, how much of the directory you have visited.
        </p>
      </Section>
    );
  }
  function remove({ slug, houseName }: SavedCardView, date: string): void {
    if (!changeSaved((now) => setBeen(now, slug, undefined))) return;
    const run = () => void changeSaved((now) => setBeen(now, slug, date));
    offerUndo({ sentence: `Your visit to ${houseName} was removed.`, run });
  }
  const states = countBy(places.map(({ card }) => card.state));
  const kinds = countBy(places.map(({ card }) => card.kind));
  return (
    <Section heading="Been There">
      <Figures
        items={[
          { label: `of ${formatCount(directory.total)} places`, value: formatCount(places.length) },
          { label: `of ${US_STATES.length} states`, value: String(states.size) },
          { label: `of ${Object.keys(directory.kinds).length} kinds`, value: String(kinds.size) },
        ]}
      />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <StatesMap counts={states} />
        <div className="grid content-start gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
          <Counts heading="By State">
            {[...states].map(([state, count]) => (
              <Count key={state} count={count} of={directory.states[state] ?? count}>
                <Link to={statePath(state)} className="hover:text-pumpkin">
                  {state}
                </Link>
              </Count>
            ))}
          </Counts>
          <Counts heading="By Kind">
            {[...kinds].map(([kind, count]) => (
              <Count key={kind} count={count} of={directory.kinds[kind] ?? count}>
                {PLACE_TYPE_LABELS[kind]}
              </Count>
            ))}
          </Counts>
        </div>
      </div>
      <h3 className="mt-8 text-xl">Your Visits</h3>
      <Visits places={places} onRemove={remove} />
    </Section>
  );
}

interface VisitsProps {
  readonly places: readonly { readonly date: string; readonly card: SavedCardView }[];
  readonly onRemove: (card: SavedCardView, date: string) => void;
}

function Visits({ places, onRemove }: VisitsProps) {
  return (
    <ul className="mt-2 gap-x-12 md:columns-2">
      {places.map(({ date, card }) => (
        <li key={card.slug} className="flex items-center gap-4 border-b border-line">
          <Link to={`/location/${card.slug}`} className="min-w-0 flex-1 py-2 wrap-anywhere hover:text-pumpkin">
            {card.houseName}
          </Link>
          <span className="shrink-0 text-ash">{date && DATE.format(new Date(date))}</span>
          <button
            type="button"
            onClick={() => onRemove(card, date)}
            data-print="hide"
            className="grid size-10 shrink-0 cursor-pointer place-items-center text-ash hover:text-pumpkin"
          >
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">{`Remove your visit to ${card.houseName}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Largest counts first. */
function countBy<Key extends string>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map([...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)));
}

function Counts({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="text-lg">{heading}</h3>
      <ul className="mt-1">{children}</ul>
    </div>
  );
}

function Count({ count, of: total, children }: { count: number; of: number; children: React.ReactNode }) {
  return (
    <li className="flex justify-between gap-4 border-b border-line py-1.5">
      {children}
      <span className="text-ash tabular-nums">{`${count} of ${formatCount(total)}`}</span>
    </li>
  );
}

/** The number of places from which a state has each color. */
const SHADES = [
  [5, "fill-pumpkin"],
  [2, "fill-pumpkin/70"],
  [1, "fill-pumpkin/45"],
  [0, "fill-slate"],
] as const;

function StatesMap({ counts }: { counts: ReadonlyMap<string, number> }) {
  return (
    <svg
      role="img"
      aria-label={`Map of the states: you have been to ${[...counts.keys()].join(", ")}`}
      viewBox={`0 0 ${SHAPES_SIZE.width} ${SHAPES_SIZE.height}`}
      className="h-auto w-full stroke-edge"
    >
      {US_STATES.map(({ name, code }) => (
        <use
          key={code}
          href={`/saved/states.svg#${code}`}
          className={SHADES.find(([least]) => (counts.get(name) ?? 0) >= least)![1]}
        />
      ))}
    </svg>
  );
}
