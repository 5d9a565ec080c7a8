/**
 * Cuts the rows out of a JSON array, or out of the `features` of a GeoJSON FeatureCollection, as the text comes in. It
 * counts brackets only; each row is parsed by JSON.parse afterwards.
 */
export interface JsonItem {
  readonly line: number;
  readonly text: string;
}

const [QUOTE, BACKSLASH, NEWLINE, COMMA] = [34, 92, 10, 44];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [91, 93, 123, 125];
/** Enough to know `features`, and to know that a longer one is not it. */
const LONGEST_KEY = 20;

export class JsonSplitter {
  /** The rest of a sentence that begins with the file's name. */
  failure: string | undefined;
  readonly #longest: number;
  #depth = 0;
  #line = 1;
  #inString = false;
  #isEscaped = false;
  /** The depth at which rows stand: 1 in an array, 2 in `features`; 0 while a collection's rows are still to come. */
  #rowDepth = 0;
  #isOver = false;
  /** The text of the row that has begun, up to the current chunk. */
  #pending: string | undefined;
  #pendingLine = 0;
  /** In a collection: the last key or text at its top level. */
  #key = "";

  constructor(longest: number) {
    this.#longest = longest;
  }

  push(chunk: string): JsonItem[] {
    const items: JsonItem[] = [];
    let from = this.#pending === undefined ? -1 : 0;
    let keyFrom = 0;
    const start = (at: number): void => {
      from = at;
      this.#pending = "";
      this.#pendingLine = this.#line;
    };
    const finish = (to: number): void => {
      items.push({ line: this.#pendingLine, text: this.#pending + chunk.slice(from, to) });
      this.#pending = undefined;
    };
    for (let i = 0; i < chunk.length && !this.failure; i++) {
      const code = chunk.charCodeAt(i);
      if (code === NEWLINE) this.#line++;
      if (this.#inString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (code === BACKSLASH) this.#isEscaped = true;
        else if (code === QUOTE) {
          this.#inString = false;
          this.#keepKey(chunk.slice(keyFrom, i));
        }
        continue;
      }
      if (code <= 32) continue;
      if (this.#isOver && this.#depth === 0) {
        this.failure = `goes on after its end, on line ${this.#line}.`;
        break;
      }
      const isAtRow = this.#depth === this.#rowDepth && this.#rowDepth > 0 && !this.#isOver;
      if (isAtRow && this.#pending === undefined && code !== COMMA && code !== CLOSE_BRACKET) start(i);
      else if (isAtRow && this.#pending !== undefined && (code === COMMA || code === CLOSE_BRACKET)) finish(i);
      if (code === QUOTE) {
        this.#inString = true;
        keyFrom = i + 1;
        this.#key = "";
      } else if (code === OPEN_BRACKET || code === OPEN_BRACE) this.#open(code);
      else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) this.#close();
    }
    if (this.#inString) this.#keepKey(chunk.slice(keyFrom));
    if (this.#pending !== undefined) this.#keep(chunk.slice(from));
    return items;
  }

  end(): void {
    if (this.failure) return;
    if (this.#depth > 0 || this.#inString) this.failure = `breaks off on line ${this.#line}.`;
    else if (this.#rowDepth === 0)
      this.failure = "is one JSON object; expected an array, one object per line, or GeoJSON.";
  }

  #open(code: number): void {
    if (this.#depth === 0 && code === OPEN_BRACKET) this.#rowDepth = 1;
    if (this.#depth === 1 && this.#rowDepth === 0 && code === OPEN_BRACKET && this.#key === "features")
      this.#rowDepth = 2;
    this.#depth++;
  }

  #close(): void {
    this.#depth--;
    if (this.#depth < this.#rowDepth || this.#depth === 0) this.#isOver = true;
  }

  #keepKey(text: string): void {
    if (this.#rowDepth === 0 && this.#depth === 1) this.#key = (this.#key + text).slice(0, LONGEST_KEY);
  }

  #keep(text: string): void {
    this.#pending += text;
    if ((this.#pending?.length ?? 0) > this.#longest) {
      this.failure = `has a row of more than a million characters on line ${this.#pendingLine}.`;
    }
  }
}
