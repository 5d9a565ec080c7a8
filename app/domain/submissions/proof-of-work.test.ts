import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isProof, sha256, solveProof } from "./proof-of-work.ts";

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, "0")).join("");

describe("proof of work", () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000])("its digest of %i characters is SHA-256", (length) => {
    const text = "aé☾".repeat(length).slice(0, length);
    expect(hex(sha256(text))).toBe(createHash("sha256").update(text).digest("hex"));
  });

  test("a solution fits its challenge and no other", async () => {
    const solution = await solveProof("moon", 10, async () => {});
    expect(isProof("moon", solution, 10)).toBe(true);
    expect(isProof("moon", solution, 32)).toBe(false);
    expect(isProof("sun", solution, 24)).toBe(false);
  });

  test.each(["", "-1", "1e3", "9".repeat(13), "abc"])("%j is no solution", (solution) => {
    expect(isProof("moon", solution, 0)).toBe(false);
  });
});
