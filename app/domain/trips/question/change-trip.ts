/**
 * What a visitor decides about a plan, as a new question. A plan that was made is made again around the decision; one whose
 * stops are fixed changes in that one place.
 */

import type { TripQuestion } from "../trip.ts";
import { questionSearch, readableSearch } from "./read-question.ts";
import { TYPED_FIELDS } from "./trip-parameters.ts";

/**
 * "drop:slug", "earlier:slug", "later:slug", "move:slug:3", "pin:slug:2", "add:slug"; "add:slug:3:1:other" comes on the third day after its
 * first stop and takes the place of another one; "add:slug+slug:3:1:" comes one after the other. "set" takes what was typed beside the days and stops.
 */
export type TripChange = `${Exclude<TripChangeKind, "set">}:${string}` | "set";
export type TripChangeKind = "drop" | "earlier" | "later" | "move" | "pin" | "add" | "set";

/** A stop of the plan as it is shown; days count from 1. */
export interface ShownStop {
  readonly slug: string;
  readonly day: number;
}

type TypedName = keyof typeof TYPED_FIELDS;

/**
 * What was typed, as values of the parameters: "2@10:30". Before each field stands a hidden one of its name that says whose it
 * is, "2@", as a query loses its empty values.
 */
type TypedFields = Readonly<Record<TypedName, readonly string[]>>;

export function typedFields(fields: Pick<URLSearchParams | FormData, "getAll">): TypedFields {
  const values = (name: TypedName) => {
    const sent = fields.getAll(TYPED_FIELDS[name]).map((value) => String(value).trim());
    return sent.flatMap((value, index) => {
      const owner = sent[index - 1] ?? "";
      return value !== "" && !value.endsWith("@") && owner.endsWith("@") ? owner + value : [];
    });
  };
  return { stay: values("stay"), starts: values("starts"), night: values("night") };
}

/** The query of the plan with what was typed, right or wrong: reading it finds the sentence for what is wrong. */
export function typedSearch(question: TripQuestion, stops: readonly ShownStop[], typed: TypedFields): string {
  const timed = stops.filter(({ slug }) => typed.stay.some((stay) => stay.startsWith(`${slug}@`)));
  const added = timed.filter(({ slug }) => question.with.every((stop) => stop.slug !== slug));
  const stays = added.map(({ slug, day }) => ({ slug, day }));
  const rest = { ...question, with: [...question.with, ...stays], stays: [], starts: [], nights: [] };
  const query = new URLSearchParams(questionSearch(rest));
  for (const name of ["stay", "starts", "night"] as const) {
    for (const value of typed[name]) query.append(name, value);
  }
  return readableSearch(query);
}

/** `nights` are those of the plan, which a change in one place leaves where they are. */
export function changeTrip(
  question: TripQuestion,
  stops: readonly ShownStop[],
  change: string,
  nights: TripQuestion["nights"] = question.nights,
): TripQuestion {
  const [kind, slug = "", dayText, atText, out = ""] = change.split(":");
  const day = Number(dayText) || undefined;
  const others = question.with.filter((stop) => stop.slug !== slug);
  const slugs = slug.split("+");
  const notLeftOut = question.without.filter((other) => !slugs.includes(other));
  const fixed = (changed: readonly ShownStop[]) => ({ ...fixTrip(question, changed, nights), without: notLeftOut });
  switch (kind as TripChangeKind) {
    case "drop":
      return {
        ...question,
        with: others,
        without: question.choice === "open" ? [...notLeftOut, slug] : notLeftOut,
      };
    case "earlier":
      return fixed(shiftStop(stops, slug, -1));
    case "later":
      return fixed(shiftStop(stops, slug, 1));
    case "move":
    case "pin":
      if (question.choice === "fixed" && day) return fixed(moveToDay(stops, slug, day));
      return { ...question, with: [...others, { slug, ...(day && { day }) }] };
    case "add":
      if (day) return fixed(insertAt(stops, slugs, { day, at: Number(atText) || 0, out }));
      return { ...question, with: [...others, { slug }], without: notLeftOut };
    default:
      return question;
  }
}

/** The plan as it stands: the same stops on the same days with the same nights, whatever the directory holds later. */
export function fixTrip(
  question: TripQuestion,
  stops: readonly ShownStop[],
  nights: TripQuestion["nights"] = question.nights,
): TripQuestion {
  if (stops.length === 0) return question;
  return {
    ...question,
    nights,
    via: "",
    with: stops.map(({ slug, day }) => ({ slug, day })),
    without: [],
    choice: "fixed",
  };
}

/** The first stop of a day moves to the end of the day before, the last one to the beginning of the next. */
function shiftStop(stops: readonly ShownStop[], slug: string, by: -1 | 1): readonly ShownStop[] {
  const at = stops.findIndex((stop) => stop.slug === slug);
  const stop = stops[at];
  const neighbor = stops[at + by];
  if (!stop) return stops;
  if (neighbor?.day === stop.day) {
    return stops.with(at, neighbor).with(at + by, stop);
  }
  return stop.day + by < 1 ? stops : stops.with(at, { ...stop, day: stop.day + by });
}

function moveToDay(stops: readonly ShownStop[], slug: string, day: number): readonly ShownStop[] {
  const stop = stops.find((other) => other.slug === slug);
  if (!stop) return stops;
  const rest = stops.filter((other) => other !== stop);
  const later = rest.findIndex((other) => (day > stop.day ? other.day >= day : other.day > day));
  return rest.toSpliced(later < 0 ? rest.length : later, 0, { ...stop, day });
}

/** Where the visitor was told that they come: the others stay, but for those that have to go. */
function insertAt(
  stops: readonly ShownStop[],
  slugs: readonly string[],
  { day, at, out }: { readonly day: number; readonly at: number; readonly out: string },
): readonly ShownStop[] {
  const gone = new Set([...slugs, ...out.split(",")]);
  const rest = stops.filter(({ slug }) => !gone.has(slug));
  const first = rest.findIndex((stop) => stop.day >= day);
  return rest.toSpliced((first < 0 ? rest.length : first) + at, 0, ...slugs.map((slug) => ({ slug, day })));
}
