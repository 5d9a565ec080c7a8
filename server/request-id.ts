/** The name of a request in the log, which its answer carries too. */
import type { ServerResponse } from "node:http";

export const REQUEST_ID_HEADER = "x-request-id";

/** Beside the response and not in its headers: with one set, Node would take in all others one by one. */
const ids = new WeakMap<ServerResponse, string>();

export function nameRequest(res: ServerResponse, id: string): void {
  ids.set(res, id);
}

export function requestIdOf(res: ServerResponse): string {
  return ids.get(res) ?? "";
}
