/** A drive in a sentence, which the planner fills with stops: "prisons between Nashville and Memphis". */
import { isWholeStates } from "../geo/us-regions.ts";
import type { AreaItem, Question } from "./parse-question.ts";
import type { Route } from "./slots.ts";

const VIA = new Set<string | undefined>(["via", "through", "by"]);
const ROUND = new Set(["from", "around", "through", "across", "in", undefined]);

const isRoad = ({ area: { area } }: AreaItem): boolean => area.kind === "region" && area.region.preposition === "along";

/** Two towns and the road between them, or where a round trip begins. */
export function readRoute(
  question: Question,
  areas: readonly AreaItem[],
  trip: { readonly days: number | undefined; readonly isTrip: boolean },
): Route | undefined {
  const { isTrip } = trip;
  const days = trip.days === undefined ? {} : { days: Math.max(1, Math.round(trip.days)) };
  const road = areas.length > 2 ? areas.find(isRoad) : undefined;
  const others = areas.filter((area) => area !== road);
  const via = others.length > 2 ? others.find(({ preposition }) => VIA.has(preposition)) : undefined;
  const [first, second] = others.filter((area) => area !== via);
  if (!first) return undefined;
  if (second) {
    const between = { ...(via && { via: via.area.text }), ...(road && { along: road.area.text }) };
    const ways = `${first.preposition ?? ""} ${second.preposition ?? (second.isJoined ? "and" : "")}`;
    const isPlain = !first.area.isWeak && !second.area.isWeak && question.items[0] === first;
    if (ways === "from to" || ways === "between and" || (ways === " to" && (isPlain || isTrip || via))) {
      return { from: first.area.text, ...between, to: second.area.text, ...days };
    }
    return ways === "to from" ? { from: second.area.text, ...between, to: first.area.text, ...days } : undefined;
  }
  if (!isTrip || !ROUND.has(first.preposition)) return undefined;
  const { area, text } = first.area;
  if (area.kind === "region" && !isWholeStates(area.region)) return undefined;
  return area.kind === "near"
    ? { from: text, ...days }
    : { area: area.kind === "state" ? area.state.name : text, ...days };
}
