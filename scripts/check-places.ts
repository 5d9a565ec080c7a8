// Checks curated places against data/README.md and prints what is wrong, for editors: node scripts/check-places.ts
// [DIRECTORY]
import { readFileSync } from "node:fs";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import { decodeOutlines } from "../app/domain/geo/state-outlines.ts";
import { parseRoads } from "../app/domain/roads/parse-roads.ts";
import { readRoadFiles } from "../server/roads/load-road-network.ts";
import { hasSample, SAMPLE_PLACES } from "../tests/sample-dir.ts";
import { checkAgreement } from "./check-places/check-agreement.ts";
import { checkBorrowed } from "./check-places/check-borrowed.ts";
import { checkCounts, isLongStory } from "./check-places/check-counts.ts";
import { checkDuplicates } from "./check-places/check-duplicates.ts";
import { checkGaps } from "./check-places/check-gaps.ts";
import { checkPosition } from "./check-places/check-position.ts";
import { checkText } from "./check-places/check-text.ts";
import { checkVisit } from "./check-places/check-visit.ts";
import { readPlaces } from "./check-places/read-records.ts";

const data = new URL("../data/", import.meta.url);
const { files, records, problems } = readPlaces(process.argv[2] ?? new URL("places", data).pathname);
const gazetteer = loadGazetteer(readFileSync(new URL("gazetteer.json.gz", data)));
const outlines = decodeOutlines(JSON.parse(readFileSync(new URL("state-outlines.json", data), "utf8")));

const found = [
  ...problems,
  ...records.flatMap((record) => [
    ...checkText(record, new Date()),
    ...checkAgreement(record),
    ...checkPosition(record, gazetteer, outlines),
    ...checkVisit(record, gazetteer, new Date()),
  ]),
  ...checkDuplicates(records),
  ...checkGaps(records, parseRoads(readRoadFiles(new URL("..", data).pathname), gazetteer)),
  ...(hasSample() ? await checkBorrowed(records, SAMPLE_PLACES) : []),
];
for (const { where, what } of found.toSorted((a, b) => a.where.localeCompare(b.where)))
  console.log(`${where}: ${what}`);
console.log(
  `${records.length} places in ${files.length} files, ${records.filter(isLongStory).length} long stories, ${found.length} problems.`,
);
console.log(
  `Still missing: ${
    checkCounts(records)
      .map(({ where, what }) => `${where} ${what}`)
      .join("; ") || "nothing"
  }`,
);
process.exitCode = found.length > 0 ? 1 : 0;
