/**
 * The thread that compresses. Node's compression leaves an object and its buffers behind each time that only a full collection
 * frees: in a thread of its own such a collection looks through a few megabytes, in the server's through all of the places.
 */
import { parentPort, receiveMessageOnPort } from "node:worker_threads";
import { type Compression, compressNow } from "./compression.ts";
import { ShortestFirst } from "./shortest-first.ts";

export interface CompressTask {
  readonly id: number;
  readonly encoding: Compression;
  /** Brotli's quality or gzip's level. */
  readonly level: number;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface CompressAnswer {
  readonly id: number;
  /** Nothing where it failed. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** A place's page takes a fifth of the time that a long search takes, and would otherwise wait for all that came before it. */
const waiting = new ShortestFirst<CompressTask>(({ body }) => body.length);

parentPort!.on("message", (first: CompressTask) => {
  waiting.add(first);
  for (let task = waiting.take(); task; task = waiting.take()) {
    const bytes = compress(task);
    parentPort!.postMessage({ id: task.id, bytes } satisfies CompressAnswer, bytes ? [bytes.buffer] : []);
    // Whatever came meanwhile has its place among what waits.
    for (let come = receiveMessageOnPort(parentPort!); come; come = receiveMessageOnPort(parentPort!))
      waiting.add(come.message);
  }
});

function compress({ encoding, level, body }: Omit<CompressTask, "id">): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = compressNow(body, encoding, level);
    // Given back at once instead of with the next collection.
    body.buffer.transfer(0);
    return bytes;
  } catch {
    return undefined;
  }
}
