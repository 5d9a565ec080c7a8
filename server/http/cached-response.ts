/** A finished response in memory, with the compressed bodies that were requested so far. */
import { hash } from "node:crypto";
import { acceptedEncoding, compress } from "./compress.ts";

export interface CachedResponse {
  readonly status: number;
  /** All headers except those for the body's encoding and length. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string | undefined;
  readonly compressible: boolean;
  br?: Buffer;
  gzip?: Buffer;
}

/** What is sent to one client: `body` is null for a 304. */
export interface Representation {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}

/** The request headers that choose a representation. */
interface Preferences {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Smaller bodies fit into the same packet uncompressed. */
const MIN_COMPRESSED = 1_024;
const COMPRESSIBLE_TYPE = /^text\/|json|javascript|xml|svg/;

/** POST responses get no ETag: clients cannot revalidate them. */
export async function readResponse(response: Response, { withETag = true } = {}): Promise<CachedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  const compressible = body.length >= MIN_COMPRESSED && COMPRESSIBLE_TYPE.test(headers["content-type"] ?? "");
  const etag = withETag ? `W/"${hash("sha256", body, "base64url").slice(0, 22)}"` : undefined;
  if (etag) headers.etag = etag;
  if (compressible) headers.vary = "Accept-Encoding";
  return { status: response.status, headers, body, etag, compressible };
}

/** Undefined while the wanted encoding is missing: see `represent`. */
export function readyRepresentation(cached: CachedResponse, preferences: Preferences): Representation | undefined {
  const { status, headers, etag } = cached;
  if (status === 200 && etag && isNotModified(preferences.ifNoneMatch, etag)) {
    return { status: 304, headers: { ...headers }, body: null };
  }
  const encoding = cached.compressible ? acceptedEncoding(preferences.acceptEncoding) : undefined;
  const body = encoding ? cached[encoding] : cached.body;
  if (!body) return undefined;
  const all: Record<string, string> = { ...headers, "content-length": String(body.length) };
  if (encoding) all["content-encoding"] = encoding;
  return { status, headers: all, body };
}

/** Compresses the body first if this encoding has not been requested before. */
export async function represent(cached: CachedResponse, preferences: Preferences): Promise<Representation> {
  const ready = readyRepresentation(cached, preferences);
  if (ready) return ready;
  const encoding = acceptedEncoding(preferences.acceptEncoding)!;
  cached[encoding] = await compress(cached.body, encoding);
  return readyRepresentation(cached, preferences)!;
}

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag.trim()) === opaque(etag));
}

const opaque = (etag: string): string => (etag.startsWith("W/") ? etag.slice(2) : etag);
