/** npm run backup -- FILE: backs up the whole database to one file, while the server runs. */
import { existsSync } from "node:fs";
import { DomainError } from "../app/domain/domain-error.ts";
import { writeBackup } from "../app/store/backup/backup.ts";
import { openStore } from "../app/store/engine/open-store.ts";
import { readConfig } from "../server/config.ts";
import {
  assertDatabase,
  type Command,
  count,
  countRows,
  pathFromUser,
  readArguments,
  runAsProgram,
  say,
  typedAs,
  whyNotWritten,
} from "./command.ts";

export const backup: Command = async ({ args, env, out }) => {
  const usage = `Usage: ${typedAs(env, "backup")} FILE [--overwrite]`;
  const { file, values } = readArguments(args, usage, { overwrite: { type: "boolean" } });
  const path = pathFromUser(env, file);
  if (existsSync(path) && !values.overwrite) {
    throw new DomainError("conflict", `${path} already exists. Name another file, or add --overwrite.`);
  }
  const config = readConfig(env);
  assertDatabase(config);
  const store = openStore(config);
  try {
    const sums = await writeBackup(store, path);
    say(out, `${countRows(sums)} written to ${path} and checked (${count(sums.size, "table")})`);
  } catch (error) {
    throw whyNotWritten(path, error);
  } finally {
    await store.close();
  }
};

if (import.meta.main) await runAsProgram(backup);
