/** A drive in a sentence, which the planner fills with stops: "prisons between Nashville and Memphis". */
import { isWholeStates } from "../geo/us-regions.ts";
import type { PlacedArea } from "./collect-parts.ts";
import type { Sentence } from "./read-query.ts";
import type { Route } from "./slots.ts";

const ROUND = new Set(["from", "around", "through", "across", "in", undefined]);

/** Two towns and the road between them, or where a round trip begins. */
export function readRoute(
  sentence: Sentence,
  areas: readonly PlacedArea[],
  { count, isTrip }: { readonly count: number | undefined; readonly isTrip: boolean },
): Route | undefined {
  const days = count === undefined ? {} : { days: Math.max(1, Math.round(count)) };
  const [first, second] = areas;
  if (!first) return undefined;
  if (second) {
    const ways = `${first.preposition ?? ""} ${second.isJoined ? "and" : (second.preposition ?? "")}`;
    const isLarge = first.found.isLarge && second.found.isLarge && sentence.items[0] === first.item;
    if (ways === "from to" || ways === "between and" || (ways === " to" && (isLarge || isTrip))) {
      return { from: first.found.text, to: second.found.text, ...days };
    }
    return ways === "to from" ? { from: second.found.text, to: first.found.text, ...days } : undefined;
  }
  if (!isTrip || !ROUND.has(first.preposition)) return undefined;
  const { area, text } = first.found;
  if (area.kind === "region" && !isWholeStates(area.region)) return undefined;
  return area.kind === "near"
    ? { from: text, ...days }
    : { area: area.kind === "state" ? area.state.name : text, ...days };
}
