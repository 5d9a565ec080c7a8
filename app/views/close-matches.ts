/** What a guessed URL may mean: "/location/stanley-hotel", "/haunted-hotels". */

import { editDistance } from "../domain/edit-distance.ts";
import { US_STATES } from "../domain/geo/us-states.ts";
import { fold } from "../domain/places/slug.ts";
import { withoutFiller } from "../domain/search/parse-question.ts";
import { allFound, search } from "../domain/search/search.ts";
import { isUnrestricted, NO_SLOTS } from "../domain/search/slots.ts";
import { type Suggestion, suggest } from "../domain/search/suggest.ts";
import type { CloseMatch, CloseMatches } from "../ui/layout/did-you-mean.tsx";
import type { SiteContext } from "../web/site-context.ts";
import { searchContextOf } from "./site-search.ts";

const MAX_MATCHES = 3;
const MAX_GUESS_LENGTH = 100;

export async function closeMatches(site: SiteContext, path: string): Promise<CloseMatches> {
  const text = wordsOf(path);
  const pages = pagesNamed(path);
  const wanted = withoutFiller(text);
  if (wanted === "" || !(await site.admit("search"))) return { text, matches: pages };
  const context = await searchContextOf(site);
  const suggested = suggest(context, wanted).map(({ label, href }: Suggestion) => ({ label, href }));
  // "The Stanley Hotel" is found by its words if no name begins with them.
  const found = suggested.length < MAX_MATCHES ? await search(context, async () => undefined, wanted) : undefined;
  const isGuess =
    found?.match === "some" ||
    (found !== undefined && isUnrestricted({ ...found.slots, not: NO_SLOTS.not }) && found.slots.words === undefined);
  const places = found && !isGuess ? allFound(found).map(({ place }) => place) : [];
  const named = places.map(({ slug, houseName, city, state }) => ({
    label: `${houseName}, ${city}, ${state}`,
    href: `/location/${slug}`,
  }));
  const byAddress = new Map(
    [...pages, ...statesLike(text), ...suggested, ...named].map((match) => [match.href, match]),
  );
  return { text, matches: [...byAddress.values()].slice(0, MAX_MATCHES) };
}

/** The search takes names as short as "Ohioo" for words. */
const statesLike = (text: string): CloseMatch[] =>
  US_STATES.filter(({ name }) => editDistance(fold(name), fold(text), 1) <= 1).map(({ name, slug }) => ({
    label: name,
    href: `/state/${slug}`,
  }));

/** Pages that people look for under other URLs. */
const PAGES: readonly (readonly [words: RegExp, match: CloseMatch])[] = [
  [/\bmaps?\b/i, { label: "The map", href: "/map" }],
  [/\b(lists?|kinds?)\b/i, { label: "Lists of haunted places", href: "/lists" }],
  [/\b(trips?|planner|roadtrips?|routes?|itinerary)\b/i, { label: "The road trip planner", href: "/trip" }],
  [/\b(saved|favou?rites|bookmarks|wishlist)\b/i, { label: "Saved places", href: "/saved" }],
  [/\b(states|browse|directory|places|locations)\b/i, { label: "All locations", href: "/all-locations" }],
];

const pagesNamed = (path: string): CloseMatch[] =>
  PAGES.filter(([words]) => words.test(path)).map(([, match]) => match);

/** The words in the last part of a path; none for a file name. */
function wordsOf(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  if (last.includes(".")) return "";
  return last
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim()
    .slice(0, MAX_GUESS_LENGTH);
}
