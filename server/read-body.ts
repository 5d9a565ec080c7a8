import type { IncomingMessage } from "node:http";

export const MAX_BODY = 64 * 1024;

/** The whole body of a request; undefined if it is larger than we take, as soon as that is known. */
export async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(req.headers["content-length"] ?? 0) > MAX_BODY) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
