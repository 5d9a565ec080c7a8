/** Where nothing satisfies a question: which slot to give up, the least important first, and what is found without it. */
import { AMOUNT_FILTERS, AMOUNT_LABELS, VISIT_LABELS } from "../browse/place-filters.ts";
import { NEXT_KIND } from "../places/kind-words.ts";
import { PLACE_TYPE_LABELS } from "../places/place-type-labels.ts";
import { type FoundPlace, findPlaces, radiusOf } from "./match-slots.ts";
import type { SearchContext } from "./search-context.ts";
import { isAboutGone, isAnything, NO_CRITERIA, type Slots, wholeKind } from "./slots.ts";

export interface Loosened {
  /** Which slot was given up: `Without "Free"`. */
  readonly heading: string;
  readonly slots: Slots;
  readonly places: readonly FoundPlace[];
  readonly miles: number;
}

/** How much farther, where nothing is near. */
const WIDER_MILES = 250;

interface Attempt {
  readonly heading: string;
  readonly slots: Slots;
  readonly miles?: number;
}

export function loosen(
  context: SearchContext,
  { slots, miles }: { readonly slots: Slots; readonly miles: number },
  isWanted: (found: FoundPlace) => boolean,
): Loosened | undefined {
  for (const attempt of attempts(slots, miles)) {
    const radius = attempt.miles ?? radiusOf(attempt.slots) ?? miles;
    const places = findPlaces(context, attempt.slots, radius).places.filter(isWanted);
    if (places.length > 0) return { heading: attempt.heading, slots: attempt.slots, places, miles: radius };
  }
  return undefined;
}

/** Where roads reach nothing within the minutes that were asked for. */
export const fartherByCar = ({ slots, places, miles }: Omit<Loosened, "heading">): Loosened => ({
  heading: "Farther by car",
  slots: { ...slots, minutes: undefined },
  places,
  miles,
});

/** One slot each, then the filters together, then filters and kind. */
function attempts(slots: Slots, miles: number): Attempt[] {
  const { kinds, activities, shows, areas, filters, not } = slots;
  const isAround = areas.some(({ kind }) => kind === "near");
  const wider = { ...slots, miles: undefined, minutes: undefined };
  // Its stories may tell of what is not there: of shipwrecks.
  const told = kinds.flatMap(({ isNarrow, phrase }) => (isNarrow ? phrase : []));
  const noKind = { kinds: [], activities: [], leftover: [...slots.leftover, ...told] };
  const amounts = AMOUNT_FILTERS.filter((name) => slots[name] !== undefined);
  const noFilters = { filters: [], ...Object.fromEntries(amounts.map((name) => [name, undefined])) };
  const narrow = kinds.filter(({ isNarrow, type }) => isNarrow && type !== "other" && type !== "house");
  const whole = kinds.map((kind) => ({ ...kind, phrase: kind.type, isNarrow: false }));
  const next = kinds.flatMap(({ type }) => NEXT_KIND[type] ?? []).map(wholeKind);
  const labels = (all: readonly { readonly label: string }[]) => `"${all.map(({ label }) => label).join(" or ")}"`;
  const said = labels([...kinds, ...activities]);
  const titles = shows.map(({ show }) => show.title).join(" or ");
  const isKindThere = kinds.length + activities.length > 0 && areas.length > 0;
  const without = (heading: string, change: Partial<Slots>) => ({ heading, slots: { ...slots, ...change } });
  const all: readonly (Attempt | false)[] = [
    ...amounts.map((name) => without(`Without "${AMOUNT_LABELS[name](slots[name]!)}"`, { [name]: undefined })),
    ...filters
      .toReversed()
      .map((name) =>
        without(`Without "${VISIT_LABELS[name]}"`, { filters: filters.filter((other) => other !== name) }),
      ),
    shows.some(({ when }) => when) && without(`${titles}, any year`, { shows: shows.map(({ show }) => ({ show })) }),
    isAround && miles < WIDER_MILES && { heading: `Within ${WIDER_MILES} miles`, slots: wider, miles: WIDER_MILES },
    filters.length + amounts.length > 1 && without("Without the filters", noFilters),
    narrow.length > 0 && without(`Other than ${labels(narrow)}`, { kinds: whole }),
    next.length > 0 && without(next.map(({ type }) => PLACE_TYPE_LABELS[type]).join(" or "), { kinds: next }),
    kinds.length > 0 && activities.length > 0 && without(`Without ${labels(activities)}`, { activities: [] }),
    isKindThere && without(`Without ${said}`, noKind),
    isKindThere && without(`Without ${said} and the filters`, { ...noKind, ...noFilters }),
    isAboutGone(slots) && without("Still there", { answer: undefined }),
    isAnything(not) && without("With what you left out", { not: NO_CRITERIA }),
    areas.length > 0 && { heading: "Elsewhere", slots: { ...wider, areas: [] } },
    shows.length > 0 && without(`Not on ${titles}`, { shows: [] }),
  ];
  return all.filter((attempt) => attempt !== false);
}
