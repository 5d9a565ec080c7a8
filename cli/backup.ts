/** npm run backup -- FILE: backs up the whole database to one file, while the server runs. */
import { existsSync } from "node:fs";
import { DomainError } from "../app/domain/domain-error.ts";
import { writeBackup } from "../app/store/backup/backup.ts";
import { openStore } from "../app/store/engine/open-store.ts";
import { readConfig } from "../server/config.ts";
import { assertDatabase, count, countRows, pathFromUser, readArguments, runCommand, whyNotWritten } from "./command.ts";

const USAGE = "Usage: npm run backup -- FILE [--overwrite]";

await runCommand(async () => {
  const { file, values } = readArguments(process.argv.slice(2), USAGE, { overwrite: { type: "boolean" } });
  const path = pathFromUser(file);
  if (existsSync(path) && !values.overwrite) {
    throw new DomainError("conflict", `${path} is there already. Name another file, or say --overwrite.`);
  }
  const config = readConfig(process.env);
  assertDatabase(config);
  const store = openStore(config);
  try {
    const figures = await writeBackup(store, path);
    console.log(`${countRows(figures)} written to ${path} and checked (${count(figures.size, "table")})`);
  } catch (error) {
    throw whyNotWritten(path, error);
  } finally {
    await store.close();
  }
});
