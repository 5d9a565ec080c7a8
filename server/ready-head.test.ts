import { once } from "node:events";
import { createServer, type RequestListener, type Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { KEEP_ALIVE_MS, ReadyHead } from "./ready-head.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";

const BODY = Buffer.from("A lady in white walks the stairs.");
const HEADERS = [
  "content-type",
  "text/html; charset=utf-8",
  "x-name",
  "Ca\u00f1on",
  "content-length",
  String(BODY.length),
];

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** All that comes back for these words on one connection, without the date. Where it stays open, the last answer is whole then. */
async function bytesFor(listener: RequestListener, words: string): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("latin1");
  socket.write(words);
  // One that ends the connection, so that nothing is waited for.
  socket.write("GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  let all = "";
  for await (const chunk of socket) all += chunk;
  expect(all).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
  return all.replace(/Date: [^\r]+/g, "Date: now");
}

const get = (more = "") => `GET / HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

/** What it sends once Node has written it for somebody else. */
function sender(status = 200): RequestListener {
  const head = new ReadyHead(status, HEADERS);
  let isFirst = true;
  return (req, res) => {
    if (isFirst) head.send(req, new ServerResponse(req), BODY, "a-0");
    isFirst = false;
    head.send(req, res, BODY, "a-1");
  };
}

describe("a head that is ready", () => {
  test.each([
    ["one request", get()],
    ["three at once", get() + get() + get()],
    ["without the body", `HEAD / HTTP/1.1\r\nHost: a\r\n\r\n${get()}`],
    ["the last of a connection", get("Connection: close\r\n")],
    ["an old client", "GET / HTTP/1.0\r\n\r\n"],
    ["an old client that stays", `GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${get()}`],
    ["a connection that the server wants to end", get("X-Drain: 1\r\n")],
    ["a form", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na=b"],
  ])("is sent as Node would send it: %s", async (_what, words) => {
    const answers = (send: RequestListener): RequestListener => {
      return (req, res) => {
        if (req.headers["x-drain"]) res.setHeader("connection", "close");
        send(req, res);
      };
    };
    const ready = await bytesFor(answers(sender()), words);
    const usual = await bytesFor(
      answers((req, res) => {
        res.writeHead(200, [...HEADERS, REQUEST_ID_HEADER, "a-1"]);
        res.end(req.method === "HEAD" ? undefined : BODY);
      }),
      words,
    );
    expect(ready).toBe(usual);
  });

  test("goes out without Node's writing one, once Node has written it and where the connection stays open", async () => {
    const head = new ReadyHead(200, HEADERS);
    const written: boolean[] = [];
    await bytesFor(
      (req, res) => {
        const write = vi.spyOn(res, "writeHead");
        head.send(req, res, BODY, "a-1");
        written.push(write.mock.calls.length > 0);
      },
      get() + get() + get(),
    );
    expect(written).toEqual([true, false, false, true]);
  });

  test("of an answer that is not 200 says so", async () => {
    const all = await bytesFor(sender(404), get());
    expect(all.match(/HTTP\/1\.1 [^\r]+/g)).toEqual(["HTTP/1.1 404 Not Found", "HTTP/1.1 404 Not Found"]);
  });

  test.each([
    ["x-name", "a\r\nset-cookie: b"],
    ["x-name\r\nset-cookie", "b"],
    ["x-name", "\u{1f47b}"],
  ])("refuses what is no header, each time: %j", async (name, value) => {
    const head = new ReadyHead(200, [name, value]);
    const refused: unknown[] = [];
    await bytesFor((req, res) => {
      try {
        head.send(req, res, BODY, "a-1");
      } catch (error) {
        refused.push(error);
        res.end();
      }
    }, get());
    expect(refused).toHaveLength(2);
  });
});
