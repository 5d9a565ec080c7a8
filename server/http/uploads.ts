/** Forms with photographs: their text goes on to the route like any form's, with the pictures beside it. */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { MAX_PHOTOS } from "../../app/domain/photos/photo-form.ts";
import { MAX_PICTURE_BYTES } from "../../app/domain/photos/picture-file.ts";
import type { Middleware, Upload } from "./app-env.ts";
import type { Refuse } from "./refusals.ts";

const MAX_UPLOAD_MB = 40;
const MAX_UPLOAD = MAX_UPLOAD_MB * 1024 * 1024;
/** Each upload holds its pictures in memory. Others are asked to send theirs again later. */
const MAX_AT_ONCE = 2;

/** No form with photographs has more text than this. */
const LIMITS = {
  fields: 100,
  fieldSize: 16 * 1024,
  files: MAX_PHOTOS,
  // One byte more reveals that a file is too large.
  fileSize: MAX_PICTURE_BYTES + 1,
  parts: 110,
  headerPairs: 20,
};

const TOO_LARGE = `Together these pictures are too large: at most ${MAX_UPLOAD_MB} MB are accepted. Please go back and choose smaller ones.`;
const NOT_A_FORM = "This form cannot be read. Please go back and send it again.";

export const isUpload = ({ method, headers }: IncomingMessage): boolean =>
  method === "POST" && (headers["content-type"] ?? "").startsWith("multipart/form-data");

export function takeUploads(refuse: Refuse): Middleware {
  let inHand = 0;
  return async (c, next) => {
    const { incoming } = c.env;
    const tooLarge = () => refuse(c, 413, TOO_LARGE, { connection: "close" });
    if (Number(incoming.headers["content-length"]) > MAX_UPLOAD) return tooLarge();
    const form = openForm(incoming.headers as BusboyHeaders);
    if (!form) return refuse(c, 400, NOT_A_FORM, { connection: "close" });
    const isBusy = inHand >= MAX_AT_ONCE;
    if (!isBusy) inHand += 1;
    try {
      const upload = await readUpload(incoming, form, isBusy);
      if (!upload) return tooLarge();
      c.set("upload", upload);
      return await next();
    } finally {
      if (!isBusy) inHand -= 1;
    }
  };
}

/** Undefined if the form is too large. If the server is busy, pictures are skipped so that the words survive. */
async function readUpload(
  incoming: IncomingMessage,
  form: BusboyInstance,
  isBusy: boolean,
): Promise<Upload | undefined> {
  const text = new URLSearchParams();
  const files = new Map<string, Uint8Array>();
  form.on("field", (name, value) => text.append(name, value));
  const reading: Promise<void>[] = [];
  let isMissing = false;
  form.on("file", (name, stream, filename) => {
    // A file that breaks off must not end the process; whatever arrived is judged as it is.
    stream.on("error", () => {});
    // A file input without a choice is sent with an empty name.
    if (!filename) return void stream.resume();
    if (!isBusy) return void reading.push(readAll(stream).then((bytes) => void files.set(name, bytes)));
    isMissing = true;
    stream.resume();
  });
  const size = await feed(incoming, form);
  await Promise.all(reading);
  return size > MAX_UPLOAD ? undefined : { text, files, isBusy: isMissing };
}

/** Undefined if the parts' boundary is missing or too long. */
function openForm(headers: BusboyHeaders): BusboyInstance | undefined {
  try {
    return new Busboy({ headers, limits: LIMITS });
  } catch {
    return undefined;
  }
}

/** Returns the size. A body that isn't a multipart form ends early, and whatever could be read of it is used. */
async function feed(incoming: IncomingMessage, form: BusboyInstance): Promise<number> {
  const done = finished(form).catch(() => {});
  let isFull = false;
  form.once("partsLimit", () => {
    isFull = true;
  });
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_UPLOAD) break;
    if (isFull || !form.writable) continue;
    if (!form.write(chunk)) await Promise.race([once(form, "drain").catch(() => {}), done]);
  }
  // A part beyond the limit has no error handler and would end the process if the form broke off in it.
  if (isFull) form.destroy();
  else form.end();
  await done;
  return size;
}

async function readAll(stream: BusboyFileStream): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  await finished(stream).catch(() => {});
  return Buffer.concat(chunks);
}
