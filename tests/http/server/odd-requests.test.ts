/** Requests that are broken, slow or silent. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  // From here on the homepage comes from the cache.
  await site.get("/");
});
afterAll(() => site.close());

describe("requests that no browser sends", () => {
  const raw = (text: string) => {
    const { hostname, port } = new URL(site.address);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    return readAll(socket);
  };

  test.each([
    ["a broken escape", "GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    ["a NUL", "GET /a%00b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    ["another host's address", "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ])("%s gets a plain refusal with the headers of every answer", async (_what, text) => {
    const answer = await raw(text);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'self'/i);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(answer).toMatch(/\r\nstrict-transport-security: max-age=\d+/i);
    expect(answer).toMatch(/\r\nx-request-id: \S+\r\n/i);
    expect(answer).toMatch(/\r\n\r\n[A-Z][^\n]+\.$/);
    expect(answer).not.toMatch(/\.ts:|\.js:|node_modules/);
  });

  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["a header that never ends", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}`, 431],
    ["an address that never ends", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a host that is none", "GET /most-haunted HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["a host that is none, for a cached page", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["a host with a path", "GET / HTTP/1.1\r\nHost: x/y\r\nConnection: close\r\n\r\n", 400],
    ["a host with a name", "GET / HTTP/1.1\r\nHost: a@x\r\nConnection: close\r\n\r\n", 400],
    ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 400],
    ["two equal hosts", "GET /healthz HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
    ["a backslash", "GET /\\\\evil.example HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
    ["an expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n", 417],
    [
      "two lengths",
      "POST /api/submissions HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
      400,
    ],
    [
      "a length and chunks",
      "POST /api/submissions HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
  ])("%s is refused and the connection closed", async (_what, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/\.ts:|\.js:|node_modules/);
  });

  test("a tunnel is not opened", async () => {
    expect(await raw("CONNECT evil.example:25 HTTP/1.1\r\nHost: x\r\n\r\n")).toBe("");
  });

  test.each(["x", "x:80", "hauntway.test.", "127.0.0.1:3000", "[::1]:3000", "a_b.example", "xn--bcher-kva.example"])(
    "the host %s is one",
    async (host) => {
      expect(await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  test("HTTP/1.0 without a host is answered, as health checks ask", async () => {
    expect(await raw("GET /healthz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
  });

  test("the Host header is not reflected", async () => {
    const answer = await raw(
      "GET /no-such HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n",
    );
    expect(answer).not.toContain("evil.example");
  });
});

describe("slow and silent clients", () => {
  test("a body that does not come in time is refused, which is no error of ours", async () => {
    const patient = await startTestSite();
    patient.http.server.headersTimeout = 300;
    patient.http.server.requestTimeout = 300;
    const { hostname, port } = new URL(patient.address);
    const socket = connect(Number(port), hostname);
    socket.write("POST /api/submissions HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
    const answer = await readAll(socket);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    await patient.close();
    expect(patient.errors).toEqual([]);
    expect(patient.logged).toContainEqual(expect.objectContaining({ path: "/api/submissions", status: 499 }));
  });

  test("headers that do not come in time are refused, and who never spoke is left without a word", async () => {
    const patient = await startTestSite();
    patient.http.server.headersTimeout = 300;
    const { hostname, port } = new URL(patient.address);
    const silent = connect(Number(port), hostname);
    const slow = connect(Number(port), hostname);
    slow.write("GET /api/stats HTTP/1.1\r\nHo");
    const [nothing, answer] = await Promise.all([readAll(silent), readAll(slow)]);
    expect(nothing).toBe("");
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    await patient.close();
  });

  test("a connection that never asked for anything does not hold up the goodbye", async () => {
    const leaving = await startTestSite();
    const { hostname, port } = new URL(leaving.address);
    const arrived = once(leaving.http.server, "connection");
    const silent = readAll(connect(Number(port), hostname));
    await arrived;
    await leaving.close();
    expect(await silent).toBe("");
    expect(leaving.warnings).toEqual([]);
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});

function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
