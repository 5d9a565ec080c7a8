import type { Config } from "./config.ts";

/**
 * What the operator reads when the start fails on the database: the variable to look at, and the reason. A server has
 * nothing to serve before it has read the directory once, so it ends here and leaves trying again to its supervisor.
 */
export function nameDatabaseTrouble({ databaseUrl }: Pick<Config, "databaseUrl">, error: unknown): unknown {
  if (!databaseUrl || !isTheDatabases(error)) return error;
  const { host, pathname } = new URL(databaseUrl);
  const which = [pathname.slice(1), host && `at ${host}`].filter(Boolean).join(" ") || "there";
  const reason = error.message || ("code" in error ? String(error.code) : "no reason given");
  return new Error(`DATABASE_URL must name a database that answers; ${which} cannot be used: ${reason}.`);
}

/** Errors of sockets and of PostgreSQL carry a code; those of its driver are known by their words. */
function isTheDatabases(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return /^(E[A-Z]+|[0-9A-Z]{5})$/.test(code) || /timeout|terminated|SSL|SASL/i.test(error.message);
}
