/**
 * Queries Wikimedia Commons by its rules: one request a second, a user agent with a contact, and backoff when told to.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { DomainError } from "../../app/domain/domain-error.ts";
import { type CommonsCandidate, RENDITION_WIDTH, readCommonsFile } from "../../app/domain/photos/commons-file.ts";
import { MAX_PICTURE_BYTES } from "../../app/domain/photos/picture-file.ts";
import { SITE } from "../../app/site.ts";
import type { Config } from "../config.ts";
import { AnswerTooLongError, readAnswerBytes } from "../read-answer.ts";

const GAP_MS = 1_000;
const TIME_OUT_MS = 30_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 120_000;
const MAX_REDIRECTS = 3;
const RADIUS_METERS = 200;
const MAX_FILES = 20;
/** The `maxlag` parameter in seconds; Wikimedia recommends 5. */
const MAX_LAG = 5;

/** Commons rejected the request itself, so retrying would not help. */
export class CommonsRefusal extends Error {}

interface CommonsOptions {
  readonly config: Pick<Config, "photosApi" | "photosFilesHost" | "siteUrl" | "contact">;
  /** Waits the given milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

const answerSchema = z.object({
  error: z.object({ code: z.string(), info: z.string().optional() }).optional(),
  query: z.object({ pages: z.array(z.unknown()) }).optional(),
});

/** The same request may succeed later. */
const PASSING = new Set(["maxlag", "ratelimited", "readonly", "internal_api_error_DBQueryTimeoutError"]);

export class CommonsClient {
  readonly #config: CommonsOptions["config"];
  readonly #wait: (ms: number) => Promise<unknown>;
  #lastAt = Number.NEGATIVE_INFINITY;

  constructor({ config, wait = sleep }: CommonsOptions) {
    this.#config = config;
    this.#wait = wait;
  }

  /** Files taken near a point. */
  near(point: { readonly latitude: number; readonly longitude: number }): Promise<CommonsCandidate[]> {
    return this.#files({
      generator: "geosearch",
      ggscoord: `${point.latitude}|${point.longitude}`,
      ggsradius: String(RADIUS_METERS),
      ggsnamespace: "6",
      ggslimit: String(MAX_FILES),
    });
  }

  /** Files whose pages contain these words. */
  named(words: string): Promise<CommonsCandidate[]> {
    // Quotes, colons and the like belong to the search syntax.
    const plain = words.replace(/[^\p{L}\p{N}'. -]+/gu, " ");
    return this.#files({
      generator: "search",
      gsrsearch: `${plain} filetype:bitmap`,
      gsrnamespace: "6",
      gsrlimit: String(MAX_FILES),
    });
  }

  async #files(generator: Readonly<Record<string, string>>): Promise<CommonsCandidate[]> {
    const url = new URL(this.#config.photosApi);
    const asked = {
      action: "query",
      format: "json",
      formatversion: "2",
      maxlag: String(MAX_LAG),
      prop: "imageinfo",
      iiprop: "url|size|mime|extmetadata",
      iiurlwidth: String(RENDITION_WIDTH),
      iiextmetadatalanguage: "en",
      ...generator,
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    const bytes = await this.#ask(url, MAX_ANSWER_BYTES, errorOf);
    const pages = readAnswer(bytes)?.query?.pages ?? [];
    const inOrder = pages.toSorted((a, b) => indexOf(a) - indexOf(b));
    return inOrder.flatMap((page) => readCommonsFile(page) ?? []);
  }

  /** Throws a CommonsRefusal if the file is not available. */
  fetchRendition({ url }: CommonsCandidate): Promise<Uint8Array> {
    return this.#ask(new URL(url, this.#config.photosApi), MAX_PICTURE_BYTES);
  }

  async #ask(url: URL, maxBytes: number, errorIn?: (bytes: Uint8Array) => string | undefined): Promise<Uint8Array> {
    for (let tries = 1; ; tries++) {
      const response = await this.#follow(url);
      const isBusy = response.status === 429 || response.status >= 500;
      if (!response.ok && !isBusy) throw new CommonsRefusal(`${url.host} answered ${response.status}.`);
      const bytes = isBusy ? undefined : await readBytes(response, url.host, maxBytes);
      const error = bytes && errorIn?.(bytes);
      if (bytes && error === undefined) return bytes;
      if (error !== undefined && !PASSING.has(error))
        throw new CommonsRefusal(`Commons answered with the error ${error}.`);
      if (tries === MAX_TRIES) {
        throw new DomainError(
          "unavailable",
          "Wikimedia Commons is busy. Run this again later: it continues where it stopped.",
        );
      }
      await response.body?.cancel().catch(() => undefined);
      await this.#wait(pauseOf(response, tries));
    }
  }

  /** Follows redirects to the API's own host or to the host of its files, and nowhere else. */
  async #follow(start: URL): Promise<Response> {
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      this.#requireHost(url);
      await this.#inTime();
      const response = await fetch(url, {
        headers: { "user-agent": this.#userAgent(), accept: "*/*" },
        redirect: "manual",
        signal: AbortSignal.timeout(TIME_OUT_MS),
      }).catch((error: Error) => {
        throw new DomainError("unavailable", `${url.host} cannot be reached: ${reasonOf(error)}.`);
      });
      const location = response.status >= 300 && response.status < 400 && response.headers.get("location");
      if (!location) return response;
      await response.body?.cancel();
      if (!URL.canParse(location, url))
        throw new CommonsRefusal(`${url.host} redirects to something that is not a URL.`);
      url = new URL(location, url);
    }
    throw new CommonsRefusal(`${start.host} redirects too often.`);
  }

  #requireHost(url: URL): void {
    const api = new URL(this.#config.photosApi);
    const isKnown = url.host === api.host || url.host === this.#config.photosFilesHost;
    if (!isKnown || url.protocol !== api.protocol) {
      throw new CommonsRefusal(`${url.origin} is not allowed: it is neither PHOTOS_API nor PHOTOS_FILES_HOST.`);
    }
  }

  async #inTime(): Promise<void> {
    const left = this.#lastAt + GAP_MS - performance.now();
    if (left > 0) await this.#wait(left);
    this.#lastAt = performance.now();
  }

  #userAgent(): string {
    const { siteUrl, contact } = this.#config;
    return `${SITE.name}/1.0 (${siteUrl}; ${contact ?? ""})`.replace(/[^\x20-\x7e]/g, "");
  }
}

/** As long as the server asks for, otherwise longer each time. */
function pauseOf(response: Response, tries: number): number {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  const asked = Number.isFinite(seconds) ? seconds * 1_000 : FIRST_PAUSE_MS * 2 ** (tries - 1);
  return Math.min(MAX_PAUSE_MS, Math.max(GAP_MS, asked));
}

function readAnswer(bytes: Uint8Array): z.infer<typeof answerSchema> | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

function errorOf(bytes: Uint8Array): string | undefined {
  const answer = readAnswer(bytes);
  return answer ? answer.error?.code : "no JSON";
}

const indexOf = (page: unknown): number => (page as { index?: number } | null)?.index ?? 0;

async function readBytes(response: Response, host: string, maxBytes: number): Promise<Uint8Array> {
  try {
    return await readAnswerBytes(response, maxBytes);
  } catch (error) {
    if (error instanceof AnswerTooLongError) throw new CommonsRefusal("The answer is larger than a picture may be.");
    throw new DomainError(
      "unavailable",
      `The answer from ${host} broke off. Run this again: it continues where it stopped.`,
    );
  }
}

const reasonOf = (error: Error): string =>
  error.name === "TimeoutError"
    ? "it does not answer"
    : ((error.cause as NodeJS.ErrnoException)?.code ?? error.message);
