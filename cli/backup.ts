/** npm run backup -- FILE: backs up the whole database to one file, while the server runs. */
import { existsSync } from "node:fs";
import { DomainError } from "../app/domain/domain-error.ts";
import { writeBackup } from "../app/store/backup/backup.ts";
import {
  type Command,
  count,
  countRows,
  pathFromUser,
  readArguments,
  runAsProgram,
  say,
  typedAs,
  whyNotWritten,
  withDatabase,
} from "./command.ts";

export const backup: Command = async ({ args, env, out }) => {
  const usage = `Usage: ${typedAs(env, "backup")} FILE [--overwrite]`;
  const { file, values } = readArguments(args, usage, { overwrite: { type: "boolean" } });
  const path = pathFromUser(env, file);
  if (existsSync(path) && !values.overwrite) {
    throw new DomainError("conflict", `${path} already exists. Name another file, or add --overwrite.`);
  }
  const sums = await withDatabase(env, (store) =>
    writeBackup(store, path).catch((error) => {
      throw whyNotWritten(path, error);
    }),
  );
  say(out, `${countRows(sums)} written to ${path} and checked (${count(sums.size, "table")})`);
};

if (import.meta.main) await runAsProgram(backup);
