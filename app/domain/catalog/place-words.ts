import type { PlaceCard } from "../places/place.ts";
import type { Catalog } from "./catalog.ts";
import { lowerBound } from "./lower-bound.ts";
import { numbersOf, PlaceSet } from "./place-set.ts";
import { perRun } from "./sorted-places.ts";
import { WORD_BREAK, WordNumbers } from "./word-numbers.ts";

/** The words of a run, each once and by their numbers, and which places have them. */
interface RunWords {
  readonly words: Uint32Array;
  /** Where the holders of each word end. */
  readonly ends: Uint32Array;
  /** Places by their index in the run. */
  readonly holders: Uint16Array;
  readonly counts: Uint8ClampedArray;
}

/** Looking a word up among those of a run costs about as much as so many steps through them. */
const LOOK_UP_STEPS = 16;

/**
 * Which places have which words. 100,000 places have some ten thousand words between them, so what is looked for is looked for in those,
 * and then the places are taken that have them.
 */
export class PlaceWords {
  readonly #vocabulary = new WordNumbers();
  readonly #runWords: (run: readonly PlaceCard[]) => RunWords;

  constructor(wordsOf: (place: PlaceCard) => Iterable<string>) {
    this.#runWords = perRun((run) => this.#workOut(run, wordsOf));
  }

  /** The places with a word in which the text is. */
  placesWith(catalog: Catalog, text: string): PlaceSet {
    return this.#placesWith(catalog, () => this.#vocabulary.wordsWith(text));
  }

  /** The places with this very word. */
  placesWithWord(catalog: Catalog, word: string): PlaceSet {
    return this.placesWith(catalog, WORD_BREAK + word + WORD_BREAK);
  }

  /** The places with a word that is accepted. */
  placesWithAny(catalog: Catalog, accept: (word: string) => boolean): PlaceSet {
    return this.#placesWith(catalog, () => this.#vocabulary.wordsThat(accept));
  }

  /** How many different words each place of a run has; 255 where it has more. */
  countsOf(run: readonly PlaceCard[]): Uint8ClampedArray {
    return this.#runWords(run).counts;
  }

  /** So that nobody has to wait for it later. */
  prepare(run: readonly PlaceCard[]): void {
    this.#runWords(run);
  }

  #placesWith({ places }: Catalog, findWords: () => Uint8Array): PlaceSet {
    // Every word has its number before it is looked for.
    const columns = places.runs.map((run) => ({ numbers: numbersOf(run), column: this.#runWords(run) }));
    const isFound = findWords();
    const foundWords = numbersMarked(isFound);
    const found = new PlaceSet();
    for (const { numbers, column } of columns) {
      const { words } = column;
      if (foundWords.length * LOOK_UP_STEPS < words.length) {
        for (const word of foundWords) {
          const index = lowerBound(words.length, (at) => words[at]! < word);
          if (words[index] === word) addHolders(found, numbers, column, index);
        }
      } else {
        for (let index = 0; index < words.length; index++) {
          if (isFound[words[index]!] === 1) addHolders(found, numbers, column, index);
        }
      }
    }
    return found;
  }

  #workOut(run: readonly PlaceCard[], wordsOf: (place: PlaceCard) => Iterable<string>): RunWords {
    const holders = new Map<number, number[]>();
    const counts = new Uint8ClampedArray(run.length);
    for (const [index, place] of run.entries()) {
      const words = new Set(wordsOf(place));
      counts[index] = words.size;
      for (const word of words) {
        const number = this.#vocabulary.numberOf(word);
        const known = holders.get(number);
        if (known) known.push(index);
        else holders.set(number, [index]);
      }
    }
    const byNumber = [...holders].sort(([a], [b]) => a - b);
    let end = 0;
    return {
      words: Uint32Array.from(byNumber, ([word]) => word),
      ends: Uint32Array.from(byNumber, ([, indexes]) => (end += indexes.length)),
      holders: Uint16Array.from(byNumber.flatMap(([, indexes]) => indexes)),
      counts,
    };
  }
}

/** The places of a run with its word at this index. */
function addHolders(found: PlaceSet, numbers: Uint32Array, { ends, holders }: RunWords, index: number): void {
  const end = ends[index]!;
  for (let at = index === 0 ? 0 : ends[index - 1]!; at < end; at++) found.add(numbers[holders[at]!]!);
}

function numbersMarked(marks: Uint8Array): number[] {
  const marked: number[] = [];
  for (let number = marks.indexOf(1); number >= 0; number = marks.indexOf(1, number + 1)) marked.push(number);
  return marked;
}
