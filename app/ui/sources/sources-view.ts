import { letterOf, type Source } from "../../domain/browse/sources.ts";
import { hyphenate } from "../../domain/places/slug.ts";

export interface SourceView {
  readonly name: string;
  readonly anchor: string;
  readonly places: readonly { readonly slug: string; readonly houseName: string; readonly state: string }[];
}

const anchorOf = ({ name }: Source): string => hyphenate(name.replaceAll(".", " "));

export const sourceView = (source: Source): SourceView => ({
  name: source.name,
  anchor: anchorOf(source),
  places: source.places.map(({ slug, houseName, state }) => ({ slug, houseName, state })),
});

export const letterPath = (letter: string): string => `/sources/${letter}`;
/** "A", or "0-9". */
export const letterName = (letter: string): string => letter.toUpperCase();

const MOST = 12;

/** Those that most places cite. */
export const mostCited = (sources: readonly Source[]) =>
  sources
    .toSorted((a, b) => b.places.length - a.places.length)
    .slice(0, MOST)
    .map((source) => ({
      to: `${letterPath(letterOf(source))}#${anchorOf(source)}`,
      name: source.name,
      count: source.places.length,
    }));
