import { randomUUID } from "node:crypto";
import pg from "pg";

/** A new, empty database on a server; its address goes through `port` if one is named. */
export async function newDatabase(serverUrl: string, port?: number): Promise<string> {
  const name = `t${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` });
  if (port !== undefined) url.port = String(port);
  return url.href;
}
