/** Whether there were requests enough for a p99: of fewer than a hundred it is the slowest, which says nothing. */
import type { Effort, Measurement } from "./measurement.ts";

export const ENOUGH = 100;

export const areEnough = (...sides: readonly (readonly number[])[]): boolean =>
  sides.every((times) => times.length >= ENOUGH);

/**
 * The figure as it may be judged. `asked` are the requests of quiet moments on both sides of it, by the words for each side. With
 * too few of them the whole form has not measured it; the quick form, which asks less on purpose, tells it without its bar.
 */
export function ifEnough(
  one: Measurement,
  asked: Readonly<Record<string, readonly number[]>>,
  { quick }: Effort,
): Measurement {
  if (areEnough(...Object.values(asked))) return one;
  const counts = Object.entries(asked).map(([side, times]) => `${times.length.toLocaleString("en-US")} ${side}`);
  const tooFew = `${counts.join(" and ")} in quiet moments are too few to be judged: a p99 takes ${ENOUGH} of each`;
  const { bar, spread: _ofTooFew, ...told } = one;
  if (quick && !Number.isNaN(one.value)) return { ...told, note: one.note ? `${one.note}. ${tooFew}` : tooFew };
  return { ...told, value: Number.NaN, note: tooFew, ...(bar && !quick ? { bar } : {}) };
}
