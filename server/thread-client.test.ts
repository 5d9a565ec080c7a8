import { afterEach, expect, test, vi } from "vitest";
import { ThreadClient } from "./thread-client.ts";

const SERVE_THREAD = new URL("./serve-thread.ts", import.meta.url);
const PROGRAM = `
  import { serveThread } from "${SERVE_THREAD}";
  import { workerData } from "node:worker_threads";
  let count = 0;
  serveThread((request) => {
    count += 1;
    if (request === "throw") throw new Error("Not this one.");
    if (request === "crash") setImmediate(() => { throw new Error("Crashed."); });
    if (request === "hang") for (;;);
    return [workerData, request, count];
  });`;

const onExit = vi.fn();
const client = new ThreadClient<string, unknown>(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`), {
  workerData: "data",
  onExit,
});
afterEach(async () => {
  vi.useRealTimers();
  await client.close();
  onExit.mockClear();
});

test("each request gets its own answer, in order", async () => {
  const answers = ["a", "b", "c"].map((request) => client.request(request));
  expect(await Promise.all(answers)).toEqual([
    ["data", "a", 1],
    ["data", "b", 2],
    ["data", "c", 3],
  ]);
});

test("an error rejects its request; the thread goes on", async () => {
  await expect(client.request("throw")).rejects.toThrow("Not this one.");
  expect(await client.request("next")).toEqual(["data", "next", 2]);
  expect(onExit).not.toHaveBeenCalled();
});

test("after a crash the next request starts another thread", async () => {
  await client.request("crash");
  await vi.waitFor(() => expect(onExit).toHaveBeenCalledTimes(1));
  expect(await client.request("next")).toEqual(["data", "next", 1]);
});

test("a thread that hangs is terminated, and its requests fail", async () => {
  await client.request("first");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hanging = expect(client.request("hang")).rejects.toThrow("ended");
  const waiting = expect(client.request("next")).rejects.toThrow("ended");
  vi.runAllTimers();
  vi.useRealTimers();
  await Promise.all([hanging, waiting]);
  expect(await client.request("next")).toEqual(["data", "next", 1]);
});
