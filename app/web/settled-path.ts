/** Where the page of a state, city, activity or place is whose name is spelled otherwise in the address. */

import { findActivity } from "../domain/browse/places-with-activity.ts";
import type { Catalog } from "../domain/catalog/catalog.ts";
import { findCity } from "../domain/catalog/find-city.ts";
import { findPlace } from "../domain/catalog/find-place.ts";
import { findState } from "../domain/catalog/find-state.ts";

const SLUG_OF: Readonly<Record<string, (catalog: Catalog, name: string) => string | undefined>> = {
  state: (catalog, name) => findState(catalog, name)?.slug,
  city: (catalog, name) => findCity(catalog, name, undefined)?.slug,
  activity: (catalog, name) => findActivity(catalog, name)?.slug,
  location: (catalog, name) => findPlace(catalog, name)?.place.slug,
};

const NAMED_PAGE = /^\/(state|city|activity|location)\/([^/]+)$/;

/** The path of the page itself, so that whoever must be sent elsewhere anyway is sent only once. */
export function settledPath(catalog: Catalog, pathname: string): string {
  const [, kind, name] = NAMED_PAGE.exec(pathname) ?? [];
  const slug = kind && name && SLUG_OF[kind]!(catalog, decodeURIComponent(name));
  return slug ? `/${kind}/${slug}` : pathname;
}
