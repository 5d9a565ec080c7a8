/**
 * A private place shows neither its address nor where exactly it stands: not in the fields for it, and in no word of the
 * others. Everything that publishes a place asks this rule.
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
  /** Every address that was ever known of the place; its own need not be among them. */
  readonly known?: readonly string[];
}

interface Concealed<P> {
  readonly place: P;
  /** The fields whose words told where it is. */
  readonly told: readonly PlaceField[];
}

/** Text that anyone reads, address and date apart. */
const TEXTS = PLACE_FIELDS.filter(
  (field) =>
    ["string", "array"].includes(fieldType(placeSchema.shape[field])) && !["address", "updatedAt"].includes(field),
);
/** Names cannot lose a sentence: a place whose name tells is not published. */
const NAMES: readonly PlaceField[] = ["id", "slug", "houseName", "city"];

/** A ZIP code narrows down where it is, a Wikidata item has its position, photographs show it, and nobody is received there. */
const NOT_OF_PRIVATE = {
  zipCode: undefined,
  wikidata: undefined,
  openingHours: undefined,
  hoursChecked: undefined,
  photos: undefined,
};

/** The place with its town's position, without its address, and without the sentences that tell either. */
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

/** Whether a name tells, so that leaving sentences out is not enough. */
export const isToldByName = ({ told }: Concealed<unknown>): boolean => told.some((field) => NAMES.includes(field));

/** For what people publish: they are told which fields to mend. */
export function requireConcealed<P extends Shown>(place: P, options: ConcealOptions): P {
  const concealed = conceal(place, options);
  // Ids are not theirs to change.
  const told = concealed.told.filter((field) => field !== "id" && field !== "slug");
  if (told.length === 0) return concealed.place;
  throw new DomainError(
    "invalid",
    `The place is private, and its street address stands in what visitors would read, or its exact position: ${told.map(fieldLabel).join(", ")}. Take it out first.`,
    Object.fromEntries(told.map((field) => [FORM_FIELDS[field] ?? field, "Invalid input"])),
  );
}

/** Where the form of a listing asks for a field under another name. */
const FORM_FIELDS: Partial<Record<PlaceField, string>> = { paranormalActivityType: "otherActivities" };

const OTHER_LABELS: Partial<Record<PlaceField, string>> = { paranormalActivityType: "Activities" };

export const fieldLabel = (field: PlaceField): string => fieldUse(field).label ?? OTHER_LABELS[field] ?? field;

/**
 * The last net, for rows that were written by mistake: without a gazetteer. If the address was replaced, so was the position;
 * if not, both are removed.
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

/** Of several towns of one name, the one that was meant. */
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

/** Lists that are one text, by what stands between their items. */
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
    // The paragraph still ends where its last sentence was left out.
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

/** All but the pieces that tell by themselves, and neighbors that tell together; none, if the rest still tells. */
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

/** With the white space that follows each; the question mark inside of a link ends none. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && !/\s$/.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}
