/** One of each class of characters that expressions speak of. */
const CLASSES = ["a", "A", "0", " ", "\n", ".", ",", "<", "\u200b"];
const ESCAPED: Readonly<Record<string, string>> = { d: "0", w: "a", s: " ", n: "\n", r: "\r", t: "\t", S: "a", W: "-" };
/** Makes an expression give up after it has read everything. */
const END = "\u0000";

/** Long texts of one repeated piece: a character, a pair or a word, from the classes and from the expression itself. */
export function* hostileTexts(source: string, length: number): Generator<string> {
  const own = charactersOf(source);
  const words = wordsOf(source);
  for (const piece of new Set([...CLASSES, ...own, ...pairs(own), ...words])) {
    yield piece.repeat(Math.ceil(length / piece.length)) + END;
  }
  // A beginning that fits, and then no end.
  for (const word of words) for (const filler of ["a", " "]) yield word + filler.repeat(length) + END;
}

/** The characters that an expression names, its signs left out. */
function charactersOf(source: string): readonly string[] {
  const plain = source.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter);
  return [...new Set(plain)].filter((character) => !/[()[\]{}|*+?^$a-z]/i.test(character)).slice(0, 8);
}

function pairs(characters: readonly string[]): string[] {
  const all = [...new Set([...characters.slice(0, 4), "a", " "])];
  return all.flatMap((first) => all.filter((second) => second !== first).map((second) => first + second));
}

/** Words of the expression, each of which could open a long and fruitless search. */
function wordsOf(source: string): readonly string[] {
  return [...new Set(source.match(/[a-z]{3,}/gi) ?? [])].slice(0, 3).flatMap((word) => [word, `${word} `]);
}
