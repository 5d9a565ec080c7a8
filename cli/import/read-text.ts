/** Reads a file as a stream of UTF-8 text, or says in one sentence why it cannot. */
import { createReadStream } from "node:fs";
import { access, constants, stat } from "node:fs/promises";
import { basename } from "node:path";
import { DomainError } from "../../app/domain/domain-error.ts";

/** First bytes of what people pass by mistake: gzip, zip (also spreadsheets), PDF, PNG, JPEG, SQLite. */
const BINARY_SIGNATURES = ["1f8b", "504b0304", "25504446", "89504e47", "ffd8ff", "53514c697465"];
const CHUNK_BYTES = 256 * 1024;

export async function* readText(path: string, onBytes: (count: number) => void): AsyncGenerator<string> {
  const name = basename(path);
  await assertIsFile(path, name);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (bytes?: Buffer): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new DomainError("invalid", `${name} is not valid UTF-8 text; save it as UTF-8 and try again.`);
    }
  };
  let isFirst = true;
  for await (const bytes of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    if (isFirst) assertIsText(bytes, name);
    if (bytes.includes(0)) throw new DomainError("invalid", `${name} is a binary file, not a list of places.`);
    isFirst = false;
    onBytes(bytes.length);
    yield decode(bytes);
  }
  if (isFirst) throw new DomainError("invalid", `${name} is empty.`);
  yield decode();
}

/** A file that someone named: there, a file, and one that this user may read. */
export async function assertIsFile(path: string, name: string): Promise<void> {
  let isFile: boolean;
  try {
    isFile = (await stat(path)).isFile();
    await access(path, constants.R_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DomainError(
      "invalid",
      code === "ENOENT" ? `There is no file ${path}.` : `${path} cannot be read (${code}).`,
    );
  }
  if (!isFile) throw new DomainError("invalid", `${name} is not a file.`);
}

function assertIsText(bytes: Buffer, name: string): void {
  const start = bytes.subarray(0, 8).toString("hex");
  if (start.startsWith("fffe") || start.startsWith("feff")) {
    throw new DomainError("invalid", `${name} is UTF-16 text; save it as UTF-8 and try again.`);
  }
  if (BINARY_SIGNATURES.some((signature) => start.startsWith(signature))) {
    throw new DomainError("invalid", `${name} is a binary file, not a list of places.`);
  }
}
