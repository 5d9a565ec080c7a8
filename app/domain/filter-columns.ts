/**
 * What filters ask about places, beside each other in columns: reading it from 100,000 cards that lie all over the memory takes
 * some forty milliseconds, from columns less than one.
 */
import type { Catalog } from "./catalog.ts";
import type { PlaceCard, PlaceList } from "./place.ts";
import { numbersOf, PlaceSet } from "./place-set.ts";
import { fold } from "./slug.ts";
import { perRun, type SortedPlaces } from "./sorted-places.ts";

/** Absent where any will do. */
export interface WantedTraits {
  readonly kind?: string | undefined;
  readonly access?: string | undefined;
  readonly state?: string | undefined;
  /** Each of them has the place. */
  readonly sets?: readonly PlaceSet[];
}

/** The places that have the traits, in the list's order. */
export function placesThatPass(list: SortedPlaces, wanted: WantedTraits): PlaceList {
  const { sets = [] } = wanted;
  const kind = wantedCode(wanted.kind);
  const access = wantedCode(wanted.access);
  const state = wantedCode(wanted.state);
  const hasTraits = kind !== ANY || access !== ANY || state !== ANY;
  if (!hasTraits && sets.length === 0) return list;
  const passed: PlaceCard[] = [];
  for (const run of list.runs) {
    const traits = hasTraits ? traitsOf(run) : NO_COLUMN;
    const numbers = sets.length > 0 ? numbersOf(run) : NO_COLUMN;
    next: for (let index = 0; index < run.length; index++) {
      for (const set of sets) if (!set.has(numbers[index]!)) continue next;
      const at = index * TRAITS;
      if (kind !== ANY && traits[at] !== kind) continue;
      if (access !== ANY && traits[at + 1] !== access) continue;
      if (state !== ANY && traits[at + 2] !== state) continue;
      passed.push(run[index]!);
    }
  }
  return passed;
}

/** The places that have the folded text in their name, city or state. */
export function placesWithText({ places }: Catalog, text: string): PlaceSet {
  const columns = places.runs.map((run) => ({ numbers: numbersOf(run), texts: textsOf(run) }));
  const found = new PlaceSet();
  for (const { numbers, texts } of columns) {
    for (let index = nextWithText(texts, text, 0); index < numbers.length; ) {
      found.add(numbers[index]!);
      index = nextWithText(texts, text, index + 1);
    }
  }
  return found;
}

/** Works the columns of a new catalog out, a run at each step, so that no visitor waits for all of them. */
export function* prepareColumns({ places, byName, byState, byReviews, activities }: Catalog): Generator<void, void> {
  for (const run of places.runs) yield void textsOf(run);
  const orders = [places, byName, byState, byReviews];
  for (const list of orders) for (const run of list.runs) yield void traitsOf(run);
  const groups = [...activities.values()].map((group) => group.places);
  for (const list of [...orders, ...groups]) for (const run of list.runs) yield void numbersOf(run);
}

const NO_COLUMN = new Uint16Array();
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
function nextWithText({ all, ends }: RunTexts, text: string, index: number): number {
  const found = all.indexOf(text, index === 0 ? 0 : ends[index - 1]);
  if (found < 0) return ends.length;
  let holder = index;
  while (ends[holder]! <= found) holder += 1;
  return holder;
}
