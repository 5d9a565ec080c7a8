/** One figure of the bench. A bar is what it is held against; without one the figure is only told. */
export interface Measurement {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: "ratio" | "ms" | "s" | "MB" | "KB" | "points" | "shift" | "per second";
  /** Lowest and highest of the rounds. */
  readonly spread?: readonly [number, number];
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
  /** How it was taken, or why it is what it is. */
  readonly note?: string;
}

/** What one part of the bench found, with what its plots and tables need. */
export interface PartResult {
  readonly measured: readonly Measurement[];
  readonly growth?: readonly GrowthLine[];
  readonly visits?: readonly VisitBytes[];
  readonly tables?: readonly Table[];
  readonly notes?: readonly string[];
  /** The page in docs/decisions that says what was tried for these figures. */
  readonly decision?: string;
  /** The part's name, and the share of the processors that others on the same host had while it was measured. */
  readonly part?: string;
  readonly taken?: number | undefined;
}

/** Median milliseconds of one question by number of places. */
export interface GrowthLine {
  readonly name: string;
  readonly points: readonly (readonly [places: number, milliseconds: number])[];
}

/** Bytes of the bodies of a first visit, as they travel. */
export interface VisitBytes {
  readonly path: string;
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly pictures: number;
  readonly other: number;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How much work a part may make of it. */
export interface Effort {
  readonly quick: boolean;
}

/** Whether the figure meets its bar; undefined where it has none or could not be taken. */
export function isMet({ value, bar }: Measurement): boolean | undefined {
  if (!bar || Number.isNaN(value)) return undefined;
  return "atLeast" in bar ? value >= bar.atLeast : value <= bar.atMost;
}

/** Value and spread of some rounds: the median, the lowest and the highest. */
export function ofRounds(values: readonly number[]): { value: number; spread: readonly [number, number] } {
  return { value: median(values), spread: [Math.min(...values), Math.max(...values)] };
}

/** Of an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** A whole number, with its thousands told apart. */
export const inFigures = (count: number): string => count.toLocaleString("en-US");

export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** As it is printed while the bench runs. */
export function sentenceOf(one: Measurement): string {
  const met = isMet(one);
  const verdict = met === undefined ? "" : met ? "  ok" : "  MISSED";
  const spread = one.spread ? `, ${inWords(one.spread[0], one.unit)} to ${inWords(one.spread[1], one.unit)}` : "";
  const bar = one.bar ? ` (${barInWords(one)}${spread})` : spread ? ` (${spread.slice(2)})` : "";
  return `  ${one.name}: ${inWords(one.value, one.unit)}${bar}${verdict}${one.note ? `\n      ${one.note}` : ""}`;
}

export function inWords(value: number, unit: Measurement["unit"]): string {
  if (Number.isNaN(value)) return "not measured";
  const digits =
    unit === "points" || unit === "per second" || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const figure = value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === "ratio" || unit === "points" || unit === "shift" ? figure : `${figure} ${unit}`;
}

export function barInWords({ bar, unit }: Measurement): string {
  if (!bar) return "";
  return "atLeast" in bar ? `at least ${inWords(bar.atLeast, unit)}` : `at most ${inWords(bar.atMost, unit)}`;
}
