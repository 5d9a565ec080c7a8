/** One line of the benchmark: a figure, how far its rounds lay apart, and the bar that it is held against. */
export interface BenchFigure {
  readonly name: string;
  readonly value: number;
  /** Smallest and largest of the rounds. */
  readonly spread: readonly [number, number];
  readonly bar: number;
  /** Undefined where this machine cannot tell. */
  readonly ok: boolean | undefined;
  readonly note: string;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export function spreadOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

export function printFigure({ name, value, spread, bar, ok, note }: BenchFigure): void {
  const verdict = ok === undefined ? "not measurable here" : ok ? "ok" : "MISSED";
  const [low, high] = spread.map((edge) => edge.toFixed(2));
  console.log(`${name}: ${value.toFixed(2)} (${low} to ${high}; bar ${bar}) ${verdict}. ${note}`);
}
