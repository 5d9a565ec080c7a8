import { type KnownPlace, type Matches, matchPlaces } from "../../domain/saved/match-places.ts";
import { FileRefusal, readMapFile } from "./read-map-file.ts";

/** All that may be visited: which of them a file names, the server need not know. */
const OUR_PLACES = "/download/haunted-places.geojson";
const NOT_LOADED = "Our list of places could not be loaded. Check your connection, then choose the file again.";

interface OurFeature {
  readonly geometry: { readonly coordinates: readonly [lng: number, lat: number] };
  readonly properties: { readonly name: string; readonly city: string; readonly state: string; readonly url: string };
}

export async function readImport(file: File): Promise<{ matches: Matches } | { refusal: string }> {
  try {
    const theirs = await readMapFile(file);
    return { matches: matchPlaces(theirs, await loadOurs()) };
  } catch (error) {
    if (error instanceof FileRefusal) return { refusal: error.message };
    throw error;
  }
}

async function loadOurs(): Promise<readonly KnownPlace[]> {
  const response = await fetch(OUR_PLACES).catch(() => undefined);
  if (!response?.ok) throw new FileRefusal(NOT_LOADED);
  const { features } = (await response.json()) as { features: readonly OurFeature[] };
  return features.map(({ geometry, properties: { name, city, state, url } }) => {
    const [lng, lat] = geometry.coordinates;
    return { slug: url.slice(url.lastIndexOf("/") + 1), houseName: name, city, state, lat, lng };
  });
}
