/** Which horizon stands behind a place: its town's, or one of its state's (data/landscapes.json). */
import records from "../../../data/landscapes.json" with { type: "json" };
import { stateByName } from "../../domain/geo/us-states.ts";
import type { PosterSubject } from "../poster-subject.ts";
import { seededRandom } from "../seeded-random.ts";
import type { LandscapeName } from "./landscapes.ts";

const STATES = new Map(Object.entries(records.states as Record<string, readonly LandscapeName[]>));
const TOWNS = new Map(Object.entries(records.towns as Record<string, LandscapeName>));

/** Records may carry "LA" or "Louisiana". */
export function stateCode(state: string): string {
  return stateByName(state)?.code ?? state.trim().toUpperCase();
}

/** Places that stand in or on water carry their own horizon. */
const OF_TYPE: Partial<Record<PosterSubject["placeType"], LandscapeName>> = { lighthouse: "coast", ship: "coast" };

export function landscapeOf(subject: PosterSubject): LandscapeName {
  const fixed = OF_TYPE[subject.placeType];
  if (fixed) return fixed;
  const code = stateCode(subject.state);
  const town = TOWNS.get(`${subject.city.trim().toLowerCase()}, ${code.toLowerCase()}`);
  return town ?? seededRandom(`${subject.id}/landscape`).pick(STATES.get(code) ?? ["ridges"]);
}
