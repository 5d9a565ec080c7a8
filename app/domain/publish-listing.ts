/** From a submission to a listing, and from a listing to a place of the directory. */
import { concealPrivate } from "./conceal-private.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { geocodeText } from "./geocode.ts";
import { inferActivities } from "./infer-activities.ts";
import { inferPlaceType } from "./infer-place-type.ts";
import { type Listing, listingFields } from "./listing-form.ts";
import type { LatLng } from "./miles-between.ts";
import { type PlaceDraft, withoutUnknown } from "./place.ts";
import { sanitiseStory } from "./sanitise-story.ts";
import { isStoryHeading } from "./story-text.ts";
import type { SubmissionFields } from "./submission.ts";
import { summarise } from "./tidy-text.ts";

/** What a reviewer starts from: all that the submission says, and what can be guessed from it. */
export function listingFromSubmission(submission: SubmissionFields, gazetteer: Gazetteer): Listing {
  const position = positionOf(submission, gazetteer);
  return {
    houseName: submission.attractionName,
    city: submission.city,
    state: submission.state,
    address: submission.streetAddress,
    placeType: inferPlaceType(submission.attractionName, submission.description),
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
  { city, state, zipCode }: Pick<SubmissionFields, "city" | "state" | "zipCode">,
  gazetteer: Gazetteer,
): LatLng | undefined {
  const exact = geocodeText(gazetteer, `${city}, ${state} ${zipCode}`);
  // A ZIP code of another state is a mistake; then the town decides.
  return exact?.state.name === state ? exact : geocodeText(gazetteer, `${city}, ${state}`);
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
