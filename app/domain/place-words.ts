import type { Catalog } from "./catalog.ts";
import type { PlaceCard } from "./place.ts";
import { numbersOf, PlaceSet } from "./place-set.ts";
import { perRun } from "./sorted-places.ts";
import { WORD_BREAK, WordNumbers } from "./word-numbers.ts";

/** The words of a run, each once, and which places have them. */
interface RunWords {
  readonly words: Uint32Array;
  /** Where the holders of each word end. */
  readonly ends: Uint32Array;
  /** Places by their index in the run. */
  readonly holders: Uint16Array;
  readonly counts: Uint8ClampedArray;
}

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
    const found = new PlaceSet();
    for (const { numbers, column } of columns) {
      const { words, ends, holders } = column;
      for (let index = 0; index < words.length; index++) {
        if (isFound[words[index]!] === 0) continue;
        for (let at = index === 0 ? 0 : ends[index - 1]!; at < ends[index]!; at++) found.add(numbers[holders[at]!]!);
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
    let end = 0;
    return {
      words: Uint32Array.from(holders.keys()),
      ends: Uint32Array.from(holders.values(), (indexes) => (end += indexes.length)),
      holders: Uint16Array.from([...holders.values()].flat()),
      counts,
    };
  }
}
