import { questionSearch } from "../../domain/trips/question/read-question.ts";
import type { TripMistakes, TripParameter } from "../../domain/trips/question/trip-parameters.ts";
import type { TripQuestion } from "../../domain/trips/trip.ts";

export interface Asked {
  readonly question: TripQuestion;
  /** What was typed where it could not be used, so that it is not lost. */
  readonly typed: Readonly<Record<string, string>>;
  readonly mistakes: TripMistakes;
}

type FieldName = TripParameter & keyof TripQuestion;

export const typedValue = ({ question, typed }: Asked, name: FieldName): string =>
  typed[name] ?? String(question[name] ?? "");

/** What every field of the form has: its value, and what is wrong with it. */
export const fieldOf = <Name extends FieldName>(asked: Asked, name: Name) => ({
  name,
  idPrefix: "trip",
  defaultValue: typedValue(asked, name),
  error: asked.mistakes[name],
});

/** A choice among numbers: the steps on offer, and the one in the address if it is another. */
export function numberField(
  asked: Asked,
  name: "hours" | "dayHours" | "detour",
  { steps, label }: { readonly steps: readonly number[]; readonly label: (step: number) => string },
) {
  const current = asked.question[name];
  const all = steps.includes(current) ? steps : [...steps, current].sort((a, b) => a - b);
  const options = all.map((step) => ({ value: String(step), label: label(step) }));
  return { ...fieldOf(asked, name), defaultValue: String(current), options };
}

/** What is chosen or wrong is not folded away. */
export function isUsed({ question, mistakes }: Asked, ...names: readonly TripParameter[]): boolean {
  const set = new URLSearchParams(questionSearch(question));
  return names.some((name) => set.has(name) || mistakes[name] !== undefined);
}
