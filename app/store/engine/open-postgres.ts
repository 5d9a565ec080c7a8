/** A pool that finds its way back: whatever becomes of the server, no connection is kept that does not answer. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Store } from "./open-store.ts";
import type { Tables } from "./tables.ts";

/** A server that says nothing at all for so long is away, even where the network does not tell (a machine without power). */
const SILENCE_MS = 5_000;

export function openPostgres(connectionString: string): Store {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: 30_000,
    keepAlive: true,
  });
  const clients = new Set<pg.PoolClient>();
  pool.on("connect", (client) => {
    clients.add(client);
    // Whoever asked is told by the failing question. Without a listener a connection that dies would end the process:
    // while it is lent out by this one, while it is idle by the pool's.
    client.on("error", () => {});
  });
  pool.on("remove", (client) => clients.delete(client));
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: "postgres",
    db,
    close: () => db.destroy(),
    async ping() {
      // The types of pg do not know that one query may be less patient than the others.
      await pool.query({ text: "select 1", query_timeout: SILENCE_MS } as pg.QueryConfig).catch((error: Error) => {
        if (/timeout/i.test(error.message)) for (const client of clients) cutOff(client);
        throw error;
      });
    },
  };
}

/** Whoever waits for an answer on this connection is told at once that none will come; the pool makes a new one. */
function cutOff(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection;
  stream.destroy(Object.assign(new Error("Connection terminated: the server fell silent"), { code: "ETIMEDOUT" }));
}
