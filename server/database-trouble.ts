import { join } from "node:path";
import { DATABASE_FILE, RESTORE_REPLACES } from "../app/store/engine/open-store.ts";
import { storeTrouble } from "../app/store/engine/store-trouble.ts";
import type { Config } from "./config.ts";

const NO_ROOM = "cannot be written. Is the disk full? What it already contains is unharmed.";
const DAMAGED = `is damaged. ${RESTORE_REPLACES}`;
/** Keyed by SQLite's code. */
const FILE_ADVICE: ReadonlyMap<number, string> = new Map([
  [5, "is locked by another program."],
  [8, "cannot be used: this user may not read and write it."],
  [10, NO_ROOM],
  [11, DAMAGED],
  [13, NO_ROOM],
  [26, DAMAGED],
]);

/**
 * What the operator reads when the start fails because of the database: where to look, and the reason. A server that
 * has never read the directory has nothing to serve, so it exits and leaves retrying to its supervisor.
 */
export function nameDatabaseTrouble(config: Pick<Config, "databaseUrl" | "dataDir">, error: unknown): unknown {
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  if (!(cause instanceof Error)) return error;
  if (config.databaseUrl) return isTheDatabases(cause) ? new Error(aboutServer(config.databaseUrl, cause)) : error;
  if (!storeTrouble(cause)) return error;
  const { errcode, message } = cause as Error & { errcode?: number };
  const file = join(config.dataDir, DATABASE_FILE);
  const advice = FILE_ADVICE.get((errcode ?? 0) & 0xff) ?? `cannot be used: ${message}.`;
  return new Error(`The database file ${file} ${advice}`);
}

function aboutServer(databaseUrl: string, cause: Error): string {
  const { host, pathname } = new URL(databaseUrl);
  const which = [pathname.slice(1), host && `at ${host}`].filter(Boolean).join(" ") || "there";
  // Node appends advice about its own flags after a semicolon.
  const reason = cause.message.split(";")[0] || ("code" in cause ? String(cause.code) : "no reason given");
  return `DATABASE_URL must name a database that answers; ${which} cannot be used: ${reason}.`;
}

/** Socket and PostgreSQL errors have codes; driver errors are recognized by message. */
function isTheDatabases(error: Error): boolean {
  const code = "code" in error ? String(error.code) : "";
  return /^(E[A-Z]+|[0-9A-Z]{5})$/.test(code) || /timeout|terminated|SSL|SASL|certificate/i.test(error.message);
}
