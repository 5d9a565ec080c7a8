/** Labels of a listing's fields at the desk. */
import { fieldUse, PLACE_FIELDS } from "../../domain/places/place-schema.ts";

/** A place's activities are one text; the form asks for them in three fields. */
const ACTIVITY_LABELS: Readonly<Record<string, string>> = {
  activities: "Activity types",
  firstActivity: "Leading activity",
  otherActivities: "Beyond the vocabulary",
};

/** The fields with a place of their own in listing-form.tsx, from top to bottom. */
const PLACED_FIELDS: readonly string[] = [
  "houseName",
  "placeType",
  "access",
  "address",
  "city",
  "state",
  "zipCode",
  "accessNote",
  "latitude",
  "longitude",
  "activities",
  "firstActivity",
  "otherActivities",
  "dateActivity",
  "storySummary",
  "fullStory",
  "reports",
  "renown",
  "renownNote",
  "reportedSince",
  "stillTold",
  "witnesses",
  "investigation",
  "score",
  "documentedReports",
  "articleUrl",
  "socialProofUrl",
  "additionalSources",
  "citations",
  "admission",
  "ticketPrice",
  "priceYear",
  "duration",
  "yearBuilt",
  "website",
  "phoneNumber",
  "architectureStyle",
  "imageUrl",
];

/** All other fields that have a label: the form ends with them. */
export const OTHER_FIELDS = PLACE_FIELDS.filter((field) => fieldUse(field).label && !PLACED_FIELDS.includes(field));

/** In page order. */
export const LISTING_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  [...PLACED_FIELDS, ...OTHER_FIELDS].map((field) => [field, ACTIVITY_LABELS[field] ?? fieldUse(field).label!]),
);
