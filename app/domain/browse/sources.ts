/** The works and sites that records cite, each with its places. */
import type { Catalog } from "../catalog/catalog.ts";
import { memoize } from "../memoize.ts";
import { hostOf, sourceLinks, webLink } from "../places/links/web-links.ts";
import type { PlaceCard, PlaceList } from "../places/place.ts";
import { fold } from "../places/slug.ts";
import { compareText } from "../sorted-list.ts";

export interface Source {
  /** As records cite it: "Author, Title (Year)", or the name of a host. */
  readonly name: string;
  /** What it is sorted by. */
  readonly key: string;
  /** In order of their names. */
  readonly places: PlaceList;
}

export interface Sources {
  readonly works: readonly Source[];
  readonly sites: readonly Source[];
}

export const sourcesOf = memoize(
  ({ byName }: Catalog): Sources => ({
    works: gather(byName, ({ citations = "" }) => citations.split("\n").filter((line) => line.trim()), surnameFirst),
    sites: gather(byName, sitesOf, (site) => site),
  }),
);

/** For names that begin with no letter. */
const OTHER_LETTER = "0-9";

export function letterOf({ key }: Source): string {
  return /^[a-z]/.exec(key)?.[0] ?? OTHER_LETTER;
}

/** Those under which there are sources, in order. */
export function letters({ works, sites }: Sources): readonly string[] {
  const all = new Set([...works, ...sites].map(letterOf));
  return [...all].sort((a, b) => Number(a === OTHER_LETTER) - Number(b === OTHER_LETTER) || compareText(a, b));
}

function gather(
  places: PlaceList,
  namesOf: (place: PlaceCard) => readonly string[],
  keyOf: (name: string) => string,
): readonly Source[] {
  const found = new Map<string, PlaceCard[]>();
  for (const place of places) {
    for (const name of new Set(namesOf(place))) {
      const cited = found.get(name);
      if (cited) cited.push(place);
      else found.set(name, [place]);
    }
  }
  return [...found]
    .map(([name, cited]) => ({ name, key: fold(keyOf(name)), places: cited }))
    .sort((a, b) => compareText(a.key, b.key));
}

function sitesOf({ articleUrl, socialProofUrl, additionalSources }: PlaceCard): readonly string[] {
  const single = [articleUrl, socialProofUrl].map(webLink).filter((href) => href !== undefined);
  return [...single, ...sourceLinks(additionalSources).map(({ href }) => href)].map(hostOf);
}

/** Bodies are sorted by the first word of their name. */
const BODY = /\b(Administration|Association|Club|Commission|Committee|Guild|League|Project|Society)$/;

/** "L. B. Taylor Jr., The Ghosts of Virginia" as "taylor the ghosts of virginia". */
function surnameFirst(work: string): string {
  const [author = "", ...title] = work.split(", ");
  const [first = "", second = ""] = author.split(/ with /)[0]!.split(/ and /);
  // "Ed and Lorraine Warren".
  const person = first.includes(" ") ? first : second || first;
  const surname = person
    .replace(/ (Jr\.|Sr\.|[IV]+)$/, "")
    .split(" ")
    .at(-1)!;
  return title.length === 0 || BODY.test(author) ? work : [surname, author, ...title].join(" ");
}
