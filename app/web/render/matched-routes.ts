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
  const manifests = kept.get(context.manifest) ?? new Map<string, Manifest>();
  const manifest = manifests.get(leaf) ?? narrowed(context.manifest, matches);
  kept.set(context.manifest, manifests.set(leaf, manifest));
  return { ...context, manifest };
}

function narrowed(manifest: Manifest, matches: EntryContext["staticHandlerContext"]["matches"]): Manifest {
  const routes = Object.fromEntries(matches.map(({ route }) => [route.id, manifest.routes[route.id]]));
  return { ...manifest, routes };
}
