/** Turns one row of an imported file into a place, or says in one sentence why it can't. */
import { hash } from "node:crypto";
import type { Gazetteer, GazetteerCity } from "../geo/gazetteer.ts";
import type { LatLng } from "../geo/miles-between.ts";
import { milesOutside, type StateOutlines } from "../geo/state-outlines.ts";
import { readState, type UsState } from "../geo/us-states.ts";
import { joinActivities } from "../places/activities.ts";
import { conceal } from "../places/conceal.ts";
import { withRubricScore } from "../places/editors-score.ts";
import { admissionOf } from "../places/number-words.ts";
import {
  ACCESS_CLASSES,
  type Access,
  PLACE_TYPES,
  type PlaceDraft,
  type PlaceType,
  withoutUnknown,
} from "../places/place.ts";
import { samePlaceKey } from "../places/place-name-key.ts";
import { MAX_NAME, MAX_STORY } from "../places/place-schema.ts";
import { withScore } from "../places/rating.ts";
import { pickFields, type RawRow, type RowFields } from "./import-fields.ts";
import { inferActivities } from "./infer-activities.ts";
import { inferPlaceType } from "./infer-place-type.ts";
import { summarize } from "./tidy-text.ts";

export interface ImportRules {
  /** Column of the file to field of a place, from `--map location=houseName`. */
  readonly mapping: ReadonlyMap<string, string>;
  readonly gazetteer: Gazetteer;
  readonly outlines: StateOutlines;
  readonly now: Date;
}

export type ImportedRow =
  /** Two rows with the same key are the same place. `notes` are sentences about values that were dropped. */
  | {
      readonly place: PlaceDraft;
      readonly key: string;
      readonly notes: readonly string[];
    }
  | { readonly rejected: string };

/** Includes territorial waters, for wrecks and lighthouses. */
const OFFSHORE_MILES = 12;
const WITHDRAWN =
  /^\W*(\w+ \d{4}\W*)?(update\W*)?((this|the) (submission|entry|listing|story|place) )?(has been |was )?removed\b/i;

export function importRow(raw: RawRow, rules: ImportRules): ImportedRow {
  const notes: string[] = [];
  const fields = pickFields(raw, rules.mapping, notes);
  const { houseName } = fields;
  const town = fields.city ? undefined : townAt(fields, rules.gazetteer);
  const city = fields.city || town?.name;
  const state = stateOf(fields) ?? (fields.state ? undefined : town?.state);
  if (!houseName) return { rejected: "The row has no name." };
  if (houseName.length > MAX_NAME) return { rejected: `The name is longer than ${MAX_NAME} characters.` };
  if (!city) return { rejected: "The row has no city." };
  if (town) notes.push(`The row has no city; the nearest town was taken: ${city}.`);
  if (!state) return { rejected: fields.state ? `"${fields.state}" is not a US state.` : "The row has no state." };

  const story = fields.fullStory ?? fields.storySummary;
  if (!story) return { rejected: "The row has no description." };
  if (story.length > MAX_STORY) return { rejected: `The description is longer than ${MAX_STORY} characters.` };
  if (WITHDRAWN.test(story)) return { rejected: "The description says that the entry was withdrawn." };

  const position = readPosition(fields, state.code, rules.outlines);
  if (typeof position === "string") return { rejected: position };

  const access = readAccess(fields.access, story, notes);
  const named = { houseName, city, state: state.name };
  const key = samePlaceKey(named);
  const place: PlaceDraft & { stateCode: undefined; rating: undefined; reviewCount: undefined } = {
    ...fields,
    ...named,
    stateCode: undefined,
    id: idOfKey(key),
    address: fields.address ?? `${city}, ${state.name}`,
    latitude: position?.lat,
    longitude: position?.lng,
    storySummary: fields.storySummary ?? summarize(story),
    fullStory: story,
    paranormalActivityType: fields.paranormalActivityType ?? joinActivities(inferActivities(story)),
    placeType: placeTypeOf(fields, story),
    access,
    reports: fields.reports ?? [],
    admission: fields.admission ?? admissionOf(fields.ticketPrice),
    ...scoreFrom(fields),
    updatedAt: rules.now.toISOString(),
  };
  return { place: conceal(withRubricScore(withoutUnknown(place)), rules.gazetteer), key, notes };
}

/** Twelve letters and digits, the same for the same place on every run. */
function idOfKey(key: string): string {
  return hash("sha256", key, "buffer").readBigUInt64BE().toString(36).padStart(13, "0").slice(-12);
}

function stateOf(fields: RowFields): UsState | undefined {
  const find = (text: string | undefined) => (text ? readState(text) : undefined);
  return find(fields.state) ?? find(fields.stateCode);
}

/** A place farther than this from every town gets none. */
const MAX_TOWN_MILES = 30;

/** The town near the coordinates of a row. */
function townAt({ latitude, longitude }: RowFields, gazetteer: Gazetteer): GazetteerCity | undefined {
  const point = { lat: Number(latitude ?? Number.NaN), lng: Number(longitude ?? Number.NaN) };
  return Number.isFinite(point.lat) && Number.isFinite(point.lng)
    ? gazetteer.findNearestTown(point, MAX_TOWN_MILES)
    : undefined;
}

/** Rubric scores may be higher, because they say how well known a place is. */
const MAX_UNPROVEN_SCORE = 4;

/** If a file has only a rating, that becomes the score. */
function scoreFrom({ rating, reviewCount, ...fields }: RowFields) {
  const { score, documentedReports } = withScore({
    ...fields,
    rating,
    reviewCount: reviewCount ?? fields.reports?.length,
  });
  return {
    score: score && Math.min(score, MAX_UNPROVEN_SCORE),
    documentedReports,
    rating: undefined,
    reviewCount: undefined,
  };
}

/** A sentence if the coordinates cannot be right; undefined if there are none. */
export function readPosition(
  { latitude, longitude }: { latitude?: string | number | undefined; longitude?: string | number | undefined },
  stateCode: string,
  outlines: StateOutlines,
): LatLng | string | undefined {
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude === undefined || longitude === undefined) return "The row has only one of latitude and longitude.";
  const lat = Number(latitude);
  const lng = Number(longitude);
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return `"${latitude}, ${longitude}" are not coordinates.`;
  const isNear = (code: string) => milesOutside(outlines.get(code)!, lat, lng) <= OFFSHORE_MILES;
  if (isNear(stateCode) || [...outlines.keys()].some(isNear)) return { lat, lng };
  return `The coordinates ${lat}, ${lng} lie outside the United States.`;
}

function placeTypeOf(fields: RowFields, story: string): PlaceType {
  const given = PLACE_TYPES.find((type) => type === fields.placeType?.toLowerCase());
  return given ?? inferPlaceType(fields.houseName ?? "", story);
}

/** A warning about trespassing means that the place is not open. When in doubt, protect a private home. */
const PRIVATE =
  /\bprivate (property|residence|home|land|house)|privately[- ]owned (home|house|residence|property)|\bno trespassing|\b(do not|don't|never)( attempt to| try to)? trespass|\btrespassers\b|trespassing (is|will)|\b(arrested|caught|prosecuted|fined|jailed|ticketed)\b.{0,40}\btrespass|\b(land|property|building|house|cemetery) is( now)? privately[- ]owned/i;

/** Only if it is certainly gone: not "will be torn down", not "most of it". */
const GONE =
  /(?<!\b(most|part|parts|half|some) of (it|the \w+)) \b(has|have)( now| since| recently| sadly)? been (torn down|demolished|razed)|\bupdate\W+((it|this|the \w+) )?(was |is |has been )?(now )?(torn down|demolished|razed|burned down)|\b(building|house|hotel|hospital|school|structure|it) (is )?no longer (stands|exists|standing|there)\b/i;

/**
 * Access is never guessed: only a given value or the text's wording counts. An unknown value is read as the most
 * restrictive one.
 */
function readAccess(given: string | undefined, text: string, notes: string[]): Access | undefined {
  const known = ACCESS_CLASSES.find((access) => access === given?.toLowerCase());
  if (known) return known;
  if (given) {
    notes.push(`access was taken as private: "${given.slice(0, 60)}".`);
    return "private";
  }
  if (GONE.test(text)) return "gone";
  return PRIVATE.test(text) ? "private" : undefined;
}
