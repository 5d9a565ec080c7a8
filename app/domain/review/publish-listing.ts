/** Turns a submission into a listing draft, and a listing into a place. */
import { degreesText } from "../geo/degrees.ts";
import type { Gazetteer } from "../geo/gazetteer.ts";
import { type Geocoded, geocodeText } from "../geo/geocode.ts";
import { inferActivities } from "../import-export/infer-activities.ts";
import { inferPlaceType } from "../import-export/infer-place-type.ts";
import { summarize } from "../import-export/tidy-text.ts";
import { conceal } from "../places/conceal.ts";
import { type PlaceDraft, withoutUnknown } from "../places/place.ts";
import { looksLikePrivateHome } from "../places/private-home.ts";
import { sanitizeStory } from "../places/story/sanitize-story.ts";
import { isStoryHeading } from "../places/story/story-text.ts";
import type { SubmissionFields } from "../submissions/submission.ts";
import { isFarApart, whereaboutsOf } from "../submissions/submission-whereabouts.ts";
import { type Listing, listingFields } from "./listing-form.ts";

/** The reviewer's starting point: what the submission says and what can be inferred from it. */
export function listingFromSubmission(submission: SubmissionFields, gazetteer: Gazetteer): Listing {
  const position = positionOf(submission, gazetteer);
  const { attractionName, city, description } = submission;
  const placeType = submission.placeType ?? inferPlaceType(withoutTown(attractionName, city), description);
  return {
    houseName: submission.attractionName,
    city: submission.city,
    state: submission.state,
    address: submission.streetAddress,
    zipCode: submission.zipCode.slice(0, 5),
    placeType,
    // Default to private; the reviewer can override. It's the safer wrong guess.
    access: looksLikePrivateHome(attractionName, description, placeType) ? "private" : undefined,
    latitude: position && Number(degreesText(position.lat)),
    longitude: position && Number(degreesText(position.lng)),
    activities: [...inferActivities(submission.description)],
    storySummary: summarize(withoutHeadings(submission.description)),
    fullStory: submission.description,
    reports: [],
    ticketPrice: submission.ticketPrice,
    duration: submission.duration,
    website: submission.website,
    phoneNumber: submission.phoneNumber,
    additionalSources: [],
    citations: [],
    shows: [],
    documentedReports: 0,
  };
}

export function positionOf(
  submission: Pick<SubmissionFields, "city" | "state" | "zipCode">,
  gazetteer: Gazetteer,
): Geocoded | undefined {
  const { city, state, zipCode } = submission;
  const exact = geocodeText(gazetteer, `${city}, ${state} ${zipCode}`);
  // A ZIP code in another state or far away is a mistake; then the city decides.
  const isMistaken = exact?.state.name !== state || isFarApart(whereaboutsOf(submission, gazetteer));
  const found = isMistaken ? geocodeText(gazetteer, `${city}, ${state}`) : exact;
  // No pin is better than one in the middle of a state.
  return found?.precision === "state" ? undefined : found;
}

/** "Crescent Hotel Eureka Springs" is a hotel: words of the city's name don't count. */
function withoutTown(name: string, city: string): string {
  const at = name.toLowerCase().lastIndexOf(city.toLowerCase());
  return at > 0 ? `${name.slice(0, at)} ${name.slice(at + city.length)}` : name;
}

function withoutHeadings(story: string): string {
  const lines = story.split("\n").filter((line) => !isStoryHeading(line));
  return lines.join("\n").trim() || story;
}

/** A private place has neither address nor exact position, whatever the form says. */
export function placeFromListing(listing: Listing, id: string, gazetteer: Gazetteer, now: Date): PlaceDraft {
  const fields = listingFields(listing);
  const place = {
    ...fields,
    id,
    fullStory: fields.fullStory === undefined ? undefined : sanitizeStory(fields.fullStory),
    updatedAt: now.toISOString(),
  };
  return withoutUnknown(conceal(place, gazetteer));
}

/** Stable, so that approving again after an undo publishes the same place. */
export function placeIdOf(submissionId: string): string {
  return `s-${submissionId.replaceAll("-", "").slice(0, 12)}`;
}
