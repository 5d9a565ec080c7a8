/** Regions by name, and ones that no list contains: "I-40 in Tennessee", "northern Michigan", "central Florida". */
import type { Gazetteer } from "./gazetteer.ts";
import { findRegion, partIn, type UsRegion } from "./us-regions.ts";

const PART = /^(?:the )?(north|south|east|west|central|middle|mid)(east|west)?(?:ern)? (?:part of )?(.+)$/i;

const IN_STATE = /^(.+?),? in (.+)$/i;

interface Atlas {
  readonly gazetteer: Gazetteer;
  readonly highways: (text: string) => UsRegion | undefined;
}

export function regionCalled({ gazetteer, highways }: Atlas, text: string): UsRegion | undefined {
  const called = (name: string) => findRegion(name) ?? highways(name) ?? partOfState(gazetteer, name);
  const [, name, stateName] = IN_STATE.exec(text) ?? [];
  const state = stateName ? gazetteer.findState(stateName)?.state : undefined;
  const region = name && state ? called(name) : undefined;
  return region && state && region.states.includes(state) ? partIn(region, state) : called(text);
}

/** Half of a state, or the middle of it. */
function partOfState(gazetteer: Gazetteer, text: string): UsRegion | undefined {
  const [, first = "", second = "", name = ""] = PART.exec(text) ?? [];
  const found = name === "" || gazetteer.findState(text.replace(/^the /i, "")) ? undefined : gazetteer.findState(name);
  if (!found) return undefined;
  const { state, bounds } = found;
  const directions = [first, second].map((word) => word.toLowerCase());
  const cut = (least: number, most: number, [low, high]: readonly [string, string]): [number, number] => {
    const part = (share: number) => least + share * (most - least);
    if (directions.includes(low)) return [least, part(0.5)];
    if (directions.includes(high)) return [part(0.5), most];
    return /^(?:central|mid|middle)$/.test(directions[0]!) ? [part(0.25), part(0.75)] : [least, most];
  };
  const [south, north] = cut(bounds.south, bounds.north, ["south", "north"]);
  const [west, east] = cut(bounds.west, bounds.east, ["west", "east"]);
  const direction = second ? `${directions.join("")}ern` : /^[cm]/i.test(first) ? "central" : `${directions[0]}ern`;
  return { label: `${direction} ${state.name}`, states: [state], box: [south, north, west, east] };
}
