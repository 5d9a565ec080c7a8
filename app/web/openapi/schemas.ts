/** The things that the API speaks of. Each field of the domain stands here, or this does not compile. */

import type { SiteStatistics } from "../../domain/catalog/site-statistics.ts";
import { ACCESS_CLASSES, PLACE_TYPES, type PlaceCard, type PlaceTexts } from "../../domain/places/place.ts";
import { LARGEST_RADIUS_MILES } from "../../domain/search/nearby-search.ts";
import { SUGGESTION_KINDS } from "../../domain/search/suggest.ts";
import {
  ATTRACTION_TYPES,
  SUBMISSION_STATUSES,
  type Submission,
  type SubmissionFields,
} from "../../domain/submissions/submission.ts";
import { listOf, type Schema } from "./api-call.ts";

type Fields<T> = Readonly<Record<keyof T, Schema>>;

const text = (description: string): Schema => ({ type: "string", minLength: 1, description });
const link = (description: string): Schema => ({ type: "string", description });

function thing<T>(description: string, properties: Fields<T>, required: readonly (keyof T & string)[]): Schema {
  return { type: "object", description, properties, required };
}

const CARD: Fields<PlaceCard> = {
  id: { type: "string", pattern: "^[a-z0-9-]+$", description: "Stays the same for ever." },
  slug: text("Last part of the page's address: /location/{slug}. It can change; the old one then redirects."),
  houseName: text("Name of the place."),
  city: text("City or nearest town."),
  state: text("Full name of the state; the District of Columbia counts as one."),
  address: text("Street address, or a sentence instead of it where the place is private."),
  storySummary: text("The story in a few sentences. Lore is told as lore."),
  dateActivity: text("When activity was reported."),
  articleUrl: link("An article about the place."),
  imageUrl: link("A picture."),
  socialProofUrl: link("A discussion about the place."),
  paranormalActivityType: text("Activity types, separated by semicolons; the first is the main one."),
  architectureStyle: text("Architecture."),
  additionalSources: text("More links, separated by semicolons or commas."),
  citations: text("Printed sources, one per line."),
  website: link("Official website."),
  phoneNumber: text("Telephone."),
  yearBuilt: { type: "integer", description: "Year it was built." },
  duration: { type: "integer", minimum: 1, description: "Length of a visit in minutes." },
  reviewCount: { type: "integer", minimum: 0, description: "Number of documented reports." },
  latitude: {
    type: "number",
    minimum: -90,
    maximum: 90,
    description: "Degrees north; those of the city, where the place is private.",
  },
  longitude: {
    type: "number",
    minimum: -180,
    maximum: 180,
    description: "Degrees east; those of the city, where the place is private.",
  },
  ticketPrice: { type: "number", minimum: 0, description: "Admission in dollars; 0 is free." },
  rating: { type: "number", minimum: 0, maximum: 5, description: "By the published rubric; 0 is unrated." },
  placeType: { type: "string", enum: PLACE_TYPES, description: "Kind of place." },
  access: {
    type: "string",
    enum: ACCESS_CLASSES,
    description:
      "Who may go in: tours needs a tour or ticket, exterior is seen from a public road, private is not to be visited, gone was demolished.",
  },
  accessNote: text("What a visitor should know before going."),
  updatedAt: { type: "string", format: "date-time", description: "Last change of the record." },
};
const CARD_REQUIRED = [
  "id",
  "slug",
  "houseName",
  "city",
  "state",
  "address",
  "storySummary",
  "reviewCount",
  "rating",
  "placeType",
  "updatedAt",
] as const satisfies readonly (keyof PlaceCard)[];

const TEXTS: Fields<PlaceTexts> = {
  fullStory: text("The whole story: paragraphs between blank lines, headings in capitals."),
  reports: { ...listOf({ type: "string" }), description: "What is reported, one line each." },
};

const DISTANCE: Schema = { type: "number", minimum: 0, description: "Miles, to two decimals." };

const SUBMISSION: Fields<SubmissionFields> = {
  attractionName: text("Name of the attraction."),
  attractionType: {
    type: "string",
    enum: ATTRACTION_TYPES.map(({ value }) => value),
    description: "Kind of attraction.",
  },
  streetAddress: text("Street and number."),
  city: text("City."),
  state: text("Full name of one of the fifty states."),
  zipCode: { type: "string", pattern: "^\\d{5}(-\\d{4})?$", description: "ZIP code." },
  description: text("What is said to happen there."),
  ticketPrice: { type: "number", minimum: 0, description: "Admission in dollars." },
  duration: { type: "integer", minimum: 1, description: "Length of a visit in minutes." },
  website: link("Official website, http or https."),
  phoneNumber: text("Telephone."),
};
const SUBMISSION_REQUIRED = [
  "attractionName",
  "attractionType",
  "streetAddress",
  "city",
  "state",
  "zipCode",
  "description",
] as const satisfies readonly (keyof SubmissionFields)[];

export const SCHEMAS = {
  Location: thing<PlaceCard>("A place of the directory. What is not known is left out.", CARD, CARD_REQUIRED),
  LocationWithTexts: thing<PlaceCard & PlaceTexts>("A place with its long texts.", { ...CARD, ...TEXTS }, [
    ...CARD_REQUIRED,
    "reports",
  ]),
  NearbyLocation: thing<PlaceCard & { distance: number }>(
    "A place and how far away it is.",
    { ...CARD, distance: DISTANCE },
    [...CARD_REQUIRED, "distance"],
  ),
  FoundLocation: thing<PlaceCard & { distance?: number }>(
    "A place that a search found; with its distance where the text means a point.",
    { ...CARD, distance: DISTANCE },
    CARD_REQUIRED,
  ),
  Statistics: thing<SiteStatistics>(
    "The directory in four numbers.",
    {
      totalLocations: { type: "integer", minimum: 0, description: "Places." },
      totalStates: { type: "integer", minimum: 0, maximum: 51, description: "States with places." },
      totalReviews: { type: "integer", minimum: 0, description: "Documented reports." },
      avgRating: { type: "number", minimum: 0, maximum: 5, description: "Mean over rated places, to one decimal." },
    },
    ["totalLocations", "totalStates", "totalReviews", "avgRating"],
  ),
  NearbySearch: thing(
    "A point and how far to look around it.",
    {
      latitude: { type: "number", minimum: -90, maximum: 90, description: "Degrees north." },
      longitude: { type: "number", minimum: -180, maximum: 180, description: "Degrees east; west is negative." },
      radius: { type: "number", exclusiveMinimum: 0, maximum: LARGEST_RADIUS_MILES, description: "Miles." },
      limit: {
        type: "integer",
        minimum: 1,
        description: "The nearest so many only; X-Total-Count says how many there are.",
      },
    },
    ["latitude", "longitude", "radius"],
  ),
  Suggestion: thing(
    "Something that a beginning of a word may mean.",
    {
      kind: { type: "string", enum: SUGGESTION_KINDS, description: "What it is." },
      label: text("What to show."),
      href: text("Where it leads."),
    },
    ["kind", "label", "href"],
  ),
  Point: thing(
    "Where a text points to.",
    {
      lat: { type: "number", minimum: -90, maximum: 90, description: "Degrees north." },
      lng: { type: "number", minimum: -180, maximum: 180, description: "Degrees east; west is negative." },
      label: text("What was understood."),
      precision: {
        type: "string",
        enum: ["address", "zip", "city", "county", "state"],
        description: "What the point is the position of.",
      },
    },
    ["lat", "lng", "label", "precision"],
  ),
  SimilarPlace: thing<Pick<PlaceCard, "slug" | "houseName" | "city" | "state">>(
    "A place that may be meant.",
    { slug: CARD.slug, houseName: CARD.houseName, city: CARD.city, state: CARD.state },
    ["slug", "houseName", "city", "state"],
  ),
  NewSubmission: thing<SubmissionFields>("A suggestion for the directory.", SUBMISSION, SUBMISSION_REQUIRED),
  Submission: thing<Submission>(
    "A suggestion as it was stored.",
    {
      ...SUBMISSION,
      id: text("Its id."),
      status: { type: "string", enum: SUBMISSION_STATUSES, description: "pending until the team has looked at it." },
      submittedAt: { type: "string", format: "date-time", description: "When it came in." },
    },
    [...SUBMISSION_REQUIRED, "id", "status", "submittedAt"],
  ),
  Error: thing(
    "Why a call was refused.",
    {
      message: text("A sentence that may be shown to people."),
      errors: {
        type: "object",
        additionalProperties: { type: "string" },
        description: "For invalid input: a message for each field.",
      },
      proofOfWork: { type: "object", description: "With status 428: the task to solve." },
    },
    ["message"],
  ),
} satisfies Record<string, Schema>;

export type SchemaName = keyof typeof SCHEMAS;
