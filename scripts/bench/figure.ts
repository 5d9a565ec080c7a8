/** A measured value and the limit that it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "ratio" | "ms" | "s" | "MB" | "score";
  readonly bar: { readonly min: number } | { readonly max: number };
  readonly note?: string;
}

export const isMet = ({ value, bar }: Figure): boolean => ("min" in bar ? value >= bar.min : value <= bar.max);

const DIGITS: Readonly<Record<Figure["unit"], number>> = { ratio: 2, ms: 0, s: 2, MB: 0, score: 0 };

export function format({ unit }: Figure, value: number): string {
  const text = value.toFixed(DIGITS[unit]);
  return unit === "ratio" || unit === "score" ? text : `${text} ${unit}`;
}

export const formatBar = (figure: Figure): string =>
  "min" in figure.bar ? `at least ${format(figure, figure.bar.min)}` : `at most ${format(figure, figure.bar.max)}`;

/** The value below which `share` of all values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
