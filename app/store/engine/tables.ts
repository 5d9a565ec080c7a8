import type { Generated } from "kysely";
import type { Place } from "../../domain/places/place.ts";

/** The tables of both engines: text, integers and doubles; timestamps are ISO text, booleans are 0 and 1. */
export interface Tables {
  haunted_locations: HauntedLocationsTable;
  location_reports: { locationId: string; position: number; report: string };
  former_slugs: { slug: string; locationId: string; version: number };
  submissions: SubmissionsTable;
  corrections: CorrectionsTable;
  visit_reports: VisitReportsTable;
  photos: PhotosTable;
  photo_files: { photoId: string; width: number; bytes: Uint8Array };
  users: {
    id: string;
    username: string;
    password: string;
    createdAt: string;
    disabledAt: string | null;
    /** The authenticator app's secret in base32; it counts only once a code has been entered. */
    totpSecret: string | null;
    totpSince: string | null;
    /** The time step of the last accepted code, since each code is accepted once. */
    totpStep: number | null;
  };
  /** Ids are digests of the codes. A row is deleted when its code is used. */
  recovery_codes: { id: string; userId: string };
  sessions: {
    id: string;
    userId: string;
    createdAt: string;
    lastSeenAt: string;
    expiresAt: string;
    addressHash: string | null;
    /** 1 between the password and the second factor: such a session opens nothing yet. */
    awaitsCode: Generated<number>;
    /** The browser in words, such as "Firefox on Windows". */
    browser: string | null;
  };
  /** Append-only, enforced by triggers. */
  review_events: {
    id: string;
    at: string;
    userId: string | null;
    submissionId: string | null;
    locationId: string | null;
    action: string;
    reason: string | null;
    before: string | null;
    after: string | null;
    correctionId: string | null;
    reportId: string | null;
    photoId: string | null;
    /** The account that the event is about. */
    accountId: string | null;
  };
  /** Attempts in the current window, keyed by what is limited: an account, an address, a form. */
  attempts: { subject: string; count: number; until: string };
  /** Secret keys shared by all servers of a site. */
  site_secrets: { name: string; value: string };
  geocode_answers: {
    query: string;
    latitude: number | null;
    longitude: number | null;
    label: string | null;
    answeredAt: string;
  };
  catalog_version: { id: number; version: number };
  schema_migrations: { name: string; appliedAt: string };
}

type Column<Value> = Value extends undefined ? null : Value extends boolean ? number : Value;

/** One column per field of a place, with the same name; reports and photographs have tables of their own. */
export type PlaceColumns = { [Field in Exclude<keyof Place, "reports" | "photos">]: Column<Place[Field]> };

interface HauntedLocationsTable extends PlaceColumns {
  createdAt: string;
  origin: string;
  /** Digest of the record that an import or a release last wrote, to detect changes. */
  sourceDigest: string | null;
  /** Set by a reviewer's edit: from then on imports leave the place alone, and releases leave the edited fields alone. */
  editedAt: string | null;
  hiddenAt: string | null;
  /** The catalog version that last touched this row. */
  version: number;
}

/** What everything in the review queue has. */
interface ItemColumns {
  id: string;
  status: Generated<string>;
  submittedAt: string;
  /** Keyed digest of the sender's address, to recognize repeat senders; deleted after a week. */
  senderHash: string | null;
  /** The reviewer who has it open, and since when. */
  claimedBy: string | null;
  claimedAt: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
  /** What the sender is told. */
  publicReason: string | null;
  /** For optimistic locking: incremented by every change. */
  version: Generated<number>;
}

export interface SubmissionsTable extends ItemColumns {
  attractionName: string;
  attractionType: string;
  placeType: string | null;
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
  description: string;
  ticketPrice: number | null;
  duration: number | null;
  website: string | null;
  phoneNumber: string | null;
  /** Makes sending a form twice idempotent. */
  idempotencyKey: string | null;
  /** The secret part of the submitter's tracking URL; absent from submissions older than the review desk. */
  trackingToken: string | null;
  /** The published place, or the one that the submission duplicates. */
  placeId: string | null;
  /** The reviewer's unpublished draft of the listing, as JSON. */
  draft: string | null;
}

/** What reviewers read as a "request": to correct or remove a listing. Table, columns and route have the older word. */
interface CorrectionsTable extends ItemColumns {
  locationId: string;
  kind: string;
  message: string;
  contact: string | null;
  idempotencyKey: string | null;
  trackingToken: string;
}

/** A visitor's report. Withdrawing it deletes the nullable columns above `consentedAt`. */
export interface VisitReportsTable extends ItemColumns {
  locationId: string;
  /** "2026-10" */
  month: string | null;
  timeOfDay: string | null;
  happened: string | null;
  /** Labels of the vocabulary, separated by semicolons. */
  activities: string | null;
  where: string | null;
  account: string | null;
  stars: number | null;
  name: string | null;
  /** The account as shortened by a reviewer: published instead of the original. */
  shortened: string | null;
  /** Set by a reviewer to leave the field out. */
  hidesWhere: Generated<number>;
  hidesName: Generated<number>;
  consentedAt: string;
  /** Absent from imported reports. */
  trackingToken: string | null;
  /** Digest of sender, place and day, to allow one report each. Deleted with `senderHash`. */
  senderDay: string | null;
  /** The catalog version that last published or retracted it; 0 if none did. */
  catalogVersion: Generated<number>;
}

/** A photograph of a place. Withdrawing it deletes its files and the nullable columns from `alt` to `sourceUrl`. */
export interface PhotosTable extends ItemColumns {
  /** The hash in its URLs. */
  id: string;
  locationId: string;
  /** The visitor's report that it was sent with. */
  reportId: string | null;
  origin: string;
  /** SHA-256 of the file as it was sent. */
  sha256: string;
  differenceHash: string;
  width: number;
  height: number;
  color: string;
  alt: string | null;
  caption: string | null;
  credit: string | null;
  creditUrl: string | null;
  licence: string;
  licenceNote: string | null;
  sourceUrl: string | null;
  /** The sentence that the visitor agreed to, and when. */
  consent: string | null;
  consentedAt: string | null;
  /** Its position in the gallery. */
  position: Generated<number>;
  leads: Generated<number>;
  /** Set when the same file must not be accepted again. */
  barred: Generated<number>;
  /** When it was first public: from then on its URL either works or answers 410. */
  publishedAt: string | null;
  /** The catalog version that last published, changed or retracted it; 0 if none did. */
  catalogVersion: Generated<number>;
}

export type Engine = "sqlite" | "postgres";

/** Every table in insertion order: referenced tables come first. */
export const ALL_TABLES = Object.keys({
  schema_migrations: true,
  catalog_version: true,
  site_secrets: true,
  haunted_locations: true,
  location_reports: true,
  former_slugs: true,
  submissions: true,
  corrections: true,
  visit_reports: true,
  photos: true,
  photo_files: true,
  users: true,
  recovery_codes: true,
  sessions: true,
  review_events: true,
  attempts: true,
  geocode_answers: true,
} satisfies Record<keyof Tables, true>) as (keyof Tables)[];
