/** Every regular expression of the program: literals by reading the sources, composed ones by watching them being made. */
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
}

const isOwnSource = (file: string): boolean => !/\.test\.tsx?$|\.d\.ts$/.test(file);

export function sourceFiles(): readonly string[] {
  return globSync("{app,server,cli}/**/*.{ts,tsx}").filter(isOwnSource).toSorted();
}

export function literalExpressions(): readonly Expression[] {
  return sourceFiles().flatMap((file) => {
    const found: Expression[] = [];
    const look = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      if (regex) found.push({ source: regex.pattern, flags: regex.flags, file });
      for (const child of Object.values(node)) if (typeof child === "object") look(child);
    };
    look(parseSync(file, readFileSync(file, "utf8")).program);
    return found;
  });
}

/** Modules that put expressions together when they are loaded. */
export function composingFiles(): readonly string[] {
  return sourceFiles().filter((file) => readFileSync(file, "utf8").includes("new RegExp("));
}

/** What `load` makes with `new RegExp`. */
export async function composedExpressions(file: string, load: () => Promise<unknown>): Promise<readonly Expression[]> {
  const made: Expression[] = [];
  const Original = globalThis.RegExp;
  class Watched extends Original {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags);
      made.push({ source: this.source, flags: this.flags, file });
    }
  }
  globalThis.RegExp = Watched as unknown as RegExpConstructor;
  try {
    await load();
  } finally {
    globalThis.RegExp = Original;
  }
  return made;
}
