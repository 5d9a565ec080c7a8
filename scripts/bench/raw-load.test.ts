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
  return sendRawLoad({ port, path: "/page", connections: 4, seconds: 0.4 });
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
  expect(requests).toBeLessThanOrEqual(asked.length);
  // One of each connection may be under way when the time is over.
  expect(asked.length - requests).toBeLessThanOrEqual(4);
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
  await expect(loadOn(() => {})).rejects.toThrow("/page sent no whole answer in 0.4 seconds.");
});
