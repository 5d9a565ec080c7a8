/** npm run import -- FILE: brings the places of somebody's file into the directory. docs/import.md tells the rules. */
import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import { decodeOutlines } from "../app/domain/geo/state-outlines.ts";
import type { ImportRules } from "../app/domain/import-export/import-row.ts";
import { migrate } from "../app/store/engine/migrate.ts";
import { openStore, type Store } from "../app/store/engine/open-store.ts";
import { lockCatalog } from "../app/store/places/catalog-version.ts";
import { readConfig } from "../server/config.ts";
import { count, hasDatabase, runCommand } from "./command.ts";
import { type ImportOptions, readImportOptions } from "./import/import-options.ts";
import { holdPlaces, type MergeCounts, mergeStaged } from "./import/merge-staged.ts";
import { Progress } from "./import/progress.ts";
import { readRows } from "./import/read-rows.ts";
import { type ReadCounts, stageRows } from "./import/stage-rows.ts";
import { Staging } from "./import/staging.ts";
import { writeReport } from "./import/write-report.ts";

const now = new Date();
const progress = new Progress();
/** From the moment the last step is sent to the database, its end is awaited; before, stopping changes nothing. */
let isCommitting = false;
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

await runCommand(async () => {
  const options = readImportOptions(process.argv.slice(2));
  const config = readConfig(process.env);
  const started = performance.now();
  const staging = new Staging();

  const read = await timed(() => stageFile(options, staging));
  if (read.result.rows === 0) return progress.say(`${basename(options.file)} has no rows.`);
  progress.say(`Read ${count(read.result.rows, "row")} in ${read.seconds}`);
  if (read.result.own > 0) {
    progress.say(
      `${count(read.result.own, "row")} of an export of this site: ids, ratings and dates are taken as they stand`,
    );
  }

  const isNew = !hasDatabase(config);
  const store = options.isDryRun && isNew ? undefined : openStore(config);
  try {
    const merged = options.isDryRun
      ? await rehearse(store, staging)
      : await write(store!, staging, options, read.result);
    const hasReport = options.isDryRun ? await writeReport(options.report, staging.remarks()) : merged.hasReport;
    for (const line of summary(read.result, merged.counts, options, hasReport)) progress.say(line);
    // Someone who forgot DATA_DIR would look for these places on the site in vain.
    if (isNew) progress.say(`${newDatabase(options)} ${resolve(config.dataDir)} (DATA_DIR)`);
    progress.say(`Done in ${seconds(started)}`);
  } finally {
    await store?.close();
    staging.close();
  }
});

async function stageFile(options: ImportOptions, staging: Staging): Promise<ReadCounts> {
  const size = statSync(options.file, { throwIfNoEntry: false })?.size || 1;
  let bytes = 0;
  const rows = readRows(options.file, (more) => {
    bytes += more;
  });
  return stageRows(rows, staging, loadRules(options), options, (done) =>
    progress.update("Reading", done, bytes / size),
  );
}

function loadRules({ mapping }: ImportOptions): ImportRules {
  const data = new URL("../data/", import.meta.url);
  return {
    mapping,
    gazetteer: loadGazetteer(readFileSync(new URL("gazetteer.json.gz", data))),
    outlines: decodeOutlines(JSON.parse(readFileSync(new URL("state-outlines.json", data), "utf8"))),
    now,
  };
}

/** Everything in one transaction: whenever the process ends, the directory is as it was or as it should be. */
async function write(store: Store, staging: Staging, options: ImportOptions, read: ReadCounts) {
  const total = read.rows - read.rejected - read.folded;
  await migrate(store.db, store.engine);
  return store.db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const held = await timed(() => holdPlaces(tx, staging));
    progress.say(`Looked through ${count(held.result, "place")} of the directory in ${held.seconds}`);
    const merged = await timed(() =>
      mergeStaged(staging, tx, tx, now, (done) => progress.update("Writing", done, done / total)),
    );
    progress.say(`Wrote ${count(merged.result.added + merged.result.updated, "place")} in ${merged.seconds}`);
    // Before the end, so that an import whose report cannot be written does not happen.
    const hasReport = await writeReport(options.report, staging.remarks());
    isCommitting = true;
    return { counts: merged.result, hasReport };
  });
}

async function rehearse(store: Store | undefined, staging: Staging) {
  const tables = (await store?.db.introspection.getTables()) ?? [];
  const db = tables.some((table) => table.name === "haunted_locations") ? store!.db : undefined;
  const held = await timed(async () => (db ? holdPlaces(db, staging) : 0));
  progress.say(`Looked through ${count(held.result, "place")} of the directory in ${held.seconds}`);
  return { counts: await mergeStaged(staging, db, undefined, now, () => {}), hasReport: false };
}

function newDatabase({ isDryRun }: ImportOptions): string {
  return isDryRun ? "There is no database yet in" : "There was no database yet; a new one is in";
}

function summary(
  read: ReadCounts,
  merged: MergeCounts,
  { isDryRun, report }: ImportOptions,
  hasReport: boolean,
): string[] {
  const parts = [
    [merged.added, isDryRun ? "would be added" : "added"],
    [merged.updated, isDryRun ? "would be updated" : "updated"],
    [merged.unchanged, "unchanged"],
    [merged.kept, "already listed and left as they are"],
    [read.folded + merged.folded, "folded into an earlier row"],
    [read.rejected, "rejected"],
  ] as const;
  const said = parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number.toLocaleString("en-US")} ${what}`);
  return [
    `${count(read.rows, "row")}: ${said.join(", ")}`,
    ...(isDryRun ? ["This was a rehearsal; nothing was changed."] : []),
    ...(hasReport ? [`What was not taken over, and why: ${report}`] : []),
  ];
}

async function timed<T>(run: () => Promise<T>): Promise<{ result: T; seconds: string }> {
  const started = performance.now();
  const result = await run();
  return { result, seconds: seconds(started) };
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`;
}

function stop(): void {
  if (isCommitting) return;
  progress.say("Stopped; nothing was changed.");
  process.exit(130);
}
