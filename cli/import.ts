/** npm run import -- FILE: imports the places of a file into the directory; see docs/import.md. */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Kysely } from "kysely";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import { decodeOutlines } from "../app/domain/geo/state-outlines.ts";
import type { ImportRules } from "../app/domain/import-export/import-row.ts";
import { migrate } from "../app/store/engine/migrate.ts";
import { openStore, type Store } from "../app/store/engine/open-store.ts";
import type { Tables } from "../app/store/engine/tables.ts";
import { readConfig } from "../server/config.ts";
import { type Command, count, hasDatabase, runAsProgram } from "./command.ts";
import { type Collected, collectPlaces } from "./import/collect-places.ts";
import { type ImportOptions, readImportOptions } from "./import/import-options.ts";
import { type Merged, mergePlaces, readListedPlaces } from "./import/merge-places.ts";
import { Progress } from "./import/progress.ts";
import { readRows } from "./import/read-rows.ts";
import { writePlaces } from "./import/write-places.ts";
import { writeReport } from "./import/write-report.ts";

interface ImportRun {
  readonly options: ImportOptions;
  readonly progress: Progress;
  readonly now: Date;
  /** Once the commit has been sent we wait for it; before that, stopping changes nothing. */
  isCommitting: boolean;
}

export const importPlaces: Command = async ({ args, env, out }) => {
  const options = readImportOptions({ args, env });
  const config = readConfig(env);
  const progress = new Progress(out);
  const run: ImportRun = { options, progress, now: new Date(), isCommitting: false };
  const started = performance.now();

  const { result: collected, seconds: readSeconds } = await timed(() => readFile(run));
  const { rows, own } = collected.counts;
  if (rows === 0) return progress.say(`${basename(options.file)} has no rows.`);
  progress.say(`Read ${count(rows, "row")} in ${readSeconds}`);
  if (own > 0) {
    progress.say(`${count(own, "row")} of an export of this site: ids, ratings and dates are kept`);
  }

  const isNew = !hasDatabase(config);
  const store = options.isDryRun && isNew ? undefined : openStore(config);
  const stop = () => stopUnlessCommitting(run);
  process.on("SIGINT", stop).on("SIGTERM", stop);
  try {
    const outcome = options.isDryRun ? await rehearse(store, collected, run) : await write(store!, collected, run);
    for (const line of summary(collected.counts, outcome, options)) progress.say(line);
    // Catches a forgotten DATA_DIR, which would put the places into the wrong database.
    if (isNew) progress.say(`${newDatabase(options)} ${resolve(config.dataDir)} (DATA_DIR)`);
    progress.say(`Done in ${secondsSince(started)}`);
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await store?.close();
  }
};

type ReadFile = Collected & Pick<ImportRules, "gazetteer">;

async function readFile({ options, progress, now }: ImportRun): Promise<ReadFile> {
  const rows = await readRows(options.file);
  const rules = loadRules(options, now);
  const collected = await collectPlaces(rows, rules, options, (done) =>
    progress.update("Reading", done, done / rows.length),
  );
  return { ...collected, gazetteer: rules.gazetteer };
}

function loadRules({ mapping }: ImportOptions, now: Date): ImportRules {
  const data = new URL("../data/", import.meta.url);
  return {
    mapping,
    gazetteer: loadGazetteer(readFileSync(new URL("gazetteer.json.gz", data))),
    outlines: decodeOutlines(JSON.parse(readFileSync(new URL("state-outlines.json", data), "utf8"))),
    now,
  };
}

interface Outcome {
  readonly counts: Merged["counts"];
  readonly hasReport: boolean;
}

async function write(store: Store, collected: ReadFile, run: ImportRun): Promise<Outcome> {
  const { options, progress, now } = run;
  await migrate(store.db, store.engine);
  let hasReport = false;
  const { result: merged, seconds } = await timed(() =>
    writePlaces(store.db, (db) => compare(db, collected, run), {
      now,
      onProgress: (done, all) => progress.update("Writing", done, done / all),
      // If the report cannot be written, the import is rolled back.
      async beforeCommit({ remarks }) {
        hasReport = await writeReport(options.report, [...collected.remarks, ...remarks]);
        run.isCommitting = true;
      },
    }),
  );
  progress.say(`Compared and wrote ${count(merged.toSave.length, "place")} in ${seconds}`);
  return { counts: merged.counts, hasReport };
}

async function rehearse(store: Store | undefined, collected: ReadFile, run: ImportRun): Promise<Outcome> {
  const tables = (await store?.db.introspection.getTables()) ?? [];
  const db = tables.some((table) => table.name === "haunted_locations") ? store!.db : undefined;
  const { counts, remarks } = await compare(db, collected, run);
  return { counts, hasReport: await writeReport(run.options.report, [...collected.remarks, ...remarks]) };
}

async function compare(
  db: Kysely<Tables> | undefined,
  { places }: ReadFile,
  { progress, now }: ImportRun,
): Promise<Merged> {
  const started = performance.now();
  const listed = await readListedPlaces(db);
  const merged = await mergePlaces(places, listed, { db, now }, (done) =>
    progress.update("Comparing", done, done / places.length),
  );
  progress.say(`Compared with ${count(listed.byId.size, "place")} of the directory in ${secondsSince(started)}`);
  return merged;
}

function newDatabase({ isDryRun }: ImportOptions): string {
  return isDryRun ? "There is no database yet in" : "There was no database yet; a new one is in";
}

function summary(
  read: Collected["counts"],
  { counts: merged, hasReport }: Outcome,
  { isDryRun, report }: ImportOptions,
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
    ...(isDryRun ? ["This was a dry run; nothing was changed."] : []),
    ...(hasReport ? [`What was not imported, and why: ${report}`] : []),
  ];
}

async function timed<T>(run: () => Promise<T>): Promise<{ result: T; seconds: string }> {
  const started = performance.now();
  const result = await run();
  return { result, seconds: secondsSince(started) };
}

function secondsSince(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`;
}

function stopUnlessCommitting({ isCommitting, progress }: ImportRun): void {
  if (isCommitting) return;
  progress.say("Stopped; nothing was changed.");
  process.exit(130);
}

if (import.meta.main) await runAsProgram(importPlaces);
