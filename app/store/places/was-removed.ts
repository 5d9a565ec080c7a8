import type { Kysely } from "kysely";
import type { Tables } from "../engine/tables.ts";

/** Whether this is a current or former slug of a place that a reviewer removed from the directory. */
export async function wasRemoved(db: Kysely<Tables>, slug: string): Promise<boolean> {
  const found = await db
    .selectFrom("haunted_locations as place")
    .leftJoin("former_slugs as former", "former.locationId", "place.id")
    .select("place.id")
    .where("place.hiddenAt", "is not", null)
    .where((where) => where.or([where("place.slug", "=", slug), where("former.slug", "=", slug)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
