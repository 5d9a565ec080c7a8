/** The columns of an export, and the way back: a row of our own export becomes the place it was. */
import { z } from "zod";
import { US_STATES } from "../geo/us-states.ts";
import { concealPlace } from "../places/conceal-place.ts";
import { ACCESS_CLASSES, PLACE_TYPES, type Place } from "../places/place.ts";
import { LONGEST_STORY } from "../review/listing-limits.ts";

const EXPORTED_FIELDS = {
  id: true,
  slug: true,
  houseName: true,
  city: true,
  state: true,
  address: true,
  latitude: true,
  longitude: true,
  placeType: true,
  access: true,
  accessNote: true,
  paranormalActivityType: true,
  dateActivity: true,
  yearBuilt: true,
  architectureStyle: true,
  rating: true,
  reviewCount: true,
  ticketPrice: true,
  duration: true,
  website: true,
  phoneNumber: true,
  articleUrl: true,
  socialProofUrl: true,
  imageUrl: true,
  additionalSources: true,
  citations: true,
  updatedAt: true,
  storySummary: true,
  fullStory: true,
  reports: true,
} as const satisfies Record<keyof Place, true>;

/** In the order in which they stand in every export. */
export const EXPORT_COLUMNS = Object.keys(EXPORTED_FIELDS) as (keyof Place)[];

/** Unknown stays absent; private places stay concealed. */
export function exportRecord(place: Place): Record<string, unknown> {
  const shown = concealPlace(place);
  const record: Record<string, unknown> = {};
  for (const column of EXPORT_COLUMNS) if (shown[column] !== undefined) record[column] = shown[column];
  return record;
}

const absentIfEmpty = (value: unknown) => (value === "" || value === null ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absentIfEmpty, schema.optional());
const text = (longest: number) => z.string().min(1).max(longest);
const link = z.url({ protocol: /^https?$/ }).max(2_000);
/** Cells of a CSV file are text. */
const number = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value !== "" ? Number(value) : value),
    z.number().min(least).max(most),
  );
const whole = (least: number, most: number) => number(least, most).refine(Number.isInteger);

const exportedRow = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(200),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(500),
  houseName: text(200),
  city: text(100),
  state: z.enum(US_STATES.map((state) => state.name)),
  address: text(300),
  latitude: optional(number(-90, 90)),
  longitude: optional(number(-180, 180)),
  placeType: z.enum(PLACE_TYPES),
  access: optional(z.enum(ACCESS_CLASSES)),
  accessNote: optional(text(2_000)),
  paranormalActivityType: optional(text(2_000)),
  dateActivity: optional(text(500)),
  yearBuilt: optional(whole(1000, 2100)),
  architectureStyle: optional(text(200)),
  rating: number(0, 5),
  reviewCount: whole(0, 10_000_000),
  ticketPrice: optional(number(0, 10_000)),
  duration: optional(whole(1, 10_000)),
  website: optional(link),
  phoneNumber: optional(text(100)),
  articleUrl: optional(link),
  socialProofUrl: optional(link),
  imageUrl: optional(link),
  additionalSources: optional(text(10_000)),
  citations: optional(text(10_000)),
  updatedAt: z.iso.datetime(),
  storySummary: text(50_000),
  fullStory: optional(text(LONGEST_STORY)),
  reports: z.preprocess(
    (value) => (typeof value === "string" ? value.split("\n").filter(Boolean) : value),
    z.array(text(2_000)).max(1_000),
  ),
});

/** The place as it was exported, word for word; undefined for a row that is not of our making. */
export function placeFromExport(row: Readonly<Record<string, unknown>>): Place | undefined {
  if (row.id === undefined || row.slug === undefined || row.updatedAt === undefined) return undefined;
  const parsed = exportedRow.safeParse({ reports: [], ...row });
  if (!parsed.success) return undefined;
  const known = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return concealPlace(Object.fromEntries(known) as unknown as Place);
}
