/** Whom visitors may bring along: children and dogs. */
import { type DOGS, mayBeVisited, type PlaceCard, type PlaceType } from "./place.ts";

type Company = Pick<PlaceCard, "minAge" | "dogs" | "access" | "placeType">;

/** Search takes a child for this old. */
const CHILD_AGE = 8;

const DOG_WORDS: Readonly<Record<(typeof DOGS)[number], string>> = {
  yes: "dogs are welcome",
  outside: "dogs on a leash outside",
  no: "no dogs",
};

/** "From 8 years on; no dogs"; undefined where nothing is known. */
export function companyInWords({ minAge, dogs }: Pick<Company, "minAge" | "dogs">): string | undefined {
  const children = minAge === undefined ? undefined : minAge === 0 ? "children of any age" : `from ${minAge} years on`;
  const words = [children, dogs && DOG_WORDS[dogs]].filter((part) => part !== undefined).join("; ");
  return words === "" ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where anybody may walk in the open, by day. */
const OUTDOORS: ReadonlySet<PlaceType> = new Set(["park", "battlefield", "fort", "bridge", "ghost-town"]);

const isOutdoors = ({ access, placeType }: Company): boolean => access === "open" && OUTDOORS.has(placeType);

/** What is known, and otherwise what is outdoors. */
export const suitsChildren = (place: Company): boolean =>
  mayBeVisited(place) && (place.minAge === undefined ? isOutdoors(place) : place.minAge <= CHILD_AGE);

export const suitsDogs = (place: Company): boolean =>
  mayBeVisited(place) && (place.dogs === undefined ? isOutdoors(place) : place.dogs !== "no");
