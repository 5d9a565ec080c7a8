import { describe, expect, test } from "vitest";
import { isProof } from "./proof-of-work.ts";
import { solveProof } from "./solve-proof.ts";

describe("proof of work", () => {
  test("a solution fits its challenge and no other", async () => {
    const solution = await solveProof("moon", 10);
    expect(isProof("moon", solution, 10)).toBe(true);
    expect(isProof("moon", solution, 32)).toBe(false);
    expect(isProof("sun", solution, 24)).toBe(false);
  });

  test.each(["", "-1", "1e3", "9".repeat(13), "abc"])("%j is no solution", (solution) => {
    expect(isProof("moon", solution, 0)).toBe(false);
  });
});
