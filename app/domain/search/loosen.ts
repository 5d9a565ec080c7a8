/** Where nothing satisfies a question: which slot to give up, the least important first, and what is found without it. */
import { AMOUNT_FILTERS, AMOUNT_LABELS, VISIT_LABELS } from "../browse/place-filters.ts";
import { type FoundPlace, findPlaces, radiusOf } from "./match-slots.ts";
import type { SearchContext } from "./search-context.ts";
import { isAnything, NO_CHOICE, type Slots } from "./slots.ts";

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
  slots: Slots,
  miles: number,
  isWanted: (found: FoundPlace) => boolean,
): Loosened | undefined {
  for (const attempt of attempts(slots, miles)) {
    const radius = attempt.miles ?? radiusOf(attempt.slots) ?? miles;
    const places = findPlaces(context, attempt.slots, radius).places.filter(isWanted);
    if (places.length > 0) return { heading: attempt.heading, slots: attempt.slots, places, miles: radius };
  }
  return undefined;
}

/** One slot each, then the filters together, then filters and kind. */
function attempts(slots: Slots, miles: number): Attempt[] {
  const { kinds, activities, areas, filters, not } = slots;
  const isAround = areas.some(({ kind }) => kind === "near");
  const wider = { ...slots, miles: undefined, minutes: undefined };
  const noKind = { kinds: [], activities: [] };
  const all: Attempt[] = [];
  const amounts = AMOUNT_FILTERS.filter((name) => slots[name] !== undefined);
  const noFilters = { filters: [], ...Object.fromEntries(amounts.map((name) => [name, undefined])) };
  for (const name of amounts) {
    const heading = `Without "${AMOUNT_LABELS[name](slots[name]!)}"`;
    all.push({ heading, slots: { ...slots, [name]: undefined } });
  }
  for (const name of filters.toReversed()) {
    all.push({
      heading: `Without "${VISIT_LABELS[name]}"`,
      slots: { ...slots, filters: filters.filter((other) => other !== name) },
    });
  }
  if (isAround && miles < WIDER_MILES)
    all.push({ heading: `Within ${WIDER_MILES} miles`, slots: wider, miles: WIDER_MILES });
  if (filters.length + amounts.length > 1)
    all.push({ heading: "Without the filters", slots: { ...slots, ...noFilters } });
  const narrow = kinds.filter(({ isNarrow, type }) => isNarrow && type !== "other" && type !== "house");
  if (narrow.length > 0) {
    const whole = kinds.map((kind) => ({ ...kind, phrase: kind.type, isNarrow: false }));
    all.push({
      heading: `Other than "${narrow.map(({ label }) => label).join(" or ")}"`,
      slots: { ...slots, kinds: whole },
    });
  }
  const reported = activities.map(({ label }) => label).join(" or ");
  if (kinds.length > 0 && reported !== "")
    all.push({ heading: `Without "${reported}"`, slots: { ...slots, activities: [] } });
  const said = [...kinds, ...activities].map(({ label }) => label).join(" or ");
  if (said !== "" && areas.length > 0) {
    all.push({ heading: `Without "${said}"`, slots: { ...slots, ...noKind } });
    all.push({
      heading: `Without "${said}" and the filters`,
      slots: { ...slots, ...noKind, ...noFilters },
    });
  }
  if (isAnything(not)) all.push({ heading: "With what you left out", slots: { ...slots, not: NO_CHOICE } });
  if (areas.length > 0) all.push({ heading: "Elsewhere", slots: { ...wider, areas: [] } });
  return all;
}
