import type { Catalog } from "./catalog.ts";

/**
 * Remembers what was computed from a whole catalog for as long as that catalog is in use.
 * @__NO_SIDE_EFFECTS__ (keeps what is computed on the server out of the browser's scripts)
 */
export function perCatalog<T>(compute: (catalog: Catalog) => T): (catalog: Catalog) => T {
  const known = new WeakMap<Catalog, { readonly value: T }>();
  return (catalog) => {
    let entry = known.get(catalog);
    if (!entry) {
      entry = { value: compute(catalog) };
      known.set(catalog, entry);
    }
    return entry.value;
  };
}
