/** Tells database outages (down, full, damaged) from bugs. */

/** PostgreSQL: connection lost or refused, too many connections, shutting down, out of space, a lock, or read-only. */
const POSTGRES_TROUBLE = /^(08...|28...|3D000|25006|53...|55P03|57P0[1-5]|58...|XX00[12])$/;
const SOCKET_TROUBLE = /^(ECONN|ENOTFOUND$|EAI_|ETIMEDOUT$|EHOST|ENET|EPIPE$)/;
/** The certificate has expired, is for another name, or comes from an unknown issuer. */
const TLS_TROUBLE = /^(CERT_|DEPTH_ZERO_|ERR_SSL_|ERR_TLS_|SELF_SIGNED_|UNABLE_TO_)/;
/** Messages of pg that have no code. */
const POSTGRES_MESSAGE = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client )/i;

/** SQLite result codes; extended codes carry them in the low byte, and one of those has a sentence of its own. */
const SQLITE_TROUBLE: ReadonlyMap<number, string> = new Map([
  [5, "is in use by another program"],
  [8, "may not be written to"],
  [10, "cannot be read or written"],
  [11, "is damaged"],
  [13, "has no room left on its disk"],
  [14, "cannot be opened"],
  [26, "is not a database or is damaged"],
  [1032, "was deleted or replaced while the server runs: put it back, or restart the server"],
]);

/** Why the database is unavailable, for the log; undefined for any other error. */
export function storeTrouble(error: unknown): string | undefined {
  const known = error instanceof AggregateError ? error.errors[0] : error;
  if (!(known instanceof Error)) return undefined;
  const { code, errcode } = known as { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") {
    const trouble = SQLITE_TROUBLE.get(errcode) ?? SQLITE_TROUBLE.get(errcode & 0xff);
    return trouble && `the database file ${trouble}`;
  }
  if (typeof code === "string" && [POSTGRES_TROUBLE, SOCKET_TROUBLE, TLS_TROUBLE].some((known) => known.test(code))) {
    return `the database does not answer (${code})`;
  }
  return POSTGRES_MESSAGE.test(known.message) ? `the database does not answer (${known.message})` : undefined;
}

/** For features that the page can do without while the database is unavailable. */
export function ignoreTrouble(error: unknown): void {
  if (!storeTrouble(error)) throw error;
}
