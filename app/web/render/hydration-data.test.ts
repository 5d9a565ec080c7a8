import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hydrationScripts, readText } from "./hydration-data.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import { partsOfPage } from "./page-parts.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
const scriptsOf = (html: string) => [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];

describe("the data of a page", () => {
  test("cannot end its own block, and reads the same after it", () => {
    const told = [{ _1: 2 }, "story", "</script><script>alert(1)</script> <!-- a & b"];
    const [block, script, ...more] = scriptsOf(hydrationScripts(`${JSON.stringify(told)}\n`));
    expect(more).toEqual([]);
    expect(JSON.parse(block![2]!)).toEqual(told);
    expect(script![2]).not.toContain("alert");
  });

  test("is handed over by a script that is the same on every page", () => {
    const [one, other] = ["[1]\n", "[2]\n"].map((text) => inlineScriptHashes(hydrationScripts(text)));
    expect(one).toHaveLength(1);
    expect(one).toEqual(other);
  });

  test("is read whole, whatever its pieces split", async () => {
    const bytes = new TextEncoder().encode("Pfälzer Straße 👻");
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readText(stream)).toBe("Pfälzer Straße 👻");
  });
});

describe("the hashes of inline scripts", () => {
  test("name what runs and nothing else, each once", () => {
    const html = `<head><script type="application/ld+json">{"a":1}</script></head><script>one()</script>
      <script src="/x.js"></script><script type="module" async="">two()</script><script>one()</script>
      <script type="application/json">[]</script>`;
    expect(inlineScriptHashes(html, "<script>three()</script>")).toEqual(["one()", "two()", "three()"].map(sha256));
  });

  test("a script inside the content gets none, whatever it closes", () => {
    const page = "<main><p><script>evil()</script></p></main><script>evil()</script></main><script>ours()</script>";
    expect(inlineScriptHashes(partsOfPage(page).end)).toEqual([sha256("ours()")]);
  });
});
