/** Redirects for URL variants: case, slashes, alternative names. */
import { findActivity } from "../domain/browse/places-with-activity.ts";
import type { Catalog } from "../domain/catalog/catalog.ts";
import { findCity } from "../domain/catalog/find-city.ts";
import { findPlace } from "../domain/catalog/find-place.ts";
import { findState } from "../domain/catalog/find-state.ts";

/** Files and API calls match exactly or not at all. */
const NOT_A_PAGE = /^\/(api\/.|(assets|art|share)(\/|$))|\.[a-zA-Z]+$/;

/** Letters, digits and signs that need no escape: escaped, they would bypass the rules of their route. */
const NEEDLESS_ESCAPE = /%(2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** A browser takes "//host/path" for another site's address. "/.//host/path" is parsed as the same. */
const LEADING_SLASHES = /^\/{2,}/;

/**
 * Path and query to redirect to; undefined if the path already is in lower case, without extra slashes and needless
 * escapes.
 */
export function canonicalUrl(catalog: Catalog, { pathname: written, search }: URL): string | undefined {
  const path = written.replace(LEADING_SLASHES, "/");
  const pathname = path.startsWith("/api/") ? path : path.replace(NEEDLESS_ESCAPE, decodeURIComponent);
  return canonicalPage(catalog, { pathname, search }) ?? (pathname === written ? undefined : pathname + search);
}

function canonicalPage(
  catalog: Catalog,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string | undefined {
  if (NOT_A_PAGE.test(pathname)) return undefined;
  const path = `/${pathname.split("/").filter(Boolean).join("/")}`.replace(/[A-Z]+/g, (text) => text.toLowerCase());
  // Browsers write escapes in upper case; both cases mean the same.
  if (path === pathname || path === pathname.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())) return undefined;
  return withSlug(catalog, path) + search;
}

const SLUG_OF: Readonly<Record<string, (catalog: Catalog, name: string) => string | undefined>> = {
  state: (catalog, name) => findState(catalog, name)?.slug,
  city: (catalog, name) => findCity(catalog, name, undefined)?.slug,
  activity: (catalog, name) => findActivity(catalog, name)?.slug,
  location: (catalog, name) => findPlace(catalog, name)?.place.slug,
};

const NAMED_PAGE = /^\/(state|city|activity|location)\/([^/]+)$/;

/** Resolves the name as well, so that one redirect is enough. */
function withSlug(catalog: Catalog, path: string): string {
  const [, kind, name] = NAMED_PAGE.exec(path) ?? [];
  const slug = kind && name && SLUG_OF[kind]!(catalog, decodeURIComponent(name));
  return slug ? `/${kind}/${slug}` : path;
}
