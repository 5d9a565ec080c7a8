/** The television programs that filmed at places: data/shows.json has each title once, in the spelling that we use. */
import titles from "../../../data/shows.json" with { type: "json" };
import { hyphenate } from "./slug.ts";

export interface Show {
  readonly title: string;
  readonly slug: string;
  /** Other spellings, in lower case. */
  readonly also: readonly string[];
  /** A title such as "Fear": in a question it is a program only beside words that say so. */
  readonly isOrdinary: boolean;
}

/** A program at a place. */
export interface Filmed {
  readonly show: Show;
  /** A year, or "season 3"; undefined where neither is known. */
  readonly when?: string | undefined;
}

export interface Program {
  readonly show: Show;
  /** Empty where none is known. */
  readonly when: readonly string[];
}

interface Row {
  readonly title: string;
  readonly also?: readonly string[];
  readonly isOrdinary?: boolean;
}

export const SHOWS: readonly Show[] = titles.map(({ title, also = [], isOrdinary = false }: Row) => ({
  title,
  slug: hyphenate(title),
  also,
  isOrdinary,
}));

const BY_NAME: ReadonlyMap<string, Show> = new Map(
  SHOWS.flatMap((show) => [show.title.toLowerCase(), ...show.also].map((name) => [name, show] as const)),
);

const LINE = /^(?<name>.+?)(?:,\s*(?<when>(?:19|20)\d\d|season [1-9]\d?))?$/i;

/** "Ghost Hunters, 2006" or "Ghost Hunters, season 3"; undefined for a title that isn't in the table. */
export function readFilmed(line: string): Filmed | undefined {
  const { name, when } = LINE.exec(line.trim())?.groups ?? {};
  const show = BY_NAME.get(name?.toLowerCase() ?? "");
  return show && { show, when: when?.toLowerCase() };
}

export const filmedLine = ({ show, when }: Filmed): string => (when ? `${show.title}, ${when}` : show.title);

/** The programs of a place, in the order of its record. A title that left the table is left out. */
export function showsOf({ shows }: { readonly shows?: string | undefined }): Filmed[] {
  return (shows?.split("\n") ?? []).map(readFilmed).filter((filmed) => filmed !== undefined);
}

/** Each program of a place once, with the years and seasons in which it was there. */
export const programsOf = (place: { readonly shows?: string | undefined }): Program[] =>
  [...Map.groupBy(showsOf(place), ({ show }) => show)].map(([show, visits]) => ({
    show,
    when: visits.flatMap(({ when }) => when ?? []),
  }));
