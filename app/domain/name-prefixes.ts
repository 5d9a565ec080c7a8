/** Names by how each of their words begins, for suggestions while someone types. Changing one name touches only its words. */
import type { PlaceCard } from "./place.ts";
import { nameWords } from "./place-name-key.ts";

interface NameTail {
  /** The name from one of its words on: "mystery house". */
  readonly text: string;
  /** All of it, to sort by. */
  readonly name: string;
  readonly place: PlaceCard;
  readonly isWholeName: boolean;
}

/** Tails lie in drawers by their first letters: few enough to look through, and nothing to keep sorted. */
const DRAWER_LETTERS = 2;

export class NamePrefixes {
  readonly #drawers = new Map<string, NameTail[]>();

  add(place: PlaceCard): void {
    for (const tail of tailsOf(place)) {
      const key = tail.text.slice(0, DRAWER_LETTERS);
      const drawer = this.#drawers.get(key);
      if (drawer) drawer.push(tail);
      else this.#drawers.set(key, [tail]);
    }
  }

  remove(place: PlaceCard): void {
    for (const { text } of tailsOf(place)) {
      const key = text.slice(0, DRAWER_LETTERS);
      const left = (this.#drawers.get(key) ?? []).filter((tail) => tail.place !== place);
      if (left.length > 0) this.#drawers.set(key, left);
      else this.#drawers.delete(key);
    }
  }

  /** Names that begin so come first, then those with a word that does; each by rating, reports and name. */
  find(prefix: string, limit: number): PlaceCard[] {
    const wanted = nameWords(prefix).join(" ");
    if (wanted.length < DRAWER_LETTERS) return [];
    const best: NameTail[] = [];
    for (const tail of this.#drawers.get(wanted.slice(0, DRAWER_LETTERS)) ?? []) {
      const last = best.length === limit ? best.at(-1) : undefined;
      if (!tail.text.startsWith(wanted) || (last && compareTails(tail, last) >= 0)) continue;
      if (best.some(({ place }) => place === tail.place)) continue;
      const at = best.findIndex((other) => compareTails(tail, other) < 0);
      if (at >= 0) best.splice(at, 0, tail);
      else if (best.length < limit) best.push(tail);
      best.length = Math.min(best.length, limit);
    }
    return best.map(({ place }) => place);
  }
}

function compareTails(a: NameTail, b: NameTail): number {
  return (
    Number(b.isWholeName) - Number(a.isWholeName) ||
    b.place.rating - a.place.rating ||
    b.place.reviewCount - a.place.reviewCount ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  );
}

function tailsOf(place: PlaceCard): NameTail[] {
  const words = nameWords(place.houseName);
  const name = words.join(" ");
  return words.map((_, i) => ({
    text: words.slice(i).join(" "),
    name,
    place,
    isWholeName: i === 0 || startsAfterThe(words, i),
  }));
}

const startsAfterThe = (words: readonly string[], i: number): boolean => i === 1 && words[0] === "the";
