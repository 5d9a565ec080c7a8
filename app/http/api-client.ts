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
  const text = await fetchAnswer(path, request);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

/** The answer as it came; a refusal is thrown. */
export async function fetchAnswer(path: string, { method, body, signal }: ApiRequest = {}): Promise<string> {
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
  return text;
}
