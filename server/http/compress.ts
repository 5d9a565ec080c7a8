import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings } from "../../app/web/accepted-encodings.ts";

type Encoding = "br" | "gzip";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Almost as small as the best quality, in a hundredth of its time. */
const BROTLI_QUALITY = 5;

/** Runs on libuv's thread pool. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(body);
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** The best encoding that an Accept-Encoding header allows; undefined for the plain body. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = acceptedEncodings(header);
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;
}
