/**
 * npm run photos -- find: searches Wikimedia Commons for pictures of places that have none, and puts what it finds
 * before the reviewers.
 */
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../../app/domain/domain-error.ts";
import { type CommonsCandidate, rankCandidates } from "../../app/domain/photos/commons-file.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import {
  knownSources,
  type PlaceWithoutPhotos,
  placesWithoutPhotos,
} from "../../app/store/photos/places-for-photos.ts";
import { savePhoto } from "../../app/store/photos/save-photo.ts";
import { type CommonsClient, CommonsRefusal } from "../../server/photos/commons-client.ts";
import type { PictureReader } from "../../server/photos/picture-reader.ts";
import { count, type Output, say } from "../command.ts";

const MAX_CANDIDATES = 3;
/** Ids of the places already asked about, one per line: a later run skips them. */
const PROGRESS_FILE = "photos-asked.txt";

interface FindOptions {
  readonly store: Store;
  readonly reader: PictureReader;
  readonly client: CommonsClient;
  readonly dataDir: string;
  readonly isDryRun: boolean;
  /** The maximum number of places. */
  readonly limit: number;
  readonly out: Output;
}

export async function findPhotos(options: FindOptions): Promise<void> {
  const { store, dataDir, isDryRun, limit, out } = options;
  const progress = join(dataDir, PROGRESS_FILE);
  const asked = await readAsked(progress);
  const places = (await placesWithoutPhotos(store.db)).filter(({ id }) => !asked.has(id)).slice(0, limit);
  let found = 0;
  for (const place of places) {
    found += await findForPlace(options, place);
    if (!isDryRun) await appendFile(progress, `${place.id}\n`);
  }
  const where = isDryRun ? "would be put before the reviewers" : "wait for the reviewers";
  say(out, `${count(places.length, "place")} asked about, ${count(found, "photograph")} ${where}`);
}

/** Returns how many candidates there are now. */
async function findForPlace(options: FindOptions, place: PlaceWithoutPhotos): Promise<number> {
  const { store, client, isDryRun, out } = options;
  const known = await knownSources(store.db, place.id);
  const candidates = await candidatesFor(client, place, (reason) => say(out, `${place.houseName}: ${reason}`));
  let found = 0;
  for (const candidate of candidates) {
    if (found === MAX_CANDIDATES) break;
    if (known.has(candidate.words.sourceUrl!)) continue;
    if (isDryRun || (await suggest(options, place, candidate))) {
      say(out, `${place.houseName}: ${candidate.title}, ${candidate.words.licence}, ${candidate.words.credit}`);
      found += 1;
    }
  }
  return found;
}

async function candidatesFor(client: CommonsClient, place: PlaceWithoutPhotos, onRefusal: (reason: string) => void) {
  const byFile = new Map<string, CommonsCandidate>();
  const asks = [() => client.near(place), () => client.named(`${place.houseName} ${place.city}`)];
  for (const ask of asks) {
    try {
      for (const candidate of await ask()) byFile.set(candidate.words.sourceUrl!, candidate);
    } catch (error) {
      if (!(error instanceof CommonsRefusal)) throw error;
      onRefusal(error.message);
    }
  }
  return rankCandidates([...byFile.values()], place.houseName);
}

/** False if the file is not a picture, already exists or was barred. */
async function suggest(
  { store, reader, client, out }: FindOptions,
  { id: placeId }: PlaceWithoutPhotos,
  candidate: CommonsCandidate,
): Promise<boolean> {
  try {
    const picture = await reader.read(await client.fetchRendition(candidate));
    const { words } = candidate;
    const photo = { placeId, picture, words, origin: "commons", status: "pending", now: new Date() } as const;
    const { outcome } = await savePhoto(store.db, photo);
    return outcome === "saved";
  } catch (error) {
    const isAboutFile =
      error instanceof CommonsRefusal || (error instanceof DomainError && error.code !== "unavailable");
    if (!isAboutFile) throw error;
    say(out, `${candidate.title} was left out: ${error.message}`);
    return false;
  }
}

async function readAsked(path: string): Promise<ReadonlySet<string>> {
  try {
    return new Set((await readFile(path, "utf8")).split("\n"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Set();
    throw error;
  }
}
