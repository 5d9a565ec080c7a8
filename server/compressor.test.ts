import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Compressor, compress } from "./compressor.ts";

const PAGE = Buffer.from("<p>The lady’s veil — é 👻</p>".repeat(2_000));

describe("compression on a thread of its own", () => {
  test("gives what can be expanded again, with both ways", async () => {
    expect(brotliDecompressSync(await compress(PAGE, "br", 5)).equals(PAGE)).toBe(true);
    expect(gunzipSync(await compress(PAGE, "gzip", 6)).equals(PAGE)).toBe(true);
  });

  test("leaves the body as it was", async () => {
    const body = Buffer.from(PAGE);
    await compress(body, "br", 4);
    expect(body.equals(PAGE)).toBe(true);
  });

  test("answers each of many at once with its own, also what hardly shrinks and what is nearly nothing", async () => {
    const bodies = Array.from({ length: 40 }, (_, i) =>
      Buffer.from(i % 2 ? `${i}`.repeat(1 + i * 900) : crypto.getRandomValues(new Uint8Array(1 + i * 1_500))),
    );
    const packed = await Promise.all(bodies.map((body) => compress(body, "br", 4)));
    for (const [i, body] of bodies.entries()) expect(brotliDecompressSync(packed[i]!).equals(body)).toBe(true);
  });

  test.each([2_000, 16 * 1024, 16 * 1024 + 1, 60_000])(
    "of a body of %i bytes it holds no more memory than the compressed form takes",
    async (length) => {
      const body = Buffer.alloc(length, PAGE);
      for (const encoding of ["br", "gzip"] as const) {
        const packed = await compress(body, encoding, 4);
        expect(packed.buffer.byteLength).toBe(packed.length);
        const expanded = encoding === "br" ? brotliDecompressSync(packed) : gunzipSync(packed);
        expect(expanded.equals(body)).toBe(true);
      }
    },
  );

  test("a page does not wait behind a list of all places that came before it", async () => {
    const long = Buffer.from(Array.from({ length: 400_000 }, (_, i) => `"${(i * 7_919) % 10_007}"`).join());
    const done: string[] = [];
    const [packed] = await Promise.all([
      compress(long, "br", 9).finally(() => done.push("list")),
      compress(PAGE, "br", 5).finally(() => done.push("page")),
    ]);
    expect(done).toEqual(["page", "list"]);
    expect(brotliDecompressSync(packed).equals(long)).toBe(true);
    expect(packed.buffer.byteLength).toBe(packed.length);
    expect(gunzipSync(await compress(long, "gzip", 1)).equals(long)).toBe(true);
  });

  test("nor does the list wait until no more pages come", async () => {
    const page = Buffer.from(Array.from({ length: 20_000 }, (_, i) => `<b>${(i * 7_919) % 10_007}</b>`).join(""));
    let isDone = false;
    const list = compress(Buffer.alloc(2_000_000, PAGE), "br", 5).finally(() => {
      isDone = true;
    });
    let pages = 0;
    const keepAsking = async () => {
      for (; !isDone && pages < 200; pages++) await compress(page, "br", 5);
    };
    await Promise.all(Array.from({ length: 20 }, keepAsking));
    expect(isDone).toBe(true);
    expect(brotliDecompressSync(await list).length).toBe(2_000_000);
  });

  test("says what cannot be done, and goes on", async () => {
    for (const body of [PAGE, Buffer.alloc(600_000, PAGE)])
      await expect(compress(body, "gzip", 99)).rejects.toThrow("level");
    expect(brotliDecompressSync(await compress(PAGE, "br", 1)).equals(PAGE)).toBe(true);
  });
});

describe("where the thread does not answer", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "hauntway-compressor-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ["at once", "process.exit(1)"],
    ["with a body", 'require("node:worker_threads").parentPort.on("message", () => { throw new Error("broken"); })'],
  ])("and ends %s, bodies are compressed here", async (when, code) => {
    const program = join(folder, `${when.replace(" ", "-")}.cjs`);
    writeFileSync(program, code);
    const compressor = new Compressor(program);
    for (let time = 0; time < 2; time++) {
      const packed = await Promise.all([1, 2, 3].map(() => compressor.compress(PAGE, "br", 4)));
      for (const one of packed) expect(brotliDecompressSync(one).equals(PAGE)).toBe(true);
    }
  });
});
