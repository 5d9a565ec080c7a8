import type { Kysely } from "kysely";

/** One table counts attempts at everything that is limited: sign-ins, forms, proofs of work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sign_in_attempts").renameTo("attempts").execute();
  await db.schema.dropIndex("submissions_proof").execute();
  await db.schema.alterTable("submissions").dropColumn("proofOfWork").execute();
}
