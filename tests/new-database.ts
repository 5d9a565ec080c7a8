import { randomUUID } from "node:crypto";
import pg from "pg";

/** A new, empty database on a server; its address goes through `port` if one is named. */
export async function newDatabase(serverUrl: string, port?: number): Promise<string> {
  const name = `t${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` });
  if (port !== undefined) url.port = String(port);
  return url.href;
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
