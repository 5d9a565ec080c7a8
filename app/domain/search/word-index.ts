/**
 * An inverted index of small numbers: for each word the texts that hold it and the fields in which they do. A change
 * touches the words of one text only, and a question needs no memory of its own.
 */
import { WordList } from "./word-list.ts";
import { fieldsOfUse, textOfUse, WordUses } from "./word-uses.ts";

/** A word of a question: the spellings that meet it, each with how well it does (1 for the word itself). */
export type Wish = readonly { readonly uses: WordUses; readonly worth: number }[];

/** What a use is worth in a text, by the fields that hold it. */
export type WorthOfUse = (text: number, fields: number) => number;

export interface Asked {
  /** Only uses in one of these count. */
  readonly fields: number;
  /** How many of the wishes must be met: all, unless it is said. */
  readonly least?: number;
  /** The best so many only. */
  readonly limit?: number;
}

/** A beginning that meets so many words says little; the commonest of them are looked at. */
const MOST_SPELLINGS = 200;
const WORTH_OF_BEGINNING = 0.6;
const WORTH_OF_MISTAKES = [1, 0.45, 0.3] as const;
/** Looking a word up in one text costs about as much as so many steps through its uses. */
const LOOK_UP_STEPS = 12;

export class WordIndex {
  readonly #words = new WordList();
  readonly #uses: WordUses[] = [];
  #texts = 0;
  // One question at a time, so that these serve all of them. Grown with the texts, zero between questions.
  #met = new Uint8Array(64);
  #lastMet = new Uint8Array(64);
  #scores = new Float32Array(64);
  #touched = new Uint32Array(64);

  /** Takes in a text as its words with their fields. */
  add(text: number, words: ReadonlyMap<string, number>): void {
    if (text >= this.#met.length) this.#grow(text);
    for (const [word, fields] of words) {
      const number = this.#words.add(word);
      this.#uses[number] ??= new WordUses();
      this.#uses[number].add(text, fields);
    }
    this.#texts++;
  }

  remove(text: number, words: Iterable<string>): void {
    for (const word of words) this.#find(word)?.remove(text);
    this.#texts--;
  }

  /** How many texts hold the word. */
  count(word: string): number {
    return this.#find(word)?.count ?? 0;
  }

  exactly(word: string): Wish {
    const uses = this.#find(word);
    return uses ? [{ uses, worth: 1 }] : [];
  }

  beginning(prefix: string): Wish {
    const all = this.#words.findBeginning(prefix).map((number) => this.#uses[number]!);
    const found =
      all.length > MOST_SPELLINGS ? all.toSorted((a, b) => b.count - a.count).slice(0, MOST_SPELLINGS) : all;
    const itself = this.#find(prefix);
    const others = found.filter((uses) => uses !== itself).map((uses) => ({ uses, worth: WORTH_OF_BEGINNING }));
    return [...this.exactly(prefix), ...others];
  }

  similar(word: string): Wish {
    return this.#forgiven(this.#words.findSimilar(word));
  }

  /** Words that begin nearly like this. */
  beginningSimilar(prefix: string): Wish {
    return this.#forgiven(this.#words.findBeginningSimilar(prefix)).slice(0, MOST_SPELLINGS);
  }

  #forgiven(found: readonly { number: number; mistakes: number }[]): Wish {
    return found
      .toSorted((a, b) => a.mistakes - b.mistakes)
      .map(({ number, mistakes }) => ({ uses: this.#uses[number]!, worth: WORTH_OF_MISTAKES[mistakes] ?? 0 }));
  }

  /** Texts that meet the wishes, best first. */
  findTexts(wishes: readonly Wish[], worth: WorthOfUse, { fields, least = wishes.length, limit }: Asked): Uint32Array {
    const ordered = wishes.toSorted((a, b) => countUses(a) - countUses(b));
    const [met, lastMet, scores, touched] = [this.#met, this.#lastMet, this.#scores, this.#touched];
    let count = 0;
    for (const [i, wish] of ordered.entries()) {
      // Every wish must be met: what missed an earlier one is out.
      const needed = i - (ordered.length - least);
      for (const { uses, worth: spelling } of wish) {
        const rarity = Math.log(1 + (this.#texts - uses.count + 0.5) / (uses.count + 0.5)) * spelling;
        if (needed === i && i > 0 && count * LOOK_UP_STEPS < uses.count) {
          for (let at = 0; at < count; at++) {
            const text = touched[at]!;
            if (met[text]! < needed || lastMet[text] === i + 1) continue;
            const held = uses.fieldsIn(text) & fields;
            if (held !== 0) meet(text, held, rarity, i);
          }
          continue;
        }
        const all = uses.all;
        for (let at = 0; at < all.length; at++) {
          const use = all[at]!;
          const held = fieldsOfUse(use) & fields;
          const text = textOfUse(use);
          if (held === 0 || met[text]! < needed || lastMet[text] === i + 1) continue;
          if (met[text] === 0) touched[count++] = text;
          meet(text, held, rarity, i);
        }
      }
    }
    function meet(text: number, held: number, rarity: number, i: number): void {
      met[text] = met[text]! + 1;
      lastMet[text] = i + 1;
      scores[text] = scores[text]! + rarity * worth(text, held);
    }
    const texts = sortByScore(touched.subarray(0, count), met, scores, least, limit);
    for (let at = 0; at < count; at++) {
      const text = touched[at]!;
      met[text] = lastMet[text] = scores[text] = 0;
    }
    return texts;
  }

  #find(word: string): WordUses | undefined {
    const number = this.#words.find(word);
    const uses = number === undefined ? undefined : this.#uses[number];
    return uses && uses.count > 0 ? uses : undefined;
  }

  #grow(text: number): void {
    const room = Math.ceil((text + 1) * 1.5);
    this.#met = new Uint8Array(room);
    this.#lastMet = new Uint8Array(room);
    this.#scores = new Float32Array(room);
    this.#touched = new Uint32Array(room);
  }
}

const countUses = (wish: Wish): number => wish.reduce((sum, { uses }) => sum + uses.count, 0);

/** The finest difference in score that still orders two texts; below it the lower number leads. */
const SCORE_STEPS = 2 ** 28;
const TEXT_NUMBERS = 2 ** 24;

/** Score and number are packed into one float, since those are sorted without calling back. */
function sortByScore(
  texts: Uint32Array,
  met: Uint8Array,
  scores: Float32Array,
  least: number,
  limit = texts.length,
): Uint32Array {
  let best = 0;
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i]!;
    if (met[text]! >= least && scores[text]! > best) best = scores[text]!;
  }
  const keys = new Float64Array(texts.length);
  let count = 0;
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i]!;
    if (met[text]! < least) continue;
    const behind = best > 0 ? Math.round((1 - scores[text]! / best) * SCORE_STEPS) : 0;
    keys[count++] = behind * TEXT_NUMBERS + text;
  }
  const sorted = smallest(keys.subarray(0, count), limit);
  const found = new Uint32Array(sorted.length);
  for (let i = 0; i < sorted.length; i++) found[i] = sorted[i]! % TEXT_NUMBERS;
  return found;
}

function smallest(keys: Float64Array, limit: number): Float64Array {
  if (keys.length <= limit * 2) return keys.sort().subarray(0, limit);
  const kept = keys.slice(0, limit).sort();
  for (let i = limit; i < keys.length; i++) {
    const key = keys[i]!;
    if (key >= kept[limit - 1]!) continue;
    let at = limit - 1;
    for (; at > 0 && kept[at - 1]! > key; at--) kept[at] = kept[at - 1]!;
    kept[at] = key;
  }
  return kept;
}
