import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import type { LatLng } from "../app/domain/geo/miles-between.ts";
import { draftFromCurated } from "../app/domain/places/curated-place.ts";
import { admissionInWords, durationInWords } from "../app/domain/places/number-words.ts";
import { pointOf } from "../app/domain/places/place.ts";
import type { RoadNetwork } from "../app/domain/roads/drive.ts";
import { parseRoads } from "../app/domain/roads/parse-roads.ts";
import { isCrossing } from "../app/domain/roads/road-classes.ts";
import { shortestPaths } from "../app/domain/roads/shortest-paths.ts";
import { decodeOutlines } from "../app/domain/geo/state-outlines.ts";
import { checkAgreement } from "../scripts/check-places/check-agreement.ts";
import { checkBorrowed } from "../scripts/check-places/check-borrowed.ts";
import { checkCounts } from "../scripts/check-places/check-counts.ts";
import { checkGaps } from "../scripts/check-places/check-gaps.ts";
import { checkDuplicates } from "../scripts/check-places/check-duplicates.ts";
import { checkPosition } from "../scripts/check-places/check-position.ts";
import { checkText } from "../scripts/check-places/check-text.ts";
import { checkVisit } from "../scripts/check-places/check-visit.ts";
import { type Problem, readPlaces } from "../scripts/check-places/read-records.ts";
import { loadRoadNetwork, readRoadFiles } from "../server/roads/load-road-network.ts";
import { readGazetteer } from "../tests/curated-directory.ts";
import { hasSample, SAMPLE_PLACES } from "../tests/sample-dir.ts";

const directory = fileURLToPath(new URL("places", import.meta.url));

const sentences = (problems: readonly Problem[]): string[] => problems.map(({ where, what }) => `${where}: ${what}`);

/** Tells whether a spot of the lower 48 states is reached by ferry or boat only. */
function readIslands({ graph, findJoins }: RoadNetwork): (spot: LatLng) => boolean {
  const { legs, towns } = graph;
  const weights = Float64Array.from(legs, ({ roadClass }) => (isCrossing(roadClass) ? Number.POSITIVE_INFINITY : 1));
  const start = towns.findIndex(({ label }) => label === "Chicago IL");
  const { cost } = shortestPaths(graph, [{ town: start, miles: 0, minutes: 0 }], { weights });
  return (spot) =>
    findJoins(spot).every(({ leg, fraction }) => {
      const { from, to } = legs[leg]!;
      return cost[fraction < 0.5 ? from : to] === Number.POSITIVE_INFINITY;
    });
}

describe("the curated places", () => {
  const { records, problems } = readPlaces(directory);

  it("follow the format of data/README.md", () => {
    expect(sentences(problems)).toEqual([]);
  });

  it("have plausible years, lengths and the editors' voice", () => {
    expect(sentences(records.flatMap((record) => checkText(record, new Date())))).toEqual([]);
  });

  it("stand in their state and near their city, private ones at the city's position", () => {
    const read = (name: string) => readFileSync(new URL(name, import.meta.url));
    const gazetteer = loadGazetteer(read("gazetteer.json.gz"));
    const outlines = decodeOutlines(JSON.parse(read("state-outlines.json").toString("utf8")));
    expect(sentences(records.flatMap((record) => checkPosition(record, gazetteer, outlines)))).toEqual([]);
  });

  it("have scores that use the scale: hardly any 5.0, a median near 3.9, one in six or more below 3.5", () => {
    const scores = records.map((record) => draftFromCurated(record).score!).toSorted((a, b) => a - b);
    expect(scores.filter((score) => score === 5).length).toBeLessThanOrEqual(8);
    expect(Math.abs(scores[scores.length >> 1]! - 3.9)).toBeLessThanOrEqual(0.1);
    expect(scores.filter((score) => score < 3.5).length).toBeGreaterThanOrEqual(scores.length / 6);
  });

  it("show no estimate of a price or of the length of a visit", () => {
    const guessed = records.filter(
      (record) => admissionInWords(record)?.isEstimate || durationInWords(record)?.isEstimate,
    );
    expect(guessed.map(({ id }) => id)).toEqual([]);
  });

  it("have hours that compile without a warning, telephones that can be dialed and ZIP codes nearby", () => {
    const gazetteer = readGazetteer();
    expect(sentences(records.flatMap((record) => checkVisit(record, gazetteer, new Date())))).toEqual([]);
  });

  it("agree with themselves: hours with seasons and evenings, years and styles with the story", () => {
    expect(sentences(records.flatMap(checkAgreement))).toEqual([]);
  });

  it("have ids and slugs of their own and no near-duplicates", () => {
    expect(sentences(checkDuplicates(records))).toEqual([]);
  });

  it.skipIf(!hasSample())("share no run of eight words with the visitor-submitted sample", async () => {
    expect(sentences(await checkBorrowed(records, SAMPLE_PLACES))).toEqual([]);
  });

  it("leave no long stretch of Interstate without a stop", () => {
    const roads = parseRoads(readRoadFiles("."), readGazetteer());
    expect(sentences(checkGaps(records, roads))).toEqual([]);
  });

  it("say where the boat leaves where no road leads, and nowhere else", () => {
    // Those that are only seen are seen from the shore.
    const visited = records.filter(
      ({ state, access }) => !["Alaska", "Hawaii"].includes(state) && (access === "open" || access === "tours"),
    );
    const isCutOff = readIslands(loadRoadNetwork(".", readGazetteer()));
    const idsOf = (some: typeof records) => some.map(({ id }) => id);
    expect(idsOf(visited.filter(({ boat }) => boat !== undefined))).toEqual(
      idsOf(visited.filter((record) => isCutOff(pointOf(record)))),
    );
  });

  it("are enough in every state and lack none of the best known", () => {
    expect(sentences(checkCounts(records))).toEqual([]);
  });
});
