/** Texts that have made programs slow. Each trial makes a new one, so that no cache can answer. */

export interface SlowText {
  readonly name: string;
  make(trial: number): string;
}

/** What texts are made of: words of the attacked directory. */
export interface Vocabulary {
  /** Words that occur in many names, most frequent first. */
  readonly common: readonly string[];
  readonly names: readonly string[];
  readonly cities: readonly string[];
  readonly slugs: readonly string[];
  readonly ids: readonly string[];
}

const LETTERS = "aeinorstlcdhm";

export function slowTexts({ common, names, cities }: Vocabulary): SlowText[] {
  const letter = (trial: number) => LETTERS[trial % LETTERS.length]!;
  const from = (words: readonly string[], trial: number, count: number) =>
    Array.from({ length: count }, (_, i) => words[(trial * 31 + i * 7) % words.length]!);
  const texts: Record<string, (trial: number) => string> = {
    "one letter, 30 times": (trial) => letter(trial).repeat(30),
    "one letter, 1,000 times": (trial) => letter(trial).repeat(1_000),
    "two letters in turn": (trial) => `${letter(trial)}${letter(trial + 1)}`.repeat(97),
    "a word of random letters": (trial) => scrambled(trial, 195),
    "misspelled words": (trial) => from(names.map(misspelled), trial, 8).join(" "),
    "one misspelled word": (trial) => misspelled(names[(trial * 97) % names.length]!.split(" ").at(-1)!),
    "nineteen unknown words": (trial) =>
      Array.from({ length: 19 }, (_, i) => scrambled(trial * 19 + i, 9 + (i % 2))).join(" "),
    "a hundred unknown words": (trial) =>
      Array.from({ length: 100 }, (_, i) => scrambled(trial * 100 + i, 9)).join(" "),
    "single letters": (trial) => Array.from({ length: 100 }, (_, i) => letter(trial + i)).join(" "),
    "one letter": letter,
    "three letters": (trial) => `${letter(trial)}${letter(trial + 3)}${letter(trial + 5)}`,
    "common words": (trial) => from(common, trial, 30).join(" "),
    "all the common words, and one unknown": (trial) => `${common.slice(0, 30).join(" ")} ${scrambled(trial, 9)}`,
    "a common word and a prefix": (trial) => `${common[trial % common.length]} ${letter(trial)}${letter(trial + 2)}`,
    "stop words": (trial) => `${"the of in at and ".repeat(12)}${letter(trial)}`,
    "in in in": (trial) => `${letter(trial)}${" in".repeat(90)} ohio`,
    "hours of driving": (trial) => `${"within 2 hours of ".repeat(12)}${cities[trial % cities.length]}`,
    "a far drive": (trial) => `haunted places within ${11 + (trial % 2)} hours of ${cities[trial % cities.length]}`,
    "500 miles around": (trial) => `within ${480 + (trial % 20)} miles of ${cities[trial % cities.length]}`,
    "towns with commas": (trial) => from(cities, trial, 20).join(", "),
    "a town and a misspelled state": (trial) => `${cities[(trial * 13) % cities.length]}, Califorina`,
    "the best of everything": (trial) => `scariest most haunted best ${common[trial % common.length]} in the country`,
    wishes: (trial) =>
      `free hotels open late where we can sleep with kids tonight in October near ${cities[trial % cities.length]}`,
    "a street address": (trial) => `${trial + 1} ${"North Main Street ".repeat(11)}`,
    "a street address with a town": (trial) =>
      `${100 + trial} Main Street, ${cities[(trial * 13) % cities.length]}, Ohio`,
    commas: (trial) => ",".repeat(190 + trial),
    brackets: (trial) => "(".repeat(190 + trial),
    "escaped letters": (trial) => "%41".repeat(60 + trial),
    "combining marks": (trial) => "e\u0301".repeat(90 + trial),
    emoji: (trial) => "🎃👻".repeat(40 + trial),
    digits: (trial) => String(10 ** 15 + trial).repeat(12),
    "a ZIP code": (trial) => String(10_001 + trial * 37),
    "a position": (trial) => `${30 + trial / 977},${-100 + trial / 977}`,
    "the whole world": (trial) => `-180,-${89 + trial / 1_000},180,89`,
    "a date": (trial) => `2031-10-${10 + (trial % 20)}`,
  };
  return Object.entries(texts).map(([name, make]) => ({ name, make }));
}

/** The same text for the same number. */
export function scrambled(number: number, length: number): string {
  let state = (number + 1) * 2_654_435_761;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return LETTERS[Math.floor((state / 2 ** 31) * LETTERS.length)];
  }).join("");
}

/** Changes one letter in the middle of each long word. */
function misspelled(text: string): string {
  return text.replace(/[a-z]{5,}/gi, (word) => {
    const middle = Math.floor(word.length / 2);
    return `${word.slice(0, middle)}x${word.slice(middle + 1)}`;
  });
}
