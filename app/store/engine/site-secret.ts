import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

const known = new WeakMap<Kysely<Tables>, Promise<string>>();

/** The site's signing key: generated once, shared by all its servers. */
export function readSiteSecret(db: Kysely<Tables>): Promise<string> {
  let secret = known.get(db);
  if (!secret) {
    secret = readOrMake(db);
    secret.catch(() => known.delete(db));
    known.set(db, secret);
  }
  return secret;
}

async function readOrMake(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto("site_secrets")
    .values({ name: "signing", value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await db
    .selectFrom("site_secrets")
    .select("value")
    .where("name", "=", "signing")
    .executeTakeFirstOrThrow();
  return row.value;
}
