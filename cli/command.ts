/** What all commands share: running, error messages, arguments, paths, counts. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DomainError } from "../app/domain/domain-error.ts";
import { removeAbandonedCopies } from "../app/store/backup/copy-folder.ts";
import type { TableSums } from "../app/store/backup/copy-tables.ts";
import {
  DATABASE_FILE,
  openStore,
  SQLITE_FULL,
  type Store,
  type StoreLocation,
} from "../app/store/engine/open-store.ts";
import { storeTrouble } from "../app/store/engine/store-trouble.ts";
import { type Config, ConfigError, readConfig } from "../server/config.ts";
import { nameDatabaseTrouble } from "../server/database-trouble.ts";

type Environment = Readonly<Record<string, string | undefined>>;
export type Output = Pick<NodeJS.WriteStream, "isTTY" | "write">;

/** The process around a command. Tests run commands in their own process. */
export interface Invocation {
  readonly args: readonly string[];
  readonly env: Environment;
  readonly out: Output;
  readonly err: Output;
}

export type Command = (invocation: Invocation) => Promise<void>;

/** Returns the exit code: an error is one sentence on stderr and 1. */
export async function runCommand(command: Command, invocation: Invocation): Promise<number> {
  try {
    removeAbandonedCopies();
    await command(invocation);
    return 0;
  } catch (error) {
    say(invocation.err, sentenceOf(error, invocation.env));
    return 1;
  }
}

/** Runs a command if its file is the program that was started. */
export async function runAsProgram(command: Command): Promise<void> {
  const { stdout: out, stderr: err, env } = process;
  process.exitCode = await runCommand(command, { args: process.argv.slice(2), env, out, err });
}

export const say = (out: Output, line: string): void => void out.write(`${line}\n`);

/** The command as the user typed it: containers have no npm scripts. */
export const typedAs = (env: Environment, name: string): string =>
  env.npm_lifecycle_event ? `npm run ${name} --` : `node cli/${name}.ts`;

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

/** Reads a command's flags and its single file argument. */
export function readArguments(args: readonly string[], usage: string, options: Options) {
  const parsed = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      const flag = /'(-[^' ]*)/.exec((error as Error).message)?.[1];
      throw new DomainError(
        "invalid",
        `${flag ? `${flag} cannot be used like that` : "This cannot be read"}. ${usage}`,
      );
    }
  })();
  const [file, ...more] = parsed.positionals;
  if (file === undefined || file === "" || more.length > 0) throw new DomainError("invalid", usage);
  return { file, values: parsed.values };
}

/** npm runs commands in the project's folder; paths are relative to where the user typed them. */
export function pathFromUser(env: Environment, path: string): string {
  return resolve(env.INIT_CWD ?? process.cwd(), path);
}

export const count = (number: number, one: string): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : `${one}s`}`;

/** Describes the result of a backup or restore. */
export function countRows(sums: TableSums): string {
  const places = sums.get("haunted_locations")?.rows ?? 0;
  const submissions = sums.get("submissions")?.rows ?? 0;
  const all = [...sums.values()].reduce((sum, { rows }) => sum + rows, 0);
  return `${count(places, "place")}, ${count(submissions, "submission")} and ${count(all - places - submissions, "other row")}`;
}

export function hasDatabase({ databaseUrl, dataDir }: StoreLocation): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, DATABASE_FILE));
}

function assertDatabase(location: StoreLocation): void {
  if (hasDatabase(location)) return;
  // Absolute, because a relative DATA_DIR is resolved against the project's folder, not the operator's.
  const where = resolve(location.dataDir);
  throw new DomainError("invalid", `There is no database in ${where} (DATA_DIR) yet; the first start creates one.`);
}

/** Runs on the existing database, and closes it whatever happens. */
export async function withDatabase<T>(env: Environment, run: (store: Store, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  assertDatabase(config);
  const store = openStore(config);
  try {
    return await run(store, config);
  } finally {
    await store.close();
  }
}

const WRITE_TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist",
  EACCES: "this user may not write there",
  EISDIR: "it is a folder",
  ENOSPC: "there is no space left on the disk",
};

export function cannotWrite(what: string, error: unknown): string {
  const { code = "" } = error as NodeJS.ErrnoException;
  return `${what} cannot be written: ${WRITE_TROUBLES[code] ?? code}.`;
}

/** The error to throw when a command could not write its file. A backup is a database file, too. */
export function whyNotWritten(path: string, error: unknown): unknown {
  const { syscall, code, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (code === "ENOSPC" || errcode === SQLITE_FULL) {
    return new DomainError("invalid", cannotWrite(path, { code: "ENOSPC" }));
  }
  return syscall === "open" ? new DomainError("invalid", cannotWrite(path, error)) : error;
}

function sentenceOf(error: unknown, env: Environment): string {
  if (error instanceof DomainError || error instanceof ConfigError) return error.message;
  const trouble = storeTrouble(error);
  if (trouble && env.DATABASE_URL) {
    // The same message as at server start: which database, and its error.
    const named = nameDatabaseTrouble(readConfig(env), error);
    if (named !== error && named instanceof Error) return named.message;
  }
  if (trouble) return `${trouble[0]!.toUpperCase()}${trouble.slice(1)}.`;
  const { code, message } = (error instanceof AggregateError ? error.errors[0] : error) as NodeJS.ErrnoException;
  if (code === "ENOSPC") return "There is no space left on the disk.";
  return message || String(error);
}
