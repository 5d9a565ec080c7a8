/**
 * A private place shows neither its address nor its exact position: not in the fields for them, and not in the words of
 * any other field. Everything that publishes a place applies this rule.
 */
import { DomainError } from "../domain-error.ts";
import type { Gazetteer, GazetteerCity } from "../geo/gazetteer.ts";
import { milesBetween } from "../geo/miles-between.ts";
import { stateByName } from "../geo/us-states.ts";
import { type AddressDetector, makeAddressDetector } from "./detect-address.ts";
import { type Place, PRIVATE_ADDRESS, withoutUnknown } from "./place.ts";
import { fieldType, fieldUse, PLACE_FIELDS, type PlaceField, placeSchema } from "./place-schema.ts";

type Shown = Partial<Place> & Pick<Place, "city" | "state" | "address">;

export interface ConcealOptions {
  readonly gazetteer: Gazetteer;
  /** Every address ever known for the place; its own need not be among them. */
  readonly known?: readonly string[];
}

interface Concealed<P> {
  readonly place: P;
  /** The fields whose words revealed where it is. */
  readonly told: readonly PlaceField[];
}

/** Public text fields, except address and date. */
const TEXTS = PLACE_FIELDS.filter(
  (field) =>
    ["string", "array"].includes(fieldType(placeSchema.shape[field])) && !["address", "updatedAt"].includes(field),
);
/** Names cannot lose a sentence: a place whose name reveals its position is not published. */
const NAMES: readonly PlaceField[] = ["id", "slug", "houseName", "city"];

/**
 * A ZIP code narrows down the position, a Wikidata item contains it, photographs show it, and nobody receives visitors
 * there.
 */
const NOT_OF_PRIVATE = {
  zipCode: undefined,
  boat: undefined,
  hunts: undefined,
  huntNote: undefined,
  huntUrl: undefined,
  wikidata: undefined,
  openingHours: undefined,
  hoursChecked: undefined,
  photos: undefined,
};

/** The place at its town's position, without its address, and without the sentences that reveal either. */
export function conceal<P extends Shown>(place: P, { gazetteer, known = [] }: ConcealOptions): Concealed<P> {
  if (place.access !== "private") return { place, told: [] };
  const town = townOf(place, gazetteer);
  const { place: quiet, told } = leaveOut(
    place,
    makeAddressDetector([place.address, ...known], { ...place, position: town }),
  );
  const where = { address: PRIVATE_ADDRESS, latitude: town?.lat, longitude: town?.lng, ...NOT_OF_PRIVATE };
  return { place: withoutUnknown({ ...quiet, ...where }), told };
}

/** Whether a name reveals the position, so that removing sentences is not enough. */
export const isToldByName = ({ told }: Concealed<unknown>): boolean => told.some((field) => NAMES.includes(field));

/** For people who publish: names the fields that they have to fix. */
export function requireConcealed<P extends Shown>(place: P, options: ConcealOptions): P {
  const concealed = conceal(place, options);
  // Editors cannot change ids.
  const told = concealed.told.filter((field) => field !== "id" && field !== "slug");
  if (told.length === 0) return concealed.place;
  throw new DomainError(
    "invalid",
    `The place is private, and what visitors would read tells its street address or exact position, or has letters that cannot be checked for them: ${told.map(fieldLabel).join(", ")}. Take it out first.`,
    Object.fromEntries(told.map((field) => [FORM_FIELDS[field] ?? field, "Invalid input"])),
  );
}

/** Form fields whose name differs from the place's field. */
const FORM_FIELDS: Partial<Record<PlaceField, string>> = { paranormalActivityType: "otherActivities" };

const OTHER_LABELS: Partial<Record<PlaceField, string>> = { paranormalActivityType: "Activities" };

export const fieldLabel = (field: PlaceField): string => fieldUse(field).label ?? OTHER_LABELS[field] ?? field;

/**
 * The last safety net, for rows written by mistake; works without a gazetteer. If the address was replaced, so was the
 * position; if not, both are removed.
 */
export function concealPlace<P extends Shown>(place: P): P {
  if (place.access !== "private") return place;
  if (place.address === PRIVATE_ADDRESS) {
    return withoutUnknown({ ...place, zipCode: undefined, wikidata: undefined });
  }
  const {
    latitude: _,
    longitude: __,
    zipCode: ___,
    wikidata: ____,
    ...rest
  } = leaveOut(place, makeAddressDetector([place.address], place)).place;
  return { ...rest, address: PRIVATE_ADDRESS } as P;
}

/** Of several towns with the same name, the one that was meant. */
function townOf(
  { city, state, latitude: lat, longitude: lng }: Shown,
  gazetteer: Gazetteer,
): GazetteerCity | undefined {
  const code = stateByName(state)?.code;
  const towns = code === undefined ? [] : gazetteer.findCity(city, code);
  if (lat === undefined || lng === undefined) return towns[0];
  return towns.toSorted((a, b) => milesBetween(a, { lat, lng }) - milesBetween(b, { lat, lng }))[0];
}

function leaveOut<P extends Shown>(place: P, tells: AddressDetector): Concealed<P> {
  const quiet: Record<string, unknown> = { ...place };
  const told: PlaceField[] = [];
  for (const field of TEXTS) {
    const value = place[field] as string | readonly string[] | undefined;
    if (value === undefined || !tells([value].flat().join("\n"))) continue;
    told.push(field);
    if (!NAMES.includes(field)) quiet[field] = quietly(field, value, tells);
  }
  if (quiet.storySummary === undefined && place.storySummary !== undefined) {
    quiet.storySummary = `A private place in ${place.city}, ${place.state}.`;
  }
  return { place: quiet as P, told };
}

/** Lists stored as one text, and what separates their items. */
const ITEM_ENDS: Partial<Record<PlaceField, RegExp>> = {
  additionalSources: /(?<=[;,\n])/,
  paranormalActivityType: /(?<=;)/,
  citations: /(?<=\n)/,
};

function quietly(field: PlaceField, value: string | readonly string[], tells: AddressDetector) {
  if (typeof value !== "string") {
    const quiet = findQuiet(value, tells, "\n");
    return value.filter((_, index) => quiet.has(index));
  }
  const ends = ITEM_ENDS[field];
  const pieces = ends ? value.split(ends) : sentencesOf(value);
  const quiet = findQuiet(pieces, tells, "");
  const text = pieces
    // The paragraph still ends where its last sentence was removed.
    .map((piece, index) => (quiet.has(index) ? piece : lineEnd(piece)))
    .join("")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return (ends ? text.replace(/[;,]$/, "") : text) || undefined;
}

function lineEnd(piece: string): string {
  const space = piece.slice(piece.trimEnd().length);
  return space.includes("\n") ? space : "";
}

/**
 * Removes pieces that reveal the position by themselves, and neighbors that do so together; removes everything if the
 * rest still does.
 */
function findQuiet(pieces: readonly string[], tells: AddressDetector, between: string): ReadonlySet<number> {
  const text = (indexes: readonly (number | undefined)[]) =>
    indexes.map((index) => (index === undefined ? "" : pieces[index])).join(between);
  const alone = [...pieces.keys()].filter((index) => !tells(pieces[index]!));
  const apart = alone.filter(
    (index, at) => !tells(text([alone[at - 1], index])) && !tells(text([index, alone[at + 1]])),
  );
  return new Set(tells(text(apart)) ? [] : apart);
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Each sentence with the white space after it; a question mark inside a link ends none. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && !/\s$/.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}
