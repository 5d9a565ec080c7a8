/**
 * Warns people who publish a private place that its words may tell where it is. One plain pattern: it finds what was
 * written without a thought, not what was disguised, and a person decides.
 */
import { OF_PRIVATE } from "./conceal.ts";
import { fieldType, fieldUse, PLACE_FIELDS, type PlaceField, placeSchema } from "./place-schema.ts";

const STREET =
  "(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Terrace|Circle|Way|Parkway|Highway|Hwy|Turnpike|Pike)";

/** A house number with a street's word, in capitals or typed without; a ZIP code; coordinates. */
const MAY_TELL = new RegExp(
  [
    String.raw`\b\d{1,6}[A-Za-z]?,? (?:[NSEW]\.? )?(?:[A-Z][\w.'-]* |\d+(?:st|nd|rd|th) ){1,3}${STREET}\b`,
    String.raw`\b\d{1,6} (?!the |a |this |its )[a-z]+ ${STREET.toLowerCase()}\b`,
    String.raw`(?<![^\s(])\d{5}(?:-\d{4})?(?![^\s.,;)])(?!,\d)`,
    String.raw`\d{1,3}\.\d{3,}\D{1,20}\d{1,3}\.\d{3,}`,
    String.raw`\d{1,3} ?°`,
  ].join("|"),
);

const TEXTS = PLACE_FIELDS.filter(
  (field) =>
    OF_PRIVATE[field] === "shown" &&
    ["string", "array"].includes(fieldType(placeSchema.shape[field])) &&
    !["id", "slug", "updatedAt"].includes(field),
);

type Texts = Readonly<Partial<Record<PlaceField, unknown>>>;

/** The labels of fields whose words may tell where the place is; none for a place that is not private. */
export function fieldsThatMayTell(place: Texts): readonly string[] {
  if (place.access !== "private") return [];
  return TEXTS.filter((field) => MAY_TELL.test([place[field] ?? ""].flat().join("\n"))).map(labelOf);
}

const OTHER_LABELS: Partial<Record<PlaceField, string>> = { paranormalActivityType: "Activities" };

const labelOf = (field: PlaceField): string => fieldUse(field).label ?? OTHER_LABELS[field] ?? field;
