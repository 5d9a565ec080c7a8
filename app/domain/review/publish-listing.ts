/** From a submission to a listing, and from a listing to a place of the directory. */

import type { Gazetteer } from "../geo/gazetteer.ts";
import { type Geocoded, geocodeText } from "../geo/geocode.ts";
import { inferActivities } from "../import-export/infer-activities.ts";
import { inferPlaceType } from "../import-export/infer-place-type.ts";
import { summarise } from "../import-export/tidy-text.ts";
import { concealPrivate } from "../places/conceal-private.ts";
import { type PlaceDraft, withoutUnknown } from "../places/place.ts";
import { looksLikePrivateHome } from "../places/private-home.ts";
import { sanitiseStory } from "../places/sanitise-story.ts";
import { isStoryHeading } from "../places/story-text.ts";
import type { SubmissionFields } from "../submissions/submission.ts";
import { isFarApart, whereaboutsOf } from "../submissions/submission-whereabouts.ts";
import { type Listing, listingFields } from "./listing-form.ts";

/** What a reviewer starts from: all that the submission says, and what can be guessed from it. */
export function listingFromSubmission(submission: SubmissionFields, gazetteer: Gazetteer): Listing {
  const position = positionOf(submission, gazetteer);
  const { attractionName, city, description } = submission;
  const placeType = inferPlaceType(withoutTown(attractionName, city), description);
  return {
    houseName: submission.attractionName,
    city: submission.city,
    state: submission.state,
    address: submission.streetAddress,
    placeType,
    // Whoever publishes it says otherwise, where it is otherwise: the mistake that harms nobody.
    access: looksLikePrivateHome(attractionName, description, placeType) ? "private" : undefined,
    latitude: position && round(position.lat),
    longitude: position && round(position.lng),
    activities: [...inferActivities(submission.description)],
    storySummary: summarise(withoutHeadings(submission.description)),
    fullStory: submission.description,
    reports: [],
    ticketPrice: submission.ticketPrice,
    duration: submission.duration,
    website: submission.website,
    phoneNumber: submission.phoneNumber,
    additionalSources: [],
    citations: [],
    rating: 0,
    reviewCount: 0,
  };
}

export function positionOf(
  submission: Pick<SubmissionFields, "city" | "state" | "zipCode">,
  gazetteer: Gazetteer,
): Geocoded | undefined {
  const { city, state, zipCode } = submission;
  const exact = geocodeText(gazetteer, `${city}, ${state} ${zipCode}`);
  // A ZIP code of another state, or of its far end, is a mistake; then the town decides.
  const isMistaken = exact?.state.name !== state || isFarApart(whereaboutsOf(submission, gazetteer));
  const found = isMistaken ? geocodeText(gazetteer, `${city}, ${state}`) : exact;
  // The middle of a state is nowhere: better no pin than one that looks meant.
  return found?.precision === "state" ? undefined : found;
}

/** "Crescent Hotel Eureka Springs" is a hotel: the town's own name says nothing of the kind. */
function withoutTown(name: string, city: string): string {
  const at = name.toLowerCase().lastIndexOf(city.toLowerCase());
  return at > 0 ? `${name.slice(0, at)} ${name.slice(at + city.length)}` : name;
}

function withoutHeadings(story: string): string {
  const lines = story.split("\n").filter((line) => !isStoryHeading(line));
  return lines.join("\n").trim() || story;
}

const round = (degrees: number): number => Number(degrees.toFixed(5));

/** A private place shows neither its address nor its position, whatever the form says. */
export function placeFromListing(listing: Listing, id: string, gazetteer: Gazetteer, now: Date): PlaceDraft {
  const fields = listingFields(listing);
  const place = {
    ...fields,
    id,
    fullStory: fields.fullStory === undefined ? undefined : sanitiseStory(fields.fullStory),
    updatedAt: now.toISOString(),
  };
  return withoutUnknown(concealPrivate(place, gazetteer));
}

/** The id of the place that a submission becomes: the same when it is approved once more after an undo. */
export function placeIdOf(submissionId: string): string {
  return `s-${submissionId.replaceAll("-", "").slice(0, 12)}`;
}
