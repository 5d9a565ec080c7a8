import { milesBetween } from "../../domain/geo/miles-between.ts";
import { fieldsThatMayTell } from "../../domain/places/may-tell-address.ts";
import type { ListingValues } from "./listing-values.ts";
import { pinOf } from "./pin-field.tsx";

/** What we know about the pin besides its coordinates. */
export interface PinFacts {
  /** The automatic guess that the form was prefilled with. */
  readonly guess?: { readonly lat: number; readonly lng: number; readonly what: string } | undefined;
  /** The center of the listing's city. */
  readonly town: TownFacts | undefined;
}

interface TownFacts {
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
}

/** Farther out, the pin may be in another town. */
const FAR_MILES = 15;
/** The pin has five decimals; the guess may have more. */
const SAME_SPOT_MILES = 0.01;

/** Warnings next to the publish button. None of them blocks publishing. */
export function PublishChecks({ values, pin }: { values: ListingValues; pin: PinFacts }) {
  const checks = checksOf(values, pin);
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="publish-checks" className="mb-4">
      <h3 id="publish-checks" className="font-sans text-base font-semibold tracking-normal">
        Before you publish
      </h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.9375rem] text-ember">
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </section>
  );
}

function checksOf(values: ListingValues, pin: PinFacts): string[] {
  const { texts, activities } = values;
  const isPrivate = texts.access === "private";
  const has = (name: string) => Boolean(texts[name]?.trim());
  const told = fieldsThatMayTell({ ...texts, paranormalActivityType: texts.otherActivities });
  const checks = [
    !texts.access && "Say who may go there: access is not chosen.",
    isPrivate &&
      "Private: address, ZIP code, telephone, website, picture and pin are left out, the town's own position is shown.",
    told.length > 0 &&
      `Private, and its words may tell where it is: ${told.join(", ")}. Nothing takes that out: read them, and publish only what may be known.`,
    !isPrivate && pinCheck(values, pin),
    activities.length === 0 && !has("otherActivities") && "No activity is chosen: the badge reads HAUNTED.",
    !["articleUrl", "additionalSources", "citations", "website"].some(has) && "No source is named.",
  ];
  return checks.filter((check) => typeof check === "string");
}

function pinCheck(values: ListingValues, { guess, town }: PinFacts): string | false {
  const pin = pinOf(values);
  if (!pin) return "Without a pin it is on no map and in no search nearby.";
  const at = { lat: pin[0], lng: pin[1] };
  const miles = town ? milesBetween(at, town) : 0;
  if (town && isStillIn(town, values)) {
    if (miles > FAR_MILES) return `The pin is ${Math.round(miles)} miles from ${town.name}, ${town.state}.`;
  } else if (town && miles <= FAR_MILES) {
    return `The town was changed, but the pin is still near ${town.name}, ${town.state}.`;
  }
  if (guess && milesBetween(at, guess) < SAME_SPOT_MILES)
    return `The pin is a guess: the middle of ${guess.what}. Move it to the place, or empty both numbers.`;
  return false;
}

/** Whether the town is the one in the form; after an edit of city or state it is the one before. */
function isStillIn(town: TownFacts, { texts }: ListingValues): boolean {
  return texts.state === town.state && texts.city?.trim().toLowerCase() === town.name.toLowerCase();
}
