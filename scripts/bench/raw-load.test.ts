import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { sendRawLoad } from "./raw-load.ts";

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function loadOn(listener: RequestListener) {
  server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server!.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const targets = [{ port, path: "/page", pid: process.pid }];
  const [turns] = await sendRawLoad({ targets, connections: 4, turns: 1, seconds: 0.4 });
  return turns![0]!;
}

test.each([
  ["short", 20],
  ["empty", 0],
  ["longer than what is read at once", 3_000_000],
])("counts the answers that are whole: %s", async (_what, length) => {
  const body = Buffer.alloc(length, "ghost\r\n\r\n");
  const asked: (string | undefined)[] = [];
  const { requests, seconds, perSecond } = await loadOn((req, res) => {
    asked.push(`${req.method} ${req.url} ${req.headers["accept-encoding"]}`);
    // A head that grows, as with the number of the request in it.
    res.writeHead(200, { "content-length": length, "x-number": asked.length }).end(body);
  });
  expect(new Set(asked)).toEqual(new Set(["GET /page br"]));
  expect(requests).toBeGreaterThan(4);
  // Also those that were under way when the time was over.
  expect(requests).toBe(asked.length);
  expect(seconds).toBeGreaterThanOrEqual(0.39);
  expect(perSecond).toBeCloseTo(requests / seconds);
});

test("counts an answer whose head comes in pieces", async () => {
  const pieces = ["HTTP/1.1 2", "00 OK\r\ncontent-length: 5\r", "\n\r\ngh", "ost"];
  const { requests } = await loadOn(async ({ socket }) => {
    socket.setNoDelay(true);
    for (const piece of pieces) {
      socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  expect(requests).toBeGreaterThan(4);
});

test("several are asked in turns, one at a time, and each is first as often as the others", async () => {
  const body = Buffer.from("ghost");
  const seen: string[] = [];
  const busiest = { now: new Set<string>(), together: 0 };
  server = createServer(async (req, res) => {
    if (seen.at(-1) !== req.url) seen.push(req.url!);
    busiest.now.add(req.url!);
    busiest.together = Math.max(busiest.together, busiest.now.size);
    await new Promise((resolve) => setTimeout(resolve, 5));
    busiest.now.delete(req.url!);
    res.writeHead(200, { "content-length": body.length }).end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server!.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const targets = ["/one", "/other"].map((path) => ({ port, path, pid: process.pid }));
  const turns = await sendRawLoad({ targets, connections: 4, turns: 4, seconds: 0.1 });
  expect(turns.map((ofOne) => ofOne.length)).toEqual([4, 4]);
  // Two turns that follow each other look like one.
  expect(seen).toEqual(["/one", "/other", "/one", "/other", "/one"]);
  expect(busiest.together).toBe(1);
});

test("refuses answers that never end", async () => {
  let number = 0;
  const loading = loadOn((_req, res) => {
    res.writeHead(200, { "content-length": 5 }).write("gho");
    if (number++ < 20) res.end("st");
  });
  await expect(loading).rejects.toThrow("/page left 4 requests without a whole answer.");
});

const numbered = (answer: (number: number) => [status: number, body: string]): RequestListener => {
  let number = 0;
  return (_req, res) => {
    const [status, body] = answer(number++);
    res.writeHead(status, { "content-length": body.length }).end(body);
  };
};

test.each([
  ["the first", 0],
  ["a later one", 50],
])("refuses a 500: %s", async (_what, bad) => {
  const loading = loadOn(numbered((number) => [number < bad ? 200 : 500, "ghost"]));
  await expect(loading).rejects.toThrow('/page answered "HTTP/1.1 500 Internal Server Error" instead of 200.');
});

test.each(["gho", "ghost ship"])("refuses answers that are not as long as the others: %j", async (other) => {
  const loading = loadOn(numbered((number) => [200, number < 50 ? "ghost" : other]));
  await expect(loading).rejects.toThrow(`/page answered with ${other.length} bytes after 5 before.`);
});

test("refuses an answer that does not say how long it is", async () => {
  const loading = loadOn((_req, res) => void res.write("ghost"));
  await expect(loading).rejects.toThrow("/page answered without saying how long it is.");
});

test("refuses a server that hangs up, and one that never answers", async () => {
  await expect(loadOn((_req, res) => void res.socket!.end())).rejects.toThrow("the server closed a connection.");
  server!.close();
  await expect(loadOn(() => {})).rejects.toThrow(/^\/page sent no whole answer in [\d.]+ seconds\.$/);
});
