/** The operator's geocoding service: at most one call a second, every answer stored, harmless when it fails. */
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { DomainError } from "../../app/domain/domain-error.ts";
import type { LabeledPoint } from "../../app/domain/geo/miles-between.ts";
import type { AskGeocoder } from "../../app/domain/search/find-point.ts";
import { GEOCODER_BUSY } from "../../app/domain/search/search-texts.ts";
import { SITE } from "../../app/site.ts";
import type { Tables } from "../../app/store/engine/tables.ts";
import { claimGeocoderCall, readGeocodeAnswer, saveGeocodeAnswer } from "../../app/store/places/geocode-answers.ts";
import type { Log } from "../../app/web/site-context.ts";
import type { Config } from "../config.ts";
import { readAnswer } from "../read-answer.ts";

const CALL_GAP_MS = 1_000;
const TIME_OUT_MS = 5_000;
/** Calls in flight or queued; beyond that clients are asked to retry. */
const MAX_PENDING = 5;
const CLAIM_INTERVAL_MS = 50;
const MAX_QUERY_LENGTH = 200;
const MAX_ANSWER_BYTES = 64 * 1024;

type GeocoderConfig = Pick<Config, "geocoderUrl" | "geocoderContact" | "siteUrl">;

export function createOutsideGeocoder(config: GeocoderConfig, db: Kysely<Tables>, log: Log): AskGeocoder {
  const { geocoderUrl } = config;
  if (geocoderUrl === undefined) return async () => undefined;
  const pending = new Map<string, Promise<LabeledPoint | undefined>>();
  let lastClaim: Promise<unknown> = Promise.resolve();

  async function geocode(query: string): Promise<LabeledPoint | undefined> {
    const stored = await readGeocodeAnswer(db, query, new Date());
    if (stored !== undefined) return stored ?? undefined;
    const claim = lastClaim.then(() => claimCall(db));
    lastClaim = claim.catch(() => {});
    await claim;
    const answer = await call(geocoderUrl!, userAgent(config), query);
    await saveGeocodeAnswer(db, query, answer, new Date());
    return answer ?? undefined;
  }

  return (text) => {
    const query = text.replace(/\s+/g, " ").trim().toLowerCase().slice(0, MAX_QUERY_LENGTH);
    if (query === "") return Promise.resolve(undefined);
    const running = pending.get(query);
    if (running) return running;
    if (pending.size >= MAX_PENDING) return Promise.reject(new DomainError("unavailable", GEOCODER_BUSY));
    const answer = geocode(query)
      .catch((error) => {
        log.warn({ err: error }, "the geocoding service did not answer");
        return undefined;
      })
      .finally(() => pending.delete(query));
    pending.set(query, answer);
    return answer;
  };
}

/** The database hands out the calls, so that all workers and machines together keep to the rate. */
async function claimCall(db: Kysely<Tables>): Promise<void> {
  while (!(await claimGeocoderCall(db, CALL_GAP_MS, new Date()))) await wait(CLAIM_INTERVAL_MS);
}

function userAgent({ siteUrl, geocoderContact }: GeocoderConfig): string {
  const text = `${SITE.name} (${[siteUrl, geocoderContact].filter(Boolean).join("; ")})`;
  return text.replace(/[^\x20-\x7e]/g, "");
}

/** null: the service found nothing; anything invalid throws. */
async function call(geocoderUrl: string, agent: string, query: string): Promise<LabeledPoint | null> {
  const url = new URL(geocoderUrl);
  url.searchParams.set("format", "json");
  url.searchParams.set("q", query);
  url.searchParams.set("limit", "1");
  const response = await fetch(url, {
    headers: { "user-agent": agent, accept: "application/json", "accept-language": "en-US" },
    // Never request anything but the address that the operator configured.
    redirect: "manual",
    signal: AbortSignal.timeout(TIME_OUT_MS),
  });
  if (!response.ok) throw new Error(`The geocoding service answered ${response.status}.`);
  const found: unknown = JSON.parse(await readAnswer(response, MAX_ANSWER_BYTES));
  if (!Array.isArray(found)) throw new Error("The geocoding service did not answer with a list.");
  return found.length === 0 ? null : readFirst(found[0]);
}

function readFirst(found: Record<string, unknown> | null): LabeledPoint {
  const lat = Number.parseFloat(String(found?.lat));
  const lng = Number.parseFloat(String(found?.lon));
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw new Error("The geocoding service returned no position.");
  const label = typeof found?.display_name === "string" ? found.display_name.slice(0, MAX_QUERY_LENGTH) : "";
  return { lat, lng, label: label || "the address you entered" };
}
