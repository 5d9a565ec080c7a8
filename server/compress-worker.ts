/**
 * The thread that compresses. Node's compression leaves an object and its buffers behind each time that only a full collection
 * frees: in a thread of its own such a collection looks through a few megabytes, in the server's through all of the places.
 */
import { parentPort, receiveMessageOnPort } from "node:worker_threads";
import { type Compression, compressAside, compressNow } from "./compression.ts";
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

/** Longer ones (the whole list, a search among 100,000 places) would keep every page behind them waiting. */
const LONGEST = 512 * 1024;

/** A place's page takes a fifth of the time that a long search takes, and would otherwise wait for all that came before it. */
const waiting = new ShortestFirst<CompressTask>(({ body }) => body.length);

let longUnderWay = 0;
let isResting = false;

parentPort!.on("message", (task: CompressTask) => {
  waiting.add(task);
  if (!isResting) work();
});

function work(): void {
  isResting = false;
  for (let task = waiting.take(); task; task = waiting.take()) {
    if (task.body.length > LONGEST) void compressLong(task);
    else answer(task, compress(task));
    // Whatever came meanwhile has its place among what waits.
    for (let come = receiveMessageOnPort(parentPort!); come; come = receiveMessageOnPort(parentPort!))
      waiting.add(come.message);
    // What is long is heard of again through the event loop, which has to turn for that.
    if (longUnderWay > 0) {
      isResting = true;
      setImmediate(work);
      return;
    }
  }
}

function compress({ encoding, level, body }: CompressTask): Uint8Array<ArrayBuffer> | undefined {
  try {
    return compressNow(body, encoding, level);
  } catch {
    return undefined;
  }
}

/** On one of the threads that Node has for such things, while this one goes on with what is shorter. */
async function compressLong(task: CompressTask): Promise<void> {
  longUnderWay += 1;
  const bytes = await compressAside(task.body, task.encoding, task.level).catch(() => undefined);
  longUnderWay -= 1;
  answer(task, bytes && ownMemory(bytes));
}

/** What shares its memory with others cannot be handed over. */
function ownMemory(bytes: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.buffer.byteLength === bytes.length ? new Uint8Array(bytes.buffer) : Uint8Array.from(bytes);
}

function answer({ id, body }: CompressTask, bytes: Uint8Array<ArrayBuffer> | undefined): void {
  parentPort!.postMessage({ id, bytes } satisfies CompressAnswer, bytes ? [bytes.buffer] : []);
  // Given back at once instead of with the next collection.
  body.buffer.transfer(0);
}
