import { describe, expect, it } from "vitest";
import { compactPath, compactPaths } from "./compact-path.ts";

describe("compactPath", () => {
  it.each([
    ["M10 20L30 40L25 35z", "m10 20l20 20-5-5z"],
    ["M10 10h5v5h-5zM40 10h5v5h-5z", "m10 10h5v5h-5zm30 0h5v5h-5z"],
    ["M0 0 10 10 20 10", "m0 0l10 10 10 0"],
    ["M100 100A20 10 0 1 1 140 100", "m100 100a20 10 0 1 1 40 0"],
    ["M5 5Q10 0 15 5T25 5H0V0", "m5 5q5-5 10 0t10 0h-25v-5"],
    ["M1.5 2.25L2 3", "m1.5 2.3l0.5 0.7"],
    ["M0 0C1 1 2 2 3 3S5 5 6 6", "m0 0c1 1 2 2 3 3s2 2 3 3"],
  ])("writes %s as %s", (d, expected) => expect(compactPath(d)).toBe(expected));

  it("leaves alone what it does not understand", () => {
    expect(compactPath("M0 0X5")).toBe("M0 0X5");
    expect(compactPath("M0")).toBe("M0");
  });

  it("changes nothing that is already compact, and only paths", () => {
    const once = compactPaths('<path id="M0" d="M9 9L12 12"/>');
    expect(once).toBe('<path id="M0" d="m9 9l3 3"/>');
    expect(compactPaths(once)).toBe(once);
  });
});
