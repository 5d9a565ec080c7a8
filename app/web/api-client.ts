/** The one way in which the browser asks the API (SPEC section 7). Nothing is tried twice and nothing is asked again. */

export interface ApiRequest {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Ends a request whose answer nobody waits for any more. */
  readonly signal?: AbortSignal;
}

/** The status of a refusal, for those who treat some of them apart; the message is SPEC's. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

/** The answer as JSON; undefined where there is none (204). */
export async function callApi<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const { text } = await send(path, request);
  return readAnswer<T>(text);
}

/** The answer as it came; a refusal is thrown. */
export async function fetchAnswer(path: string, request: ApiRequest = {}): Promise<string> {
  return (await send(path, request)).text;
}

/** A list of which only the beginning may have come, and how long all of it is. */
export async function callApiForList<T>(path: string, request: ApiRequest = {}): Promise<{ total: number; list: T[] }> {
  const { text, headers } = await send(path, request);
  const list = readAnswer<T[]>(text);
  return { total: Number(headers.get("x-total-count") ?? list.length), list };
}

const readAnswer = <T>(text: string): T => (text === "" ? undefined : JSON.parse(text)) as T;

async function send(path: string, { method, body, signal }: ApiRequest): Promise<{ text: string; headers: Headers }> {
  const hasBody = body !== undefined;
  const response = await fetch(path, {
    method: method ?? (hasBody ? "POST" : "GET"),
    credentials: "include",
    headers: { accept: "application/json", ...(hasBody ? { "content-type": "application/json" } : {}) },
    body: hasBody ? JSON.stringify(body) : null,
    signal: signal ?? null,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return { text, headers: response.headers };
}
