/** Reads a whole file as UTF-8 text, or says in one sentence why it cannot. */
import { constants } from "node:fs";
import { access, readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { DomainError } from "../../app/domain/domain-error.ts";

/** Magic numbers of files that people pass by mistake: gzip, zip (also spreadsheets), PDF, PNG, JPEG, SQLite. */
const BINARY_SIGNATURES = ["1f8b", "504b0304", "25504446", "89504e47", "ffd8ff", "53514c697465"];
/** A JavaScript string holds at most 512 MB; 11,000 places take 10 MB. */
const MAX_MEGABYTES = 256;

export async function readText(path: string): Promise<string> {
  const name = basename(path);
  const size = await assertIsFile(path, name);
  if (size > MAX_MEGABYTES * 1024 * 1024) {
    throw new DomainError("invalid", `${name} is larger than ${MAX_MEGABYTES} MB; split it into smaller files.`);
  }
  const bytes = await readFile(path);
  assertIsText(bytes, name);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError("invalid", `${name} is not valid UTF-8 text; save it as UTF-8 and try again.`);
  }
}

/** Checks that a path names a file that this user may read; returns its size in bytes. */
export async function assertIsFile(path: string, name: string): Promise<number> {
  try {
    const stats = await stat(path);
    await access(path, constants.R_OK);
    if (stats.isFile()) return stats.size;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new DomainError("invalid", `There is no file ${path}.`);
    const why = code === "EACCES" ? "this user may not read it" : code;
    throw new DomainError("invalid", `${path} cannot be read: ${why}.`);
  }
  throw new DomainError("invalid", `${name} is not a file.`);
}

function assertIsText(bytes: Buffer, name: string): void {
  const start = bytes.subarray(0, 8).toString("hex");
  if (start.startsWith("fffe") || start.startsWith("feff")) {
    throw new DomainError("invalid", `${name} is UTF-16 text; save it as UTF-8 and try again.`);
  }
  if (BINARY_SIGNATURES.some((signature) => start.startsWith(signature)) || bytes.includes(0)) {
    throw new DomainError("invalid", `${name} is a binary file, not a list of places.`);
  }
}
