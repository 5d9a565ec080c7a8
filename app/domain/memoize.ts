/**
 * Caches what is computed from an object for as long as the object lives. @__NO_SIDE_EFFECTS__ (keeps server-only
 * computations out of the browser bundle)
 */
export function memoize<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let entry = cache.get(key);
    if (!entry) {
      entry = { value: compute(key) };
      cache.set(key, entry);
    }
    return entry.value;
  };
}
