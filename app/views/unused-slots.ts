/** What a question asked of a drive that the planner knows nothing about: carried in the planner's address, so that its page says so. */
import { AMOUNT_FILTERS, VISIT_FILTERS } from "../domain/browse/place-filters.ts";
import { isAnything, type Slots } from "../domain/search/slots.ts";

const LABELS = {
  dark: "after dark",
  stepfree: "step-free",
  hunt: "investigations",
  kids: "children",
  dogs: "dogs",
  now: "open now",
  price: "a price",
  score: "a score",
  month: "a month",
  not: "what is to be left out",
} as const;
type Unused = keyof typeof LABELS;
const NAMES = Object.keys(LABELS) as Unused[];

export function unusedSlots(slots: Slots): string {
  const asked = [
    ...VISIT_FILTERS.filter((name) => slots.filters.includes(name)),
    ...AMOUNT_FILTERS.filter((name) => slots[name] !== undefined),
    ...(isAnything(slots.not) ? (["not"] as const) : []),
  ];
  return NAMES.filter((name) => (asked as readonly string[]).includes(name)).join();
}

export function unusedSentence(text: string | null): string | undefined {
  const names = (text ?? "").split(",");
  const labels = NAMES.filter((name) => names.includes(name)).map((name) => LABELS[name]);
  return labels.length === 0 ? undefined : `We could not use in a drive: ${labels.join(", ")}.`;
}
