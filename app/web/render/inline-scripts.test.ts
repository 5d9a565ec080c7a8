import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inlineScriptHashes } from "./inline-scripts.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

describe("the hashes of inline scripts", () => {
  test("name what runs and nothing else, each once", () => {
    const html = `<head><script type="application/ld+json">{"a":1}</script></head><script>one()</script>
      <script src="/x.js"></script><script type="module" async="">two()</script><script>one()</script>
      <script type="application/json">[]</script><script>three()</script>`;
    expect(inlineScriptHashes(html)).toEqual(["one()", "two()", "three()"].map(sha256));
  });

  test("a script inside the content gets none, whatever it closes", () => {
    const page = "<main><p><script>evil()</script></p></main><script>evil()</script></main><script>ours()</script>";
    expect(inlineScriptHashes(page)).toEqual([sha256("ours()")]);
  });
});
