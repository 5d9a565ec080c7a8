/** A finished response that can be sent again and again, with its compressed forms. */
import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { type Compression, compressAside } from "./compression.ts";
import { compress } from "./compressor.ts";
import { ReadyHead } from "./ready-head.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";

export type Encoding = Compression | "identity";

const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);

/** How much work goes into compressing: brotli's quality and gzip's level. */
export interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** For what many get: nearly the bytes of the best quality at a hundredth of its time. */
const FOR_MANY: Effort = { brotli: 5, gzip: 6 };
/** For what one visitor gets. A search of 380 KB: 102 KB in 7 ms, where the other takes 92 KB and 20 ms. */
export const FOR_ONE: Effort = { brotli: 3, gzip: 4 };
/** For what turned out to be asked for again: an eighth fewer bytes, for fifty times the work. */
const TIGHTEST = 11;
/** Above this the tightest form would take a thread for seconds. */
const MOST_TIGHT = 512 * 1024;
/** Below this a compressed form saves nothing that a packet would notice. */
const WORTH_COMPRESSING = 1_024;

/** Of the body, what its two compressed forms take together; the body itself is dropped when one of them is there. */
const COMPRESSED_SHARE = 0.5;
/** Headers and objects. */
const OVERHEAD = 4_096;

/** One encoding of the body with its head. */
interface Form {
  readonly bytes: Buffer;
  readonly head: ReadyHead;
}

export interface SendOptions {
  readonly effort?: Effort | undefined;
  /** False where nobody can ask whether it has changed: for the answer to a form or a question with a body. */
  readonly tagged?: boolean;
}

interface KeptOptions extends SendOptions {
  readonly compressed?: ReadonlyMap<Encoding, Buffer>;
  /** Whether nobody else has the body, so that its memory may be given back by hand. */
  readonly ownsBody?: boolean;
}

export class KeptResponse {
  readonly status: number;
  readonly #etag: string | undefined;
  /** A route that says no-store is taken at its word by this server too. */
  readonly mayBeKept: boolean;
  readonly #headers: readonly string[];
  readonly #forms = new Map<Encoding, Form>();
  readonly #making = new Map<Encoding, Promise<Form>>();
  readonly #compressible: boolean;
  readonly #length: number;
  readonly #effort: Effort;
  #mayRelease: boolean;
  readonly #mayDropPlain: boolean;

  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
    { compressed, effort = FOR_MANY, tagged = true, ownsBody = false }: KeptOptions = {},
  ) {
    this.status = status;
    this.#etag = tagged ? `W/"${hash("sha256", body, "base64url").slice(0, 22)}"` : undefined;
    this.mayBeKept = status === 200 && !/no-store/.test(headers["cache-control"] ?? "");
    this.#compressible = body.length >= WORTH_COMPRESSING && isText(headers["content-type"]);
    const tag = this.#etag === undefined ? {} : { etag: this.#etag };
    const all = { ...headers, ...tag, ...(this.#compressible ? { vary: "Accept-Encoding" } : {}) };
    this.#headers = Object.entries(all).flat();
    this.#length = body.length;
    this.#effort = effort;
    this.#mayRelease = ownsBody;
    this.#mayDropPlain = !compressed;
    this.#keepForm("identity", body);
    for (const [encoding, form] of compressed ?? []) this.#keepForm(encoding, form);
  }

  #form(encoding: Encoding, bytes: Buffer): Form {
    const encoded = encoding === "identity" ? [] : ["content-encoding", encoding];
    const headers = [...this.#headers, ...encoded, "content-length", String(bytes.length)];
    return { bytes, head: new ReadyHead(this.status, headers) };
  }

  #keepForm(encoding: Encoding, bytes: Buffer): Form {
    const form = this.#form(encoding, unpooled(bytes));
    this.#forms.set(encoding, form);
    return form;
  }

  /** Bytes held, for bounding what is kept: those of the compressed forms, counted before they exist. */
  get weight(): number {
    return Math.ceil(this.#length * (this.#compressible ? COMPRESSED_SHARE : 1)) + OVERHEAD;
  }

  /** What this request is answered with. */
  statusFor(req: IncomingMessage): number {
    return this.status === 200 && this.#etag !== undefined && isUnchanged(req, this.#etag) ? 304 : this.status;
  }

  /** Sends at once where the wanted form is there; otherwise makes it first, and rejects where that fails. */
  send(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> | undefined {
    if (this.statusFor(req) === 304) {
      res.writeHead(304, [...this.#headers, REQUEST_ID_HEADER, requestId]).end();
      return undefined;
    }
    const encoding = this.#compressible ? wantedEncoding(req.headers["accept-encoding"]) : "identity";
    const form = this.#forms.get(encoding);
    // The socket reads it when it likes.
    if (encoding === "identity") this.#mayRelease = false;
    if (!form) return this.#makeForm(encoding).then(({ head, bytes }) => head.send(req, res, bytes, requestId));
    form.head.send(req, res, form.bytes, requestId);
    return undefined;
  }

  /** Makes the forms that the other one was sent in, so that nobody waits for them. */
  async prepareLike(other: KeptResponse): Promise<void> {
    for (const encoding of other.#forms.keys()) if (!this.#forms.has(encoding)) await this.#makeForm(encoding);
  }

  /** Makes the brotli form as small as it can be, also where nobody has asked for one yet. Takes its time, on another thread. */
  async packTightly(): Promise<void> {
    if (!this.#compressible || !this.#mayDropPlain || this.#length > MOST_TIGHT) return;
    const loose = this.#forms.get("br") ?? (await this.#makeForm("br"));
    const tight = await compressAside(await expandBrotli(loose.bytes), "br", TIGHTEST);
    if (tight.length < loose.bytes.length) this.#keepForm("br", tight);
  }

  #makeForm(encoding: Encoding): Promise<Form> {
    const running = this.#making.get(encoding);
    if (running) return running;
    const making = this.#encode(encoding).finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }

  async #encode(encoding: Encoding): Promise<Form> {
    const body = this.#forms.get("identity")?.bytes ?? (await this.#expand());
    // Few want it so; it is made again for each of them instead of being held for nobody.
    if (encoding === "identity") return this.#form(encoding, body);
    const level = encoding === "br" ? this.#effort.brotli : this.#effort.gzip;
    const form = this.#keepForm(encoding, await compress(body, encoding, level));
    if (this.#mayDropPlain) this.#dropPlain();
    return form;
  }

  #dropPlain(): void {
    const plain = this.#forms.get("identity");
    this.#forms.delete("identity");
    // The other encoding may still be at work on it.
    if (plain && this.#mayRelease && this.#making.size === 1) release(plain.bytes);
  }

  #expand(): Promise<Buffer> {
    const brotli = this.#forms.get("br");
    return brotli ? expandBrotli(brotli.bytes) : expandGzip(this.#forms.get("gzip")!.bytes);
  }
}

/**
 * Small buffers are cut from slabs of 64 KB that many share: one page that is kept would hold the whole slab. Seen with 800
 * pages: 43 MB instead of 11.
 */
function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * Gives the memory back at once. A page's bytes are wanted for as long as they are being compressed, which is long enough to
 * be taken for something that stays; then only a full collection would free them, and they are what calls for most of those.
 */
function release({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}

function isText(contentType = ""): boolean {
  return /^text\/|json|javascript|xml|svg/.test(contentType);
}

/** Tags are compared weakly: a proxy may have taken the W/ away, or put it there. */
function isUnchanged(req: IncomingMessage, etag: string): boolean {
  const ifNoneMatch = req.headers["if-none-match"];
  if (ifNoneMatch === undefined || (req.method !== "GET" && req.method !== "HEAD")) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((candidate) => opaque(candidate.trim()) === opaque(etag));
}

const opaque = (etag: string): string => (etag.startsWith("W/") ? etag.slice(2) : etag);

const REFUSED = /;\s*q=0(\.0*)?$/;

/** Browsers send a handful of different headers, so each is read once. */
const understood = new Map<string, Encoding>();
const UNDERSTOOD_LIMIT = 200;

export function wantedEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  if (acceptEncoding === undefined) return "identity";
  const header = String(acceptEncoding);
  const known = understood.get(header);
  if (known) return known;
  const encoding = readEncoding(header);
  if (understood.size < UNDERSTOOD_LIMIT) understood.set(header, encoding);
  return encoding;
}

function readEncoding(header: string): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(",")
      .filter((part) => !REFUSED.test(part.trim()))
      .map((part) => part.split(";")[0]!.trim()),
  );
  return accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : "identity";
}
