/**
 * The single description of a place. Its types, database columns, exports, import fields, review form, curated records
 * and API answers are derived from it: a new field starts here. Field order is the column order of exports. Limits are
 * those of stored data; curated records and the review form add stricter editorial rules of their own. Keep this out of
 * visitor pages: place.ts has what browsers need.
 */
import { z } from "zod";
import { US_STATES } from "../geo/us-states.ts";
import { ACCESS_CLASSES, ADMISSIONS, DOGS, HUNTS, PLACE_TYPES, STEP_FREE } from "./place.ts";

// In the browser the CSP blocks eval, which zod would otherwise use to compile its parsers.
z.config({ jitless: typeof document !== "undefined" });

/** What forms need to know about a field beyond its type, limits and description. */
interface FieldUse {
  /** Its label in the review form. Fields without a label are not edited there on their own. */
  readonly label?: string;
  readonly hint?: string;
  /** Multi-line input. */
  readonly multiline?: boolean;
  /** Column headers that imports accept besides the field's own name. */
  readonly aliases?: readonly string[];
  /** Whether imports may set it: never, or only if the operator maps a column to it. */
  readonly imported?: "never" | "if mapped";
}

const uses = z.registry<FieldUse>();

function field<Schema extends z.ZodType>(schema: Schema, description: string, use: FieldUse = {}): Schema {
  const described = schema.describe(description);
  uses.add(described, use);
  return described;
}

export const MAX_NAME = 200;
export const MAX_STORY = 50_000;
export const MAX_SOURCES = 30;
export const MAX_LINK = 2_000;
/** In OpenStreetMap's syntax. */
const MAX_HOURS = 255;

const text = (max: number) => z.string().min(1).max(max);
const slug = (max: number) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(max);
const link = () => z.url({ protocol: /^https?$/ }).max(MAX_LINK);
const number = (min: number, max: number) => z.number().min(min).max(max);
const integer = (min: number, max: number) => z.int().min(min).max(max);

/** A place without its long texts: what lists, maps and the API's lists contain. Unknown fields are absent. */
export const placeCardSchema = z.object({
  id: field(slug(200), "Never changes.", { imported: "never" }),
  slug: field(
    slug(500),
    "Last part of the page's address: /location/{slug}. It can change; the old one then redirects.",
    { imported: "never" },
  ),
  houseName: field(text(MAX_NAME), "Name of the place.", {
    label: "Name",
    aliases: ["location", "name", "title", "place name"],
  }),
  city: field(text(100), "City or nearest town.", { label: "City", aliases: ["town"] }),
  state: field(
    z.enum(US_STATES.map((state) => state.name)),
    "Full name of the state; the District of Columbia counts as one.",
    { label: "State", aliases: ["state name"] },
  ),
  address: field(text(300), "Street address, or a sentence instead of it where the place is private.", {
    label: "Street address",
    aliases: ["street address"],
  }),
  zipCode: field(
    z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    "ZIP code, five digits.",
    { label: "ZIP code", hint: "Five digits, as a source gives it.", aliases: ["zip", "postal code", "postcode"] },
  ),
  latitude: field(number(-90, 90).optional(), "Degrees north; those of the city, where the place is private.", {
    label: "Latitude",
    aliases: ["lat"],
  }),
  longitude: field(number(-180, 180).optional(), "Degrees east; those of the city, where the place is private.", {
    label: "Longitude",
    aliases: ["lng", "lon", "long"],
  }),
  boat: field(text(100).optional(), "Where the boat or ferry leaves, if no road leads to the place.", {
    label: "Boat from",
    hint: "Only where no road leads.",
    aliases: ["boat from"],
  }),
  placeType: field(z.enum(PLACE_TYPES), "Kind of place.", { label: "Kind of place", aliases: ["type", "category"] }),
  access: field(
    z.enum(ACCESS_CLASSES).optional(),
    "Who may go in: tours needs a tour or ticket, exterior is seen from a public road, private is not to be visited, gone was demolished.",
    { label: "Access" },
  ),
  accessNote: field(text(2_000).optional(), "What a visitor should know before going.", {
    label: "Access note",
    multiline: true,
  }),
  stay: field(z.boolean().optional(), "Whether visitors can sleep there.", {
    label: "Overnight stays",
    aliases: ["overnight", "overnight stays"],
  }),
  afterDark: field(
    z.boolean().optional(),
    "Whether one can be there after dark: open in the evening, or on a guided tour.",
    { label: "After dark" },
  ),
  season: field(
    z
      .string()
      .regex(/^(1[0-2]|[1-9])-(1[0-2]|[1-9])$/)
      .optional(),
    "First and last month in which it can be visited, where it closes for part of the year: 5-10 is May to October.",
    { label: "Season", hint: "First and last month: 5-10." },
  ),
  openingHours: field(
    text(MAX_HOURS).optional(),
    "Opening hours in OpenStreetMap's syntax, in the place's own time: Tu-Su 10:00-17:00; Dec-Mar off.",
    { label: "Opening hours", hint: "Tu-Su 10:00-17:00; Dec-Mar off", aliases: ["hours"] },
  ),
  hoursChecked: field(
    z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
    "Month in which the hours were last checked: 2025-06. After 24 months they are only what is usual.",
    { label: "Hours checked", hint: "Month: 2025-06. Set when the hours change." },
  ),
  stepFree: field(z.enum(STEP_FREE).optional(), "Whether one can visit without a step: yes, partly (some of it), no.", {
    label: "Step-free",
    aliases: ["wheelchair"],
  }),
  minAge: field(
    integer(0, 21).optional(),
    "Least age of visitors, on the usual tour where there is one; 0 where children of any age may come.",
    { label: "Least age", hint: "On the usual tour; 0 is any age.", aliases: ["minimum age", "least age"] },
  ),
  dogs: field(
    z.enum(DOGS).optional(),
    "Whether a dog on its leash may come: yes (inside, too), outside (on the grounds), no. Assistance dogs always may.",
    { label: "Dogs", aliases: ["pets"] },
  ),
  hunts: field(
    z.enum(HUNTS).optional(),
    "Nights for ghost hunters: public (tickets for anybody), private (teams rent the place), both, or none (it says no to them).",
    { label: "Investigations", aliases: ["investigations", "ghost hunts"] },
  ),
  huntNote: field(
    text(300).optional(),
    "On what terms, in one sentence: price with its year, size of the group, least age, hours, what is provided.",
    { label: "Terms of investigations", hint: "One sentence, with the year of a price.", aliases: ["ghost hunt note"] },
  ),
  huntUrl: field(link().optional(), "Where to book an investigation.", {
    label: "Booking of investigations",
    aliases: ["ghost hunt url"],
  }),
  shows: field(text(4_000).optional(), "Television programs that filmed there, one per line: title, year or season.", {
    label: "Television",
    hint: '"Ghost Hunters, 2006" or "Ghost Adventures, season 3"; one a line.',
    multiline: true,
    aliases: ["television", "tv shows"],
  }),
  paranormalActivityType: field(
    text(2_000).optional(),
    "Activity types, separated by semicolons; the first is the main one.",
    { aliases: ["activities", "activity"] },
  ),
  dateActivity: field(text(500).optional(), "When activity was reported.", {
    label: "Active period",
    hint: 'Such as "Since the 1920s".',
  }),
  yearBuilt: field(integer(1000, 2100).optional(), "Year it was built.", {
    label: "Year built",
    hint: "Four digits",
    aliases: ["year established"],
  }),
  architectureStyle: field(text(200).optional(), "Architecture.", { label: "Architecture" }),
  rating: field(
    number(0, 5),
    "The score, moved by visitors' stars: (score x 10 + sum of stars) / (10 + number of visitors). 0 is unrated.",
    { imported: "if mapped" },
  ),
  score: field(
    number(0, 5).optional(),
    "Our editors' score by the published rubric where renown is known, from 2.5 to 5; else the score that came with the record.",
    {
      label: "Score",
      hint: "2.5 to 5; empty where renown is given: the rubric makes it",
      imported: "if mapped",
    },
  ),
  renown: field(
    integer(0, 4).optional(),
    "How well known the haunting is: 0 in the town, 1 in the region, 2 across the state, 3 nationwide, 4 to people who do not care for ghosts.",
    { label: "Renown", imported: "if mapped" },
  ),
  reviewCount: field(integer(0, 10_000_000), "Documented reports and published reports of visitors.", {
    imported: "if mapped",
  }),
  visitorReports: field(integer(0, 1_000_000), "Number of published reports of visitors.", { imported: "never" }),
  admission: field(
    z.enum(ADMISSIONS).optional(),
    "What a visitor pays: nothing, a ticket, a fee per vehicle, a donation; guests is open to those who eat, drink, see a show or stay, guests-tours sells tours of the house as well.",
    { label: "Admission", aliases: ["admission type"] },
  ),
  ticketPrice: field(
    number(0, 10_000).optional(),
    "An adult's price in dollars, per car where the admission is vehicle, of a tour where it is guests-tours; 0 is free.",
    { label: "Ticket price", hint: "Dollars", aliases: ["price", "admission price"] },
  ),
  priceYear: field(integer(2000, 2100).optional(), "Year of that price.", {
    label: "Price of the year",
    hint: "Four digits",
  }),
  duration: field(integer(1, 10_000).optional(), "Length of a visit in minutes.", {
    label: "Duration",
    hint: "Minutes",
  }),
  website: field(link().optional(), "Official website.", { label: "Website", aliases: ["url"] }),
  phoneNumber: field(text(100).optional(), "Telephone.", { label: "Phone", aliases: ["phone"] }),
  articleUrl: field(link().optional(), "An article about the place.", { label: "Article" }),
  socialProofUrl: field(link().optional(), "A discussion about the place.", { label: "Social proof" }),
  imageUrl: field(link().optional(), "A picture.", { label: "Picture", hint: "Empty: its poster." }),
  additionalSources: field(
    text(MAX_SOURCES * (MAX_LINK + 2)).optional(),
    "More links, separated by semicolons or commas.",
    { label: "Additional sources", hint: "One link a line.", multiline: true },
  ),
  citations: field(text(10_000).optional(), "Printed sources, one per line.", {
    label: "Printed works",
    hint: "Author, Title (Year); one a line.",
    multiline: true,
  }),
  updatedAt: field(z.iso.datetime(), "Last change of the record.", { imported: "never" }),
  storySummary: field(text(MAX_STORY), "The story in a few sentences. Lore is told as lore.", {
    label: "Summary",
    hint: "For the card: three lines, history first.",
    multiline: true,
    aliases: ["summary"],
  }),
});

/** A place with the inputs of its score and its long texts. */
export const placeSchema = placeCardSchema.extend({
  renownNote: field(text(300).optional(), "What shows it: the evidence in one line.", {
    label: "Evidence of renown",
    hint: "Books, programs, newspapers.",
    imported: "if mapped",
  }),
  reportedSince: field(integer(1000, 2100).optional(), "Year from which the haunting is documented.", {
    label: "Reported since",
    hint: "Four digits; a decade as its first year",
    imported: "if mapped",
  }),
  stillTold: field(z.boolean().optional(), "Whether it was reported or told in the last twenty years.", {
    label: "Still told",
    imported: "if mapped",
  }),
  witnesses: field(
    integer(0, 1_000).optional(),
    "Number of experiences told of one witness, known by a date, by place and role, or by name.",
    {
      label: "Witnesses known by date, role or name",
      imported: "if mapped",
    },
  ),
  investigation: field(text(300).optional(), "Who investigated it, when, and what they found.", {
    label: "Investigation",
    hint: "Who, when and what they found; empty if one is not known.",
    imported: "if mapped",
  }),
  documentedReports: field(integer(0, 1_000_000), "Number of documented reports.", {
    label: "Documented reports",
    hint: "Empty: the reports above",
    imported: "if mapped",
  }),
  visitorStars: field(integer(0, 5_000_000), "The sum of their stars, one to five each.", { imported: "never" }),
  fullStory: field(
    text(MAX_STORY).optional(),
    "The whole story: paragraphs between blank lines, headings in capitals.",
    {
      label: "Full story",
      hint: "Blank lines separate paragraphs; a line in capitals is a heading.",
      multiline: true,
      aliases: ["description", "story", "text"],
    },
  ),
  reports: field(z.array(text(2_000)).max(1_000), "What is reported, one line each.", {
    label: "Reports",
    hint: "One a line.",
    multiline: true,
  }),
});

export type PlaceField = keyof typeof placeSchema.shape;

export const PLACE_FIELDS = Object.keys(placeSchema.shape) as PlaceField[];

/** Empty for a name that isn't a field of a place. */
export function fieldUse(name: string): FieldUse {
  const schema = placeSchema.shape[name as PlaceField];
  return (schema && uses.get(schema)) ?? {};
}

/** The values of an enum, in order. */
export function fieldChoices(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodOptional) return fieldChoices(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodEnum ? (schema.options as readonly string[]) : [];
}

/** "string", "enum", "number", "boolean" or "array", whether required or not. */
export function fieldType(schema: z.ZodType): string {
  return schema instanceof z.ZodOptional ? fieldType(schema.unwrap() as z.ZodType) : schema.def.type;
}
