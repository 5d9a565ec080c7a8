/** npm run photos -- add FILE.csv | find: photographs from an operator's folder and from Wikimedia Commons. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DomainError } from "../app/domain/domain-error.ts";
import { migrate } from "../app/store/engine/migrate.ts";
import { CommonsClient } from "../server/photos/commons-client.ts";
import { PictureReader } from "../server/photos/picture-reader.ts";
import { type Command, pathFromUser, runAsProgram, typedAs, withDatabase } from "./command.ts";
import { addPhotos } from "./photos/add-photos.ts";
import { findPhotos } from "./photos/find-photos.ts";

const usage = (typed: string): string =>
  `${typed} add FILE.csv [--dry-run]             photographs of a folder, with place, author, licence, source and alt
${typed} find [--limit NUMBER] [--dry-run]    asks Wikimedia Commons for places without one; reviewers decide`;

/** `wait` passes the seconds between requests; tests shorten it. */
export const makePhotosCommand =
  (wait?: (ms: number) => Promise<unknown>): Command =>
  async ({ args, env, out }) => {
    const { name, file, isDryRun, limit } = readPhotosArguments(args, usage(typedAs(env, "photos")));
    await withDatabase(env, async (store, config) => {
      if (name === "find" && config.contact === undefined) {
        throw new DomainError("invalid", "Please set CONTACT: Wikimedia wants to know whom to write to.");
      }
      const reader = new PictureReader({ projectDir: join(import.meta.dirname, "..") });
      try {
        await migrate(store.db, store.engine);
        if (name === "add") await addPhotos({ store, reader, path: pathFromUser(env, file), isDryRun, out });
        else {
          const client = new CommonsClient({ config, ...(wait && { wait }) });
          await findPhotos({ store, reader, client, dataDir: config.dataDir, isDryRun, limit, out });
        }
      } finally {
        reader.close();
      }
    });
  };

export const photos = makePhotosCommand();

function readPhotosArguments(args: readonly string[], usage: string) {
  const options = { "dry-run": { type: "boolean" }, limit: { type: "string" } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, file = "", ...more] = positionals;
    const isKnown = (name === "add" && file !== "") || (name === "find" && file === "");
    const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
    if (isKnown && more.length === 0 && limit >= 1) return { name, file, isDryRun: values["dry-run"] ?? false, limit };
  } catch {
    // An unknown flag gets the same answer.
  }
  throw new DomainError("invalid", usage);
}

if (import.meta.main) await runAsProgram(photos);
