/**
 * A private place shows neither its address nor its exact position, nor a way to reach the people there. This is done to
 * fields; what its texts say is the business of editors and reviewers (`may-tell-address.ts` warns them).
 *
 * Whatever becomes public passes through it in one place, where rows become places (`app/store/places/place-rows.ts`). The
 * three makers of drafts (the desk's listing, a row of an import, a record of a release) call it as well, each as its last
 * step: they know the gazetteer and so where the town is, and what they leave out is in no row and in no backup.
 */
import type { Gazetteer, GazetteerCity } from "../geo/gazetteer.ts";
import { milesBetween } from "../geo/miles-between.ts";
import { stateByName } from "../geo/us-states.ts";
import { type Place, PRIVATE_ADDRESS, withoutUnknown } from "./place.ts";
import type { PlaceField } from "./place-schema.ts";

/**
 * What a private place shows of each field: its value, nothing, or what stands instead of it. A ZIP code narrows the
 * position down, a picture shows it, and nobody receives visitors there.
 */
export const OF_PRIVATE: Readonly<Record<PlaceField, "shown" | "blank" | "replaced">> = {
  id: "shown",
  slug: "shown",
  houseName: "shown",
  city: "shown",
  state: "shown",
  address: "replaced",
  zipCode: "blank",
  latitude: "replaced",
  longitude: "replaced",
  boat: "blank",
  placeType: "shown",
  access: "shown",
  accessNote: "shown",
  stay: "shown",
  afterDark: "shown",
  season: "shown",
  openingHours: "blank",
  hoursChecked: "blank",
  stepFree: "shown",
  minAge: "blank",
  dogs: "blank",
  hunts: "blank",
  huntNote: "blank",
  huntUrl: "blank",
  shows: "shown",
  paranormalActivityType: "shown",
  dateActivity: "shown",
  yearBuilt: "shown",
  architectureStyle: "shown",
  rating: "shown",
  score: "shown",
  renown: "shown",
  reviewCount: "shown",
  visitorReports: "shown",
  admission: "shown",
  ticketPrice: "shown",
  priceYear: "shown",
  duration: "shown",
  website: "blank",
  phoneNumber: "blank",
  articleUrl: "shown",
  socialProofUrl: "shown",
  imageUrl: "blank",
  additionalSources: "shown",
  citations: "shown",
  updatedAt: "shown",
  storySummary: "shown",
  renownNote: "shown",
  reportedSince: "shown",
  stillTold: "shown",
  witnesses: "shown",
  investigation: "shown",
  documentedReports: "shown",
  visitorStars: "shown",
  fullStory: "shown",
  reports: "shown",
};

const NOTHING = Object.fromEntries(
  Object.entries(OF_PRIVATE).flatMap(([field, use]) => (use === "blank" ? [[field, undefined]] : [])),
);

type Shown = Partial<Place> & Pick<Place, "city" | "state" | "address">;

/**
 * The place as visitors may know it. With a gazetteer it stands at its town's position. Without one, as for rows that
 * are read, a position stays only where the address says that it was concealed before.
 */
export function conceal<P extends Shown>(place: P, gazetteer?: Gazetteer): P {
  if (place.access !== "private") return place;
  const { lat, lng } = gazetteer ? { ...townOf(place, gazetteer) } : storedTown(place);
  const where = { address: PRIVATE_ADDRESS, latitude: lat, longitude: lng, photos: undefined };
  return withoutUnknown({ ...place, ...NOTHING, ...where });
}

function storedTown({ address, latitude: lat, longitude: lng }: Shown): { lat?: number; lng?: number } {
  return address === PRIVATE_ADDRESS && lat !== undefined && lng !== undefined ? { lat, lng } : {};
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
