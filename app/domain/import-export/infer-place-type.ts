/**
 * What kind of place an imported row is about. The name decides, by the last known phrase of its head ("Cemetery Road"
 * is a road; "Church of the Hill Cemetery" is read up to "of"). If the name says nothing, the text's first sentence
 * decides; otherwise the place is `other`.
 */
import { KIND_WORDS, phrasesOf } from "../places/kind-words.ts";
import type { PlaceType } from "../places/place.ts";

/** At the end of a name, "St." is a street. */
const STREET_AT_END = "st(?=\\.?$)";

const KIND_PATTERNS = (Object.keys(KIND_WORDS) as PlaceType[]).map((kind) => {
  const { said, narrow, named } = KIND_WORDS[kind];
  const phrases = [...phrasesOf(said), ...phrasesOf(narrow), ...phrasesOf(named)].map((phrase) =>
    phrase.replaceAll(".", "\\.?").replaceAll(" ", "[ -]?"),
  );
  if (kind === "road") phrases.push(STREET_AT_END);
  return { kind, pattern: new RegExp(`(?<![\\w'])(?:${phrases.join("|")})(?![\\w'])`, "giu") };
});
/** "Fort" and "USS" come first in a name, "University" sometimes does. */
const LEADING: readonly (readonly [PlaceType, RegExp])[] = [
  ["ship", /^(the )?u\.?s\.?s\.?\s/i],
  ["university", /^(the )?(university|college) of\b/i],
  ["fort", /^(old )?(fort|ft\.?) (?!worth|wayne|collins|lauderdale|smith|myers|pierce|dodge|walton)[\w.' ]+$/i],
];
const END_OF_HEAD = /\s+(?:of|at|in|on|near|behind|off|by|between|formerly|aka)\s.*$|\s*[(/,:;-]\s.*$|\s*\(.*$/i;

export function inferPlaceType(name: string, text: string): PlaceType {
  const head = name.replace(END_OF_HEAD, "");
  const known = lastKind(head) ?? (head === name ? undefined : lastKind(name));
  // A fort's name may contain another kind: "Fort Mifflin Hotel" is a hotel.
  const leading = LEADING.find(
    ([kind, pattern]) => pattern.test(name) && (known === undefined || known === kind || kind !== "fort"),
  );
  return leading?.[0] ?? known ?? lastKind(firstSentence(text), "first") ?? "other";
}

/** The kind whose phrase ends last (or starts first); at the same position, the longer phrase wins. */
function lastKind(text: string, which: "first" | "last" = "last"): PlaceType | undefined {
  let best: { kind: PlaceType; at: number; length: number } | undefined;
  for (const { kind, pattern } of KIND_PATTERNS) {
    for (const { index, 0: phrase } of text.matchAll(pattern)) {
      const { length } = phrase;
      const at = which === "last" ? index + length : -index;
      if (!best || at > best.at || (at === best.at && length > best.length)) best = { kind, at, length };
    }
  }
  return best?.kind;
}

const firstSentence = (text: string): string => text.slice(0, 200).split(/(?<=[.!?])\s/)[0] ?? "";
