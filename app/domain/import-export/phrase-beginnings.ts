/**
 * How the phrases of a pattern can begin: their first four characters, fewer where a phrase is shorter or goes on with
 * anything. A table of many patterns is then tried only where a word begins the right way, instead of reading the whole
 * text once for each of them.
 *
 * It reads what the tables are written in: letters, escaped signs, classes of single signs, groups, `?`, `*`, `+` and
 * `{0,4}`, `\b` and lookahead. A phrase that may begin with anything (`\w+ house`) is refused.
 */
const LENGTH = 4;

export function phraseBeginnings(pattern: string): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const beginning of new PatternReader(pattern).readAlternatives()) {
    if (beginning === "" || beginning[0] === ANY) throw new Error(`A phrase of /${pattern}/ may begin with anything.`);
    beginnings.add(beginning.replace(ANY, ""));
  }
  return beginnings;
}

/** Stands where any sign may follow; nothing is known of what comes after it. */
const ANY = "\uffff";
const NOTHING: ReadonlySet<string> = new Set([""]);

/** What stands for itself; letters with accents have a case that is not looked at here. */
const PLAIN = /[\w &'/-]/;
const REPETITION = /[?*+]|\{\d+,\d+\}/y;

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  readAlternatives(): ReadonlySet<string> {
    const all = new Set<string>();
    do {
      for (const beginning of this.#readSequence()) all.add(beginning);
    } while (this.#take("|"));
    return all;
  }

  #readSequence(): ReadonlySet<string> {
    let before = NOTHING;
    while (this.#at < this.#pattern.length && !"|)".includes(this.#pattern[this.#at]!)) {
      before = join(before, this.#readRepeated());
    }
    return before;
  }

  #readRepeated(): ReadonlySet<string> {
    const once = this.#readPiece();
    REPETITION.lastIndex = this.#at;
    const [sign] = REPETITION.exec(this.#pattern) ?? [];
    if (sign === undefined) return once;
    this.#at += sign.length;
    const orNothing = new Set([...once, ""]);
    if (sign === "?") return orNothing;
    let often = once;
    for (let more = 1; more < LENGTH; more++) often = join(often, orNothing);
    return sign === "+" || /^\{[1-9]/.test(sign) ? often : new Set([...often, ""]);
  }

  #readPiece(): ReadonlySet<string> {
    if (this.#take("(?=") || this.#take("(?!")) {
      this.#readGroup();
      return NOTHING;
    }
    if (this.#take("(?:") || this.#take("(")) return this.#readGroup();
    if (this.#take("[")) return this.#readClass();
    if (this.#take("\\b")) return NOTHING;
    if (this.#take("\\")) return new Set([PLAIN.test(this.#next()) ? ANY : this.#pattern[this.#at - 1]!]);
    const sign = this.#next();
    if (/[?*+{]/.test(sign)) throw new Error(`/${this.#pattern}/ is written in a way that cannot be read here.`);
    return new Set([PLAIN.test(sign) ? sign.toLowerCase() : ANY]);
  }

  #readGroup(): ReadonlySet<string> {
    const inside = this.readAlternatives();
    if (!this.#take(")")) throw new Error(`/${this.#pattern}/ has a group without an end.`);
    return inside;
  }

  #readClass(): ReadonlySet<string> {
    const end = this.#pattern.indexOf("]", this.#at);
    const signs = this.#pattern.slice(this.#at, end);
    this.#at = end + 1;
    return new Set(/^[a-z ]+$|^- $/.test(signs) ? signs : [ANY]);
  }

  #next(): string {
    return this.#pattern[this.#at++]!;
  }

  #take(sign: string): boolean {
    if (!this.#pattern.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }
}

const isWhole = (beginning: string): boolean => beginning.length >= LENGTH || beginning.endsWith(ANY);

function join(before: ReadonlySet<string>, after: ReadonlySet<string>): ReadonlySet<string> {
  if ([...before].every(isWhole)) return before;
  const joined = new Set<string>();
  for (const start of before) {
    if (isWhole(start)) joined.add(start);
    else for (const more of after) joined.add((start + more).slice(0, LENGTH));
  }
  return joined;
}
