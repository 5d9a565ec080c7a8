import type { IncomingMessage } from "node:http";

export const MAX_BODY = 64 * 1024;
/** A story of 50,000 characters, each of four bytes, with the rest of its listing. */
export const MAX_LONG_FORM = 256 * 1024;

/** Whoever sent it went away or was too slow: nobody's fault here. */
export class BodyCutShort extends Error {
  constructor() {
    super("The request ended before all of it was there.");
  }
}

/** The whole body of a request; undefined if it is larger than we take, as soon as that is known. */
export async function readBody(req: IncomingMessage, most = MAX_BODY): Promise<Buffer | undefined> {
  if (Number(req.headers["content-length"] ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) return undefined;
      chunks.push(chunk);
    }
  } catch (error) {
    throw req.complete ? error : new BodyCutShort();
  }
  return Buffer.concat(chunks);
}
