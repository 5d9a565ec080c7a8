import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AskGeocoder } from "../../app/domain/search/find-point.ts";
import { GEOCODER_BUSY } from "../../app/domain/search/search-texts.ts";
import {
  claimGeocoderCall,
  pruneGeocodeAnswers,
  readGeocodeAnswer,
  saveGeocodeAnswer,
} from "../../app/store/places/geocode-answers.ts";
import { startOutsideService } from "../../tests/outside-service.ts";
import { ENGINES, openMigrated } from "../../tests/store/engines.ts";
import { createOutsideGeocoder } from "./outside-geocoder.ts";

const FOUND = JSON.stringify([{ lat: "41.8781", lon: "-87.6298", display_name: "233 South Wacker Drive, Chicago" }]);
const json = (body: string) => (res: ServerResponse) =>
  void res.writeHead(200, { "content-type": "application/json" }).end(body);
const ANSWERS: Record<string, (res: ServerResponse) => void> = {
  "nowhere at all": json("[]"),
  "server error": (res) => void res.writeHead(500).end("no"),
  refused: (res) => void res.writeHead(429).end(),
  "no json": json("<html>sorry</html>"),
  "no list": json('{"error":"busy"}'),
  "no position": json('[{"lat":"north","lon":"west"}]'),
  "off the globe": json('[{"lat":"91","lon":"0"}]'),
  "a null": json("[null]"),
  endless: json(`["${"x".repeat(100_000)}"]`),
  "cut off": (res) => {
    res.writeHead(200, { "content-length": "100" }).write("[");
    res.destroy();
  },
  hangs: () => {},
};

let service: Awaited<ReturnType<typeof startOutsideService>>;
let opened: Awaited<ReturnType<typeof openMigrated>>;
let warnings: object[];
let ask: AskGeocoder;

beforeEach(async () => {
  service = await startOutsideService((query, res) => (ANSWERS[query] ?? json(FOUND))(res));
  opened = await openMigrated(ENGINES[0]!);
  warnings = [];
  ask = connect();
});
afterEach(async () => {
  await service.stop();
  await opened.dispose();
});

function connect(store = opened.store): AskGeocoder {
  const config = {
    geocoderUrl: service.url,
    geocoderContact: "desk@hauntway.test",
    siteUrl: "https://hauntway.test",
  };
  const log = { info() {}, warn: (fields: object) => void warnings.push(fields), error() {} };
  return createOutsideGeocoder(config, store.db, log);
}

describe("the outside geocoder", () => {
  test("asks with SPEC's parameters and says who asks", async () => {
    expect(await ask("  233 S Wacker  Dr ")).toEqual({
      lat: 41.8781,
      lng: -87.6298,
      label: "233 South Wacker Drive, Chicago",
    });
    const [call] = service.calls;
    expect(Object.fromEntries(call!.url.searchParams)).toEqual({ format: "json", q: "233 s wacker dr", limit: "1" });
    expect(call!.userAgent).toBe("Hauntway (https://hauntway.test; desk@hauntway.test)");
  });

  test("asks about a text once, also when it was not known and also after a restart", async () => {
    await Promise.all([ask("233 S Wacker Dr"), ask("233 s wacker dr")]);
    await ask("233 S WACKER DR");
    expect(await ask("nowhere at all")).toBeUndefined();
    expect(await ask("nowhere at all")).toBeUndefined();
    expect(await connect()("233 S Wacker Dr")).toMatchObject({ lat: 41.8781 });
    expect(service.calls.map((call) => call.url.searchParams.get("q"))).toEqual(["233 s wacker dr", "nowhere at all"]);
    expect(warnings).toEqual([]);
  });

  test.each(["server error", "no json", "off the globe", "cut off"])(
    "a failure (%s) means not found, and is not kept as an answer",
    async (query) => {
      expect(await ask(query)).toBeUndefined();
      expect(warnings).toHaveLength(1);
      expect(await readGeocodeAnswer(opened.store.db, query, new Date())).toBeUndefined();
    },
  );

  test.each(["refused", "no list", "no position", "a null", "endless"])("so does an answer like %s", async (query) => {
    expect(await ask(query)).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  test("a service that hangs is left after its time", async () => {
    expect(await ask("hangs")).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  test("is called once a second over all visitors and servers", async () => {
    const other = connect(opened.second);
    const asked = performance.now();
    await Promise.all([ask("1 a street"), ask("2 b street"), other("3 c street"), other("4 d street")]);
    const waited = service.calls.map((call) => call.at - asked);
    expect(waited).toHaveLength(4);
    // Count from the request: a slow call may arrive late, but never early (except for clock differences).
    for (const [turn, wait] of waited.entries()) expect(wait).toBeGreaterThan(turn * 1_000 - 20);
  });

  test("does not let a crowd wait: who is beyond the fifth is told at once to come again", async () => {
    const crowd = Array.from({ length: 8 }, (_, i) => ask(`${i} main street`));
    const beyond = await Promise.allSettled(crowd.slice(5));
    for (const told of beyond) {
      expect(told).toMatchObject({ status: "rejected", reason: { code: "unavailable", message: GEOCODER_BUSY } });
    }
    expect(service.calls.length).toBeLessThan(2);
    await Promise.all(crowd.slice(0, 5));
    // Nothing was requested, so nothing is remembered: the next attempt is real.
    expect(await ask("5 main street")).toMatchObject({ lat: 41.8781 });
  });

  test("without an address of a service nobody is asked", async () => {
    const nobody = createOutsideGeocoder(
      { geocoderUrl: undefined, geocoderContact: undefined, siteUrl: "https://hauntway.test" },
      opened.store.db,
      { info() {}, warn() {}, error() {} },
    );
    expect(await nobody("233 S Wacker Dr")).toBeUndefined();
    expect(service.calls).toEqual([]);
  });
});

describe.each(ENGINES)("kept answers on $name", (engine) => {
  const at = (seconds: number) => new Date(Date.parse("2026-10-31T20:00:00.000Z") + seconds * 1000);

  test("a known place stays, an unknown one is asked about again after a month", async () => {
    const { store, dispose } = await openMigrated(engine);
    const place = { lat: 1, lng: 2, label: "There" };
    await saveGeocodeAnswer(store.db, "there", place, at(0));
    await saveGeocodeAnswer(store.db, "nowhere", null, at(0));
    const day = 24 * 60 * 60;
    expect(await readGeocodeAnswer(store.db, "there", at(999 * day))).toEqual(place);
    expect(await readGeocodeAnswer(store.db, "nowhere", at(29 * day))).toBeNull();
    expect(await readGeocodeAnswer(store.db, "nowhere", at(31 * day))).toBeUndefined();
    await saveGeocodeAnswer(store.db, "nowhere", place, at(32 * day));
    expect(await readGeocodeAnswer(store.db, "nowhere", at(33 * day))).toEqual(place);
    await dispose();
  });

  test("old answers are dropped, and the oldest beyond a number", async () => {
    const { store, dispose } = await openMigrated(engine);
    const day = 24 * 60 * 60;
    const place = { lat: 1, lng: 2, label: "There" };
    await claimGeocoderCall(store.db, 1000, at(0));
    await saveGeocodeAnswer(store.db, "ancient", place, at(0));
    await saveGeocodeAnswer(store.db, "unknown", null, at(340 * day));
    for (let i = 0; i < 4; i++) await saveGeocodeAnswer(store.db, `recent ${i}`, place, at((366 + i) * day));
    await pruneGeocodeAnswers(store.db, at(372 * day));
    const left = async () =>
      (await store.db.selectFrom("geocode_answers").select("query").orderBy("query").execute()).map((row) => row.query);
    expect(await left()).toEqual(["", "recent 0", "recent 1", "recent 2", "recent 3"]);
    await pruneGeocodeAnswers(store.db, at(372 * day), 2);
    expect(await left()).toEqual(["", "recent 2", "recent 3"]);
    await dispose();
  });

  test("one turn a second is given out", async () => {
    const { store, second, dispose } = await openMigrated(engine);
    const other = (second ?? store).db;
    expect(await claimGeocoderCall(store.db, 1000, at(0))).toBe(true);
    expect(await claimGeocoderCall(other, 1000, at(0.999))).toBe(false);
    expect(await claimGeocoderCall(other, 1000, at(1))).toBe(true);
    expect(await claimGeocoderCall(store.db, 1000, at(1.5))).toBe(false);
    await dispose();
  });
});
