import type { Kysely } from "kysely";
import type { Tables } from "../engine/tables.ts";

/** Ids per statement. */
const BATCH_SIZE = 500;

/**
 * Every street address ever known for these places: their own, those in submissions about them, and those that
 * reviewers typed. For `conceal`; never shown.
 */
export async function knownAddresses(
  db: Kysely<Tables>,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = new Map<string, Set<string>>(placeIds.map((id) => [id, new Set()]));
  const add = (id: string, ...addresses: unknown[]): void => {
    for (const address of addresses) if (typeof address === "string") known.get(id)?.add(address);
  };
  for (let from = 0; from < placeIds.length; from += BATCH_SIZE) {
    const ids = placeIds.slice(from, from + BATCH_SIZE);
    const own = await db.selectFrom("haunted_locations").select(["id", "address"]).where("id", "in", ids).execute();
    for (const { id, address } of own) add(id, address);

    const events = await db
      .selectFrom("review_events")
      .select(["locationId", "submissionId", "before", "after"])
      .where("locationId", "in", ids)
      .execute();
    for (const { locationId, before, after } of events) add(locationId!, addressIn(before), addressIn(after));

    // An approval that was undone is only in the history.
    const places = new Map<string, Set<string>>();
    const about = (submission: string, place: string) =>
      places.set(submission, (places.get(submission) ?? new Set()).add(place));
    for (const { locationId, submissionId } of events) if (submissionId) about(submissionId, locationId!);
    const became = await db.selectFrom("submissions").select(["id", "placeId"]).where("placeId", "in", ids).execute();
    for (const { id, placeId } of became) about(id, placeId!);
    for (const [submission, addresses] of await addressesOfSubmissions(db, [...places.keys()])) {
      for (const place of places.get(submission)!) add(place, ...addresses);
    }
  }
  return new Map([...known].map(([id, addresses]) => [id, [...addresses]]));
}

/** What the visitor sent, and what reviewers typed before anything was published. */
export async function addressesOfSubmissions(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE);
    const sent = await db.selectFrom("submissions").select(["id", "streetAddress"]).where("id", "in", batch).execute();
    for (const { id, streetAddress } of sent) known.get(id)!.push(streetAddress);
    const events = await db
      .selectFrom("review_events")
      .select(["submissionId", "before", "after"])
      .where("submissionId", "in", batch)
      .execute();
    for (const { submissionId, before, after } of events) {
      known.get(submissionId!)!.push(...[addressIn(before), addressIn(after)].filter((one) => one !== undefined));
    }
  }
  return known;
}

function addressIn(json: string | null): string | undefined {
  const address = json ? JSON.parse(json).address : undefined;
  return typeof address === "string" ? address : undefined;
}
