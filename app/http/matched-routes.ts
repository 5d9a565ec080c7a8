import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];

/** By the manifest (while developing there is a new one after each change) and the deepest route. */
const kept = new WeakMap<Manifest, Map<string, Manifest>>();

/**
 * To render a page the router makes objects for every route that it is told of. It needs those that matched: links on the server
 * are only addresses, and the browser gets the whole table from a file of its own.
 */
export function matchedRoutesOnly(context: EntryContext): EntryContext {
  const { matches } = context.staticHandlerContext;
  const leaf = matches.at(-1)?.route.id;
  if (leaf === undefined) return context;
  let manifests = kept.get(context.manifest);
  if (!manifests) kept.set(context.manifest, (manifests = new Map()));
  let manifest = manifests.get(leaf);
  if (!manifest) {
    const all = context.manifest.routes;
    const routes = Object.fromEntries(matches.map(({ route }) => [route.id, all[route.id]]));
    manifests.set(leaf, (manifest = { ...context.manifest, routes }));
  }
  return { ...context, manifest };
}
