/** One figure of the bench. A bar is what it is held against; without one the figure is only told. */
export interface Measurement {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: "ratio" | "ms" | "MB" | "KB" | "points" | "per second";
  /** Lowest and highest of the rounds. */
  readonly spread?: readonly [number, number];
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
  /** How it was taken, or why it is what it is. */
  readonly note?: string;
}

/** Whether the figure meets its bar; undefined where it has none or could not be taken. */
export function isMet({ value, bar }: Measurement): boolean | undefined {
  if (!bar || Number.isNaN(value)) return undefined;
  return "atLeast" in bar ? value >= bar.atLeast : value <= bar.atMost;
}

/** Value and spread of some rounds: the median, the lowest and the highest. */
export function ofRounds(values: readonly number[]): { value: number; spread: readonly [number, number] } {
  const sorted = values.toSorted((a, b) => a - b);
  return { value: sorted[Math.floor(sorted.length / 2)]!, spread: [sorted[0]!, sorted.at(-1)!] };
}

export function inWords(value: number, unit: Measurement["unit"]): string {
  if (Number.isNaN(value)) return "not measured";
  const digits =
    unit === "points" || unit === "per second" || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const figure = value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === "ratio" || unit === "points" ? figure : `${figure} ${unit}`;
}

export function barInWords({ bar, unit }: Measurement): string {
  if (!bar) return "";
  return "atLeast" in bar ? `at least ${inWords(bar.atLeast, unit)}` : `at most ${inWords(bar.atMost, unit)}`;
}
