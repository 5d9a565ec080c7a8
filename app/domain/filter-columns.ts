/**
 * What filters ask about places, beside each other in columns: reading it from 100,000 cards that lie all over the memory takes
 * some forty milliseconds, from columns less than one.
 */
import type { Catalog } from "./catalog.ts";
import type { PlaceCard, PlaceList } from "./place.ts";
import { fold } from "./slug.ts";
import { perRun, type SortedPlaces } from "./sorted-places.ts";

/** Absent where any will do. */
export interface WantedTraits {
  readonly kind?: string | undefined;
  readonly access?: string | undefined;
  readonly state?: string | undefined;
}

/** The places that have the traits and, in their name, city or state, the folded text; in the list's order. */
export function placesThatPass(list: SortedPlaces, wanted: WantedTraits, text: string): PlaceList {
  const kind = wantedCode(wanted.kind);
  const access = wantedCode(wanted.access);
  const state = wantedCode(wanted.state);
  if (text === "" && kind === ANY && access === ANY && state === ANY) return list;
  const passed: PlaceCard[] = [];
  for (const run of list.runs) {
    const traits = traitsOf(run);
    const texts = text === "" ? undefined : textsOf(run);
    for (let index = nextWithText(texts, text, 0); index < run.length; index = nextWithText(texts, text, index + 1)) {
      const at = index * TRAITS;
      if (kind !== ANY && traits[at] !== kind) continue;
      if (access !== ANY && traits[at + 1] !== access) continue;
      if (state !== ANY && traits[at + 2] !== state) continue;
      passed.push(run[index]!);
    }
  }
  return passed;
}

/** Works the columns of a new catalog out, a run at each step, so that no visitor waits for all of them. */
export function* prepareColumns({ places, byName, byState, byReviews }: Catalog): Generator<void, void> {
  for (const run of places.runs) yield void textsOf(run);
  for (const list of [places, byName, byState, byReviews]) for (const run of list.runs) yield void traitsOf(run);
}

const ANY = 0;
const TRAITS = 3;

/** Kinds, access classes and states are some dozens of words: each has a number. */
const codes = new Map<string | undefined, number>();

function codeOf(value: string | undefined): number {
  const code = codes.get(value) ?? codes.size + 1;
  codes.set(value, code);
  return code;
}

const wantedCode = (value: string | undefined): number => (value === undefined ? ANY : codeOf(value));

const traitsOf = perRun((run) =>
  Uint16Array.from(run.flatMap(({ placeType, access, state }) => [codeOf(placeType), codeOf(access), codeOf(state)])),
);

/** The texts of a run in one, and where each of them ends. */
interface RunTexts {
  readonly all: string;
  readonly ends: Uint32Array;
}

/** SPEC: the search looks into name, city and state. The line breaks keep a match within one of them. */
const textsOf = perRun((run): RunTexts => {
  const texts = run.map(({ houseName, city, state }) => `${fold(houseName)}\n${fold(city)}\n${fold(state)}\n`);
  let end = 0;
  return { all: texts.join(""), ends: Uint32Array.from(texts, (text) => (end += text.length)) };
});

/** The first place from `index` on that has the text, or the number of places. */
function nextWithText(texts: RunTexts | undefined, text: string, index: number): number {
  if (!texts) return index;
  const { all, ends } = texts;
  const found = all.indexOf(text, index === 0 ? 0 : ends[index - 1]);
  if (found < 0) return ends.length;
  let holder = index;
  while (ends[holder]! <= found) holder += 1;
  return holder;
}
