/** The browser's API client (SPEC section 7): no retries, no refetching. */

export interface ApiRequest {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** An error response; the message is SPEC's. */
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

/** The parsed JSON; undefined for 204. */
export async function callApi<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const { text } = await send(path, request);
  return readAnswer<T>(text);
}

/** The raw response; throws for error statuses. */
export async function fetchAnswer(path: string, request: ApiRequest = {}): Promise<string> {
  return (await send(path, request)).text;
}

/** A possibly truncated list and its total length. */
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
