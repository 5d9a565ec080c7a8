/** The browser's API client (SPEC section 7): no retries, no refetching. */

interface ApiRequest {
  /** Posted as JSON. */
  readonly body?: unknown;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}

/** An error response; the message is SPEC's. */
export class ApiError extends Error {
  readonly status: number;

  constructor({ status, statusText }: Response, text: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
  }
}

/** The whole response; throws for error statuses. */
export async function fetchAnswer(path: string, { body, signal }: ApiRequest = {}) {
  const json = "application/json";
  const response = await fetch(path, {
    credentials: "include",
    signal: signal ?? null,
    ...(body === undefined
      ? { headers: { accept: json } }
      : { method: "POST", headers: { accept: json, "content-type": json }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response, text);
  return { text, headers: response.headers };
}

export async function callApi<T>(path: string, request?: ApiRequest): Promise<T> {
  return JSON.parse((await fetchAnswer(path, request)).text) as T;
}

/** A possibly truncated list and its total length. */
export async function callApiForList<T>(path: string, request?: ApiRequest): Promise<{ total: number; list: T[] }> {
  const { text, headers } = await fetchAnswer(path, request);
  const list = JSON.parse(text) as T[];
  return { total: Number(headers.get("x-total-count") ?? list.length), list };
}
