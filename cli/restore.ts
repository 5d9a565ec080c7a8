/** npm run restore -- FILE: fills an empty database from a backup; --replace overwrites one that is not empty, and moves one that cannot be used aside. */
import { readFileSync } from "node:fs";
import { DomainError } from "../app/domain/domain-error.ts";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import { restoreBackup } from "../app/store/backup/restore.ts";
import { openStore } from "../app/store/engine/open-store.ts";
import { movePrivatePins } from "../app/store/places/move-private-pins.ts";
import { readConfig } from "../server/config.ts";
import { type Command, countRows, pathFromUser, readArguments, runAsProgram, say, typedAs } from "./command.ts";
import { assertIsFile } from "./import/read-text.ts";

export const restore: Command = async ({ args, env, out }) => {
  const usage = `Usage: ${typedAs(env, "restore")} FILE [--replace]`;
  const { file, values } = readArguments(args, usage, { replace: { type: "boolean" } });
  const path = pathFromUser(env, file);
  // SQLite would treat an empty file as an empty database.
  if ((await assertIsFile(path, path)) === 0) throw new DomainError("invalid", `${path} is empty.`);
  const store = openStore(readConfig(env));
  try {
    const { sums, movedAside } = await restoreBackup(store, path, { replace: values.replace === true });
    say(out, `${countRows(sums)} restored from ${path} and checked`);
    if (movedAside) say(out, `The old database could not be used. It is now ${movedAside}, which you may delete.`);
    const gazetteer = loadGazetteer(readFileSync(new URL("../data/gazetteer.json.gz", import.meta.url)));
    await movePrivatePins(store.db, gazetteer);
    if (values.replace) say(out, "Restart every server, so that it signs with the restored key.");
  } finally {
    await store.close();
  }
};

if (import.meta.main) await runAsProgram(restore);
