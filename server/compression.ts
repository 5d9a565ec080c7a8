import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Compression = "br" | "gzip";

/** Of the text. Most of it becomes a fifth or less, so that its compressed form is made in one piece. */
const ONE_PIECE = 0.4;

/** While everything else on this thread waits; in memory of its own, no larger than it is. */
export function compressNow(body: Uint8Array, encoding: Compression, level: number): Uint8Array<ArrayBuffer> {
  // Smaller ones would share their memory with others, and could not be given back.
  const chunkSize = Math.max(Buffer.poolSize, Math.ceil(body.length * ONE_PIECE));
  const made =
    encoding === "br"
      ? brotliCompressSync(body, { ...brotliOptions(body.length, level), chunkSize })
      : gzipSync(body, { level, chunkSize });
  const bytes = Uint8Array.from(made);
  // Given back at once instead of with the next collection.
  made.buffer.transfer(0);
  return bytes;
}

/**
 * On one of the threads that Node has for such things: for what takes so long that others should not wait behind it. Leaves the
 * body and what was made of it to the next full collection of the thread that asks.
 */
export function compressAside(body: Uint8Array, encoding: Compression, level: number): Promise<Buffer<ArrayBuffer>> {
  return encoding === "br" ? compressBrotli(body, brotliOptions(body.length, level)) : compressGzip(body, { level });
}

function brotliOptions(length: number, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
    },
  };
}

/** A window no larger than what it looks back on: the usual one takes megabytes for each page that is being compressed. */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
