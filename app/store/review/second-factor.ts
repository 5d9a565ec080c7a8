/** The second step of signing in: setting it up, verifying it, turning it off. */
import type { Kysely } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { MAX_CODE_ATTEMPTS, type Reviewer } from "../../domain/review/reviewer.ts";
import { newRecoveryCodes, newSecret, recoveryCodeId, stepOfCode } from "../../domain/review/second-factor.ts";
import { INVALID } from "../../domain/submissions/form-messages.ts";
import type { Tables } from "../engine/tables.ts";
import { giveBack, guesses, takeGuess } from "./attempts.ts";
import { addEvent } from "./review-events.ts";

export const WRONG_CODE = "The code is not right. Each one counts for half a minute, and once.";

const CHANGED_MEANWHILE = "Another page has changed this meanwhile.";

interface SecondFactor {
  /** Undefined while it is not set up. */
  readonly since: string | undefined;
  /** The secret during setup; one that is active is never shown. */
  readonly newSecret: string | undefined;
  readonly recoveryCodes: number;
}

export async function readSecondFactor(db: Kysely<Tables>, userId: string): Promise<SecondFactor> {
  const user = await secretOf(db, userId);
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  const newSecret = user.totpSince === null ? user.totpSecret : null;
  return { since: user.totpSince ?? undefined, newSecret: newSecret ?? undefined, recoveryCodes: Number(count) };
}

/** Creates a secret, which becomes active once a code has been entered. */
export async function beginSecondFactor(db: Kysely<Tables>, reviewer: Reviewer): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ totpSecret: newSecret(), totpStep: null })
    .where("id", "=", reviewer.id)
    .where("totpSince", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError("conflict", "Two-step sign-in is on already.");
}

/** The first code proves that the app has the secret. Returns the recovery codes, which can never be read again. */
export async function confirmSecondFactor(
  db: Kysely<Tables>,
  reviewer: Reviewer,
  { code, now }: { code: string; now: Date },
): Promise<readonly string[]> {
  const allowances = [codeAttempts(reviewer.id)];
  await takeGuess(db, allowances, now);
  const { totpSecret, totpSince } = await secretOf(db, reviewer.id);
  if (!totpSecret || totpSince !== null) throw new DomainError("conflict", CHANGED_MEANWHILE);
  const step = stepOfCode(totpSecret, code, now);
  if (step === undefined) throw new DomainError("invalid", WRONG_CODE, { code: INVALID });
  await giveBack(db, allowances);
  return db.transaction().execute(async (tx) => {
    const since = { totpSince: now.toISOString(), totpStep: step };
    // Another page may have created another secret, or confirmed this one, since it was read.
    const { numUpdatedRows } = await tx
      .updateTable("users")
      .set(since)
      .where("id", "=", reviewer.id)
      .where("totpSecret", "=", totpSecret)
      .where("totpSince", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new DomainError("conflict", CHANGED_MEANWHILE);
    await addEvent(tx, { action: "start-2fa", by: reviewer, accountId: reviewer.id, now });
    return replaceRecoveryCodes(tx, reviewer.id);
  });
}

export async function renewRecoveryCodes(
  db: Kysely<Tables>,
  reviewer: Reviewer,
  now: Date,
): Promise<readonly string[]> {
  const { totpSince } = await secretOf(db, reviewer.id);
  if (totpSince === null) throw new DomainError("conflict", "Two-step sign-in is off.");
  return db.transaction().execute(async (tx) => {
    await addEvent(tx, { action: "renew-codes", by: reviewer, accountId: reviewer.id, now });
    return replaceRecoveryCodes(tx, reviewer.id);
  });
}

export async function stopSecondFactor(db: Kysely<Tables>, reviewer: Reviewer, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await forgetSecondFactor(tx, reviewer.id);
    await addEvent(tx, { action: "stop-2fa", by: reviewer, accountId: reviewer.id, now });
  });
}

export async function forgetSecondFactor(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom("attempts").where("subject", "=", codeAttempts(userId).subject).execute();
  const none = { totpSecret: null, totpSince: null, totpStep: null };
  await tx.updateTable("users").set(none).where("id", "=", userId).execute();
  await tx.deleteFrom("recovery_codes").where("userId", "=", userId).execute();
}

/** Accepts a code of the app or a recovery code, each once, and returns which it was. */
export async function takeCode(
  db: Kysely<Tables>,
  reviewer: Reviewer,
  { code, now }: { code: string; now: Date },
): Promise<"app" | "recovery"> {
  const allowances = [codeAttempts(reviewer.id)];
  await takeGuess(db, allowances, now);
  const taken = (await takeAppCode(db, reviewer.id, code, now))
    ? "app"
    : (await takeRecoveryCode(db, reviewer.id, code))
      ? "recovery"
      : undefined;
  if (!taken) {
    await addEvent(db, { action: "wrong-code", by: reviewer, accountId: reviewer.id, now });
    throw new DomainError("unauthorized", WRONG_CODE, { code: INVALID });
  }
  await giveBack(db, allowances);
  return taken;
}

const codeAttempts = (userId: string) => guesses(`code:${userId}`, MAX_CODE_ATTEMPTS);

async function takeAppCode(db: Kysely<Tables>, userId: string, code: string, now: Date): Promise<boolean> {
  const { totpSecret, totpSince } = await secretOf(db, userId);
  const step = totpSecret && totpSince ? stepOfCode(totpSecret, code, now) : undefined;
  if (step === undefined) return false;
  // If two requests send it at once, only the first succeeds; earlier codes are invalid from then on.
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ totpStep: step })
    .where("id", "=", userId)
    .where((eb) => eb.or([eb("totpStep", "is", null), eb("totpStep", "<", step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function takeRecoveryCode(db: Kysely<Tables>, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("id", "=", recoveryCodeId(userId, code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function replaceRecoveryCodes(tx: Kysely<Tables>, userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await tx.deleteFrom("recovery_codes").where("userId", "=", userId).execute();
  const rows = codes.map((code) => ({ id: recoveryCodeId(userId, code), userId }));
  await tx.insertInto("recovery_codes").values(rows).execute();
  return codes;
}

function secretOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("users").select(["totpSecret", "totpSince"]).where("id", "=", userId).executeTakeFirstOrThrow();
}
