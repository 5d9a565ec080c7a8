import type { Tables } from "./tables.ts";

/** Every table, those that others refer to first: the order in which rows can be written. */
export const ALL_TABLES = [
  "schema_migrations",
  "catalog_version",
  "site_secrets",
  "haunted_locations",
  "location_reports",
  "former_slugs",
  "submissions",
  "corrections",
  "users",
  "sessions",
  "review_events",
  "sign_in_attempts",
  "geocode_answers",
] as const satisfies readonly (keyof Tables)[];

type Missing = Exclude<keyof Tables, (typeof ALL_TABLES)[number]>;
/** A table that is not in the list above does not compile here. */
export const NONE_MISSING: Missing extends never ? true : Missing = true;
